import { useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import '../playground/playground.css';
import { loadDocument } from '../api';
import { EvidencePanel } from '../evidence/evidence-panel';
import { usePictures } from '../evidence/use-pictures';
import { RelativeTime } from '../parts/relative-time';
import { Failed, Loading } from '../parts/states';
import { Findings } from '../playground/findings';
import type { CandidateDetail } from '../records/candidate-facts';
import { useRecordView } from '../records/record-view';
import { useResource } from '../use-resource';
import { recordGroups, type RecordEvidence } from './record-findings';

interface CandidateResume {
  state: 'none' | 'not_stored' | 'deleted' | 'stored';
  parseId: string | null;
  fileName: string | null;
  documentType: string | null;
  text: string | null;
  parsedAt: string | null;
  evidence: RecordEvidence[];
}

const MISSING: Record<Exclude<CandidateResume['state'], 'stored'>, { title: string; text: string }> = {
  none: {
    title: 'No document',
    text: 'This candidate was pushed without a document. The record has what your system sent.',
  },
  not_stored: {
    title: 'The document is not stored',
    text: 'The record was read from a note, or from a resume of which no text was kept.',
  },
  deleted: {
    title: 'The document was deleted',
    text: 'The record was parsed from a document. Results of parses, with their texts, are deleted after 72 hours.',
  },
};

/** The document from which a record was parsed beside its values: choosing one marks its words, and the other way round. */
export function ResumeBeside({ candidate }: { candidate: CandidateDetail }) {
  const view = useRecordView();
  const path = `candidates/${candidate.candidateId}/resume`;
  const resume = useResource<CandidateResume>(view.path(path));
  if (resume.error) return <Failed error={resume.error} retry={resume.reload} what="the resume" />;
  if (!resume.data) return <Loading what="the resume" rows={6} />;
  const { state } = resume.data;
  if (state === 'stored') {
    return (
      <StoredResume candidate={candidate} resume={resume.data} documentPath={view.path(`${path}/document`)} />
    );
  }
  return (
    <div className="panel resume-missing" role="note">
      <h2>{MISSING[state].title}</h2>
      <p className="quiet">{MISSING[state].text}</p>
    </div>
  );
}

function StoredResume(props: { candidate: CandidateDetail; resume: CandidateResume; documentPath: string }) {
  const { candidate, resume, documentPath } = props;
  const view = useRecordView();
  const load = useCallback(() => loadDocument(documentPath), [documentPath]);
  const pictures = usePictures(resume, load);
  const groups = useMemo(() => recordGroups(candidate, resume.evidence), [candidate, resume.evidence]);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = useCallback((id: string | null) => {
    setChosen(id);
    if (id === null) return;
    document.querySelector(`[data-finding="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="resume-beside">
      <section aria-label="Resume document">
        <p className="quiet">
          {resume.fileName ?? (resume.documentType === null ? 'Resume' : 'Document')}, parsed{' '}
          <RelativeTime at={resume.parsedAt} />.
          {resume.documentType === null && ' No pages are stored; this is the text that was read.'}{' '}
          {resume.parseId !== null && (
            <Link href={view.page(`documents/${resume.parseId}`)}>Open the document</Link>
          )}
        </p>
        {pictures === null ? (
          <Loading what="the pages" rows={6} />
        ) : (
          <EvidencePanel
            pictures={pictures}
            text={resume.text}
            values={groups.flatMap((group) => group.findings)}
            chosen={chosen}
            choose={choose}
          />
        )}
      </section>
      <section aria-label="Values" className="resume-values">
        <p className="quiet">Choose a value to see its words in the document.</p>
        <Findings groups={groups} chosen={chosen} choose={setChosen} heading="h2" />
      </section>
    </div>
  );
}
