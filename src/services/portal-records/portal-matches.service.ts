import type { UUID } from '../../domain/common';
import type { ComponentScore, Recommendation } from '../../domain/matching';
import { notFound } from '../../platform/app-error';
import type { Caller } from '../access/caller';
import { SYNTHETIC_TENANT_ID } from '../access/record-scope';
import type { TenantUser } from '../access/tenant-user';
import type { DecisionInput, DecisionRecord, DecisionsService } from '../decisions/decisions.service';
import { loadScorablePair } from '../links/load-pair';
import type { MatchPairsService } from '../matching/match-pairs.service';
import type { LatestDecision, MatchListRecord, MatchRecord } from '../matching/match-record';
import type { MatchesService } from '../matching/matches.service';
import type { PairScorer } from '../matching/pair-scorer';
import type { OperationRecord } from '../operations/operation';
import type { RatingInput, RatingPageView, RatingRecord, RatingsService } from '../ratings/ratings.service';
import type { HistoryEntry, HistoryPageView, MatchHistoryService } from '../score-log/match-history.service';
import type { TenantData } from '../tenant-data';
import type { RecordAccessService, RecordView } from './record-access.service';

const PAGE_SIZE = 50;
const RATINGS_PAGE_SIZE = 10;
const HISTORY_PAGE_SIZE = 25;

const LATEST_MATCHES = {
  cursor: null,
  candidateId: null,
  recommendation: null,
  minScore: null,
  updatedSince: null,
  sort: '-updatedAt',
} as const;

export interface PairNames {
  /** Null for a candidate of a linked organization, whose name is not disclosed. */
  candidateName: string | null;
  /** City and latest position, which tell people of the same name apart; null without a name. */
  candidateAbout: string | null;
  jobTitle: string | null;
}

export interface MatchListQuery {
  cursor: string | null;
  candidateId: UUID | null;
  jobId: UUID | null;
  recommendation: Recommendation | null;
  sort: '-finalScore' | '-updatedAt';
}

/** Where the candidate record names the skills of a match. */
type MatchEvidence = Pick<ComponentScore, 'evidence' | 'evidenceTotal'>;

export interface PortalMatchesDeps {
  data: TenantData;
  access: RecordAccessService;
  matches: MatchesService;
  matching: Pick<MatchPairsService, 'submit'>;
  scorer: Pick<PairScorer, 'score'>;
  ratings: RatingsService;
  decisions: Pick<DecisionsService, 'record' | 'withdraw'>;
  matchHistory: MatchHistoryService;
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
    return this.shown(await this.parts.access.callerOf(user, view), matchId);
  }

  /** Returns a match as it is shown to a person whom the caller lets see it. */
  async shown(caller: Caller, matchId: UUID): Promise<MatchRecord & PairNames> {
    const match = await this.parts.matches.get(caller, matchId);
    const names = await this.namesOf(caller, [match]);
    await this.recordPairs(caller, [match], 'opened');
    return { ...match, ...names(match) };
  }

  /** Scores a pair, which creates its match or updates it. Returns the operation with the match or the error. */
  async create(
    user: TenantUser,
    view: RecordView,
    pair: { candidateId: UUID; jobId: UUID },
  ): Promise<OperationRecord> {
    const caller = await this.parts.access.callerOf(user, view);
    const call = { idempotencyId: null, waits: true };
    const operation = await this.parts.matching.submit(caller, { ...pair, componentWeights: {} }, call);
    if (operation.result !== null) {
      await this.parts.access.recordReads(caller, 'candidate', 'listed', [pair.candidateId]);
    }
    return operation;
  }

  async evidence(user: TenantUser, view: RecordView, matchId: UUID): Promise<MatchEvidence> {
    return this.shownEvidence(await this.parts.access.callerOf(user, view), matchId);
  }

  /** Scores the pair again for the evidence of its skills. Stores and logs nothing: no score is given out. */
  async shownEvidence(caller: Caller, matchId: UUID): Promise<MatchEvidence> {
    const row = await this.parts.data.of(caller).repositories.matches.find(matchId);
    if (!row) throw notFound('match');
    await this.parts.access.recordReads(caller, 'candidate', 'opened', [row.candidate_id]);
    const sandboxTenant = row.synthetic ? 'synthetic' : caller.sandboxTenant;
    const pair = await loadScorablePair(
      this.parts.data,
      { ...caller, sandboxTenant },
      row.candidate_id,
      row.job_id,
    );
    const scored = await this.parts.scorer.score(pair.candidate, pair.job, caller.mode, {
      includeEvidence: true,
    });
    const { evidence = [], evidenceTotal = 0 } = scored.componentScores.skills;
    return { evidence, evidenceTotal };
  }

  async history(
    user: TenantUser,
    view: RecordView,
    matchId: UUID,
    page: { cursor: string | null },
  ): Promise<HistoryPageView> {
    return this.shownHistory(await this.parts.access.callerOf(user, view), matchId, page);
  }

  /** Scores and decisions of the pair, newest first, with the addresses of the people who decided in the portal. */
  async shownHistory(
    caller: Caller,
    matchId: UUID,
    page: { cursor: string | null },
  ): Promise<HistoryPageView> {
    const [history, emails] = await Promise.all([
      this.parts.matchHistory.list(caller, matchId, { ...page, limit: HISTORY_PAGE_SIZE }),
      this.emails(caller),
    ]);
    await this.parts.access.recordReads(caller, 'match', 'opened', [matchId]);
    return { ...history, entries: history.entries.map((entry) => withEmail(entry, emails)) };
  }

  async decide(
    user: TenantUser,
    view: RecordView,
    matchId: UUID,
    decision: Omit<DecisionInput, 'decidedBy'>,
  ): Promise<DecisionRecord> {
    const caller = await this.parts.access.callerOf(user, view);
    return this.parts.decisions.record(caller, matchId, { ...decision, decidedBy: user.userId });
  }

  /** Withdraws a decision. Returns the one that stands now. */
  async withdraw(
    user: TenantUser,
    view: RecordView,
    decisionId: UUID,
  ): Promise<{ decision: DecisionRecord; latestDecision: LatestDecision | null }> {
    const caller = await this.parts.access.callerOf(user, view);
    const decision = await this.parts.decisions.withdraw(caller, decisionId, user.userId);
    const { latestDecision = null } = await this.parts.matches.get(caller, decision.matchId);
    return { decision, latestDecision };
  }

  async rate(
    user: TenantUser,
    view: RecordView,
    matchId: UUID,
    rating: Omit<RatingInput, 'raterRole'>,
  ): Promise<RatingRecord> {
    const caller = await this.parts.access.callerOf(user, view);
    const raterRole = user.tenantType === 'employer' ? 'employer' : 'caseworker';
    return this.parts.ratings.rate(caller, matchId, { ...rating, raterRole });
  }

  /** The latest matches of a job. */
  async ofJob(caller: Caller, jobId: UUID, limit: number): Promise<MatchListRecord[]> {
    const page = await this.parts.matches.list(caller, { ...LATEST_MATCHES, jobId, limit });
    return page.matches;
  }

  /** Email addresses of the users of the tenant by their id. */
  async emails({ tenantId, mode }: Caller): Promise<ReadonlyMap<UUID, string>> {
    const users = await this.parts.data.of({ tenantId, mode }).reads.tenantUsers.list();
    return new Map(users.map((row) => [row.user_id, row.email]));
  }

  /** Lists the ratings of a match, newest first. */
  async ratings(
    user: TenantUser,
    view: RecordView,
    matchId: UUID,
    page: { cursor: string | null },
  ): Promise<RatingPageView> {
    return this.shownRatings(await this.parts.access.callerOf(user, view), matchId, page);
  }

  async shownRatings(
    caller: Caller,
    matchId: UUID,
    page: { cursor: string | null },
  ): Promise<RatingPageView> {
    return this.parts.ratings.list(caller, matchId, { ...page, limit: RATINGS_PAGE_SIZE });
  }

  /** Reads names from the tenant's own and the synthetic records, with two queries each per page. */
  async namesOf(
    caller: Caller,
    pairs: readonly { candidateId: UUID; jobId: UUID }[],
  ): Promise<(pair: { candidateId: UUID; jobId: UUID }) => PairNames> {
    const names = new Map<UUID, { name: string; about: string | null }>();
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
          const place = [person.city, person.state].filter(Boolean).join(', ');
          const about = [place, person.latest_position].filter(Boolean).join(' · ') || null;
          if (name !== '') names.set(person.candidate_id, { name, about });
        }
        for (const job of jobs) titles.set(job.job_id, job.title);
      }),
    );
    return ({ candidateId, jobId }) => ({
      candidateName: names.get(candidateId)?.name ?? null,
      candidateAbout: names.get(candidateId)?.about ?? null,
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

function withEmail(entry: HistoryEntry, emails: ReadonlyMap<UUID, string>): HistoryEntry {
  const { decision } = entry;
  if (!decision) return entry;
  const emailOf = (userId: string | null) => (userId === null ? null : (emails.get(userId) ?? userId));
  const { decidedBy, withdrawnBy } = decision;
  return {
    ...entry,
    decision: { ...decision, decidedBy: emailOf(decidedBy), withdrawnBy: emailOf(withdrawnBy) },
  };
}
