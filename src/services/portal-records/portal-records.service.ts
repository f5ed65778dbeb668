import {
  CANDIDATE_STATUSES,
  type Candidate,
  type CandidateListItem,
} from '../../domain/candidates/candidate';
import type { UUID } from '../../domain/common';
import { JOB_STATUSES, type JobStatus } from '../../domain/jobs/job-status';
import { AppError, notFound } from '../../platform/app-error';
import type { Caller } from '../access/caller';
import type { TenantUser } from '../access/tenant-user';
import type { CandidateFilter, CandidatesService } from '../candidates/candidates.service';
import type { FullJobRecord, JobRecord } from '../jobs/job-record';
import type { JobFilter, JobsService } from '../jobs/jobs.service';
import type { TenantData } from '../tenant-data';
import type { RecordAccessService, RecordView } from './record-access.service';
import {
  sharedCandidate,
  sharedCandidateInList,
  sharedJob,
  sharedJobInList,
  type SharedCandidate,
  type SharedJob,
  type SharedRecord,
} from './shared-record';

export { CANDIDATE_STATUSES, JOB_STATUSES };

const PAGE_SIZE = 50;
const MAX_SHARED_RECORDS = 100;

export type CandidateListQuery = Pick<CandidateFilter, 'cursor' | 'status' | 'q'> & {
  attributes: NonNullable<CandidateFilter['attributes']>;
};

export interface JobListQuery {
  attributes: NonNullable<JobFilter['attributes']>;
  cursor: string | null;
  status: JobStatus | null;
  /** Part of the title; null for all jobs. */
  q: string | null;
}

interface PageInfo {
  hasMore: boolean;
  nextCursor: string | null;
  /** Records of linked tenants, on the first page only. */
  shared: SharedRecord[];
}

/** A record of the tenant, or one of a linked tenant without what that tenant does not disclose. */
export interface OwnOrShared<Own, Shared> {
  own: Own | null;
  shared: Shared | null;
}

export interface PortalRecordsDeps {
  data: TenantData;
  access: RecordAccessService;
  candidates: CandidatesService;
  jobs: JobsService;
}

/** Candidates and jobs, as people see them in the portal. */
export class PortalRecordsService {
  constructor(private readonly parts: PortalRecordsDeps) {}

  async candidates(
    user: TenantUser,
    view: RecordView,
    query: CandidateListQuery,
  ): Promise<{ candidates: CandidateListItem[] } & PageInfo> {
    const caller = await this.parts.access.callerOf(user, view);
    const [page, shared] = await Promise.all([
      this.parts.candidates.list(caller, {
        ...query,
        limit: PAGE_SIZE,
        externalId: null,
        updatedSince: null,
      }),
      this.sharedCandidates(caller, query),
    ]);
    const ids = [...page.candidates.map(({ candidateId }) => candidateId), ...shared.map(({ id }) => id)];
    await this.parts.access.recordReads(caller, 'candidate', 'listed', ids);
    return { ...page, shared };
  }

  async jobs(
    user: TenantUser,
    view: RecordView,
    query: JobListQuery,
  ): Promise<{ jobs: JobRecord[] } & PageInfo> {
    const caller = await this.parts.access.callerOf(user, view);
    const [page, shared] = await Promise.all([
      this.parts.jobs.list(caller, {
        limit: PAGE_SIZE,
        cursor: query.cursor,
        status: query.status,
        externalId: null,
        updatedSince: null,
        title: query.q,
        attributes: query.attributes,
      }),
      this.sharedJobs(caller, query),
    ]);
    const ids = [...page.jobs.map(({ jobId }) => jobId), ...shared.map(({ id }) => id)];
    await this.parts.access.recordReads(caller, 'job', 'listed', ids);
    return { ...page, shared };
  }

  /** Returns a candidate of the tenant, or one that a linked organization shares, without identifying data. */
  async candidate(
    user: TenantUser,
    view: RecordView,
    candidateId: UUID,
  ): Promise<OwnOrShared<Candidate, SharedCandidate>> {
    const caller = await this.parts.access.callerOf(user, view);
    const ownCandidate = await nullIfMissing(this.parts.candidates.get(caller, candidateId));
    const row = ownCandidate ? undefined : await this.linkedRecords(caller)?.candidate(candidateId);
    if (!ownCandidate && !row) throw notFound('candidate');
    await this.parts.access.recordReads(caller, 'candidate', 'opened', [
      ownCandidate?.candidateId ?? candidateId,
    ]);
    return ownOrShared(ownCandidate, row && sharedCandidate(row));
  }

  /** Returns a job of the tenant or of a linked employer. */
  async job(user: TenantUser, view: RecordView, jobId: UUID): Promise<OwnOrShared<FullJobRecord, SharedJob>> {
    const caller = await this.parts.access.callerOf(user, view);
    const ownJob = await nullIfMissing(this.parts.jobs.get(caller, jobId));
    const row = ownJob ? undefined : await this.linkedRecords(caller)?.job(jobId);
    if (!ownJob && !row) throw notFound('job');
    await this.parts.access.recordReads(caller, 'job', 'opened', [jobId]);
    return ownOrShared(ownJob, row && sharedJob(row));
  }

  /** The synthetic tenant shares nothing. */
  private linkedRecords(caller: Caller) {
    if (caller.sandboxTenant === 'synthetic') return undefined;
    return this.parts.data.of(caller).reads.linkedRecords;
  }

  private async sharedCandidates(
    caller: Caller,
    { cursor, q, status, attributes }: CandidateListQuery,
  ): Promise<SharedRecord[]> {
    // A filtered list has own candidates only, because the names and details of shared ones are not disclosed.
    const { skill, occupation, certification, near } = attributes;
    const isFiltered = [q, status, skill, occupation, certification, near].some((value) => value !== null);
    if (cursor !== null || isFiltered) return [];
    const rows = (await this.linkedRecords(caller)?.candidates(MAX_SHARED_RECORDS)) ?? [];
    return rows.map(sharedCandidateInList);
  }

  private async sharedJobs(
    caller: Caller,
    { cursor, q, status, attributes }: JobListQuery,
  ): Promise<SharedRecord[]> {
    // The list of jobs of linked employers has no details to filter by.
    if (cursor !== null || Object.values(attributes).some((value: unknown) => value !== null)) return [];
    const rows = (await this.linkedRecords(caller)?.jobs(MAX_SHARED_RECORDS)) ?? [];
    return rows
      .filter((row) => q === null || row.title.toLowerCase().includes(q.toLowerCase()))
      .filter((row) => status === null || row.status === status)
      .map(sharedJobInList);
  }
}

function ownOrShared<Own, Shared>(own: Own | null, shared: Shared | undefined): OwnOrShared<Own, Shared> {
  return { own, shared: shared ?? null };
}

async function nullIfMissing<T>(record: Promise<T>): Promise<T | null> {
  try {
    return await record;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
