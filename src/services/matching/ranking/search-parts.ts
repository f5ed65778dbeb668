import { setTimeout as delay } from 'node:timers/promises';
import type { ClaimedPart, RankingPartsRepository } from '../../../db/ranking/ranking-parts.repository';
import type { ShardState } from '../../../db/ranking/ranking-shards.repository';
import { parseFound, serializeFound } from '../../../domain/matching/ranking/shards/found-candidates';
import type { RankedCandidate } from '../../../domain/matching/ranking/search/top-k-search';
import { newId } from '../../../platform/ids';
import { StaleShardError } from './shard-reader';

export type { ClaimedPart };

/** Divides a search; returns null if one process is enough. */
export type Divide = (shards: readonly ShardState[]) => Promise<SearchParts | null>;

/** A process that is lost delays the search by this time. */
const LEASE_MS = 10_000;
const POLL_INTERVAL_MS = 10;

/** The parts of one search, as one process sees them. */
export class SearchParts {
  private readonly processId = newId();
  /** Candidates searched in the parts that this process has claimed and not yet finished. */
  private considered = new Map<number, number>();
  searchedCount = 0;

  constructor(
    private readonly parts: RankingPartsRepository,
    readonly searchId: string,
    /** Number of parts; null in a process that only helps. */
    private readonly total: number | null = null,
  ) {}

  /** Claims a free part; undefined if there is none. */
  claim(keptShardIds: readonly string[]): Promise<ClaimedPart | undefined> {
    return this.parts.claim(this.searchId, this.processId, keptShardIds, LEASE_MS);
  }

  searched({ part }: ClaimedPart, considered: number): void {
    this.considered.set(part, considered);
    this.searchedCount += 1;
  }

  /** Makes the search start again with the current shards. */
  markStale(): Promise<void> {
    return this.parts.markStale(this.searchId);
  }

  /** Leaves the claimed parts to other processes. */
  release(): Promise<void> {
    return this.parts.release(this.searchId, this.processId);
  }

  /** Ends the claimed parts with what was found in them. */
  async finish(found: readonly RankedCandidate[]): Promise<void> {
    if (this.considered.size === 0) return;
    const { considered } = this;
    this.considered = new Map();
    await this.parts.finish(this.searchId, this.processId, { considered, found: serializeFound(found) });
  }

  /**
   * True if all parts are searched. Otherwise waits for a moment; then a part may be free again.
   * @throws StaleShardError if another process has found that a shard has changed, or if parts are lost
   */
  async areDone(): Promise<boolean> {
    const { total, unfinished, isStale } = await this.parts.state(this.searchId);
    if (isStale) throw new StaleShardError('a shard has changed');
    if (total !== this.total) throw new StaleShardError('parts are lost');
    if (unfinished > 0) await delay(POLL_INTERVAL_MS);
    return unfinished === 0;
  }

  async results(): Promise<{ considered: number; found: RankedCandidate[] }> {
    const { considered, found } = await this.parts.results(this.searchId);
    return { considered, found: found.flatMap(parseFound) };
  }

  delete(): Promise<void> {
    return this.parts.delete(this.searchId);
  }
}
