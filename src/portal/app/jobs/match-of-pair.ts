import { callPortal } from '../api';
import type { RankedCandidate } from './ranking';

/** Returns the id of the match of a ranked pair, which is scored first if the pair has none. */
export async function matchOfPair(
  candidate: RankedCandidate,
  jobId: string,
  matchesPath: string,
): Promise<string> {
  if (candidate.match) return candidate.match.matchId;
  const pair = { candidateId: candidate.candidateId, jobId };
  return (await callPortal<{ matchId: string }>('POST', matchesPath, pair)).matchId;
}
