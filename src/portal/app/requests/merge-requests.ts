import type { LoggedRequest } from './request';

/** Rows that a list which follows new requests keeps. */
export const MAX_LIVE_ROWS = 200;

/**
 * Adds the newest page to the rows, newest first. Entries can be written in another order than they ended, so the page is
 * merged by id. If it does not reach the rows before, those are dropped: a gap between them would not be visible.
 */
export function mergeRequests(
  before: readonly LoggedRequest[],
  newest: readonly LoggedRequest[],
  isComplete: boolean,
): LoggedRequest[] {
  const ids = new Set(newest.map(({ requestId }) => requestId));
  const rest = before.filter(({ requestId }) => !ids.has(requestId));
  const reaches = isComplete || rest.length < before.length;
  return [...newest, ...(reaches ? rest : [])].sort(newestFirst).slice(0, MAX_LIVE_ROWS);
}

function newestFirst(left: LoggedRequest, right: LoggedRequest): number {
  if (left.at !== right.at) return left.at < right.at ? 1 : -1;
  return left.requestId < right.requestId ? 1 : -1;
}
