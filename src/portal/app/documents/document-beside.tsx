import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import '../playground/playground.css';
import { loadDocument } from '../api';
import { EvidencePanel } from '../evidence/evidence-panel';
import { usePictures, type KeptDocument } from '../evidence/use-pictures';
import { Loading } from '../parts/states';
import { Findings } from '../playground/findings';

interface DocumentBesideProps {
  document: KeptDocument & { text: string | null };
  /** Path of the document's content. */
  contentPath: string;
  groups: ComponentProps<typeof Findings>['groups'];
  /** Accessible name of the document with what is said about it; none where the page is about it. */
  label?: string;
  /** Above the document. */
  aboutDocument: ReactNode;
  /** Above the values. */
  aboutValues: ReactNode;
}

/** A document beside its values: choosing a value marks its words, and the other way round. */
export function DocumentBeside(props: DocumentBesideProps) {
  const { document, contentPath, groups, label, aboutDocument, aboutValues } = props;
  const load = useCallback(() => loadDocument(contentPath), [contentPath]);
  const pictures = usePictures(document, load);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = useCallback((id: string | null) => {
    setChosen(id);
    if (id === null) return;
    window.document.querySelector(`[data-finding="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="resume-beside">
      <section aria-label={label}>
        {aboutDocument}
        {pictures === null ? (
          <Loading what="the pages" rows={6} />
        ) : (
          <EvidencePanel
            pictures={pictures}
            text={document.text}
            values={groups.flatMap((group) => group.findings)}
            chosen={chosen}
            choose={choose}
          />
        )}
      </section>
      <section aria-label="Values" className="resume-values">
        {aboutValues}
        <Findings groups={groups} chosen={chosen} choose={setChosen} heading="h2" />
      </section>
    </div>
  );
}
