import type { CandidateToMatch, JobToMatch, PairToMatch } from '../../db/records/linked-records.repository';
import type { UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import { recordScope, type RecordReader } from '../access/record-scope';
import type { TenantData } from '../tenant-data';

/** A candidate and a job that the caller may read. The two tenants of the pair own them. */
export interface PairRecords {
  candidate: CandidateToMatch;
  job: JobToMatch;
}

/**
 * Loads a pair that the caller may read: its own records, records of a linked tenant (candidates only with their
 * consent), or those of the synthetic tenant if the test key selects it. Throws `not_found` for a missing record, and
 * equally for one that the caller may not read, so that its existence is not revealed.
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

/** Throws `not_found` if one of the two records is missing. */
function toPairRecords({ candidate, job }: PairToMatch): PairRecords {
  if (!candidate) throw notFound('candidate');
  if (!job) throw notFound('job');
  return { candidate, job };
}

/** Throws unless both records exist and the candidate consented to automated scoring. */
export function assertScorablePair(pair: PairToMatch): PairRecords {
  const { candidate, job } = toPairRecords(pair);
  requireScoringConsent(candidate);
  return { candidate, job };
}

/** Throws `candidate_opted_out` unless the candidate consented to automated scoring. */
export function requireScoringConsent(candidate: Pick<CandidateToMatch, 'automated_scoring'>): void {
  if (candidate.automated_scoring) return;
  throw new AppError('candidate_opted_out', 'The candidate has not consented to automated scoring.');
}

/** Loads a pair for scoring. Throws `candidate_opted_out` unless the candidate consented to it. */
export async function loadScorablePair(
  data: TenantData,
  caller: RecordReader,
  candidateId: UUID,
  jobId: UUID,
): Promise<PairRecords> {
  return assertScorablePair(await loadPairRecords(data, caller, candidateId, jobId));
}
