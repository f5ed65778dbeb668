/**
 * For the rest of a transaction, finds rows by index. Without it, a plan that was made while a table was small reads all
 * rows of the table until its statistics are collected again.
 */
export const PREFER_INDEXES = `SELECT set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
  set_config('enable_mergejoin', 'off', true)`;
