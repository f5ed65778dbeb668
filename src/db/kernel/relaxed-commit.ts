/**
 * Prefix of a statement whose commit does not wait for the disk. If the server crashes, the latest of these statements
 * are lost as a whole and repeated. Data accepted from a caller is never written this way.
 */
export const RELAXED_COMMIT =
  "WITH relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))";
