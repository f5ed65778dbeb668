import type { ConnectorJobRow } from '../../db/operations/connectors.repository';
import type { ConnectorRunRow } from '../../db/operations/connector-runs.repository';
import type { Repositories } from '../../db/kernel/repositories';
import type { TenantScope } from '../../domain/common';
import type {
  BoardPage,
  BoardPosting,
  PostingContext,
  PullCursor,
} from '../../domain/connectors/connector-kind';
import { toStoredError, AppError } from '../../platform/app-error';
import { isDataFault } from '../batches/batch-runner';
import { unwritableJob } from '../jobs/write-job';
import type { DocumentParser } from '../parsing/document-parser';
import type { ItemContext } from '../parsing/parse-pushed-document';
import { Prefetcher } from '../prefetcher';
import type { TenantData } from '../tenant-data';
import type { BoardAccess, BoardClient } from './board-client';
import { contentHashOf, externalIdOf } from './posting-identity';
import { preparePosting } from './prepare-posting';
import { readBoardDetail, readBoardPage } from './read-board';
import {
  closePostings,
  markUnchanged,
  RunEndedError,
  writePostings,
  type PreparedPosting,
} from './write-postings';

/** Postings per transaction: enough to save commits, few enough to lose little work in a crash. */
const CHUNK_SIZE = 20;
/** Unchanged postings of a page of a list whose details a run reads again: a board is not read as a whole every time. */
const MAX_REREADS_PER_PAGE = 25;

export interface PullDeps {
  data: TenantData;
  client: Pick<BoardClient, 'get'>;
  parser: Pick<DocumentParser, 'parse'>;
  /** Descriptions that are parsed at the same time. */
  parseThreads: number;
}

export interface PullInput {
  scope: TenantScope;
  run: ConnectorRunRow;
  access: BoardAccess;
  context: PostingContext;
  item: ItemContext;
  /** Returns true when the next page is left to another step. */
  isOver: () => boolean;
}

/**
 * Pulls pages from the cursor of a run, then closes jobs. Each transaction writes some postings with the note that the run
 * has seen them, so a pull that continues after a crash writes only the others. Returns true when the run is complete.
 */
export async function pullBoard(deps: PullDeps, input: PullInput): Promise<boolean> {
  const { runId, connectorId, connectorRuns } = repositoriesOf(deps, input);
  for (;;) {
    input.item.signal.throwIfAborted();
    const run = await connectorRuns.find(runId);
    if (!run || run.finished_at !== null) throw new RunEndedError('the run has ended');
    if (run.phase !== 'pull') break;
    await pullPage(deps, input, run);
    if (input.isOver()) return false;
  }
  const run = await connectorRuns.find(runId);
  if (!run || !closesByAbsence(run)) return true;
  for (;;) {
    input.item.signal.throwIfAborted();
    const { connectors } = deps.data.of(input.scope).repositories;
    const unseen = await connectors.listUnseenJobs(connectorId, runId, CHUNK_SIZE);
    if (unseen.length === 0) return true;
    const ids = unseen.map((row) => row.posting_id);
    await inTransaction(deps, input, (all) => closePostings(all, runId, connectorId, ids));
  }
}

/** Why a complete pull does not close the jobs that it has not seen; null if it does. */
export function closingSkipped(
  run: Pick<
    ConnectorRunRow,
    'is_complete' | 'allow_empty' | 'created' | 'updated' | 'unchanged' | 'reopened' | 'failed'
  >,
): 'posting_without_identifier' | 'board_empty' | null {
  if (!run.is_complete) return 'posting_without_identifier';
  const seen = run.created + run.updated + run.unchanged + run.reopened + run.failed;
  return seen === 0 && !run.allow_empty ? 'board_empty' : null;
}

/** A pull of changes says nothing about the other jobs. */
function closesByAbsence(run: ConnectorRunRow): boolean {
  return run.since === null && closingSkipped(run) === null;
}

async function pullPage(deps: PullDeps, input: PullInput, run: ConnectorRunRow): Promise<void> {
  const { access, context, item } = input;
  const { runId, connectorId } = repositoriesOf(deps, input);
  const cursor = (run.cursor as PullCursor | null) ?? firstCursor(run, access, context);
  const page = await readBoardPage(deps.client, access, cursor, context, item.signal);
  await applyPage(deps, input, page);
  const faults = page.faults.flatMap(({ id, message }) =>
    id === null ? [] : [{ postingId: id, error: toStoredError(new AppError('upstream_failed', message)) }],
  );
  const isComplete = page.faults.every(({ id }) => id !== null);
  await inTransaction(deps, input, async ({ connectors, connectorRuns }) => {
    await connectors.markSeen(
      connectorId,
      runId,
      faults.map(({ postingId }) => postingId),
    );
    const failed = await connectorRuns.addErrors(runId, faults);
    await connectorRuns.addCounts(runId, { failed }, page.total);
    if (!(await connectorRuns.endPage(runId, run.pages, { cursor: page.next, isComplete }))) {
      throw new RunEndedError('another task has ended the page');
    }
  });
}

export function firstCursor(
  run: Pick<ConnectorRunRow, 'since' | 'until'>,
  { kind }: BoardAccess,
  { board }: PostingContext,
): PullCursor {
  const window = { since: run.since?.toISOString() ?? null, until: run.until.toISOString() };
  return kind.first(board, window);
}

async function applyPage(deps: PullDeps, input: PullInput, { postings, total }: BoardPage): Promise<void> {
  const { runId, connectorId, connectors } = repositoriesOf(deps, input);
  const ids = postings.map(({ id }) => id);
  const rows = new Map((await connectors.findJobs(connectorId, ids)).map((row) => [row.posting_id, row]));
  const unseen = postings.filter(({ id }) => rows.get(id)?.seen_run !== runId);
  const listed = unseen.filter((posting) => isUnchanged(posting, rows.get(posting.id)));
  const reread = input.access.kind.rereadsDetails
    ? listed.filter(({ id }) => rows.get(id)?.is_stale).slice(0, MAX_REREADS_PER_PAGE)
    : [];
  const unchanged = listed.filter((posting) => !reread.includes(posting));
  for (const chunk of chunks(
    unchanged.map(({ id }) => id),
    CHUNK_SIZE * 50,
  )) {
    await inTransaction(deps, input, (all) => markUnchanged(all, runId, connectorId, chunk, total));
  }
  const withdrawn = unseen.filter(({ id, isOpen }) => !isOpen && rows.get(id)?.closed_at === null);
  for (const chunk of chunks(
    withdrawn.map(({ id }) => id),
    CHUNK_SIZE,
  )) {
    await inTransaction(deps, input, (all) => closePostings(all, runId, connectorId, chunk));
  }
  const changed = unseen.filter((posting) => posting.isOpen && !isUnchanged(posting, rows.get(posting.id)));
  for (const chunk of chunks([...changed, ...reread], CHUNK_SIZE)) {
    input.item.signal.throwIfAborted();
    const { prepared, same } = await prepareChunk(deps, input, chunk, rows);
    await writeChunk(deps, input, prepared, total);
    if (same.length === 0) continue;
    await inTransaction(deps, input, async (all) => {
      await markUnchanged(all, runId, connectorId, same, total);
      await all.connectors.markRead(connectorId, same);
    });
  }
}

export function isUnchanged(posting: BoardPosting, row: ConnectorJobRow | undefined): boolean {
  return posting.isOpen && row?.closed_at === null && row.content_hash.equals(contentHashOf(posting));
}

/**
 * Reads details one after the other, which spares the board, then parses descriptions in all threads. `same` are the ids of
 * postings that have not changed.
 */
async function prepareChunk(
  deps: PullDeps,
  { access, context, item }: PullInput,
  postings: readonly BoardPosting[],
  rows: ReadonlyMap<string, ConnectorJobRow>,
): Promise<{ prepared: PreparedPosting[]; same: string[] }> {
  const readable: { contentHash: Buffer; detailHash: Buffer; posting: BoardPosting }[] = [];
  const same: string[] = [];
  for (const posting of postings) {
    const row = rows.get(posting.id);
    const full = await readBoardDetail(deps.client, access, posting, context, item.signal);
    if (!full) continue;
    const detailHash = contentHashOf(full);
    if (isUnchanged(posting, row) && row?.detail_hash?.equals(detailHash)) same.push(posting.id);
    else readable.push({ contentHash: contentHashOf(posting), detailHash, posting: full });
  }
  const jobs = new Prefetcher(readable.length, deps.parseThreads, (index) => {
    const { posting } = readable[index]!;
    const externalId = externalIdOf(access.kind.name, context.board, posting.id);
    return preparePosting(posting, externalId, deps.parser, item);
  });
  const prepared: PreparedPosting[] = [];
  for (const [index, { contentHash, detailHash, posting }] of readable.entries()) {
    prepared.push({ postingId: posting.id, contentHash, detailHash, job: await jobs.take(index) });
  }
  return { prepared, same };
}

/** Writes a chunk in one transaction. If the database refuses a value, writes each posting in its own. */
async function writeChunk(
  deps: PullDeps,
  input: PullInput,
  postings: readonly PreparedPosting[],
  total: number | null,
): Promise<void> {
  const { runId, connectorId } = repositoriesOf(deps, input);
  const write = (some: readonly PreparedPosting[]): Promise<void> =>
    inTransaction(deps, input, (all) => writePostings(all, runId, connectorId, some, total));
  try {
    return await write(postings);
  } catch (error) {
    if (!isDataFault(error)) throw error;
  }
  for (const posting of postings) {
    try {
      await write([posting]);
    } catch (error) {
      if (!isDataFault(error)) throw error;
      await write([{ ...posting, job: unwritableJob(posting.job) }]);
    }
  }
}

function inTransaction<Result>(
  { data }: PullDeps,
  { scope }: PullInput,
  work: (repositories: Repositories) => Promise<Result>,
): Promise<Result> {
  return data.of(scope).transaction(work);
}

function repositoriesOf({ data }: PullDeps, { scope, run }: PullInput) {
  const { connectors, connectorRuns } = data.of(scope).repositories;
  return { connectors, connectorRuns, runId: run.run_id, connectorId: run.connector_id };
}

function* chunks<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
