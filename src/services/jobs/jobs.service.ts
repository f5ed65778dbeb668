import type { Repositories } from '../../db/kernel/repositories';
import type { JobConditions } from '../../db/records/jobs.repository';
import type { TenantScope, UUID } from '../../domain/common';
import { correctedJob } from '../../domain/corrections/corrected-job';
import { completeJob } from '../../domain/jobs/complete-job';
import { allowedTransitions, type CloseReason, type JobStatus } from '../../domain/jobs/job-status';
import type { JobSource } from '../../domain/jobs/job-source';
import { jobAttributeTerms, type JobAttributeFilter } from '../../domain/jobs/search-attributes';
import { AppError, toStoredError, type StoredError, notFound } from '../../platform/app-error';
import type { Caller } from '../access/caller';
import { recordScope } from '../access/record-scope';
import type { Cursors } from '../cursors';
import { loadPage } from '../pages';
import { appliedCorrections, confirmedReviews } from '../reviews/confirmed-reviews';
import type { TenantData } from '../tenant-data';
import { conditionTerms } from '../custom-fields/check-custom-fields';
import { customFieldWords, type CustomFieldCondition } from '../../domain/custom-fields/custom-field-terms';
import type { CustomFields } from '../../domain/candidates/candidate';
import { checkPush } from './check-push';
import { jobContent, statusWarnings, syncedFields, titleOverride, withOverrides } from './job-content';
import { fullJobRecord, jobRecord, readingOfJob, type FullJobRecord, type JobRecord } from './job-record';
import type { JobPush, JobSyncResult } from './job-sync';
import { saveCorrectedJob } from './save-job';

/** Which jobs a list returns. */
export interface JobCriteria {
  status: JobStatus | null;
  externalId: string | null;
  updatedSince: string | null;
  /** Part of the title, in any case. */
  title?: string | null;
  attributes?: JobAttributeFilter;
  source?: JobSource | null;
  customFields?: readonly CustomFieldCondition[];
}

export interface JobFilter extends JobCriteria {
  limit: number;
  cursor: string | null;
}

export type JobKey = { jobId: UUID } | { externalId: string };

export interface StatusChange {
  status: JobStatus;
  closeReason: CloseReason | null;
  /** Releases the external id of an archived job, so that the next push with it creates a new job. */
  releaseExternalId: boolean;
  /** JSON Pointer to the change in the request. */
  at: string;
}

/** What changes of a job: its status unless null, its custom fields unless undefined. */
export interface JobUpdate {
  status: StatusChange | null;
  customFields: CustomFields | null | undefined;
}

export type StatusOutcome =
  { kind: 'changed' | 'unchanged'; job: JobRecord } | { kind: 'failed'; error: StoredError };

/** Saves jobs from parsed data, lists and reads them, and changes their status. */
export class JobsService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
  ) {}

  /** Saves a job from parsed data. Idempotent by external id, also for concurrent requests. */
  async syncParsed(
    caller: Caller,
    push: JobPush & { parsed: NonNullable<JobPush['parsed']> },
  ): Promise<JobSyncResult> {
    await checkPush(this.data, caller, push);
    const posting = withOverrides(completeJob(push.parsed), push);
    const content = jobContent(posting, push.externalId, titleOverride(push), push.customFields);
    const data = this.data.of(caller);
    const saved =
      (await data.repositories.jobs.save(content)) ??
      (await data.transaction((repositories) => saveCorrectedJob(repositories, content)));
    const warnings = statusWarnings(saved);
    return {
      jobId: saved.job_id,
      slug: saved.slug,
      action: saved.created ? 'created' : 'updated',
      parsed: syncedFields(posting, saved),
      ...(warnings.length > 0 ? { warnings } : {}),
    };
  }

  async list(
    caller: Caller,
    filter: JobFilter,
  ): Promise<{ jobs: JobRecord[]; hasMore: boolean; nextCursor: string | null }> {
    const scope = recordScope(caller);
    const { jobs } = this.data.of(scope).reads;
    const conditions = await jobConditions(this.data, scope, filter);
    const { items, ...page } = await loadPage(scope, this.cursors, {
      list: 'jobs',
      limit: filter.limit,
      cursor: filter.cursor,
      rows: (limit, behind) =>
        jobs.list({
          limit,
          before: behind && { postedAt: behind.at, jobId: behind.id },
          ...conditions,
        }),
      item: jobRecord,
      placeOf: (job) => [job.postedAt, job.jobId],
    });
    return { jobs: items, ...page };
  }

  async get(caller: Caller, jobId: UUID): Promise<FullJobRecord> {
    const { jobs, reviewSessions } = this.data.of(recordScope(caller)).repositories;
    const job = await jobs.find(jobId);
    if (!job) throw notFound('job');
    const reviews = await confirmedReviews(reviewSessions, jobId);
    if (reviews.length === 0) return fullJobRecord(job);
    const parsed = correctedJob(readingOfJob(job), reviews);
    const { title, city, state } = parsed;
    return { ...fullJobRecord(job), title, city, state, parsed, corrections: appliedCorrections(reviews) };
  }

  /** Changes the status of a job, its custom fields or both. Setting the current status succeeds and changes nothing. */
  async update(caller: Caller, jobId: UUID, { status, customFields }: JobUpdate): Promise<FullJobRecord> {
    await checkPush(this.data, caller, { customFields });
    await this.data.of(caller).transaction(async (repositories) => {
      if (status) await moveLocked(repositories, { jobId }, status);
      if (customFields === undefined) return;
      const values = customFields ?? {};
      const words = customFieldWords(values);
      if (!(await repositories.jobs.setCustomFields(jobId, JSON.stringify(values), words)))
        throw notFound('job');
    });
    return this.get(caller, jobId);
  }

  /** Changes jobs one after the other, each in its own transaction: a failure affects only its own job. */
  async setStatuses(
    caller: Caller,
    changes: readonly { key: JobKey; change: StatusChange }[],
  ): Promise<StatusOutcome[]> {
    const outcomes: StatusOutcome[] = [];
    for (const { key, change } of changes) {
      try {
        outcomes.push(await this.move(caller, key, change));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        outcomes.push({ kind: 'failed', error: toStoredError(error) });
      }
    }
    return outcomes;
  }

  private move(
    scope: TenantScope,
    key: JobKey,
    change: StatusChange,
  ): Promise<{ kind: 'changed' | 'unchanged'; job: JobRecord }> {
    return this.data.of(scope).transaction((repositories) => moveLocked(repositories, key, change));
  }
}

async function moveLocked(
  { jobs }: Repositories,
  key: JobKey,
  change: StatusChange,
): Promise<{ kind: 'changed' | 'unchanged'; job: JobRecord }> {
  const { status, closeReason, at } = change;
  const job = await jobs.lock(key);
  if (!job) throw notFound('job');
  const releases = change.releaseExternalId && job.external_id !== null;
  if (releases) await jobs.releaseExternalId(job.job_id);
  const record = { ...jobRecord(job), ...(releases ? { externalId: null } : {}) };
  if (job.status === status) return { kind: releases ? 'changed' : 'unchanged', job: record };
  const allowed = allowedTransitions(job.status);
  if (!allowed.includes(status)) {
    throw new AppError(
      'invalid_transition',
      `The status of a job cannot change from ${job.status} to ${status}.`,
      {
        extensions: { from: job.status, to: status, allowed },
      },
    );
  }
  if (status === 'closed' && closeReason === null) {
    throw new AppError('validation_failed', 'The request has invalid fields.', {
      errors: [
        { pointer: `${at}/closeReason`, code: 'required', message: 'A reason is required to close a job.' },
      ],
    });
  }
  await jobs.setStatus(job.job_id, status, closeReason);
  return { kind: 'changed', job: { ...record, status, closeReason } };
}

/** The criteria as a repository applies them. Throws `validation_failed` for a custom field that is not declared. */
export async function jobConditions(
  data: TenantData,
  scope: TenantScope,
  criteria: JobCriteria,
): Promise<JobConditions> {
  const { status, externalId, updatedSince, title = null, source = null } = criteria;
  const terms = [
    ...(criteria.attributes ? jobAttributeTerms(criteria.attributes) : []),
    ...(await conditionTerms(data, scope, 'job', criteria.customFields ?? [])),
  ];
  return { status, externalId, updatedSince, title, source, terms };
}
