import type { Candidate, CandidateListItem } from '../../domain/candidates/candidate';
import type { Timestamp, UUID } from '../../domain/common';
import type { Caller } from '../access/caller';
import { SYNTHETIC_TENANT_ID } from '../access/record-scope';
import { portalCaller, type TenantUser } from '../access/tenant-user';
import type { CandidatesService } from '../candidates/candidates.service';
import type { FullJobRecord, JobRecord } from '../jobs/job-record';
import type { JobsService } from '../jobs/jobs.service';
import type { MatchListRecord, MatchRecord } from '../matching/match-record';
import type { MatchesService } from '../matching/matches.service';
import type { TenantData } from '../tenant-data';

const PAGE = 50;
const MOST_SHARED = 100;

/** Whose records: the tenant's own ones of test mode, or the made-up ones everybody may read. */
export type SandboxData = 'own' | 'synthetic';

export interface ListAsked {
  data: SandboxData;
  /** Words to find records by; null for all. */
  q: string | null;
  cursor: string | null;
}

/** A record of a linked tenant, as far as it may be seen. */
export interface SharedRecord {
  id: UUID;
  /** Title of a job; null for a candidate, of whom nobody else learns the name. */
  title: string | null;
  city: string | null;
  state: string | null;
  status: string;
  updatedAt: Timestamp;
}

interface Paged {
  hasMore: boolean;
  nextCursor: string | null;
  /** On the first page only. */
  shared: SharedRecord[];
}

/** A match with the names of both sides, where they may be seen. */
export type NamedMatch = MatchListRecord & { candidateName: string | null; jobTitle: string | null };

export interface SandboxRecordsParts {
  data: TenantData;
  candidates: CandidatesService;
  jobs: JobsService;
  matches: MatchesService;
}

/**
 * The records of test mode, for people to look at. Records of live mode are not shown in the portal at all: whoever
 * may read them does so through the API, with a key that leaves its trace.
 */
export class SandboxRecordsService {
  constructor(private readonly parts: SandboxRecordsParts) {}

  async candidates(user: TenantUser, asked: ListAsked): Promise<{ candidates: CandidateListItem[] } & Paged> {
    const caller = readerOf(user, asked.data);
    const [page, shared] = await Promise.all([
      this.parts.candidates.list(caller, {
        limit: PAGE,
        cursor: asked.cursor,
        status: null,
        externalId: null,
        updatedSince: null,
        q: asked.q,
      }),
      this.sharedCandidates(caller, asked),
    ]);
    return { ...page, shared };
  }

  async jobs(user: TenantUser, asked: ListAsked): Promise<{ jobs: JobRecord[] } & Paged> {
    const caller = readerOf(user, asked.data);
    const [page, shared] = await Promise.all([
      this.parts.jobs.list(caller, {
        limit: PAGE,
        cursor: asked.cursor,
        status: null,
        externalId: null,
        updatedSince: null,
        title: asked.q,
      }),
      this.sharedJobs(caller, asked),
    ]);
    return { ...page, shared };
  }

  candidate(user: TenantUser, data: SandboxData, candidateId: UUID): Promise<Candidate> {
    return this.parts.candidates.get(readerOf(user, data), candidateId);
  }

  job(user: TenantUser, data: SandboxData, jobId: UUID): Promise<FullJobRecord> {
    return this.parts.jobs.get(readerOf(user, data), jobId);
  }

  /** Matches of the tenant in test mode, of whichever records, those changed last first. */
  async matches(
    user: TenantUser,
    asked: { cursor: string | null },
  ): Promise<{ matches: NamedMatch[]; hasMore: boolean; nextCursor: string | null }> {
    const caller = portalCaller(user, 'test');
    const page = await this.parts.matches.list(caller, {
      limit: PAGE,
      cursor: asked.cursor,
      candidateId: null,
      jobId: null,
      recommendation: null,
      minScore: null,
      updatedSince: null,
      sort: '-updatedAt',
    });
    return { ...page, matches: await this.named(caller, page.matches) };
  }

  match(user: TenantUser, matchId: UUID): Promise<MatchRecord> {
    return this.parts.matches.get(portalCaller(user, 'test'), matchId);
  }

  private async sharedCandidates(caller: Caller, { cursor, q }: ListAsked): Promise<SharedRecord[]> {
    // Whoever searches by name searches among names, and those of others are not known.
    if (caller.sandboxTenant !== 'own' || cursor !== null || q !== null) return [];
    const rows = await this.parts.data.of(caller).repositories.linkedRecords.candidates(MOST_SHARED);
    return rows.map((row) => ({ ...sharedRecord(row), id: row.candidate_id, title: null }));
  }

  private async sharedJobs(caller: Caller, { cursor, q }: ListAsked): Promise<SharedRecord[]> {
    if (caller.sandboxTenant !== 'own' || cursor !== null) return [];
    const rows = await this.parts.data.of(caller).repositories.linkedRecords.jobs(MOST_SHARED);
    return rows
      .filter(({ title }) => q === null || title.toLowerCase().includes(q.toLowerCase()))
      .map((row) => ({ ...sharedRecord(row), id: row.job_id, title: row.title }));
  }

  /** Names are looked up among the tenant's records and the made-up ones, two questions each for a whole page. */
  private async named(caller: Caller, matches: readonly MatchListRecord[]): Promise<NamedMatch[]> {
    const names = new Map<UUID, string>();
    const titles = new Map<UUID, string>();
    const scopes = [caller.tenantId, SYNTHETIC_TENANT_ID].map((tenantId) => ({
      tenantId,
      mode: caller.mode,
    }));
    await Promise.all(
      scopes.map(async (scope) => {
        const { candidates, linkedRecords } = this.parts.data.of(scope).repositories;
        const [people, jobs] = await Promise.all([
          candidates.names(matches.map((match) => match.candidateId)),
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

function sharedRecord(row: {
  city: string | null;
  state: string | null;
  status: string;
  updated_at: Date;
}): Omit<SharedRecord, 'id' | 'title'> {
  return {
    city: row.city,
    state: row.state,
    status: row.status,
    updatedAt: row.updated_at.toISOString(),
  };
}
