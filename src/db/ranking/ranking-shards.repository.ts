import type { Knex } from 'knex';
import { isUuid } from '../../platform/ids';
import { copyRows, namedBindings, type Executor } from '../kernel/statement';

/** A shard of candidates that the tenant can rank. */
export interface ShardState {
  shardId: string;
  /** Tenant of its candidates. */
  owner: string;
  version: number;
  /** Former members whose rows are still in the packed columns. They are only added to while the version stays. */
  removedCount: number;
  memberCount: number;
  shared: boolean;
  /** False if the shard must be packed again before it can be read. */
  isReadable: boolean;
}

/** A candidate that changed since it was packed. */
export interface UnpackedCandidate {
  id: string;
  owner: string;
  changeId: number;
}

/** Shards and unpacked candidates at one moment. Together they contain each candidate once. */
export interface PackingState {
  shards: ShardState[];
  unpacked: UnpackedCandidate[];
}

export interface ShardContent {
  shardId: string;
  version: number;
  packed: Buffer | null;
  removedIds: string[];
}

export interface PackedShard {
  shardId: string;
  /** Version that the members come from; 0 for a new shard. */
  version: number;
  shared: boolean;
  featureVersion: string;
  ids: readonly string[];
  packed: Buffer;
  /** Unpacked candidates that the shard takes over, or that cannot be ranked. */
  changed: readonly UnpackedCandidate[];
}

interface StateRow {
  id: string;
  tenant_id: string;
  is_shard: boolean;
  version: number;
  removed_count: number;
  member_count: number;
  shared: boolean;
  is_readable: boolean;
}

const SHARD_COLUMNS = `shard_id AS id, tenant_id, true AS is_shard, version::bigint AS version, removed_count, member_count,
  shared, coalesce(packed IS NOT NULL AND feature_version = :featureVersion, false) AS is_readable`;
const UNPACKED_COLUMNS = `candidate_id AS id, tenant_id, false AS is_shard, change_id AS version, 0 AS removed_count,
  0 AS member_count, false AS shared, false AS is_readable`;

/** Candidates packed as columns, of the tenant and of tenants that share theirs. */
export class RankingShardsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
  ) {}

  async state(featureVersion: string): Promise<PackingState> {
    const rows = await this.executor.rows<StateRow>(
      this.knex.raw(
        `SELECT ${SHARD_COLUMNS} FROM ranking_shards
         UNION ALL SELECT ${SHARD_COLUMNS} FROM linked_ranking_shards
         UNION ALL SELECT ${UNPACKED_COLUMNS} FROM unpacked_candidates
         UNION ALL SELECT ${UNPACKED_COLUMNS} FROM linked_unpacked_candidates`,
        { featureVersion },
      ),
    );
    const state: PackingState = { shards: [], unpacked: [] };
    for (const { id, tenant_id: owner, version, ...row } of rows) {
      if (!row.is_shard) state.unpacked.push({ id, owner, changeId: version });
      else if (row.member_count > 0)
        state.shards.push({
          shardId: id,
          owner,
          version,
          removedCount: row.removed_count,
          memberCount: row.member_count,
          shared: row.shared,
          isReadable: row.is_readable,
        });
    }
    return state;
  }

  async contents(shardIds: readonly string[]): Promise<ShardContent[]> {
    if (!shardIds.every(isUuid)) throw new Error('The id of a shard must be a UUID.');
    const part = (shards: string) =>
      `SELECT shard_id::text, version::text, array_to_string(removed_ids, ','), packed
       FROM ${shards} WHERE shard_id = ANY ('{${shardIds.join(',')}}'::uuid[])`;
    const rows = await this.executor.rows<(Buffer | null)[]>(
      copyRows(`${part('ranking_shards')} UNION ALL ${part('linked_ranking_shards')}`),
    );
    return rows.map(([shardId, version, removedIds, packed]) => ({
      shardId: String(shardId),
      version: Number(version),
      packed: packed ?? null,
      removedIds: removedIds?.length ? String(removedIds).split(',') : [],
    }));
  }

  /** Returns the members of a shard; undefined if it has another version. */
  members(shardId: string, version: number): Promise<string[] | undefined> {
    return this.idsOf('candidate_ids', shardId, version);
  }

  /** Returns the former members of a shard in the order of removal; undefined if it has another version. */
  removedIds(shardId: string, version: number): Promise<string[] | undefined> {
    return this.idsOf('removed_ids', shardId, version);
  }

  /** Returns those candidates of the tenant that are still unpacked and have not changed again. */
  async remainingOf(candidates: readonly UnpackedCandidate[]): Promise<UnpackedCandidate[]> {
    const rows = await this.executor.rows<{ id: string }>(
      this.knex.raw(
        `SELECT candidate_id AS id FROM unpacked_candidates
         JOIN unnest(:ids::uuid[], :changeIds::bigint[]) AS c (candidate_id, change_id) USING (candidate_id, change_id)`,
        namedBindings({
          ids: candidates.map(({ id }) => id),
          changeIds: candidates.map(({ changeId }) => changeId),
        }),
      ),
    );
    const ids = new Set(rows.map(({ id }) => id));
    return candidates.filter(({ id }) => ids.has(id));
  }

  /** Stores a shard of the tenant. False if its members or its unpacked candidates have changed meanwhile. */
  async pack(shard: PackedShard): Promise<boolean> {
    const [row] = await this.executor.rows<{ done: boolean }>(
      this.knex.raw(
        `SELECT pack_ranking_shard(:shardId::uuid, :version::integer, :shared::boolean, :featureVersion::text,
           :ids::uuid[], :packed::bytea, :changed::uuid[], :changeIds::bigint[]) AS done`,
        namedBindings({
          ...shard,
          ids: [...shard.ids],
          changed: shard.changed.map(({ id }) => id),
          changeIds: shard.changed.map(({ changeId }) => changeId),
        }),
      ),
    );
    return row?.done === true;
  }

  private async idsOf(
    column: 'candidate_ids' | 'removed_ids',
    shardId: string,
    version: number,
  ): Promise<string[] | undefined> {
    const part = (shards: string) =>
      `SELECT ${column} AS ids FROM ${shards} WHERE shard_id = :shardId::uuid AND version = :version::integer`;
    const [row] = await this.executor.rows<{ ids: string[] }>(
      this.knex.raw(`${part('ranking_shards')} UNION ALL ${part('linked_ranking_shards')}`, {
        shardId,
        version,
      }),
    );
    return row?.ids;
  }
}
