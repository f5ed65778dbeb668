import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { callPortal } from '../api';
import { RelativeTime } from '../parts/relative-time';
import { ActionFailed, Empty, Failed, Loading } from '../parts/states';
import { useRecordView } from '../records/record-view';
import { namelessName } from '../sandbox-records';
import { useSession } from '../session';
import { useAction, useResource } from '../use-resource';

interface Decided {
  merges: {
    candidateId: string;
    candidateName: string | null;
    mergedCandidateId: string;
    mergedExternalId: string | null;
    mergedAt: string;
  }[];
  distinct: {
    candidateId: string;
    candidateName: string | null;
    otherCandidateId: string;
    otherName: string | null;
    decidedBy: string | null;
    decidedAt: string;
  }[];
}

interface DecidedRow {
  id: string;
  candidateId: string;
  name: string;
  what: string;
  note: string | null;
  at: string;
  undo: string;
}

/** Merges and pairs of different people, each of which can be undone. */
export function DecidedPairs() {
  const view = useRecordView();
  const { user } = useSession();
  const decided = useResource<Decided>(view.path('duplicates/decided'));
  const undo = useAction(async (path: string) => {
    await callPortal('DELETE', view.path(path));
    decided.reload();
  });
  const rows = decided.data ? rowsOf(decided.data) : [];
  return (
    <>
      <ActionFailed error={undo.error} />
      {decided.error && <Failed error={decided.error} retry={decided.reload} what="the decisions" />}
      {decided.loading && <Loading what="the decisions" />}
      {decided.data && rows.length === 0 && (
        <Empty title="Nothing decided yet">Merges and pairs of different people appear here.</Empty>
      )}
      {rows.length > 0 && (
        <div className="panel flush">
          <table className="stacking">
            <caption className="hidden">Decided pairs, newest first</caption>
            <thead>
              <tr>
                <th scope="col">Candidate</th>
                <th scope="col">Decision</th>
                <th scope="col">Time</th>
                {user.decider && <th scope="col">Actions</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <Link href={view.page(`candidates/${row.candidateId}`)} className="name">
                      {row.name}
                    </Link>
                  </th>
                  <td data-label="Decision">
                    <span>
                      {row.what}
                      {row.note !== null && <small>{row.note}</small>}
                    </span>
                  </td>
                  <td data-label="Time">
                    <RelativeTime at={row.at} />
                  </td>
                  {user.decider && (
                    <td data-label="Actions">
                      <Button
                        variant="default"
                        size="compact-sm"
                        aria-label={`Undo: ${row.what}, ${row.name}`}
                        onClick={() => void undo.run(row.undo)}
                      >
                        Undo
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function rowsOf({ merges, distinct }: Decided): DecidedRow[] {
  const rows = [
    ...merges.map((merge): DecidedRow => {
      return {
        id: merge.mergedCandidateId,
        candidateId: merge.candidateId,
        name: merge.candidateName ?? namelessName(merge.candidateId),
        what: 'Merged with another record',
        note: merge.mergedExternalId,
        at: merge.mergedAt,
        undo: `candidates/${merge.candidateId}/merges/${merge.mergedCandidateId}`,
      };
    }),
    ...distinct.map((pair): DecidedRow => {
      return {
        id: `${pair.candidateId} ${pair.otherCandidateId}`,
        candidateId: pair.candidateId,
        name: pair.candidateName ?? namelessName(pair.candidateId),
        what: `Not the same person as ${pair.otherName ?? namelessName(pair.otherCandidateId)}`,
        note: pair.decidedBy,
        at: pair.decidedAt,
        undo: `candidates/${pair.candidateId}/distinct/${pair.otherCandidateId}`,
      };
    }),
  ];
  return rows.sort((a, b) => (a.at < b.at ? 1 : -1));
}
