/**
 * Before a statement that need not wait for the disk: when the server crashes, the last moments of such work are undone
 * as a whole, and done again. What was accepted from a caller is never written this way.
 */
export const RELAXED_COMMIT =
  "WITH relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))";
