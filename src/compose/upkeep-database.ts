/**
 * Maintenance tasks have their own connection pool, so that slow statements of theirs and of other work do not delay
 * each other. Connections are opened on demand; usually few are open.
 *
 * All tasks at once want more connections than the pool has. The others wait for at most the statements before them.
 * A connection that opens on a busy machine also counts as waiting, from the moment it is asked for until this process
 * gets to read the response.
 */
export const UPKEEP_DATABASE = { poolSize: 24, statementTimeoutMs: 30_000, acquireTimeoutMs: 60_000 };
