import { Button } from '@mantine/core';
import { Link, useLocation } from 'wouter';
import { useRecordView } from '../records/record-view';
import { useAction } from '../use-resource';
import { matchOfPair } from './match-of-pair';
import type { RankedCandidate } from './ranking';

/** Opens the match of a ranked pair, which is scored first if the pair has none. */
export function OpenMatch(props: {
  candidate: RankedCandidate;
  /** Name that no other candidate of the ranking has. */
  name: string;
  jobId: string;
  canCreate: boolean;
}) {
  const { candidate, name, jobId, canCreate } = props;
  const view = useRecordView();
  const [, navigate] = useLocation();
  const open = useAction(async () => {
    const matchId = await matchOfPair(candidate, jobId, view.path('matches'));
    navigate(view.page(`matches/${matchId}`));
  });
  const label = `Open match of ${name}`;
  if (candidate.match) {
    return (
      <Button
        component={Link}
        variant="default"
        size="compact-sm"
        href={view.page(`matches/${candidate.match.matchId}`)}
        aria-label={label}
      >
        Open match
      </Button>
    );
  }
  if (!canCreate || candidate.candidateId === null) return <span className="quiet">None</span>;
  return (
    <span>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={label}
        loading={open.busy}
        onClick={() => void open.run()}
      >
        Open match
      </Button>
      {open.error && <small role="alert">{open.error.message}</small>}
    </span>
  );
}
