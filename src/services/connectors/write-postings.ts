import type { ConnectorJobRow, PulledJob } from '../../db/operations/connectors.repository';
import type { ConnectorRunCounts } from '../../db/operations/connector-runs.repository';
import type { Repositories } from '../../db/kernel/repositories';
import type { StoredError } from '../../platform/app-error';
import type { PreparedJob } from '../jobs/prepare-job';
import { writeJob } from '../jobs/write-job';

/** A posting with its job, ready to be written. */
export interface PreparedPosting {
  postingId: string;
  contentHash: Buffer;
  /** Of the posting with its details. */
  detailHash: Buffer;
  job: PreparedJob;
}

/** A run that has ended, or that another run of its task continues. */
export class RunEndedError extends Error {}

/** Rows of postings that the run has not seen, by their ids. Locks the run first, so that no other task writes them. */
async function lockUnseen(
  { connectorRuns, connectors }: Repositories,
  runId: string,
  connectorId: string,
  postingIds: readonly string[],
): Promise<Map<string, ConnectorJobRow | null>> {
  if (!(await connectorRuns.lock(runId))) throw new RunEndedError('the run has ended');
  const rows = new Map(
    (await connectors.findJobs(connectorId, postingIds)).map((row) => [row.posting_id, row]),
  );
  const unseen = postingIds.filter((id) => rows.get(id)?.seen_run !== runId);
  return new Map(unseen.map((id) => [id, rows.get(id) ?? null]));
}

/** Notes postings whose content has not changed. */
export async function markUnchanged(
  repositories: Repositories,
  runId: string,
  connectorId: string,
  postingIds: readonly string[],
  total: number | null,
): Promise<void> {
  const unseen = await lockUnseen(repositories, runId, connectorId, postingIds);
  await repositories.connectors.markSeen(connectorId, runId, [...unseen.keys()]);
  await repositories.connectorRuns.addCounts(runId, { unchanged: unseen.size }, total);
}

/** Saves the jobs of postings, and reopens those that the connector has closed. A job that cannot be saved is an error. */
export async function writePostings(
  repositories: Repositories,
  runId: string,
  connectorId: string,
  postings: readonly PreparedPosting[],
  total: number | null,
): Promise<void> {
  const ids = postings.map(({ postingId }) => postingId);
  const unseen = await lockUnseen(repositories, runId, connectorId, ids);
  const counts: Partial<ConnectorRunCounts> = {};
  const count = (name: keyof ConnectorRunCounts): void => void (counts[name] = (counts[name] ?? 0) + 1);
  const saved: PulledJob[] = [];
  const errors: { postingId: string; error: StoredError }[] = [];
  for (const { postingId, contentHash, detailHash, job } of postings) {
    const row = unseen.get(postingId);
    if (row === undefined) continue;
    const outcome = await writeJob(repositories, 0, job);
    if (outcome.action === 'failed') {
      errors.push({ postingId, error: outcome.error });
      continue;
    }
    saved.push({ postingId, jobId: outcome.jobId, contentHash, detailHash });
    if (row?.closed_at && (await reopen(repositories, outcome.jobId))) count('reopened');
    else count(outcome.action);
  }
  const { connectors, connectorRuns } = repositories;
  await connectors.saveJobs(connectorId, runId, saved);
  await connectors.markSeen(
    connectorId,
    runId,
    errors.map(({ postingId }) => postingId),
  );
  counts.failed = await connectorRuns.addErrors(runId, errors);
  await connectorRuns.addCounts(runId, counts, total);
}

/** Closes jobs whose postings the board no longer has. Jobs that are closed or archived stay as they are. */
export async function closePostings(
  repositories: Repositories,
  runId: string,
  connectorId: string,
  postingIds: readonly string[],
): Promise<void> {
  const unseen = await lockUnseen(repositories, runId, connectorId, postingIds);
  let closed = 0;
  for (const row of unseen.values()) {
    if (!row || row.closed_at) continue;
    const job = await repositories.jobs.lock({ jobId: row.job_id });
    if (!job || job.status === 'closed' || job.status === 'archived') continue;
    await repositories.jobs.setStatus(row.job_id, 'closed', 'other');
    closed += 1;
  }
  await repositories.connectors.markClosed(connectorId, runId, [...unseen.keys()]);
  await repositories.connectorRuns.addCounts(runId, { closed }, null);
}

async function reopen({ jobs }: Repositories, jobId: string): Promise<boolean> {
  const job = await jobs.lock({ jobId });
  if (job?.status !== 'closed') return false;
  await jobs.setStatus(jobId, 'open', null);
  return true;
}
