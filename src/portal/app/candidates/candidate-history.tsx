import { Link } from 'wouter';
import { OUTCOME_LABELS, REASON_LABELS } from '../matches/decision-labels';
import { RelativeTime } from '../parts/relative-time';
import { Tag } from '../parts/tag';
import { Failed, Loading } from '../parts/states';
import { useRecordView } from '../records/record-view';
import type { Resource } from '../use-resource';

export interface CandidateHistory {
  entries: {
    at: string;
    by: string | null;
    decision: {
      matchId: string;
      jobTitle: string | null;
      outcome: keyof typeof OUTCOME_LABELS;
      reasonCode: keyof typeof REASON_LABELS;
      reason: string | null;
      withdrawnAt: string | null;
    } | null;
    action: string | null;
  }[];
  sharedWith: string[];
}

const ACTION_LABELS: Record<string, string> = {
  'candidate.opened': 'Opened the record',
  'candidate.document_opened': 'Opened the resume',
  'candidate.merged': 'Merged another record into this one',
  'candidate.unmerged': 'Undid a merge',
  'candidate.exported': 'Exported the data for the candidate',
  'candidate.declared_distinct': 'Declared another record to be of another person',
  'candidate.distinct_withdrawn': 'Put a pair back into the duplicates',
};

/** Decisions about the candidate and actions on the record, newest first. */
export function CandidateHistoryList({ history }: { history: Resource<CandidateHistory> }) {
  const view = useRecordView();
  if (history.error) return <Failed error={history.error} retry={history.reload} what="the history" />;
  if (!history.data) return <Loading what="the history" rows={3} />;
  if (history.data.entries.length === 0)
    return <p className="quiet">No decisions and no actions on the record yet.</p>;
  return (
    <ol className="history">
      {history.data.entries.map((entry, index) => (
        <li key={index}>
          <p>
            {entry.decision ? (
              <>
                <strong>{OUTCOME_LABELS[entry.decision.outcome]}</strong> for{' '}
                <Link href={view.page(`matches/${entry.decision.matchId}`)}>
                  {entry.decision.jobTitle ?? 'a job'}
                </Link>
                : {REASON_LABELS[entry.decision.reasonCode].toLowerCase()}{' '}
                {entry.decision.withdrawnAt !== null && <Tag tone="neutral">Withdrawn</Tag>}
              </>
            ) : (
              <strong>{ACTION_LABELS[entry.action ?? ''] ?? entry.action}</strong>
            )}
          </p>
          {entry.decision?.reason && <p className="stranger-words">{entry.decision.reason}</p>}
          <small>
            <RelativeTime at={entry.at} /> · {entry.by ?? 'a program'}
          </small>
        </li>
      ))}
    </ol>
  );
}
