import type { components } from '@tenure/client';
import { Button } from '@mantine/core';
import { percent } from '../format';
import { RelativeTime } from '../parts/relative-time';
import { ActionFailed, Failed, Loading } from '../parts/states';
import { useRecordView } from '../records/record-view';
import { usePages } from '../use-pages';
import { Tag } from '../parts/tag';
import { OUTCOME_LABELS, REASON_LABELS } from './decision-labels';

type HistoryPage = components['schemas']['MatchHistory'];
type Entry = HistoryPage['entries'][number];

const KIND_LABELS: Record<NonNullable<Entry['score']>['kind'], string> = {
  match: 'Scored',
  rescore: 'Scored again after a change of the records',
  rank: 'Scored in a ranking',
  forecast: 'Retention forecast',
};

/** Scores as they were given out and decisions, newest first. `version` changes with a new entry. */
export function MatchHistory({ matchId, version }: { matchId: string; version: string }) {
  return <Entries key={version} matchId={matchId} />;
}

function Entries({ matchId }: { matchId: string }) {
  const view = useRecordView();
  const { first, all, hasMore, more } = usePages<HistoryPage>((cursor) =>
    view.path(`matches/${matchId}/history`, { cursor }),
  );
  const entries = all.flatMap((page) => page.entries);
  return (
    <>
      {first.error && <Failed error={first.error} retry={first.reload} what="the history" />}
      {first.loading && <Loading what="the history" rows={3} />}
      {first.data && entries.length === 0 && <p className="quiet">No scores and no decisions are kept.</p>}
      <ol className="history">
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.score && <ScoreEntry score={entry.score} />}
            {entry.decision && <DecisionEntry decision={entry.decision} />}
            <small>
              <RelativeTime at={entry.at} />
              {entry.decision && ` · ${entry.decision.decidedBy ?? 'the other tenant'}`}
              {entry.score && ` · model ${entry.score.modelVersion}`}
            </small>
          </li>
        ))}
      </ol>
      <ActionFailed error={more.error} />
      {hasMore && (
        <Button variant="default" onClick={() => void more.run()} loading={more.busy}>
          Show older
        </Button>
      )}
    </>
  );
}

function ScoreEntry({ score }: { score: NonNullable<Entry['score']> }) {
  return (
    <p>
      <strong>{KIND_LABELS[score.kind]}</strong>
      {score.finalScore !== null && `: ${score.finalScore.toFixed(1)} of 100`}
      {score.ranking && `, rank ${score.ranking.rank} of ${score.ranking.poolSize}`}
      {`, 90-day retention ${percent(score.forecast.probability90d)}`}
    </p>
  );
}

function DecisionEntry({ decision }: { decision: NonNullable<Entry['decision']> }) {
  return (
    <>
      <p>
        <strong>{OUTCOME_LABELS[decision.outcome]}</strong>:{' '}
        {REASON_LABELS[decision.reasonCode].toLowerCase()}{' '}
        {decision.withdrawnAt !== null && <Tag tone="neutral">Withdrawn</Tag>}
      </p>
      {decision.withdrawnAt !== null && (
        <small>
          Withdrawn <RelativeTime at={decision.withdrawnAt} />
          {decision.withdrawnBy !== null && ` by ${decision.withdrawnBy}`}
        </small>
      )}
      {decision.reason !== null && <p className="stranger-words">{decision.reason}</p>}
    </>
  );
}
