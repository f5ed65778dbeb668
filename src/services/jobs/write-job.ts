import type { Repositories } from '../../db/kernel/repositories';
import { newEvent } from '../../webhooks/events/new-event';
import { jobContent, statusWarnings, syncedFields } from './job-content';
import type { JobBulkSyncEntry, JobSyncResult } from './job-sync';
import type { PreparedJob } from './prepare-job';
import { saveJob } from './save-job';

/** Outcome stored with the effect of an item: its entry in the response, and `synced` for a single push. */
export type JobItemOutcome = JobBulkSyncEntry & { synced?: JobSyncResult['parsed'] };

/** Saves the job of a prepared item and its `parse.completed` event. */
export async function writeJob(
  repositories: Repositories,
  index: number,
  item: PreparedJob,
): Promise<JobItemOutcome> {
  const { externalId, posting, error, parse, title, customFields } = item;
  const content = posting && jobContent(posting, externalId, title, customFields);
  const saved = content ? await saveJob(repositories, content) : null;
  if (parse) {
    await repositories.events.add(newEvent('parse.completed', { ...parse, jobId: saved?.job_id ?? null }));
  }
  if (!saved || !posting) {
    const failure = error ?? {
      code: 'internal_error',
      message: 'The posting could not be stored.',
      status: 500,
    };
    return { index, externalId, jobId: null, slug: null, action: 'failed', error: failure };
  }
  const warnings = statusWarnings(saved);
  return {
    index,
    externalId,
    jobId: saved.job_id,
    slug: saved.slug,
    action: saved.created ? 'created' : 'updated',
    ...(warnings.length > 0 ? { warnings } : {}),
    synced: syncedFields(posting, saved),
  };
}

export function unwritableJob(item: PreparedJob): PreparedJob {
  return {
    ...item,
    posting: null,
    error: {
      code: 'validation_failed',
      message: 'The posting contains characters that cannot be stored.',
      status: 422,
    },
  };
}
