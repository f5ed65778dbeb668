import { useMemo } from 'react';
import { Link } from 'wouter';
import { DocumentBeside } from '../documents/document-beside';
import { RelativeTime } from '../parts/relative-time';
import { Failed, Loading } from '../parts/states';
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
  const groups = useMemo(() => recordGroups(candidate, resume.evidence), [candidate, resume.evidence]);
  return (
    <DocumentBeside
      document={resume}
      contentPath={documentPath}
      groups={groups}
      label="Resume document"
      aboutDocument={
        <p className="quiet">
          {resume.fileName ?? (resume.documentType === null ? 'Resume' : 'Document')}, parsed{' '}
          <RelativeTime at={resume.parsedAt} />.
          {resume.documentType === null && ' No pages are stored; this is the text that was read.'}{' '}
          {resume.parseId !== null && (
            <Link href={view.page(`documents/${resume.parseId}`)}>Open the document</Link>
          )}
        </p>
      }
      aboutValues={<p className="quiet">Choose a value to see its words in the document.</p>}
    />
  );
}
