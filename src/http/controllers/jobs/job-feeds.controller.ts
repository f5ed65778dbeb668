import {
  Body,
  Controller,
  Delete,
  Extension,
  Get,
  Path,
  Post,
  Query,
  Request,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { UUID } from '../../../domain/common';
import { knownBaseUrl } from '../../errors/problem';
import { feedLinks } from '../../feeds/job-feed-routes';
import type { HttpDeps } from '../../http-deps';
import { linkNextPage, listQuery } from '../../input/list-query';
import type { JobFeedList, JobFeedReport, JobFeedRequest, JobFeedWithLinks } from '../../models/job-feed';
import { callerOf } from '../../request-context';

@Route('api/v1/job-feeds')
@Tags('Jobs')
export class JobFeedsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Publishes your open jobs under secret links, in the formats of job boards. A closed job is no longer in a feed. The
   * links are only shown in this response. At most ten feeds per mode.
   * @summary Create a job feed
   */
  @Post()
  @SuccessResponse(201)
  @Security('apiKey', ['jobs'])
  @Extension('x-problems', ['feed_limit_reached'])
  async createJobFeed(
    @Request() request: ExpressRequest,
    @Body() body: JobFeedRequest,
  ): Promise<JobFeedWithLinks> {
    const { feed, token } = await this.services.jobFeeds.create(callerOf(request), {
      publisherName: body.publisherName,
      publisherUrl: body.publisherUrl ?? null,
      jobUrlTemplate: body.jobUrlTemplate ?? null,
    });
    this.setStatus(201);
    this.setHeader('Location', `/api/v1/job-feeds/${feed.feedId}`);
    return { ...feed, links: feedLinks(knownBaseUrl(request), token) };
  }

  /**
   * Returns your job feeds, oldest first, without their links.
   * @summary List job feeds
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   */
  @Get()
  @Security('apiKey', ['jobs'])
  @Extension('x-problems', ['invalid_cursor'])
  async listJobFeeds(
    @Request() request: ExpressRequest,
    @Query() limit?: number,
    @Query() cursor?: string,
  ): Promise<JobFeedList> {
    const page = await this.services.jobFeeds.list(callerOf(request), listQuery(limit, cursor));
    linkNextPage(this, request, page);
    return page;
  }

  /**
   * Returns a job feed with the number of open jobs, and how many of them each format leaves out because they lack a field
   * that the format requires.
   * @summary Get a job feed
   */
  @Get('{feedId}')
  @Security('apiKey', ['jobs'])
  async getJobFeed(@Request() request: ExpressRequest, @Path() feedId: UUID): Promise<JobFeedReport> {
    return this.services.jobFeeds.get(callerOf(request), feedId);
  }

  /**
   * Deletes a job feed. Its links stop working at once.
   * @summary Delete a job feed
   */
  @Delete('{feedId}')
  @SuccessResponse(204)
  @Security('apiKey', ['jobs'])
  async deleteJobFeed(@Request() request: ExpressRequest, @Path() feedId: UUID): Promise<void> {
    await this.services.jobFeeds.remove(callerOf(request), feedId);
    this.setStatus(204);
  }
}
