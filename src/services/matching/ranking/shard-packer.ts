import type {
  PackingState,
  ShardState,
  UnpackedCandidate,
} from '../../../db/ranking/ranking-shards.repository';
import { packShard, type CandidateToPack } from '../../../domain/matching/ranking/shards/pack-shard';
import { newId } from '../../../platform/ids';
import {
  CandidateFeatureLoader,
  type CandidateRecords,
  type LoadedCandidate,
} from './candidate-feature-loader';
import type { Progress } from './throttle';
import { featureVersion } from './feature-version';

/** Candidates of a full shard. Packing one takes some tenths of a second; reading it takes some milliseconds. */
const SHARD_SIZE = 4_096;
/** Former members are packed away when a shard has a quarter as many as members. */
const MAX_REMOVED_SHARE = 0.25;

/** Candidates that go to one shard, with their changes. */
interface Batch {
  candidates: CandidateToPack[];
  changed: UnpackedCandidate[];
}

/** Packs the candidates of a tenant. It never waits for writers: what changes meanwhile is packed the next time. */
export class ShardPacker {
  private readonly loader: CandidateFeatureLoader;

  constructor(
    private readonly owner: string,
    private readonly records: CandidateRecords,
    private readonly month: string,
    private readonly shardSize = SHARD_SIZE,
  ) {
    this.loader = new CandidateFeatureLoader(records, month);
  }

  /** Packs all unpacked candidates of the tenant, and shards that cannot be read or that lost many members. */
  async pack(state: PackingState, onProgress: Progress = () => undefined): Promise<void> {
    const unpacked = state.unpacked.filter(({ owner }) => owner === this.owner);
    const batches = { shared: emptyBatch(), own: emptyBatch() };
    const open = state.shards.filter(({ owner }) => owner === this.owner);
    let done = 0;
    for await (const { changes, loaded } of this.loadUnpacked(unpacked)) {
      for (const { id, shared, features } of loaded) {
        const batch = shared ? batches.shared : batches.own;
        batch.changed.push(changes.get(id)!);
        if (features) batch.candidates.push({ id, features });
        if (batch.candidates.length < this.shardSize) continue;
        await this.store(null, shared, batch);
        batches[shared ? 'shared' : 'own'] = emptyBatch();
      }
      onProgress((done += loaded.length), unpacked.length);
    }
    for (const shared of [true, false]) {
      const batch = shared ? batches.shared : batches.own;
      if (batch.changed.length > 0) await this.addTo(open, shared, batch);
    }
    for (const shard of open)
      if (!shard.isReadable || shard.removedCount > MAX_REMOVED_SHARE * shard.memberCount)
        await this.packMembers(shard);
  }

  /**
   * Loads unpacked candidates, starting at any of them, and omits those that another process has packed meanwhile. So
   * several processes that pack the candidates of a tenant, such as upkeep and a ranking, share the work.
   */
  private async *loadUnpacked(
    unpacked: readonly UnpackedCandidate[],
  ): AsyncGenerator<{ changes: Map<string, UnpackedCandidate>; loaded: LoadedCandidate[] }> {
    const start = Math.floor(Math.random() * unpacked.length);
    const ordered = [...unpacked.slice(start), ...unpacked.slice(0, start)];
    for (let from = 0; from < ordered.length; from += this.shardSize) {
      const part = ordered.slice(from, from + this.shardSize);
      const remaining = await this.records.repositories.rankingShards.remainingOf(part);
      const changes = new Map(remaining.map((candidate) => [candidate.id, candidate]));
      for await (const loaded of this.loader.load([...changes.keys()])) yield { changes, loaded };
    }
  }

  /** Packs the members of a shard again and returns them. Undefined if the shard has changed. */
  async packMembers(shard: ShardState): Promise<{ packed: Buffer; stored: boolean } | undefined> {
    const members = await this.membersOf(shard);
    if (!members) return undefined;
    const packed = packShard(members);
    if (shard.owner !== this.owner) return { packed, stored: false };
    return { packed, stored: await this.save(shard, shard.shared, members, packed, []) };
  }

  /** Adds candidates to a shard with capacity, or to a new one. */
  private async addTo(open: ShardState[], shared: boolean, batch: Batch): Promise<void> {
    const [smallest] = open
      .filter(
        (shard) => shard.shared === shared && shard.memberCount + batch.candidates.length <= this.shardSize,
      )
      .sort((a, b) => a.memberCount - b.memberCount);
    if (smallest) open.splice(open.indexOf(smallest), 1);
    await this.store(smallest ?? null, shared, batch);
  }

  private async store(
    shard: ShardState | null,
    shared: boolean,
    { candidates, changed }: Batch,
  ): Promise<void> {
    const changedIds = new Set(changed.map(({ id }) => id));
    const members = shard ? await this.membersOf(shard) : [];
    if (!members) return;
    const all = [...members.filter(({ id }) => !changedIds.has(id)), ...candidates];
    await this.save(shard, shared, all, packShard(all), changed);
  }

  private async save(
    shard: ShardState | null,
    shared: boolean,
    members: readonly CandidateToPack[],
    packed: Buffer,
    changed: readonly UnpackedCandidate[],
  ): Promise<boolean> {
    return this.records.repositories.rankingShards.pack({
      shardId: shard?.shardId ?? newId(),
      version: shard?.version ?? 0,
      shared,
      featureVersion: await featureVersion(this.month),
      ids: members.map(({ id }) => id),
      packed,
      changed,
    });
  }

  private async membersOf({ shardId, version }: ShardState): Promise<CandidateToPack[] | undefined> {
    const ids = await this.records.reads.rankingShards.members(shardId, version);
    if (!ids) return undefined;
    const members: CandidateToPack[] = [];
    for await (const page of this.loader.load(ids))
      for (const { id, features } of page) if (features) members.push({ id, features });
    return members;
  }
}

function emptyBatch(): Batch {
  return { candidates: [], changed: [] };
}
