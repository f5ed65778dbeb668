import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectorRunCounts } from '../../db/operations/connector-runs.repository';
import type { BoardPage, PullCursor } from '../../domain/connectors/connector-kind';
import type { UUID } from '../../domain/common';
import { BoardError } from './board-error';
import { externalIdOf } from './posting-identity';
import { closingSkipped, firstCursor, isUnchanged, type PullDeps, type PullInput } from './pull-board';
import { readBoardPage } from './read-board';

/** Items of a preview; all are counted. */
const MAX_ITEMS = 200;
const MAX_FAILURES = 4;
const MAX_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 500;

export interface ConnectorChangeItem {
  action: 'create' | 'update' | 'reopen' | 'close';
  postingId: string;
  externalId: string;
  /** The job that changes; null if it is created. */
  jobId: UUID | null;
  /** Null for a job that closes. */
  title: string | null;
  location: string | null;
}

export interface ConnectorPreview {
  pages: number;
  counts: ConnectorRunCounts;
  items: ConnectorChangeItem[];
  closingSkipped: ReturnType<typeof closingSkipped>;
}

type Deps = Pick<PullDeps, 'data' | 'client'>;

/** Reads the whole board and returns what a run would change. Writes nothing and reads no descriptions. */
export async function previewBoard(deps: Deps, input: PullInput): Promise<ConnectorPreview> {
  const { scope, run, access, context } = input;
  const { connectors } = deps.data.of(scope).repositories;
  const externalId = (postingId: string): string => externalIdOf(access.kind.name, context.board, postingId);
  const counts: ConnectorRunCounts = {
    created: 0,
    updated: 0,
    unchanged: 0,
    reopened: 0,
    closed: 0,
    failed: 0,
  };
  const items: ConnectorChangeItem[] = [];
  const note = (change: Omit<ConnectorChangeItem, 'externalId'>): void => {
    if (items.length < MAX_ITEMS) items.push({ ...change, externalId: externalId(change.postingId) });
  };
  const seen = new Set<string>();
  let pages = 0;
  let isComplete = true;
  let cursor: PullCursor | null = firstCursor(run, access, context);
  while (cursor) {
    const page: BoardPage = await readPatiently(deps, input, cursor);
    pages += 1;
    const ids = page.postings.map(({ id }) => id);
    const rows = new Map(
      (await connectors.findJobs(run.connector_id, ids)).map((row) => [row.posting_id, row]),
    );
    for (const posting of page.postings) {
      if (seen.has(posting.id)) continue;
      seen.add(posting.id);
      const row = rows.get(posting.id);
      const change = { postingId: posting.id, jobId: row?.job_id ?? null, location: posting.location };
      const { title } = posting.given;
      if (!posting.isOpen) {
        if (row?.closed_at !== null) continue;
        counts.closed += 1;
        note({ ...change, action: 'close', title });
      } else if (isUnchanged(posting, row)) {
        counts.unchanged += 1;
      } else if (!row) {
        counts.created += 1;
        note({ ...change, action: 'create', title });
      } else {
        counts[row.closed_at ? 'reopened' : 'updated'] += 1;
        note({ ...change, action: row.closed_at ? 'reopen' : 'update', title });
      }
    }
    for (const { id } of page.faults) {
      counts.failed += 1;
      if (id === null) isComplete = false;
      else seen.add(id);
    }
    cursor = page.next;
  }
  const skipped = closingSkipped({ ...counts, is_complete: isComplete, allow_empty: run.allow_empty });
  if (run.since === null && skipped === null) {
    const vanished = (await connectors.openPostingIds(run.connector_id)).filter((id) => !seen.has(id));
    counts.closed += vanished.length;
    const first = await connectors.findJobs(run.connector_id, vanished.slice(0, MAX_ITEMS));
    for (const row of first) {
      note({ action: 'close', postingId: row.posting_id, jobId: row.job_id, title: null, location: null });
    }
  }
  return { pages, counts, items, closingSkipped: run.since === null ? skipped : null };
}

/** A preview keeps nothing between tasks, so it waits for a board that is briefly unavailable. */
async function readPatiently(deps: Deps, input: PullInput, cursor: PullCursor): Promise<BoardPage> {
  const { access, context, item } = input;
  for (let failures = 1; ; failures += 1) {
    try {
      return await readBoardPage(deps.client, access, cursor, context, item.signal);
    } catch (error) {
      const isBrief = error instanceof BoardError && error.fault === 'unavailable' && failures < MAX_FAILURES;
      const delayMs = isBrief ? (error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (failures - 1)) : Infinity;
      if (delayMs > MAX_WAIT_MS) throw error;
      await wait(delayMs, undefined, { signal: item.signal });
    }
  }
}
