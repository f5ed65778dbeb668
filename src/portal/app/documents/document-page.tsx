import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { callPortal } from '../api';
import { dateTime } from '../format';
import { Dialog } from '../parts/dialog';
import { ActionFailed, Empty, Failed, Loading } from '../parts/states';
import { ParseNotes } from '../playground/parse-notes';
import { postingGroups } from '../playground/posting-findings';
import { resumeGroups } from '../playground/resume-findings';
import type { ParsedPosting, ParsedResume } from '../playground/types';
import { useRecordView } from '../records/record-view';
import { RecordsPage } from '../records/records-page';
import { useIsDecider } from '../session';
import { useAction, useResource } from '../use-resource';
import { DocumentBeside } from './document-beside';

interface PortalDocument {
  parseId: string;
  form: 'resume' | 'job_description';
  state: 'reading' | 'failed' | 'deleted' | 'stored';
  receivedAt: string;
  expiresAt: string;
  wasPushed: boolean;
  progress: { done: number; total: number } | null;
  error: { code: string; message: string } | null;
  fileName: string | null;
  documentType: string | null;
  text: string | null;
  result: ParsedResume | ParsedPosting | null;
  candidates: { candidateId: string; name: string }[];
}

const REFRESH_MS = 2_000;
const FORM_NAMES = { resume: 'Resume', job_description: 'Posting' } as const;

/** One document: its pages or text with the words of each value, what was read, and what was made from it. */
export default function DocumentPage() {
  const { parseId = '' } = useParams();
  const view = useRecordView();
  const path = `documents/${parseId}`;
  const [isReading, setIsReading] = useState(false);
  const loaded = useResource<PortalDocument>(view.path(path), isReading ? REFRESH_MS : undefined);
  const document = loaded.data;
  const reads = document?.state === 'reading';
  if (reads !== isReading && document) setIsReading(reads);
  return (
    <RecordsPage
      title={document ? (document.fileName ?? FORM_NAMES[document.form]) : 'Document'}
      lead={document && <Lead document={document} />}
      parents={[{ href: view.page('candidates'), label: 'Candidates' }]}
    >
      {loaded.error && <Failed error={loaded.error} retry={loaded.reload} what="the document" />}
      {loaded.loading && <Loading what="the document" rows={6} />}
      {document && <State document={document} reload={loaded.reload} />}
    </RecordsPage>
  );
}

function Lead({ document }: { document: PortalDocument }) {
  const { form, receivedAt, expiresAt, state, wasPushed } = document;
  return (
    <>
      {FORM_NAMES[form]}, {wasPushed ? 'sent with a candidate' : 'received'} {dateTime(receivedAt)}
      {state === 'stored' && ` · kept until ${dateTime(expiresAt)}`}
    </>
  );
}

function State({ document, reload }: { document: PortalDocument; reload: () => void }) {
  const { state, progress, error, result } = document;
  if (state === 'reading') {
    const pages = progress && progress.total > 0 && `Page ${progress.done + 1} of ${progress.total}. `;
    return (
      <Empty title="The document is being read">
        <span role="status">{pages}This page shows the result as soon as it is there.</span>
      </Empty>
    );
  }
  return (
    <>
      {state === 'failed' && (
        <Empty title="The document could not be read">
          {error && (
            <>
              {error.message} <a href={`/errors/${error.code}`}>{error.code}</a>
            </>
          )}
        </Empty>
      )}
      {state === 'deleted' && (
        <Empty title="The document is no longer stored">
          Documents and what was read from them are deleted after 72 hours, with their candidate, or by a
          person. Records that were made from them stay.
        </Empty>
      )}
      <MadeFrom document={document} />
      {state === 'stored' && result && <Stored document={document} result={result} reload={reload} />}
    </>
  );
}

function MadeFrom({ document: { form, candidates, state } }: { document: PortalDocument }) {
  const view = useRecordView();
  if (form !== 'resume' || state === 'failed') return null;
  return (
    <section className="panel" aria-labelledby="made-from">
      <h2 id="made-from">Candidates</h2>
      {candidates.length === 0 ? (
        <p className="quiet">No candidate was made from this document.</p>
      ) : (
        <ul className="plain-list">
          {candidates.map(({ candidateId, name }) => (
            <li key={candidateId}>
              <Link href={view.page(`candidates/${candidateId}`)}>{name || `Candidate ${candidateId}`}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Stored(props: {
  document: PortalDocument;
  result: NonNullable<PortalDocument['result']>;
  reload: () => void;
}) {
  const { document, result, reload } = props;
  const view = useRecordView();
  const groups = useMemo(
    () =>
      document.form === 'resume'
        ? resumeGroups(result as ParsedResume)
        : postingGroups(result as ParsedPosting),
    [document.form, result],
  );
  return (
    <>
      <Actions document={document} reload={reload} />
      <DocumentBeside
        document={document}
        contentPath={view.path(`documents/${document.parseId}/content`)}
        groups={groups}
        aboutDocument={<Missing document={document} />}
        aboutValues={result.meta && <ParseNotes meta={result.meta} />}
      />
    </>
  );
}

function Missing({ document: { documentType, text } }: { document: PortalDocument }) {
  if (documentType !== null) return null;
  return (
    <p className="quiet" role="note">
      {text === null
        ? 'Neither pages nor text are stored: the call did not include review or rawText.'
        : 'No pages are stored. This is the text that was read.'}
    </p>
  );
}

function Actions({ document, reload }: { document: PortalDocument; reload: () => void }) {
  const view = useRecordView();
  const canDecide = useIsDecider();
  const [asks, setAsks] = useState(false);
  const path = view.path(`documents/${document.parseId}`);
  const review = useAction(async () => {
    const { url } = await callPortal<{ url: string }>(
      'POST',
      view.path(`documents/${document.parseId}/review`),
    );
    location.assign(url);
  });
  const remove = useAction(async () => {
    await callPortal('DELETE', path);
    setAsks(false);
    reload();
  });
  if (!canDecide) return null;
  return (
    <div className="document-actions">
      <Button loading={review.busy} onClick={() => void review.run()}>
        Review
      </Button>
      <Button variant="default" onClick={() => setAsks(true)}>
        Delete
      </Button>
      <ActionFailed error={review.error} />
      {asks && (
        <Dialog title="Delete the document?" onClose={() => setAsks(false)}>
          <p>
            The document and what was read from it are deleted at once. Candidates that were made from it
            stay, without a document beside them.
          </p>
          <ActionFailed error={remove.error} />
          <div className="dialog-actions">
            <Button variant="default" onClick={() => setAsks(false)}>
              Keep
            </Button>
            <Button color="red" loading={remove.busy} onClick={() => void remove.run()}>
              Delete
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
