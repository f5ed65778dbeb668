/**
 * Tables with data of candidates, and how an erasure removes it. A test fails if a table with a column `candidate_id`
 * is missing here. To register a table, write in its migration a function
 * `erase_candidate_from_<table>(erasure uuid) RETURNS bigint` as in migrations/20261122193000_isolated_erasures.ts,
 * owned by `tenure_upkeep` and executable by `tenure_app`. It removes the identifying data of the candidate in every
 * tenant, keeps anonymous data, can run again, and returns the number of changed rows. It changes rows through
 * `erase_rows`, so that a row that fails does not affect others.
 */
export type ErasurePart =
  /** Erased by the function of the table. */
  | { table: string; how: 'function' }
  /** Deleted with the row of the candidate, by foreign key. */
  | { table: string; how: 'cascade' }
  /** Contains no data about the person; `why` says what stays. */
  | { table: string; how: 'stays'; why: string };

export const ERASURE_PARTS: readonly ErasurePart[] = [
  { table: 'candidates', how: 'function' },
  { table: 'candidate_words', how: 'cascade' },
  { table: 'candidate_duplicate_keys', how: 'cascade' },
  { table: 'candidate_merges', how: 'cascade' },
  { table: 'distinct_candidates', how: 'cascade' },
  { table: 'saved_search_matches', how: 'cascade' },
  { table: 'saved_search_changes', how: 'cascade' },
  { table: 'saved_searches', how: 'function' },
  { table: 'candidate_outlines', how: 'cascade' },
  // A trigger empties the shard when the candidate is deleted; the function finds what a restored row may have left.
  { table: 'ranking_shards', how: 'function' },
  { table: 'unpacked_candidates', how: 'cascade' },
  // Runs before operations, because it uses them to find the requests that contain data of the candidate.
  { table: 'request_log', how: 'function' },
  // Run before operations, because they use results to find reviews, with their corrections, and kept documents.
  { table: 'review_sessions', how: 'function' },
  { table: 'documents', how: 'function' },
  { table: 'view_sessions', how: 'function' },
  // Runs before operations, because it uses their results to find the names of files about the candidate.
  { table: 'parse_batch_entries', how: 'function' },
  { table: 'operations', how: 'function' },
  { table: 'operation_items', how: 'function' },
  { table: 'import_rows', how: 'function' },
  { table: 'import_errors', how: 'function' },
  { table: 'idempotency_keys', how: 'function' },
  { table: 'events', how: 'function' },
  { table: 'matches', how: 'function' },
  { table: 'score_log', how: 'function' },
  { table: 'match_decisions', how: 'function' },
  { table: 'match_reconsiderations', how: 'function' },
  { table: 'access_exports', how: 'function' },
  { table: 'placements', how: 'function' },
  { table: 'ratings', how: 'function' },
  { table: 'webhook_deliveries', how: 'function' },
  { table: 'erasures', how: 'stays', why: 'the erased id and the time of erasure, as proof' },
];

/** Name of the function that erases a candidate from a table. */
export function erasureFunction(table: string): string {
  return `erase_candidate_from_${table}`;
}
