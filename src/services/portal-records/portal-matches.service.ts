import type { UUID } from '../../domain/common';
import type { Recommendation } from '../../domain/matching';
import type { Caller } from '../access/caller';
import { SYNTHETIC_TENANT_ID } from '../access/record-scope';
import type { TenantUser } from '../access/tenant-user';
import type { MatchListRecord, MatchRecord } from '../matching/match-record';
import type { MatchesService } from '../matching/matches.service';
import type { RatingPageView, RatingsService } from '../ratings/ratings.service';
import type { TenantData } from '../tenant-data';
import type { RecordAccessService, RecordView } from './record-access.service';

const PAGE_SIZE = 50;
const RATINGS_PAGE_SIZE = 10;

export interface PairNames {
  /** Null for a candidate of a linked organization, whose name is not disclosed. */
  candidateName: string | null;
  jobTitle: string | null;
}

export interface MatchListQuery {
  cursor: string | null;
  candidateId: UUID | null;
  jobId: UUID | null;
  recommendation: Recommendation | null;
  sort: '-finalScore' | '-updatedAt';
}

export interface PortalMatchesDeps {
  data: TenantData;
  access: RecordAccessService;
  matches: MatchesService;
  ratings: RatingsService;
}

/** Matches with what people said about them, as people see them in the portal. */
export class PortalMatchesService {
  constructor(private readonly parts: PortalMatchesDeps) {}

  async list(
    user: TenantUser,
    view: RecordView,
    query: MatchListQuery,
  ): Promise<{ matches: (MatchListRecord & PairNames)[]; hasMore: boolean; nextCursor: string | null }> {
    const caller = await this.parts.access.callerOf(user, view);
    const page = await this.parts.matches.list(caller, {
      ...query,
      limit: PAGE_SIZE,
      minScore: null,
      updatedSince: null,
    });
    const names = await this.namesOf(caller, page.matches);
    await this.recordPairs(caller, page.matches, 'listed');
    return { ...page, matches: page.matches.map((match) => ({ ...match, ...names(match) })) };
  }

  async get(user: TenantUser, view: RecordView, matchId: UUID): Promise<MatchRecord & PairNames> {
    const caller = await this.parts.access.callerOf(user, view);
    const match = await this.parts.matches.get(caller, matchId);
    const names = await this.namesOf(caller, [match]);
    await this.recordPairs(caller, [match], 'opened');
    return { ...match, ...names(match) };
  }

  /** Lists the ratings of a match, newest first. */
  async ratings(
    user: TenantUser,
    view: RecordView,
    matchId: UUID,
    page: { cursor: string | null },
  ): Promise<RatingPageView> {
    const caller = await this.parts.access.callerOf(user, view);
    return this.parts.ratings.list(caller, matchId, { ...page, limit: RATINGS_PAGE_SIZE });
  }

  /** Reads names from the tenant's own and the synthetic records, with two queries each per page. */
  async namesOf(
    caller: Caller,
    pairs: readonly { candidateId: UUID; jobId: UUID }[],
  ): Promise<(pair: { candidateId: UUID; jobId: UUID }) => PairNames> {
    const names = new Map<UUID, string>();
    const titles = new Map<UUID, string>();
    const scopes = [caller.tenantId, ...(caller.mode === 'test' ? [SYNTHETIC_TENANT_ID] : [])];
    await Promise.all(
      scopes.map(async (tenantId) => {
        const { candidates, linkedRecords } = this.parts.data.of({ tenantId, mode: caller.mode }).reads;
        const [people, jobs] = await Promise.all([
          candidates.listNames(pairs.map((pair) => pair.candidateId)),
          linkedRecords.titles(pairs.map((pair) => pair.jobId)),
        ]);
        for (const person of people) {
          const name = [person.first_name, person.last_name].filter(Boolean).join(' ');
          if (name !== '') names.set(person.candidate_id, name);
        }
        for (const job of jobs) titles.set(job.job_id, job.title);
      }),
    );
    return ({ candidateId, jobId }) => ({
      candidateName: names.get(candidateId) ?? null,
      jobTitle: titles.get(jobId) ?? null,
    });
  }

  private async recordPairs(
    caller: Caller,
    matches: readonly { matchId: UUID; candidateId: UUID }[],
    action: 'listed' | 'opened',
  ): Promise<void> {
    const { access } = this.parts;
    await access.recordReads(
      caller,
      'match',
      action,
      matches.map(({ matchId }) => matchId),
    );
    await access.recordReads(caller, 'candidate', 'listed', [
      ...new Set(matches.map(({ candidateId }) => candidateId)),
    ]);
  }
}
