import { useState } from 'react';
import { Link } from 'wouter';
import { RelativeTime } from '../parts/relative-time';
import { Tag } from '../parts/tag';
import {
  namelessName,
  nameOf,
  matchAddress,
  placeOf,
  recordsPath,
  type CandidatePage,
  type ListedCandidate,
  type SandboxData,
  type SharedRecord,
} from '../sandbox-records';
import { usePages } from '../use-pages';
import { CandidateFacts, type CandidateDetail } from './candidate-facts';
import { RecordDialog } from './record-dialog';
import { RecordList } from './record-list';
import { RecordSearch } from './record-search';
import { SharedCandidateDialog } from './shared-dialog';

/** Lists the tenant's own candidates by name, and shared candidates without names. */
export function CandidatesList({ data }: { data: SandboxData }) {
  const [q, setQ] = useState('');
  const pages = usePages<CandidatePage>((cursor) => recordsPath('candidates', { data, q, cursor }));
  const [opened, setOpened] = useState<ListedCandidate | null>(null);
  const [openedShared, setOpenedShared] = useState<SharedRecord | null>(null);
  const rows = pages.all.flatMap((page) => [
    ...page.candidates.map((each) => (
      <Row key={each.candidateId} candidate={each} open={() => setOpened(each)} />
    )),
    ...page.shared.map((each) => (
      <SharedRow key={each.id} shared={each} open={() => setOpenedShared(each)} />
    )),
  ]);
  return (
    <>
      <RecordSearch label="Name, email or phone" find={setQ} />
      <RecordList
        what="candidates"
        pages={pages}
        rows={rows}
        columns={['Candidate', 'Location', 'Skills', 'Status', 'Updated']}
        empty={
          q === ''
            ? {
                title: 'No candidates yet',
                advice: (
                  <>
                    Sync candidates with a test key (<a href="/docs/sync-candidates">guide</a>), or match a
                    resume in the <Link href="/developers/playground">playground</Link>.
                  </>
                ),
              }
            : {
                title: 'No candidates found',
                advice: 'Each search term must match the start of a name, email or phone number.',
              }
        }
      />
      {opened && (
        <RecordDialog<{ own: CandidateDetail }>
          title={nameOf(opened)}
          what="the candidate"
          path={`/records/candidates/${opened.candidateId}?data=${data}`}
          call={{
            path: '/api/v1/candidates/{candidateId}',
            parameters: { candidateId: opened.candidateId },
            headers: { 'Sandbox-Tenant': data },
          }}
          match={matchAddress({ data, candidate: opened.candidateId })}
          close={() => setOpened(null)}
          show={({ own }) => <CandidateFacts candidate={own} />}
          answer={({ own }) => own}
        />
      )}
      {openedShared && <SharedCandidateDialog shared={openedShared} close={() => setOpenedShared(null)} />}
    </>
  );
}

function Row({ candidate, open }: { candidate: ListedCandidate; open: () => void }) {
  return (
    <tr>
      <th scope="row">
        <button type="button" className="link name" onClick={open}>
          {nameOf(candidate)}
        </button>
        {candidate.externalId !== null && <small>{candidate.externalId}</small>}
      </th>
      <td data-label="Location">{placeOf(candidate) || '–'}</td>
      <td data-label="Skills" className="figure">
        {candidate.skillsCount}
      </td>
      <td data-label="Status">
        <Tag tone={candidate.status === 'active' ? 'good' : 'neutral'}>{candidate.status}</Tag>
      </td>
      <td data-label="Updated">
        <RelativeTime at={candidate.updatedAt} />
      </td>
    </tr>
  );
}

function SharedRow({ shared, open }: { shared: SharedRecord; open: () => void }) {
  return (
    <tr>
      <th scope="row">
        <button type="button" className="link name" onClick={open}>
          {namelessName(shared.id)}
        </button>
        <small>Shared by an organization, anonymized</small>
      </th>
      <td data-label="Location">{placeOf(shared) || '–'}</td>
      <td data-label="Skills">–</td>
      <td data-label="Status">
        <Tag tone="accent">{shared.status}</Tag>
      </td>
      <td data-label="Updated">
        <RelativeTime at={shared.updatedAt} />
      </td>
    </tr>
  );
}
