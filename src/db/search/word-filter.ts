import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { NearCircle } from '../../domain/search/near';
import type { SearchTerm } from '../../domain/search/search-term';
import type { Executor } from '../kernel/statement';

/** A table with the search words of records. */
export interface WordTable {
  /** The table of the records. */
  list: 'candidates' | 'jobs';
  table: 'candidate_words' | 'job_words';
  idColumn: 'candidate_id' | 'job_id';
}

/** A term with at most this many records is looked up first, and the list is read by their ids. */
const MAX_IDS = 2_000;
/** Sorts after every word with the same prefix. */
const LAST_CODE_POINT = '\u{10ffff}';

/** Applies search terms to the list of a table. */
export class WordFilter {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
    private readonly words: WordTable,
  ) {}

  /**
   * Returns the ids of the records that match the rarest term, at most 2,000, or null if every term is more frequent.
   * The planner cannot know how many records live in one of a thousand places, and would read the whole list in its
   * order to find that none does.
   */
  async narrow(terms: readonly SearchTerm[]): Promise<readonly string[] | null> {
    const positive = terms.filter((one) => !('noneOf' in one));
    if (positive.length === 0) return null;
    const lookups = positive.map((one) => this.lookup(one));
    const parts = lookups.map(
      ({ sql }) => `(SELECT array_agg(id) AS ids FROM (${sql} LIMIT ${MAX_IDS + 1}) AS w)`,
    );
    const [rarest] = await this.executor.rows<{ ids: string[] | null }>(
      this.knex.raw(
        `SELECT CASE WHEN cardinality(ids) <= ${MAX_IDS} THEN ids END AS ids, cardinality(ids) AS size
         FROM (${parts.join(' UNION ALL ')}) AS t ORDER BY coalesce(cardinality(ids), 0) LIMIT 1`,
        lookups.flatMap(({ values }) => values),
      ),
    );
    const { ids = null, size = null } = (rarest ?? { size: 0 }) as {
      ids?: string[] | null;
      size?: number | null;
    };
    return size === null ? [] : ids;
  }

  /** Adds the terms to a query of the list. */
  apply(query: Knex.QueryBuilder, terms: readonly SearchTerm[], ids: readonly string[] | null): void {
    if (ids) void query.whereRaw(`${this.words.idColumn} = ANY (?::uuid[])`, [[...new Set(ids)]]);
    this.addTerms(query, terms, null);
  }

  /** Restricts a query to those of the records that match all terms. Reads no words of other records. */
  applyToRecords(query: Knex.QueryBuilder, terms: readonly SearchTerm[], recordIds: readonly string[]): void {
    void query.whereRaw(`${this.words.idColumn} = ANY (?::uuid[])`, [[...recordIds]]);
    this.addTerms(query, terms, recordIds);
  }

  private addTerms(
    query: Knex.QueryBuilder,
    terms: readonly SearchTerm[],
    recordIds: readonly string[] | null,
  ): void {
    const { list, idColumn } = this.words;
    for (const one of terms) {
      if ('near' in one) {
        void query.whereRaw(...nearCondition(one.near));
        continue;
      }
      const { sql, values } = this.lookup(one, recordIds);
      // An anti-join: a sub-select of many rows after NOT IN is read again for each row.
      if ('noneOf' in one)
        void query.whereRaw(`NOT EXISTS (${sql} AND w.${idColumn} = ${list}.${idColumn})`, values);
      else void query.whereRaw(`${idColumn} IN (${sql})`, values);
    }
  }

  /** Words of records that match a term, if given only of some records; for a place, of the cells around it. */
  private lookup(
    one: SearchTerm,
    recordIds: readonly string[] | null = null,
  ): { sql: string; values: Knex.RawBinding[] } {
    const { table, idColumn } = this.words;
    const [matches, values] = condition(one);
    const [records, ids]: [string, Knex.RawBinding[]] = recordIds
      ? [` AND w.${idColumn} = ANY (?::uuid[])`, [[...recordIds]]]
      : ['', []];
    return {
      sql: `SELECT w.${idColumn} AS id FROM ${table} w
            WHERE tenant_id = ?::uuid AND mode = ?::text AND ${matches}${records}`,
      values: [this.scope.tenantId, this.scope.mode, ...values, ...ids],
    };
  }
}

function condition(one: SearchTerm): [sql: string, values: Knex.RawBinding[]] {
  if ('prefix' in one) return ['word >= ? AND word < ?', [one.prefix, `${one.prefix}${LAST_CODE_POINT}`]];
  if ('from' in one) return ['word >= ? AND word < ?', [one.from, one.to]];
  const words = 'near' in one ? one.near.cells : 'anyOf' in one ? one.anyOf : one.noneOf;
  return ['word = ANY (?::text[])', [[...words]]];
}

/** The latitude excludes most rows before the distance is computed. */
function nearCondition(circle: NearCircle): [sql: string, values: number[]] {
  const { latitude, longitude, minLatitude, maxLatitude, maxHaversine } = circle;
  return [
    `latitude BETWEEN ?::float8 AND ?::float8 AND sin(radians(latitude - ?::float8) / 2) ^ 2
       + cos(radians(?::float8)) * cos(radians(latitude)) * sin(radians(longitude - ?::float8) / 2) ^ 2 <= ?::float8`,
    [minLatitude, maxLatitude, latitude, latitude, longitude, maxHaversine],
  ];
}
