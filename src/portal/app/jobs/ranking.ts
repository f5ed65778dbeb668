import type { components } from '@tenure/client';
import type { LatestDecision } from '../matches/decision-labels';
import { COMPONENT_LABELS } from '../match/component-labels';
import type { Match } from '../match/score-parts';
import { namelessName } from '../sandbox-records';

type LoggedScore = NonNullable<components['schemas']['MatchHistory']['entries'][number]['score']>;

/** A candidate of a ranking with what the score consisted of. */
export interface RankedCandidate {
  rank: number;
  candidateId: string | null;
  candidateName: string | null;
  /** City and latest position. */
  candidateAbout: string | null;
  finalScore: number;
  recommendation: Match['recommendation'];
  confidence: number | null;
  components: LoggedScore['components'];
  forecast: LoggedScore['forecast'];
  gaps: LoggedScore['gaps'];
  reasons: (LoggedScore['reasons'][number] & { text: string | null })[];
  verdict: string | null;
  logEntryId: string;
  match: { matchId: string; latestDecision?: LatestDecision } | null;
}

export interface Ranking {
  rankingId: string;
  jobId: string;
  jobTitle: string;
  status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
  progress: { done: number; total: number } | null;
  error: { code: string; message: string } | null;
  rankedAt: string | null;
  poolSize: number;
  modelVersion: string | null;
  candidates: RankedCandidate[];
}

const SEVERITIES = ['blocking', 'major', 'minor'] as const;
const REASON_LABELS: Record<string, string> = {
  ...COMPONENT_LABELS,
  retention: '90-day retention',
  semantic: 'Similarity of past work',
};

export function rankedName({ candidateId, candidateName }: RankedCandidate): string {
  if (candidateId === null) return 'Erased candidate';
  return candidateName ?? namelessName(candidateId);
}

/** What tells a candidate apart from others of the same name: city and position, with the end of the id if both are equal. */
export function rankedAbout(candidate: RankedCandidate, all: readonly RankedCandidate[]): string | null {
  const { candidateId, candidateAbout: about } = candidate;
  if (candidateId === null || candidate.candidateName === null) return null;
  const isAmbiguous = all.some(
    (other) =>
      other.rank !== candidate.rank &&
      rankedName(other) === rankedName(candidate) &&
      other.candidateAbout === about,
  );
  return [about, isAmbiguous ? `id …${candidateId.slice(-6)}` : null].filter(Boolean).join(' · ') || null;
}

/** The name, with the rank if another of the candidates has the same name. */
export function distinctName(candidate: RankedCandidate, all: readonly RankedCandidate[]): string {
  const name = rankedName(candidate);
  return all.some((other) => other.rank !== candidate.rank && rankedName(other) === name)
    ? `${name}, rank ${candidate.rank}`
    : name;
}

/** The strongest reason for the candidate; null if all speak against. */
export function topReason({ reasons }: RankedCandidate): string | null {
  const [best] = reasons.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  return best ? reasonText(best) : null;
}

export function reasonText({ text, component, points }: RankedCandidate['reasons'][number]): string {
  return (
    text ?? `${REASON_LABELS[component] ?? component} ${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`
  );
}

/** The most severe gap; null without one. */
export function topGap({ gaps }: RankedCandidate): RankedCandidate['gaps'][number] | null {
  const [worst] = [...gaps].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return worst ?? null;
}
