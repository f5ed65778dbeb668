/**
 * Where something of a candidate is kept, and how it goes when the person is to be forgotten. A table with a column
 * `candidate_id` that is missing here fails a test. To register one: write, in the migration of the table, a function
 * `erase_candidate_from_<table>(erasure uuid) RETURNS bigint` as in migrations/20261122193000_isolated_erasures.ts,
 * owned by `tenure_upkeep` and executable by `tenure_app`, that takes away all that tells of the person in every tenant
 * that has it, leaves what is anonymous, may run again, and answers how many rows it changed. It changes its rows
 * through `erase_rows`, so that a row that fails stops no other.
 */
export type ErasurePart =
  /** Cleaned by its function. */
  | { table: string; how: 'function' }
  /** Deleted with the row of the candidate, by foreign key. */
  | { table: string; how: 'cascade' }
  /** Tells nothing of the person; `why` says what stays. */
  | { table: string; how: 'stays'; why: string };

export const ERASURE_PARTS: readonly ErasurePart[] = [
  { table: 'candidates', how: 'function' },
  { table: 'candidate_words', how: 'cascade' },
  { table: 'candidate_outlines', how: 'cascade' },
  // Runs before operations, because it uses them to find the requests that contain data of the candidate.
  { table: 'request_log', how: 'function' },
  { table: 'operations', how: 'function' },
  { table: 'operation_items', how: 'function' },
  { table: 'idempotency_keys', how: 'function' },
  { table: 'events', how: 'function' },
  { table: 'matches', how: 'function' },
  { table: 'placements', how: 'function' },
  { table: 'ratings', how: 'function' },
  { table: 'webhook_deliveries', how: 'function' },
  { table: 'erasures', how: 'stays', why: 'the erased id and the time of erasure, as proof' },
];

/** The function that cleans a table. */
export function erasureFunction(table: string): string {
  return `erase_candidate_from_${table}`;
}
