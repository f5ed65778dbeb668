import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Coordinates } from '../../domain/matching/places/coordinates';
import type { TenantScope } from '../../domain/common';
import type { Database } from '../kernel/database';
import { selectRows } from '../kernel/select-rows';
import { namedBindings, type Executor } from '../kernel/statement';

/** A record to compare with another. */
export interface ComparedCandidateRow {
  candidate_id: string;
  external_id: string | null;
  person: object;
  profile: object;
  updated_at: Date;
}

/** A candidate whose keys are of an earlier version. */
export interface OutdatedKeysRow {
  candidate_id: string;
  person: object;
  profile: object;
  updated_at: Date;
}

export interface CandidateKeys {
  candidateId: string;
  duplicateKeys: readonly string[];
}

/** By what a candidate is found. */
export interface CandidateSearchData {
  keys: readonly string[];
  words: readonly string[];
  point: Coordinates | null;
  version: number;
}

/** Records read under one key at most. A key that more people share, such as the phone of a shelter, says little. */
const MAX_CANDIDATES_PER_KEY = 200;
const MAX_CANDIDATES = 1_000;

/** The number under which a key is stored: the first 8 bytes of its SHA-256 digest. It tells nothing about the person. */
export function hashedKey(key: string): string {
  return createHash('sha256').update(key).digest().readBigInt64BE().toString();
}

/** Adds the keys of new candidates, which are different for each. Call within the transaction that inserts them. */
export async function insertDuplicateKeys(
  executor: Executor,
  knex: Knex,
  scope: TenantScope,
  candidates: readonly CandidateKeys[],
): Promise<void> {
  const keys = candidates.flatMap(({ duplicateKeys }) => duplicateKeys.map(hashedKey));
  if (keys.length === 0) return;
  await executor.rows(
    knex.raw(
      `INSERT INTO candidate_duplicate_keys (tenant_id, mode, key, candidate_id)
       SELECT :tenantId::uuid, :mode::text, key, candidate_id
       FROM unnest(:owners::uuid[], :keys::bigint[]) AS k (candidate_id, key)`,
      namedBindings({
        ...scope,
        owners: candidates.flatMap(({ candidateId, duplicateKeys }) => duplicateKeys.map(() => candidateId)),
        keys,
      }),
    ),
  );
}

/** The keys under which records of one person are found. */
export class DuplicateKeysRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Returns the records that share a key, those that share most first. */
  listSharing(candidateId: string, keys: readonly string[]): Promise<ComparedCandidateRow[]> {
    return this.executor.rows<ComparedCandidateRow>(
      this.knex.raw(
        `SELECT c.candidate_id, c.external_id, c.person, c.profile, c.updated_at
         FROM (
           SELECT s.candidate_id FROM unnest(:keys::bigint[]) AS k (key)
           CROSS JOIN LATERAL (
             SELECT candidate_id FROM candidate_duplicate_keys
             WHERE tenant_id = :tenantId::uuid AND mode = :mode::text AND key = k.key
             LIMIT ${MAX_CANDIDATES_PER_KEY}
           ) AS s
           WHERE s.candidate_id <> :candidateId::uuid
           GROUP BY s.candidate_id ORDER BY count(*) DESC, s.candidate_id LIMIT ${MAX_CANDIDATES}
         ) AS sharing
         JOIN candidates c ON c.candidate_id = sharing.candidate_id`,
        namedBindings({ ...this.scope, candidateId, keys: keys.map(hashedKey) }),
      ),
    );
  }
}

/** Keys of candidates of all tenants that an earlier release has written, or none. */
export class OutdatedDuplicateKeysRepository {
  constructor(private readonly database: Database) {}

  list(version: number, limit: number): Promise<OutdatedKeysRow[]> {
    return selectRows<OutdatedKeysRow>(this.database, 'SELECT * FROM candidates_with_outdated_keys(?, ?)', [
      version,
      limit,
    ]);
  }

  /** Replaces the search words, the point and the keys of a candidate unless it has changed since it was read: the change wrote them. */
  async replace(row: OutdatedKeysRow, { keys, words, point, version }: CandidateSearchData): Promise<void> {
    await this.database.knex.raw('SELECT replace_candidate_words(?::uuid, ?::timestamptz, ?::text[])', [
      row.candidate_id,
      row.updated_at,
      [...words],
    ]);
    await this.database.knex.raw(
      'SELECT replace_duplicate_keys(?::uuid, ?::timestamptz, ?::bigint[], ?, ?, ?)',
      [
        row.candidate_id,
        row.updated_at,
        keys.map(hashedKey),
        version,
        point?.latitude ?? null,
        point?.longitude ?? null,
      ],
    );
  }
}
