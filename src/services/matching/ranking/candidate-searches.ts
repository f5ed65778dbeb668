import { createHash } from 'node:crypto';
import type { JobToMatch } from '../../../db/records/linked-records.repository';
import type { ShardState } from '../../../db/ranking/ranking-shards.repository';
import type { Mode, TenantScope } from '../../../domain/common';
import type { DistanceMode } from '../../../domain/matching';
import { newId } from '../../../platform/ids';
import type { TaskQueues } from '../../../queue/task-queues';
import type { OperationPayload } from '../../../tasks/operation-payload';
import { rankPartsTask } from '../../../tasks/rank-parts.task';
import type { TenantData } from '../../tenant-data';
import type { PairScorer } from '../pair-scorer';
import type { CandidateRecords } from './candidate-feature-loader';
import { CandidateIndex, type QueryMaker, type SearchResult } from './candidate-index';
import { IndexMemory } from './index-memory';
import type { RankFilters } from './rank-request';
import { RowCache } from './row-cache';
import { SearchParts } from './search-parts';
import type { Progress } from './throttle';

const MAX_CACHED_ROWS = 5_000;
/** Limits the exact scores when thousands of candidates have nearly the same estimate. */
const MAX_SCORED = 10_000;
/** Tasks that ask other processes to help. One that reaches a process that already searches ends at once. */
const MAX_HELPING_TASKS = 12;

/** What candidates are searched for. */
export interface CandidateQuery {
  job: JobToMatch;
  mode: Mode;
  filters: RankFilters;
  distance: DistanceMode;
  limit: number;
}

/** When a search is divided, and into what. */
export interface Division {
  /** From this number on, other processes help. With fewer shards, claiming parts takes longer than it saves. */
  minShards: number;
  /** Few enough to share the work evenly, and enough that claims are rare. */
  shardsPerPart: number;
}

const DIVISION: Division = { minShards: 48, shardsPerPart: 8 };

export interface CandidateSearchesDeps {
  data: TenantData;
  scorer: PairScorer;
  queues: Pick<TaskQueues, 'reserve' | 'enqueue'>;
  /** For the columns of candidates. */
  memoryBytes: number;
  division?: Division;
}

/** Searches of candidates for a job, with the columns that this process keeps. Other processes help with many candidates. */
export class CandidateSearches {
  readonly rows = new RowCache(MAX_CACHED_ROWS);
  private readonly indexes: IndexMemory<CandidateIndex>;
  private readonly division: Division;
  /** Searches that this process runs or helps with. */
  private readonly searchIds = new Set<string>();

  constructor(private readonly deps: CandidateSearchesDeps) {
    this.division = deps.division ?? DIVISION;
    this.indexes = new IndexMemory(deps.memoryBytes, (key) => {
      const hasRoom = (index: CandidateIndex, bytes: number) => this.indexes.makeRoom(index, bytes);
      return new CandidateIndex({ owner: key.split(':')[0]!, key, rows: this.rows, hasRoom });
    });
  }

  /** Key of the candidates that a tenant can rank, in caches. */
  keyOf({ tenantId, mode }: TenantScope): string {
    return `${tenantId}:${mode}`;
  }

  /** Returns the candidates that can be among the best. `scope` is the tenant whose candidates are ranked. */
  async search(
    { scope, records }: { scope: TenantScope; records: CandidateRecords },
    query: CandidateQuery,
    payload: OperationPayload,
    progress: Progress,
  ): Promise<SearchResult> {
    const index = this.indexes.get(this.keyOf(scope));
    const searchIds: string[] = [];
    const divide = async (shards: readonly ShardState[]) => {
      const isReady = shards.every(({ isReadable }) => isReadable);
      if (shards.length < this.division.minShards || !isReady) return null;
      const searchId = newId();
      searchIds.push(searchId);
      this.searchIds.add(searchId);
      return this.divide(searchId, shards, payload, query.job);
    };
    try {
      const month = this.deps.scorer.month();
      return await index.search(records, month, this.queryMaker(query), progress, divide);
    } finally {
      for (const id of searchIds) this.searchIds.delete(id);
    }
  }

  /** True if a search of another process has parts left, and this process does not help with it yet. */
  async needsHelp(caller: TenantScope, searchId: string): Promise<boolean> {
    if (this.searchIds.has(searchId)) return false;
    const { rankingParts } = this.deps.data.of(caller).repositories;
    return (await rankingParts.state(searchId)).unfinished > 0;
  }

  /** Searches free parts of a search of another process. Returns their number. */
  async help(
    { scope, records }: { scope: TenantScope; records: CandidateRecords },
    query: CandidateQuery,
    { tenantId, mode }: TenantScope,
    searchId: string,
  ): Promise<number> {
    if (this.searchIds.has(searchId)) return 0;
    this.searchIds.add(searchId);
    try {
      const parts = new SearchParts(
        this.deps.data.of({ tenantId, mode }).repositories.rankingParts,
        searchId,
      );
      const index = this.indexes.get(this.keyOf(scope));
      return await index.searchParts(records, this.deps.scorer.month(), this.queryMaker(query), parts);
    } finally {
      this.searchIds.delete(searchId);
    }
  }

  private async divide(
    searchId: string,
    shards: readonly ShardState[],
    payload: OperationPayload,
    job: JobToMatch,
  ): Promise<SearchParts> {
    const { tenantId, mode, awaited } = payload;
    const parts = this.deps.data.of({ tenantId, mode }).repositories.rankingParts;
    // In the order of their ids, so that a process finds parts with shards that it keeps.
    const ordered = shards.toSorted((a, b) => (a.shardId < b.shardId ? -1 : 1));
    const groups: ShardState[][] = [];
    for (let from = 0; from < ordered.length; from += this.division.shardsPerPart)
      groups.push(ordered.slice(from, from + this.division.shardsPerPart));
    await parts.insert(
      searchId,
      groups.map((group) => ({
        shardIds: group.map(({ shardId }) => shardId),
        versions: group.map(({ version }) => version),
      })),
    );
    const lane = awaited ? 'awaited' : 'unattended';
    const tasks = Math.min(groups.length - 1, MAX_HELPING_TASKS);
    // The search does not wait for them, and ends without them.
    void Promise.all(
      Array.from({ length: tasks }, async (_, number) => {
        const place = await this.deps.queues.reserve(rankPartsTask, { tenantId, mode, lane });
        const task = { ...payload, notify: null, searchId, number, jobHash: hashOf(job) };
        await this.deps.queues.enqueue(rankPartsTask, task, { place });
      }),
    ).catch(() => undefined);
    return new SearchParts(parts, searchId, groups.length);
  }

  private queryMaker({ job, mode, filters, distance, limit }: CandidateQuery): QueryMaker {
    const { scorer } = this.deps;
    return async (owners) => ({
      job: scorer.jobProfile(job),
      retention: await scorer.retentionModelFor(job, mode),
      weights: await scorer.weightsFor(job, owners, mode),
      filter: filters,
      distance,
      limit,
      maxCount: MAX_SCORED,
    });
  }
}

/** Distinguishes versions of a job, so that two processes search for the same one. */
export function hashOf(job: JobToMatch): string {
  return createHash('sha256').update(JSON.stringify(job)).digest('hex');
}
