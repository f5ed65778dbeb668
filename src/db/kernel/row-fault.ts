/** SQLSTATE classes of faults that concern the server, not a row: connection, transaction, resources, shutdown. */
const SERVER_FAULTS = /^(?:08|25|53|57|58)/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** True for an error of a statement that may succeed without one of its rows. */
export function isRowFault(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && SQLSTATE.test(code) && !SERVER_FAULTS.test(code);
}
