import { AppError, type StoredError } from '../../platform/app-error';
import type { JobUpdate, JobKey, StatusChange, StatusOutcome } from '../../services/jobs/jobs.service';
import type { JobStatus } from '../../domain/jobs/job-status';
import { readItem } from './batch';
import { externalIdOf } from './job-input';
import type { JobBulkStatusAnswer, JobBulkStatusItem, JobStatusItem, JobStatusRequest } from '../models/job';

type StatusFields = Pick<JobStatusItem, 'status' | 'closeReason' | 'releaseExternalId'>;

export type JobStatusItemInput = { value: { key: JobKey; change: StatusChange } } | { error: StoredError };

/** Reads a change of one job. Throws `validation_failed` unless it has a status or custom fields. */
export function jobChange({ status, customFields, ...rest }: JobStatusRequest): JobUpdate {
  if (status === undefined && customFields === undefined) {
    throw new AppError('validation_failed', 'The request has invalid fields.', {
      errors: [{ pointer: '/status', code: 'required', message: 'Give a status, custom fields or both.' }],
    });
  }
  const hasStatus = status !== undefined || Object.keys(rest).length > 0;
  return {
    // Without a status, the check refuses what belongs to one.
    status: hasStatus ? statusChange({ ...rest, status: status as JobStatus }, '') : null,
    customFields,
  };
}

function statusChange(body: StatusFields, at: string): StatusChange {
  if (body.closeReason !== undefined && body.status !== 'closed') {
    throw new AppError('validation_failed', 'The request has invalid fields.', {
      errors: [
        {
          pointer: `${at}/closeReason`,
          code: 'conflict',
          message: 'A reason is only allowed when the job is closed.',
        },
      ],
    });
  }
  const releaseExternalId = body.releaseExternalId ?? false;
  if (releaseExternalId && body.status !== 'archived') {
    throw new AppError('validation_failed', 'The request has invalid fields.', {
      errors: [
        {
          pointer: `${at}/releaseExternalId`,
          code: 'conflict',
          message: 'releaseExternalId is only allowed for an archived job.',
        },
      ],
    });
  }
  return { status: body.status, closeReason: body.closeReason ?? null, releaseExternalId, at };
}

export function statusItems(items: readonly unknown[]): JobStatusItemInput[] {
  return items.map((item, index) =>
    readItem(item, 'JobStatusItem', `/jobs/${index}`, (each: JobStatusItem, at) => ({
      key: keyOf(each, at),
      change: statusChange(each, at),
    })),
  );
}

/** Merges the outcomes of valid items with the errors of invalid items, in the order of the request. */
export function statusResponse(
  requestItems: readonly unknown[],
  items: readonly JobStatusItemInput[],
  outcomes: readonly StatusOutcome[],
): JobBulkStatusAnswer {
  const remaining = [...outcomes];
  const results = items.map((item, index): JobBulkStatusItem => {
    const outcome: StatusOutcome | undefined =
      'value' in item ? remaining.shift() : { kind: 'failed', error: item.error };
    if (!outcome || outcome.kind === 'failed') {
      return {
        index,
        jobId: 'value' in item && 'jobId' in item.value.key ? item.value.key.jobId : null,
        externalId: externalIdOf(requestItems[index]),
        action: 'failed',
        status: null,
        ...(outcome ? { error: outcome.error } : {}),
      };
    }
    const { job } = outcome;
    return {
      index,
      jobId: job.jobId,
      externalId: job.externalId,
      action: outcome.kind === 'changed' ? 'updated' : 'unchanged',
      status: job.status,
    };
  });
  const count = (action: JobBulkStatusItem['action']) =>
    results.filter((result) => result.action === action).length;
  return {
    results,
    summary: {
      total: results.length,
      updated: count('updated'),
      unchanged: count('unchanged'),
      failed: count('failed'),
    },
  };
}

function keyOf(item: JobStatusItem, at: string): JobKey {
  const { jobId, externalId } = item;
  if ((jobId === undefined) === (externalId === undefined)) {
    throw new AppError('validation_failed', 'The item has invalid fields.', {
      errors: [
        jobId === undefined
          ? { pointer: `${at}/jobId`, code: 'required', message: 'Set exactly one of jobId and externalId.' }
          : {
              pointer: `${at}/externalId`,
              code: 'conflict',
              message: 'Set exactly one of jobId and externalId.',
            },
      ],
    });
  }
  return jobId === undefined ? { externalId: (externalId ?? '').trim() } : { jobId };
}
