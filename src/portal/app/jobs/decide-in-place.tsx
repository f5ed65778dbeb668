import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { callPortal } from '../api';
import { DecisionFields, decisionOf, EMPTY_DECISION } from '../matches/decision-fields';
import { REASON_LABELS, type LatestDecision } from '../matches/decision-labels';
import { DecisionTag } from '../matches/decision-tag';
import { rememberDecision } from '../matches/recent-decisions';
import { WithdrawDecision } from '../matches/withdraw-decision';
import { EMPTY_RATING, RatingFields, ratingOf } from '../matches/rating-fields';
import { ActionFailed } from '../parts/states';
import { useRecordView } from '../records/record-view';
import { useAction } from '../use-resource';
import { matchOfPair } from './match-of-pair';
import type { RankedCandidate } from './ranking';

/** What was recorded about a candidate of a ranking. */
export interface RecordedOpinion {
  rank: number;
  match: NonNullable<RankedCandidate['match']>;
  rating: number | null;
  /** A decision was taken back. */
  isWithdrawn?: boolean;
}

/** Decisions in a ranking: which form is open, and what was recorded since the ranking was loaded. */
export interface Deciding {
  /** Place and rank of the open form. */
  openAt: string | null;
  setOpenAt: (at: string | null) => void;
  opinions: ReadonlyMap<number, RecordedOpinion>;
  record: (opinion: RecordedOpinion) => void;
  jobId: string;
}

interface DecideProps {
  candidate: RankedCandidate;
  /** Name that no other candidate of the ranking has. */
  name: string;
  /** The table or the comparison, which both show the candidate. */
  place: string;
  deciding: Deciding;
}

/** The latest decision about a candidate and a button that opens the form for another. */
export function DecideButton({ candidate, name, place, deciding }: DecideProps) {
  const at = placeOf(place, candidate);
  const isOpen = deciding.openAt === at;
  const decision = candidate.match?.latestDecision;
  const rating = deciding.opinions.get(candidate.rank)?.rating ?? null;
  if (candidate.candidateId === null) return null;
  const withdrawn = (matchId: string, latestDecision: LatestDecision | null): void => {
    const match = { matchId, ...(latestDecision && { latestDecision }) };
    deciding.record({ rank: candidate.rank, match, rating, isWithdrawn: true });
    document.getElementById(`button ${at}`)?.focus();
  };
  return (
    <span className="decide">
      {decision && <Decided decision={decision} />}
      {rating !== null && <span className="quiet">Rated {rating} of 5</span>}
      <Button
        id={`button ${at}`}
        variant="default"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-label={`${decision ? 'Decide again' : 'Decide'} about ${name}`}
        onClick={() => deciding.setOpenAt(isOpen ? null : at)}
      >
        {decision ? 'Decide again' : 'Decide'}
      </Button>
      {candidate.match && decision && (
        <WithdrawDecision
          key={decision.decisionId}
          decision={decision}
          about={name}
          withdrawn={(latest) => candidate.match && withdrawn(candidate.match.matchId, latest)}
        />
      )}
    </span>
  );
}

function Decided({ decision }: { decision: LatestDecision }) {
  return (
    <span>
      <DecisionTag decision={decision} /> <span className="quiet">{REASON_LABELS[decision.reasonCode]}</span>
    </span>
  );
}

/** The form of a decision and a rating, if it is open. Escape closes it. */
export function DecideForm(props: DecideProps) {
  const { candidate, place, deciding } = props;
  const at = placeOf(place, candidate);
  if (deciding.openAt !== at || candidate.candidateId === null) return null;
  const close = (): void => {
    // The button exists again, under another name, after the next rendering.
    flushSync(() => deciding.setOpenAt(null));
    document.getElementById(`button ${at}`)?.focus();
  };
  return <OpenForm {...props} close={close} />;
}

function placeOf(place: string, { rank }: RankedCandidate): string {
  return `${place} ${rank}`;
}

function OpenForm({ candidate, name, deciding, close }: DecideProps & { close: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  // A letter typed at once after the form appears belongs to its first field.
  useLayoutEffect(() => form.current?.querySelector('select')?.focus(), []);
  const [decision, setDecision] = useState(EMPTY_DECISION);
  const [rating, setRating] = useState(EMPTY_RATING);
  const save = useSave({ candidate, deciding, decision, rating, close });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save.run();
  };
  return (
    <form
      ref={form}
      className="decide-form"
      aria-label={`Decision about ${name}`}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <h3>{name}</h3>
      <DecisionFields draft={decision} change={setDecision} required={rating.rating === null} />
      <RatingFields draft={rating} change={setRating} required={false} />
      <ActionFailed error={save.error} />
      <div className="dialog-actions">
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" loading={save.busy}>
          Record
        </Button>
      </div>
      <p className="quiet">Each decision is kept; the latest counts. One that was a mistake can be undone.</p>
    </form>
  );
}

/** Saves the decision, then the rating. If the rating fails, the next attempt saves only the rating. */
function useSave(props: {
  candidate: RankedCandidate;
  deciding: Deciding;
  decision: typeof EMPTY_DECISION;
  rating: typeof EMPTY_RATING;
  close: () => void;
}) {
  const { candidate, deciding, decision, rating, close } = props;
  const view = useRecordView();
  const decided = useRef<LatestDecision>(undefined);
  return useAction(async () => {
    const matchId = await matchOfPair(candidate, deciding.jobId, view.path('matches'));
    const record = (ratedAs: number | null): void => {
      const latestDecision = decided.current ?? candidate.match?.latestDecision;
      const match = { matchId, ...(latestDecision && { latestDecision }) };
      deciding.record({ rank: candidate.rank, match, rating: ratedAs });
    };
    if (decision.outcome !== '' && !decided.current) {
      const saved = await callPortal<Omit<LatestDecision, 'decidedAt' | 'isOwn'> & { createdAt: string }>(
        'POST',
        view.path(`matches/${matchId}/decisions`),
        { ...decisionOf(decision), logEntryId: candidate.logEntryId },
      );
      rememberDecision(saved.decisionId);
      decided.current = { ...saved, isOwn: true, decidedAt: saved.createdAt };
      record(deciding.opinions.get(candidate.rank)?.rating ?? null);
    }
    if (rating.rating !== null) {
      await callPortal('POST', view.path(`matches/${matchId}/ratings`), ratingOf(rating));
      record(rating.rating);
    }
    close();
  });
}
