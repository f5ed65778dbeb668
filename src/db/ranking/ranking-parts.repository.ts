import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

/** Shards of a part, with the versions that the ranking has read. */
export interface PartShards {
  shardIds: readonly string[];
  versions: readonly number[];
}

export interface ClaimedPart extends PartShards {
  part: number;
}

/** What one process found in all parts that it claimed. */
export interface PartResults {
  /** Candidates searched, by part. */
  considered: ReadonlyMap<number, number>;
  /** Serialized candidates of all these parts. */
  found: Buffer;
}

export interface PartsState {
  /** Parts that exist: none after Postgres has crashed. */
  total: number;
  unfinished: number;
  /** True if a shard has changed since the ranking read its version. */
  isStale: boolean;
}

/** Parts of rankings that several processes search. A claim ends after its lease, so that a lost process delays a ranking only. */
export class RankingPartsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async insert(searchId: string, parts: readonly PartShards[]): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `INSERT INTO ranking_parts (search_id, part, tenant_id, mode, shard_ids, versions)
         SELECT :searchId, p.part, :tenantId, :mode, ARRAY(SELECT json_array_elements_text(p.shards)::uuid),
           ARRAY(SELECT json_array_elements_text(p.versions)::integer)
         FROM json_to_recordset(:parts::json) AS p (part integer, shards json, versions json)`,
        namedBindings({
          ...this.scope,
          searchId,
          parts: JSON.stringify(
            parts.map(({ shardIds, versions }, part) => ({ part, shards: shardIds, versions })),
          ),
        }),
      ),
    );
  }

  /** Claims a part, preferably one with shards that the process keeps, and extends its other claims. Undefined if none is free. */
  async claim(
    searchId: string,
    claimedBy: string,
    keptShardIds: readonly string[],
    leaseMs: number,
  ): Promise<ClaimedPart | undefined> {
    const [row] = await this.executor.rows<{ part: number; shard_ids: string[]; versions: number[] }>(
      this.knex.raw(
        `WITH extended AS (
           UPDATE ranking_parts SET claimed_until = now() + :leaseMs * interval '1 millisecond'
           WHERE search_id = :searchId AND claimed_by = :claimedBy AND NOT is_done
         ), free AS (
           SELECT part FROM ranking_parts
           WHERE search_id = :searchId AND NOT is_done AND (claimed_by IS NULL OR claimed_until < now())
           ORDER BY shard_ids && :keptShardIds::uuid[] DESC, part LIMIT 1 FOR UPDATE SKIP LOCKED
         )
         UPDATE ranking_parts p SET claimed_by = :claimedBy, claimed_until = now() + :leaseMs * interval '1 millisecond'
         FROM free WHERE p.search_id = :searchId AND p.part = free.part
         RETURNING p.part, p.shard_ids, p.versions`,
        namedBindings({ searchId, claimedBy, leaseMs, keptShardIds: [...keptShardIds] }),
      ),
    );
    return row && { part: row.part, shardIds: row.shard_ids, versions: row.versions };
  }

  /** Ends the parts that the process still has. */
  async finish(searchId: string, claimedBy: string, { considered, found }: PartResults): Promise<void> {
    const parts = [...considered.keys()];
    await this.executor.rows(
      this.knex.raw(
        `UPDATE ranking_parts p SET is_done = true, considered = c.considered,
           found = CASE WHEN p.part = :last THEN :found::bytea END
         FROM unnest(:parts::integer[], :considered::integer[]) AS c (part, considered)
         WHERE p.search_id = :searchId AND p.part = c.part AND p.claimed_by = :claimedBy`,
        namedBindings({
          searchId,
          claimedBy,
          found,
          parts,
          last: parts.at(-1) ?? null,
          considered: [...considered.values()],
        }),
      ),
    );
  }

  /** Ends the claims of a process. */
  async release(searchId: string, claimedBy: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE ranking_parts SET claimed_by = NULL
         WHERE search_id = ? AND claimed_by = ? AND NOT is_done`,
        [searchId, claimedBy],
      ),
    );
  }

  /** Says that a shard has changed since the ranking read its version. */
  async markStale(searchId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw('UPDATE ranking_parts SET is_stale = true WHERE search_id = ?', [searchId]),
    );
  }

  async state(searchId: string): Promise<PartsState> {
    const [row] = await this.executor.rows<{ total: number; unfinished: number; stale: boolean | null }>(
      this.knex.raw(
        `SELECT count(*) AS total, count(*) FILTER (WHERE NOT is_done) AS unfinished, bool_or(is_stale) AS stale
         FROM ranking_parts WHERE search_id = ?`,
        [searchId],
      ),
    );
    return { total: row?.total ?? 0, unfinished: row?.unfinished ?? 0, isStale: row?.stale === true };
  }

  /** Returns what all processes found, and the number of candidates they searched. */
  async results(searchId: string): Promise<{ considered: number; found: Buffer[] }> {
    const rows = await this.executor.rows<{ considered: number; found: Buffer | null }>(
      this.knex.raw('SELECT considered, found FROM ranking_parts WHERE search_id = ?', [searchId]),
    );
    return {
      considered: rows.reduce((sum, row) => sum + row.considered, 0),
      found: rows.flatMap(({ found }) => (found ? [found] : [])),
    };
  }

  async delete(searchId: string): Promise<void> {
    await this.executor.rows(this.knex.raw('DELETE FROM ranking_parts WHERE search_id = ?', [searchId]));
  }
}
