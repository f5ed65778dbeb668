import type { CandidateToMatch, JobToMatch, PairToMatch } from '../../db/records/linked-records.repository';
import type { UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import { recordScope, type RecordReader } from '../access/record-scope';
import type { TenantData } from '../tenant-data';

/** A candidate and a job that may be looked at together. Their owners are the two tenants of the pair. */
export interface PairRecords {
  candidate: CandidateToMatch;
  job: JobToMatch;
}

/**
 * The pair, if the caller may see both of it: its own records, records of a linked tenant (candidates only with
 * their consent), or those of the synthetic tenant where a test key chose it. Refuses with `not_found` for what is
 * not there and for what is not the caller's to see, alike.
 */
export async function loadPairRecords(
  data: TenantData,
  caller: RecordReader,
  candidateId: UUID,
  jobId: UUID,
): Promise<PairRecords> {
  const { linkedRecords } = data.of(recordScope(caller)).repositories;
  return toPairRecords(await linkedRecords.pair(candidateId, jobId));
}

/** A pair that was asked for; refuses with `not_found` where one of the two is not there. */
function toPairRecords({ candidate, job }: PairToMatch): PairRecords {
  if (!candidate) throw notFound('candidate');
  if (!job) throw notFound('job');
  return { candidate, job };
}

/** A pair that may be scored. */
export function assertScorablePair(pair: PairToMatch): PairRecords {
  const { candidate, job } = toPairRecords(pair);
  requireScoringConsent(candidate);
  return { candidate, job };
}

/** Refuses with `candidate_opted_out` where the candidate did not agree to automated scoring. */
export function requireScoringConsent(candidate: Pick<CandidateToMatch, 'automated_scoring'>): void {
  if (candidate.automated_scoring) return;
  throw new AppError('candidate_opted_out', 'The candidate has not consented to automated scoring.');
}

/** The same for scoring: refuses with `candidate_opted_out` where the candidate did not agree to it. */
export async function loadScorablePair(
  data: TenantData,
  caller: RecordReader,
  candidateId: UUID,
  jobId: UUID,
): Promise<PairRecords> {
  return assertScorablePair(await loadPairRecords(data, caller, candidateId, jobId));
}
