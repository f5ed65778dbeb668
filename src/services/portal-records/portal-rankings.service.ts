import type { LoggedRankRow } from '../../db/portal/logged-rankings.repository';
import type { Timestamp, Unit, UUID } from '../../domain/common';
import type { Recommendation, Score100 } from '../../domain/matching';
import { AppError, notFound, type StoredError } from '../../platform/app-error';
import type { Caller } from '../access/caller';
import { recordScope } from '../access/record-scope';
import type { TenantUser } from '../access/tenant-user';
import type { MatchListRecord } from '../matching/match-record';
import type { QueuedRankService } from '../matching/ranking/queued-rank.service';
import type { RankFilters, RankedPair } from '../matching/ranking/rank-request';
import { isFinal, type OperationRecord } from '../operations/operation';
import type { OperationsService } from '../operations/operations.service';
import { loggedScore, type LoggedScore } from '../score-log/score-entries';
import type { TenantData } from '../tenant-data';
import type { PortalMatchesService } from './portal-matches.service';
import type { RecordAccessService, RecordView } from './record-access.service';

const MAX_RANKINGS = 20;
const MAX_DECIDED_MATCHES = 200;

export interface RankingInput {
  limit: number;
  filters: RankFilters;
}

/** A candidate in a ranking, with what the score consisted of when it was given out. */
export interface RankedCandidateView extends Pick<LoggedScore, 'components' | 'forecast' | 'gaps'> {
  rank: number;
  /** Null after an erasure. */
  candidateId: UUID | null;
  /** Null for a candidate of a linked organization and after an erasure. */
  candidateName: string | null;
  /** City and latest position, which tell people of the same name apart; null without a name. */
  candidateAbout: string | null;
  finalScore: Score100;
  recommendation: Recommendation;
  confidence: Unit | null;
  /** The text is null once the result of the ranking is deleted; the figures remain. */
  reasons: (LoggedScore['reasons'][number] & { text: string | null })[];
  verdict: string | null;
  logEntryId: UUID;
  /** Null unless the pair has a match. */
  match: Pick<MatchListRecord, 'matchId' | 'latestDecision'> | null;
}

export interface RankingView {
  rankingId: UUID;
  jobId: UUID;
  jobTitle: string;
  status: OperationRecord['status'];
  progress: OperationRecord['progress'];
  error: StoredError | null;
  /** Null until the ranking has ended. */
  rankedAt: Timestamp | null;
  poolSize: number;
  modelVersion: string | null;
  candidates: RankedCandidateView[];
}

export interface RankingListItem {
  rankingId: UUID;
  rankedAt: Timestamp;
  poolSize: number;
  topScore: Score100;
  /** `portal` or `api`: where the ranking was requested. */
  surface: string;
}

export interface PortalRankingsDeps {
  data: TenantData;
  access: RecordAccessService;
  ranking: Pick<QueuedRankService, 'submit'>;
  operations: Pick<OperationsService, 'get'>;
}

/** Rankings of candidates for a job: requested in the portal, and read from the score log as long as it is kept. */
export class PortalRankingsService {
  constructor(
    private readonly parts: PortalRankingsDeps,
    private readonly matches: PortalMatchesService,
  ) {}

  /** Starts a ranking and returns its id. Throws `not_found` unless the user may see the job. */
  async start(
    user: TenantUser,
    view: RecordView,
    jobId: UUID,
    { limit, filters }: RankingInput,
  ): Promise<{ rankingId: UUID }> {
    const caller = await this.parts.access.callerOf(user, view);
    await this.requireJob(caller, jobId);
    const request = { subject: { jobId }, limit, filters };
    const operation = await this.parts.ranking.submit(caller, request, { idempotencyId: null, waits: false });
    return { rankingId: operation.operationId };
  }

  /** Lists the rankings of a job, newest first. They may have been requested in the portal or by a program. */
  async list(user: TenantUser, view: RecordView, jobId: UUID): Promise<{ rankings: RankingListItem[] }> {
    const caller = await this.parts.access.callerOf(user, view);
    await this.requireJob(caller, jobId);
    const rows = await this.parts.data.of(caller).reads.loggedRankings.ofJob(jobId, MAX_RANKINGS);
    return {
      rankings: rows.map((row) => ({
        rankingId: row.ranking_id,
        rankedAt: row.created_at.toISOString(),
        poolSize: row.pool_size,
        topScore: row.score,
        surface: row.surface,
      })),
    };
  }

  async get(user: TenantUser, view: RecordView, jobId: UUID, rankingId: UUID): Promise<RankingView> {
    return this.shown(await this.parts.access.callerOf(user, view), jobId, rankingId);
  }

  /** Returns the state of a ranking, with its candidates once it has ended. */
  async shown(caller: Caller, jobId: UUID, rankingId: UUID): Promise<RankingView> {
    const { title } = await this.requireJob(caller, jobId);
    // The operation is read first: its entries are logged by the time it has ended, so a ranking that
    // ends between the two reads is shown as running, and never as ended without its entries.
    const operation = await this.operation(caller, rankingId);
    const ended = operation === null || isFinal(operation.status);
    const { loggedRankings } = this.parts.data.of(caller).repositories;
    const entries = ended ? await loggedRankings.entries(rankingId, jobId) : [];
    if (entries.length === 0 && operation?.type !== 'rank') throw notFound('ranking');
    const candidates = await this.candidates(caller, jobId, entries, rankedPairs(operation));
    const ids = candidates.flatMap(({ candidateId }) => (candidateId === null ? [] : [candidateId]));
    // A page that waits for a ranking polls it, and sees no record until it has ended.
    if (ids.length > 0) await this.parts.access.recordReads(caller, 'ranking', 'opened', [rankingId]);
    await this.parts.access.recordReads(caller, 'candidate', 'listed', ids);
    const [first] = entries;
    return {
      rankingId,
      jobId,
      jobTitle: title,
      status: first ? 'succeeded' : (operation?.status ?? 'succeeded'),
      progress: operation?.progress ?? null,
      error: operation?.error ?? null,
      rankedAt: first?.created_at.toISOString() ?? operation?.finishedAt ?? null,
      poolSize: first?.pool_size ?? 0,
      modelVersion: first?.model_version ?? null,
      candidates,
    };
  }

  private async candidates(
    caller: Caller,
    jobId: UUID,
    entries: readonly LoggedRankRow[],
    pairs: ReadonlyMap<UUID, RankedPair>,
  ): Promise<RankedCandidateView[]> {
    if (entries.length === 0) return [];
    const [names, matches] = await Promise.all([
      this.matches.namesOf(
        caller,
        entries.map((entry) => ({ candidateId: entry.candidate_id, jobId })),
      ),
      this.matches.ofJob(caller, jobId, MAX_DECIDED_MATCHES),
    ]);
    const matchOf = new Map(matches.map((match) => [match.candidateId, match]));
    return entries.map((entry) => {
      const { components, forecast, gaps, confidence, reasons } = loggedScore({
        ...entry,
        kind: 'rank',
        weights_version: null,
        inputs_hash: null,
        key_id: null,
        surface: 'portal',
        ranking_id: null,
      });
      const { candidate_id: candidateId, erased } = entry;
      const pair = pairs.get(candidateId);
      const texts = new Map(pair?.reasons.map(({ code, text }) => [code, text]));
      const match = matchOf.get(candidateId);
      const { candidateName, candidateAbout } = names({ candidateId, jobId });
      return {
        rank: entry.rank,
        ...(erased
          ? { candidateId: null, candidateName: null, candidateAbout: null }
          : { candidateId, candidateName, candidateAbout }),
        finalScore: entry.score,
        recommendation: entry.recommendation as Recommendation,
        confidence,
        components,
        forecast,
        gaps,
        reasons: reasons.map((reason) => ({ ...reason, text: texts.get(reason.code) ?? null })),
        verdict: pair?.verdict ?? null,
        logEntryId: entry.entry_id,
        match: match
          ? {
              matchId: match.matchId,
              ...(match.latestDecision && { latestDecision: match.latestDecision }),
            }
          : null,
      };
    });
  }

  /** Returns null for an operation that is unknown or no longer kept. */
  private async operation(caller: Caller, operationId: UUID): Promise<OperationRecord | null> {
    try {
      return await this.parts.operations.get(caller, operationId);
    } catch (error) {
      if (error instanceof AppError && ['not_found', 'operation_expired'].includes(error.code)) return null;
      throw error;
    }
  }

  private async requireJob(caller: Caller, jobId: UUID): Promise<{ title: string }> {
    const { linkedRecords } = this.parts.data.of(recordScope(caller)).repositories;
    const { job } = await linkedRecords.pair(null, jobId);
    if (!job) throw notFound('job');
    return job;
  }
}

function rankedPairs(operation: OperationRecord | null): Map<UUID, RankedPair> {
  if (!operation || !isFinal(operation.status)) return new Map();
  const { ranked = [] } = (operation.result ?? {}) as { ranked?: RankedPair[] };
  return new Map(ranked.map((pair) => [pair.candidateId, pair]));
}
