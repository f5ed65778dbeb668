import type { Candidate, CandidateListItem } from '../../domain/candidates/candidate';
import type { UUID } from '../../domain/common';
import { notFound } from '../../platform/app-error';
import type { Caller } from '../access/caller';
import { SYNTHETIC_TENANT_ID } from '../access/record-scope';
import { portalCaller, type TenantUser } from '../access/tenant-user';
import type { CandidatesService } from '../candidates/candidates.service';
import type { FullJobRecord, JobRecord } from '../jobs/job-record';
import type { JobsService } from '../jobs/jobs.service';
import type { MatchListRecord, MatchRecord } from '../matching/match-record';
import type { MatchesService } from '../matching/matches.service';
import type { RatingPageView, RatingsService } from '../ratings/ratings.service';
import type { TenantData } from '../tenant-data';
import {
  sharedCandidate,
  sharedCandidateInList,
  sharedJob,
  sharedJobInList,
  type SharedCandidate,
  type SharedJob,
  type SharedRecord,
} from './shared-record';

const PAGE_SIZE = 50;
const RATINGS_PAGE = 10;
const MAX_SHARED_RECORDS = 100;

/** Owner of the records: the tenant's test mode, or the synthetic tenant, which every tenant may read. */
export type SandboxData = 'own' | 'synthetic';

export interface ListQuery {
  data: SandboxData;
  /** Search terms; null for all records. */
  q: string | null;
  cursor: string | null;
}

interface PageInfo {
  hasMore: boolean;
  nextCursor: string | null;
  /** Shared records, on the first page only. */
  shared: SharedRecord[];
}

/** A match with the name of its candidate and the title of its job, if the tenant may see them. */
export type MatchWithNames = MatchListRecord & { candidateName: string | null; jobTitle: string | null };

export interface SandboxRecordsDeps {
  data: TenantData;
  candidates: CandidatesService;
  jobs: JobsService;
  matches: MatchesService;
  ratings: RatingsService;
}

/**
 * The records of test mode, for the portal. The portal does not show live records: members read them through the API,
 * where the request log names their key.
 */
export class SandboxRecordsService {
  constructor(private readonly parts: SandboxRecordsDeps) {}

  async candidates(
    user: TenantUser,
    query: ListQuery,
  ): Promise<{ candidates: CandidateListItem[] } & PageInfo> {
    const caller = readerOf(user, query.data);
    const [page, shared] = await Promise.all([
      this.parts.candidates.list(caller, {
        limit: PAGE_SIZE,
        cursor: query.cursor,
        status: null,
        externalId: null,
        updatedSince: null,
        q: query.q,
      }),
      this.sharedCandidates(caller, query),
    ]);
    return { ...page, shared };
  }

  async jobs(user: TenantUser, query: ListQuery): Promise<{ jobs: JobRecord[] } & PageInfo> {
    const caller = readerOf(user, query.data);
    const [page, shared] = await Promise.all([
      this.parts.jobs.list(caller, {
        limit: PAGE_SIZE,
        cursor: query.cursor,
        status: null,
        externalId: null,
        updatedSince: null,
        title: query.q,
      }),
      this.sharedJobs(caller, query),
    ]);
    return { ...page, shared };
  }

  candidate(user: TenantUser, data: SandboxData, candidateId: UUID): Promise<Candidate> {
    return this.parts.candidates.get(readerOf(user, data), candidateId);
  }

  job(user: TenantUser, data: SandboxData, jobId: UUID): Promise<FullJobRecord> {
    return this.parts.jobs.get(readerOf(user, data), jobId);
  }

  /** Returns a candidate shared by a linked organization, without identifying data. */
  async sharedCandidate(user: TenantUser, candidateId: UUID): Promise<SharedCandidate> {
    const { linkedRecords } = this.parts.data.of(portalCaller(user, 'test')).repositories;
    const row = await linkedRecords.candidate(candidateId);
    if (!row) throw notFound('candidate');
    return sharedCandidate(row);
  }

  /** Returns a job of a linked employer. */
  async sharedJob(user: TenantUser, jobId: UUID): Promise<SharedJob> {
    const { linkedRecords } = this.parts.data.of(portalCaller(user, 'test')).repositories;
    const row = await linkedRecords.job(jobId);
    if (!row) throw notFound('job');
    return sharedJob(row);
  }

  /** Lists the matches of the tenant in test mode, last changed first. */
  async matches(
    user: TenantUser,
    query: { cursor: string | null },
  ): Promise<{ matches: MatchWithNames[]; hasMore: boolean; nextCursor: string | null }> {
    const caller = portalCaller(user, 'test');
    const page = await this.parts.matches.list(caller, {
      limit: PAGE_SIZE,
      cursor: query.cursor,
      candidateId: null,
      jobId: null,
      recommendation: null,
      minScore: null,
      updatedSince: null,
      sort: '-updatedAt',
    });
    return { ...page, matches: await this.withNames(caller, page.matches) };
  }

  match(user: TenantUser, matchId: UUID): Promise<MatchRecord> {
    return this.parts.matches.get(portalCaller(user, 'test'), matchId);
  }

  /** Lists the ratings of a match in test mode, newest first. */
  ratings(user: TenantUser, matchId: UUID, page: { cursor: string | null }): Promise<RatingPageView> {
    return this.parts.ratings.list(portalCaller(user, 'test'), matchId, { ...page, limit: RATINGS_PAGE });
  }

  private async sharedCandidates(caller: Caller, { cursor, q }: ListQuery): Promise<SharedRecord[]> {
    // A search by name covers own candidates only, because the names of shared ones are not disclosed.
    if (caller.sandboxTenant !== 'own' || cursor !== null || q !== null) return [];
    const rows = await this.parts.data.of(caller).reads.linkedRecords.candidates(MAX_SHARED_RECORDS);
    return rows.map(sharedCandidateInList);
  }

  private async sharedJobs(caller: Caller, { cursor, q }: ListQuery): Promise<SharedRecord[]> {
    if (caller.sandboxTenant !== 'own' || cursor !== null) return [];
    const rows = await this.parts.data.of(caller).reads.linkedRecords.jobs(MAX_SHARED_RECORDS);
    return rows
      .filter(({ title }) => q === null || title.toLowerCase().includes(q.toLowerCase()))
      .map(sharedJobInList);
  }

  /** Adds names from the tenant's own and the synthetic records, with two queries each per page. */
  private async withNames(caller: Caller, matches: readonly MatchListRecord[]): Promise<MatchWithNames[]> {
    const names = new Map<UUID, string>();
    const titles = new Map<UUID, string>();
    const scopes = [caller.tenantId, SYNTHETIC_TENANT_ID].map((tenantId) => ({
      tenantId,
      mode: caller.mode,
    }));
    await Promise.all(
      scopes.map(async (scope) => {
        const { candidates, linkedRecords } = this.parts.data.of(scope).reads;
        const [people, jobs] = await Promise.all([
          candidates.listNames(matches.map((match) => match.candidateId)),
          linkedRecords.titles(matches.map((match) => match.jobId)),
        ]);
        for (const person of people) {
          const name = [person.first_name, person.last_name].filter(Boolean).join(' ');
          if (name !== '') names.set(person.candidate_id, name);
        }
        for (const job of jobs) titles.set(job.job_id, job.title);
      }),
    );
    return matches.map((match) => ({
      ...match,
      candidateName: names.get(match.candidateId) ?? null,
      jobTitle: titles.get(match.jobId) ?? null,
    }));
  }
}

function readerOf(user: TenantUser, data: SandboxData): Caller {
  return { ...portalCaller(user, 'test'), sandboxTenant: data };
}
