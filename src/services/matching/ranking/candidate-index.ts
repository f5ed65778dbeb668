import type { PackingState, ShardState } from '../../../db/ranking/ranking-shards.repository';
import { ChangedCandidates } from '../../../domain/matching/ranking/changed-candidates';
import { RankingDictionaries } from '../../../domain/matching/ranking/ranking-dictionaries';
import { PackedCandidates } from '../../../domain/matching/ranking/shards/packed-candidates';
import { TopKSearch, type RankedCandidate } from '../../../domain/matching/ranking/search/top-k-search';
import type { TopKQuery } from '../../../domain/matching/ranking/search/top-k-query';
import { CandidateFeatureLoader, type CandidateRecords } from './candidate-feature-loader';
import { featureVersion } from './feature-version';
import type { RowCache } from './row-cache';
import type { ClaimedPart, Divide, SearchParts } from './search-parts';
import { ShardPacker } from './shard-packer';
import type { Progress } from './throttle';
import { readShards, StaleShardError, type ReadShard } from './shard-reader';

/** From this number on, unpacked candidates of the tenant are packed before a ranking. */
export const MIN_UNPACKED_TO_PACK = 1_000;
/** Attempts to read shards that are packed again all the time. */
const MAX_ATTEMPTS = 10;
/** Attempts in which other processes help; the following ones do not depend on what changes in theirs. */
const MAX_DIVIDED_ATTEMPTS = 3;
/** Approximate memory of a candidate outside of shards. */
const CHANGED_CANDIDATE_BYTES = 1_000;
/** The dictionaries are built again when they have grown to this multiple, because values of former candidates stay in them. */
const MAX_DICTIONARY_GROWTH = 2;
const MIN_DICTIONARY_GROWTH = 10_000;

/** Makes the query of a search; `owners` are the tenants of the candidates, in the order of the weights. */
export type QueryMaker = (owners: readonly string[]) => Promise<TopKQuery>;

export interface SearchResult {
  /** Candidates that can be among the best, highest estimate first. */
  order: RankedCandidate[];
  /** Candidates searched. */
  considered: number;
}

export interface IndexOptions {
  /** Tenant whose candidates and links apply. */
  owner: string;
  /** Key of the index in caches. */
  key: string;
  rows: RowCache;
  /** True if the index may grow by some bytes. */
  hasRoom: (index: CandidateIndex, bytes: number) => boolean;
}

/** What a search of shards needs. */
interface ShardSearch {
  records: CandidateRecords;
  packer: ShardPacker;
  search: TopKSearch;
}

interface KeptShard {
  version: number;
  removedCount: number;
  table: PackedCandidates;
}

/**
 * The candidates a tenant can rank: shards from Postgres, and candidates that changed since they were packed. Each search
 * first applies all committed changes. Shards beyond the memory budget are read by each search.
 */
export class CandidateIndex {
  private dictionaries = new RankingDictionaries();
  private initialSize = 0;
  private changed = new ChangedCandidates(this.dictionaries);
  /** Last known change of each unpacked candidate. */
  private readonly changeIds = new Map<string, number>();
  private readonly shards = new Map<string, KeptShard>();
  /** Versions of shards whose members have been dropped from the row cache. */
  private readonly seenVersions = new Map<string, number>();
  private version = '';
  private lastSearch: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: IndexOptions) {}

  /** Approximate memory. */
  get bytes(): number {
    let total = this.dictionaries.bytes + this.changed.rowCount * CHANGED_CANDIDATE_BYTES;
    for (const { table } of this.shards.values()) total += table.byteLength;
    return total;
  }

  /**
   * Searches all candidates as of now. Searches of one index run one after the other, because they change it. `divide` lets
   * other processes search a part of the shards; it returns null if one process is enough.
   */
  search(
    records: CandidateRecords,
    month: string,
    makeQuery: QueryMaker,
    onProgress: Progress = () => undefined,
    divide: Divide = () => Promise.resolve(null),
  ): Promise<SearchResult> {
    return this.inTurn(async () => {
      const packer = new ShardPacker(this.options.owner, records, month);
      for (let attempt = 1; ; attempt += 1) {
        let parts: SearchParts | null = null;
        try {
          const state = await this.readState(records, month, packer, attempt === 1, onProgress);
          await this.loadChanged(new CandidateFeatureLoader(records, month), state);
          const search = await this.startSearch(state, makeQuery);
          if (attempt <= MAX_DIVIDED_ATTEMPTS) parts = await divide(state.shards);
          const considered = parts
            ? await this.searchDivided({ records, packer, search, month }, state, parts)
            : await this.scanShards({ records, packer, search }, state.shards, onProgress);
          search.scan(this.changed);
          if (this.initialSize === 0) this.initialSize = this.dictionaries.size;
          return { order: search.topCandidates(), considered: considered + this.changed.size };
        } catch (error) {
          if (!(error instanceof StaleShardError) || attempt === MAX_ATTEMPTS) throw error;
        } finally {
          await parts?.delete();
        }
      }
    });
  }

  /** Searches the parts of a search of another process that are still free. Returns their number. */
  searchParts(
    records: CandidateRecords,
    month: string,
    makeQuery: QueryMaker,
    parts: SearchParts,
  ): Promise<number> {
    return this.inTurn(async () => {
      const first = await parts.claim([...this.shards.keys()]);
      if (!first) return 0;
      const packer = new ShardPacker(this.options.owner, records, month);
      try {
        const state = await this.readState(records, month, packer, false, () => undefined);
        await this.loadChanged(new CandidateFeatureLoader(records, month), state);
        const search = await this.startSearch(state, makeQuery);
        await this.scanParts({ records, packer, search }, state, parts, first);
        await parts.finish(search.topCandidates());
        return parts.searchedCount;
      } catch (error) {
        if (error instanceof StaleShardError) await parts.markStale();
        else await parts.release();
        throw error;
      }
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const search = this.lastSearch.then(work);
    this.lastSearch = search.catch(() => undefined);
    return search;
  }

  private async readState(
    { reads }: CandidateRecords,
    month: string,
    packer: ShardPacker,
    mayPack: boolean,
    onProgress: Progress,
  ): Promise<PackingState> {
    const version = await featureVersion(month);
    const hasGrown =
      this.dictionaries.size > MAX_DICTIONARY_GROWTH * this.initialSize + MIN_DICTIONARY_GROWTH;
    if (version !== this.version || (this.initialSize > 0 && hasGrown)) this.clear(version);
    let state = await reads.rankingShards.state(version);
    const unpacked = state.unpacked.filter(({ owner }) => owner === this.options.owner).length;
    if (mayPack && unpacked >= MIN_UNPACKED_TO_PACK) {
      await packer.pack(state, onProgress);
      state = await reads.rankingShards.state(version);
    }
    return state;
  }

  private async startSearch(state: PackingState, makeQuery: QueryMaker): Promise<TopKSearch> {
    for (const { owner } of state.shards) this.dictionaries.owners.indexOf(owner);
    return new TopKSearch(await makeQuery(this.dictionaries.owners.keys()), this.dictionaries);
  }

  /**
   * Searches free parts until none is left, and waits for other processes. Returns the number of candidates in all shards.
   * What changed meanwhile is read again at the end, so that the result is as of then.
   */
  private async searchDivided(
    context: ShardSearch & { month: string },
    state: PackingState,
    parts: SearchParts,
  ): Promise<number> {
    const { records, search, month } = context;
    do {
      await this.scanParts(context, state, parts);
      await parts.finish([]);
    } while (!(await parts.areDone()));
    const later = await records.reads.rankingShards.state(this.version);
    if (!hasSameShards(state, later)) throw new StaleShardError('a shard has changed');
    const { considered, found } = await parts.results();
    search.merge(found);
    if (search.hasFound(changedSince(state, later)))
      throw new StaleShardError('one of the best candidates has changed');
    await this.loadChanged(new CandidateFeatureLoader(records, month), later);
    // Their rows may be cached from before their shard was packed.
    for (const { id } of found) this.options.rows.drop(this.options.key, id);
    return considered;
  }

  private async scanParts(
    context: ShardSearch,
    state: PackingState,
    parts: SearchParts,
    first?: ClaimedPart,
  ): Promise<void> {
    const shards = new Map(state.shards.map((shard) => [shard.shardId, shard]));
    const claim = () => parts.claim([...this.shards.keys()]);
    for (let part = first ?? (await claim()); part; part = await claim()) {
      const { shardIds, versions } = part;
      const ofPart = shardIds.map((id, at) => {
        const shard = shards.get(id);
        if (!shard || shard.version !== versions[at]) throw new StaleShardError('a shard has changed');
        return shard;
      });
      parts.searched(part, await this.scanShards(context, ofPart));
    }
  }

  private async scanShards(
    { records, packer, search }: ShardSearch,
    shards: readonly ShardState[],
    onProgress: Progress = () => undefined,
  ): Promise<number> {
    const total = shards.reduce((sum, { memberCount }) => sum + memberCount, 0);
    let considered = 0;
    const missing: ShardState[] = [];
    for (const shard of shards) {
      const cached = await this.applyRemovals(records, shard);
      if (cached) considered += cached.size;
      else missing.push(shard);
    }
    const unpackedIds = [...this.changeIds.keys()];
    for await (const read of readShards(records, packer, missing)) {
      const table = this.unpack(read, unpackedIds);
      considered += table.size;
      if (!this.keep(read, table)) await scanTable(search, table);
      onProgress(considered, total);
    }
    for (const { shardId } of shards) {
      const cached = this.shards.get(shardId);
      if (cached) await scanTable(search, cached.table);
    }
    return considered;
  }

  /** Returns the kept columns of a shard without its former members; undefined if they must be read. */
  private async applyRemovals(
    { reads }: CandidateRecords,
    { shardId, version, removedCount }: ShardState,
  ): Promise<PackedCandidates | undefined> {
    const cached = this.shards.get(shardId);
    if (cached?.version !== version) return undefined;
    if (cached.removedCount < removedCount) {
      const removedIds = await reads.rankingShards.removedIds(shardId, version);
      if (!removedIds) throw new StaleShardError('a shard has changed');
      for (const id of removedIds.slice(cached.removedCount, removedCount)) cached.table.remove(id);
      cached.removedCount = removedCount;
    }
    return cached.table;
  }

  private unpack({ shard, packed, removedIds, version }: ReadShard, unpackedIds: readonly string[]) {
    const table = new PackedCandidates(packed, shard.owner, this.dictionaries);
    for (const id of removedIds) table.remove(id);
    for (const id of unpackedIds) table.remove(id);
    if (this.seenVersions.get(shard.shardId) !== version) {
      for (let row = 0; row < table.rowCount; row += 1)
        this.options.rows.drop(this.options.key, table.idAt(row));
      this.seenVersions.set(shard.shardId, version);
    }
    return table;
  }

  private keep({ shard, version, removedIds }: ReadShard, table: PackedCandidates): boolean {
    this.shards.delete(shard.shardId);
    if (!this.options.hasRoom(this, table.byteLength)) return false;
    this.shards.set(shard.shardId, { version, removedCount: removedIds.length, table });
    return true;
  }

  /** Drops shards that no longer exist, and loads candidates that changed since the last search. */
  private async loadChanged(loader: CandidateFeatureLoader, state: PackingState): Promise<void> {
    const shardIds = new Set(state.shards.map(({ shardId }) => shardId));
    for (const id of [...this.shards.keys(), ...this.seenVersions.keys()]) {
      if (shardIds.has(id)) continue;
      this.shards.delete(id);
      this.seenVersions.delete(id);
    }
    if (this.changed.deletedRows > this.changed.size + MIN_UNPACKED_TO_PACK) {
      this.changed = new ChangedCandidates(this.dictionaries);
      this.changeIds.clear();
    }
    const unpacked = new Map(state.unpacked.map(({ id, changeId }) => [id, changeId]));
    for (const id of this.changeIds.keys()) if (!unpacked.has(id)) this.forget(id);
    const ids = [...unpacked].flatMap(([id, changeId]) => (this.changeIds.get(id) === changeId ? [] : [id]));
    const loadedIds = new Set<string>();
    for await (const page of loader.load(ids)) {
      for (const { id, owner, features } of page) {
        this.options.rows.drop(this.options.key, id);
        loadedIds.add(id);
        if (features) this.changed.put(id, owner, features);
        else this.changed.remove(id);
      }
    }
    for (const id of ids) {
      if (!loadedIds.has(id)) this.forget(id);
      this.changeIds.set(id, unpacked.get(id)!);
      for (const { table } of this.shards.values()) table.remove(id);
    }
  }

  private forget(id: string): void {
    this.options.rows.drop(this.options.key, id);
    this.changed.remove(id);
    this.changeIds.delete(id);
  }

  private clear(version: string): void {
    this.version = version;
    this.dictionaries = new RankingDictionaries();
    this.initialSize = 0;
    this.changed = new ChangedCandidates(this.dictionaries);
    this.changeIds.clear();
    this.shards.clear();
  }
}

function hasSameShards(state: PackingState, later: PackingState): boolean {
  const versions = new Map(state.shards.map(({ shardId, version }) => [shardId, version]));
  return (
    later.shards.length === versions.size &&
    later.shards.every(({ shardId, version }) => versions.get(shardId) === version)
  );
}

/** Candidates that changed between two states. */
function changedSince(state: PackingState, later: PackingState): Set<string> {
  const changeIds = new Map(state.unpacked.map(({ id, changeId }) => [id, changeId]));
  return new Set(later.unpacked.flatMap(({ id, changeId }) => (changeIds.get(id) === changeId ? [] : [id])));
}

/** Scans a table and then yields to other work of the process. */
async function scanTable(search: TopKSearch, table: PackedCandidates): Promise<void> {
  search.scan(table);
  await new Promise(setImmediate);
}
