import { createHash } from 'node:crypto';
import type { CandidateInput } from '../../domain/candidates/candidate-input';
import type { UUID } from '../../domain/common';
import type { GivenJob } from '../../domain/jobs/complete-job';
import candidatesFile from './data/synthetic-candidates.json';
import jobsFile from './data/synthetic-jobs.json';

/** Raise when a change of the code gives other records from the same data. */
const RECORDS_REVISION = 1;

/** Fixed time of all records, so that every installation has the same ones. */
export const SYNTHETIC_TIME = '2026-06-08T12:00:00.000Z';

export interface SyntheticJob {
  id: UUID;
  externalId: string;
  parsed: GivenJob;
}

export interface SyntheticCandidate {
  id: UUID;
  externalId: string;
  given: CandidateInput;
}

/** Invented jobs and candidates with fixed ids. */
export const SYNTHETIC_JOBS = jobsFile.jobs as SyntheticJob[];
export const SYNTHETIC_CANDIDATES = candidatesFile.candidates as unknown as SyntheticCandidate[];

/** Changes with the data and with `RECORDS_REVISION`. */
export const SYNTHETIC_VERSION = createHash('sha256')
  .update(JSON.stringify([RECORDS_REVISION, SYNTHETIC_JOBS, SYNTHETIC_CANDIDATES]))
  .digest('hex');
