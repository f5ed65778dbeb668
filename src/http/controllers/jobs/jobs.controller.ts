import {
  Body,
  Controller,
  Extension,
  Get,
  Patch,
  Path,
  Post,
  Query,
  Request,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { EmploymentType, UUID } from '../../../domain/common';
import type { JobStatus } from '../../../domain/jobs/job-status';
import { respondWithOperation } from '../../operations/respond-with-operation';
import { requireBatch } from '../../input/batch';
import type { HttpDeps } from '../../http-deps';
import { jobBatch, jobPush } from '../../input/job-input';
import { jobChange, statusResponse, statusItems } from '../../input/job-status-input';
import { jobDetail, jobListItem } from '../../models/job-view';
import type {
  JobBulkStatusAnswer,
  JobBulkStatusRequest,
  JobBulkSyncAnswer,
  JobBulkSyncRequest,
  JobDetail,
  JobList,
  JobStatusRequest,
  JobSyncAnswer,
  JobSyncRequest,
} from '../../models/job';
import { linkNextPage, listQuery } from '../../input/list-query';
import { jobCriteria } from '../../input/search/list-criteria';
import { callerOf } from '../../request-context';
import { startOperation } from '../../operations/start-operation';
import { callerWaits, queuedCall } from '../../operations/await-operation';

const DOCUMENT_PROBLEMS = [
  'text_or_parsed_required',
  'text_and_parsed_conflict',
  'text_too_long',
  'document_encrypted',
  'document_corrupt',
  'no_text_found',
  'deadline_exceeded',
];

@Route('api/v1/jobs')
@Tags('Jobs')
export class JobsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Saves a posting from your ATS or careers page, given as text, which is parsed, or as parsed data. Another push with
   * the same `externalId` updates the job. A push never changes the status of a job: a closed or expired job stays
   * closed until `PATCH /jobs/{jobId}` reopens it, and the response contains a warning.
   *
   * A `title` sent with the text overrides the title in the text. It also applies to later pushes without `title`,
   * until a push sets another value or `null`. The title in `parsed` overrides an earlier title.
   * @summary Push a job
   */
  @Post('sync')
  @Security('apiKey', ['jobs'])
  @Extension('x-problems', DOCUMENT_PROBLEMS)
  async syncJob(@Request() request: ExpressRequest, @Body() body: JobSyncRequest): Promise<JobSyncAnswer> {
    const { context } = request;
    const caller = callerOf(request);
    const push = jobPush(body);
    if (push.parsed && callerWaits(request) && context.resumedOperationId === null) {
      return this.services.jobs.syncParsed(caller, { ...push, parsed: push.parsed });
    }
    const operation = await startOperation(request, () =>
      this.services.jobSync.submitOne(caller, push, queuedCall(request)),
    );
    return respondWithOperation(this, request, operation);
  }

  /**
   * Saves up to 100 postings in their order: if two have the same `externalId`, the second updates the first. An
   * invalid item does not affect the others; its entry contains the error.
   * @summary Push many jobs
   */
  @Post('bulk-sync')
  @Security('apiKey', ['jobs'])
  @Extension('x-problems', ['batch_too_large', 'deadline_exceeded'])
  async bulkSyncJobs(
    @Request() request: ExpressRequest,
    @Body() body: JobBulkSyncRequest,
  ): Promise<JobBulkSyncAnswer> {
    requireBatch(body.jobs, '/jobs');
    const operation = await startOperation(request, () =>
      this.services.jobSync.submitBatch(callerOf(request), jobBatch(body.jobs), queuedCall(request)),
    );
    return respondWithOperation(this, request, operation);
  }

  /**
   * Returns your jobs, most recently posted first. Use it to compare the jobs with your ATS.
   * @summary List jobs
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   * @param externalId Only the job with this external identifier.
   * @maxLength externalId 200
   * @param updatedSince Only jobs changed at or after this time, ISO 8601.
   * @maxLength updatedSince 40
   * @param skill Only jobs that require or prefer this skill; other names of the skill count.
   * @maxLength skill 100
   * @param occupation Only jobs of this occupation: a title, or a SOC or O*NET-SOC code.
   * @maxLength occupation 100
   * @param certification Only jobs that require or prefer this certification or license.
   * @maxLength certification 100
   * @param near Only jobs near this city: `Dayton, OH` in the United States, `Lyon, FR`, `Lyon, France` or `Lyon` elsewhere.
   * @maxLength near 100
   * @param within Distance from `near` as the crow flies, in miles or kilometers: `25mi` (the default), `40km`; at most
   * 200 miles.
   * @maxLength within 10
   * @param remote Only remote jobs, or with `false` only jobs that are not remote or do not say so.
   * @param employmentType Only jobs of this type of employment.
   * @param payAtLeast Only jobs whose pay reaches this many US dollars per hour. Jobs that state no pay in US dollars are
   * left out.
   * @minimum payAtLeast 0
   * @maximum payAtLeast 99999
   * @param source Only jobs that a connector has pulled, by its id or its kind (`greenhouse`), or with `push` only jobs
   * that no connector has pulled.
   * @maxLength source 40
   * @param text Only jobs whose title, employer, department, city or summary has words that begin with these words.
   * @maxLength text 100
   * @param customFields Only jobs whose custom fields meet these conditions, separated by semicolons:
   * `region=north;grade>=3`. Texts are compared without case; `>=` and `<=` are for numbers and dates.
   * @maxLength customFields 500
   */
  @Get()
  @Security('apiKey', ['jobs'])
  @Extension('x-problems', ['invalid_cursor'])
  async listJobs(
    @Request() request: ExpressRequest,
    @Query() limit?: number,
    @Query() cursor?: string,
    @Query() status?: JobStatus,
    @Query() externalId?: string,
    @Query() updatedSince?: string,
    @Query() skill?: string,
    @Query() occupation?: string,
    @Query() certification?: string,
    @Query() near?: string,
    @Query() within?: string,
    @Query() remote?: boolean,
    @Query() employmentType?: EmploymentType,
    @Query() payAtLeast?: number,
    @Query() source?: string,
    @Query() text?: string,
    @Query() customFields?: string,
  ): Promise<JobList> {
    const page = await this.services.jobs.list(callerOf(request), {
      ...listQuery(limit, cursor),
      ...jobCriteria({
        ...{ status, externalId, updatedSince, skill, occupation, certification, near, within },
        ...{ remote, employmentType, payAtLeast, source, text, customFields },
      }),
    });
    linkNextPage(this, request, page);
    return {
      jobs: page.jobs.map(jobListItem),
      hasMore: page.hasMore,
      nextCursor: page.nextCursor,
    };
  }

  /**
   * Returns a job with all data of its posting.
   * @summary Get a job
   */
  @Get('{jobId}')
  @Security('apiKey', ['jobs'])
  async getJob(@Request() request: ExpressRequest, @Path() jobId: UUID): Promise<JobDetail> {
    return jobDetail(await this.services.jobs.get(callerOf(request), jobId));
  }

  /**
   * Opens, pauses, closes or archives a job, or replaces its custom fields. Closing requires a reason; archiving is
   * permanent.
   *
   * `open` reopens a closed or expired job; an expiry date in the past does not close it again, a future one does. An
   * archived job stays archived. It keeps its `externalId`, so that a nightly push of all jobs does not create a second
   * job; `releaseExternalId: true` frees the `externalId` for a new job.
   * @summary Change a job
   */
  @Patch('{jobId}')
  @Security('apiKey', ['jobs'])
  @Extension('x-problems', ['invalid_transition'])
  async setJobStatus(
    @Request() request: ExpressRequest,
    @Path() jobId: UUID,
    @Body() body: JobStatusRequest,
  ): Promise<JobDetail> {
    const job = await this.services.jobs.update(callerOf(request), jobId, jobChange(body));
    return jobDetail(job);
  }

  /**
   * Changes the status of up to 100 jobs in their order. A change that fails does not affect the others.
   * @summary Change the status of many jobs
   */
  @Post('bulk-status')
  @Security('apiKey', ['jobs'])
  @Extension('x-problems', ['batch_too_large'])
  async setJobStatuses(
    @Request() request: ExpressRequest,
    @Body() body: JobBulkStatusRequest,
  ): Promise<JobBulkStatusAnswer> {
    requireBatch(body.jobs, '/jobs');
    const items = statusItems(body.jobs);
    const outcomes = await this.services.jobs.setStatuses(
      callerOf(request),
      items.flatMap((item) => ('value' in item ? [item.value] : [])),
    );
    return statusResponse(body.jobs, items, outcomes);
  }
}
