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
import type { HttpDeps } from '../../http-deps';
import { linkNextPage, listQuery } from '../../input/list-query';
import { reviewSessionInput } from '../../input/reviews/review-session-input';
import type {
  ReviewSessionDetail,
  ReviewSessionList,
  ReviewSessionRequest,
  ReviewSessionWithLink,
} from '../../models/reviews/review-session';
import { callerOf } from '../../request-context';

@Route('api/v1/review-sessions')
@Tags('Reviews')
export class ReviewSessionsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Returns a link to a page on which a person compares the result of a parse, a candidate or a job with its document and
   * corrects it. The page opens in a window of its own, or in a frame of an allowed origin (`PATCH /review-settings`).
   * Corrections are kept beside what was read: `GET /operations/{operationId}`, `GET /candidates/{candidateId}` and
   * `GET /jobs/{jobId}` return the corrected values and list the corrections. The event `parse.corrected` reports the end.
   * @summary Create a review session
   */
  @Post()
  @SuccessResponse(201)
  @Security('apiKey', ['parse'])
  @Extension('x-problems', ['not_found'])
  async createReviewSession(
    @Request() request: ExpressRequest,
    @Body() body: ReviewSessionRequest,
  ): Promise<ReviewSessionWithLink> {
    const input = reviewSessionInput(body);
    const { session, token } = await this.services.reviewSessions.create(callerOf(request), input);
    this.setStatus(201);
    this.setHeader('Location', `/api/v1/review-sessions/${session.sessionId}`);
    return { ...session, url: `${knownBaseUrl(request)}/review/${session.sessionId}#${token}` };
  }

  /**
   * Returns review sessions, newest first, without their links. Sessions of an operation are kept as long as its result.
   * @summary List review sessions
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   * @param confirmed Only confirmed sessions, or only those that are not.
   */
  @Get()
  @Security('apiKey', ['parse'])
  @Extension('x-problems', ['invalid_cursor'])
  async listReviewSessions(
    @Request() request: ExpressRequest,
    @Query() limit?: number,
    @Query() cursor?: string,
    @Query() confirmed?: boolean,
  ): Promise<ReviewSessionList> {
    const page = await this.services.reviewSessions.list(callerOf(request), {
      ...listQuery(limit, cursor),
      isConfirmed: confirmed ?? null,
    });
    linkNextPage(this, request, page);
    return page;
  }

  /**
   * Returns a review session with the corrections that the person confirmed.
   * @summary Get a review session
   */
  @Get('{sessionId}')
  @Security('apiKey', ['parse'])
  async getReviewSession(
    @Request() request: ExpressRequest,
    @Path() sessionId: UUID,
  ): Promise<ReviewSessionDetail> {
    const { session, corrections } = await this.services.reviewSessions.get(callerOf(request), sessionId);
    return { ...session, corrections };
  }

  /**
   * Deletes a review session that is not confirmed. Its link stops working at once.
   * @summary Delete a review session
   */
  @Delete('{sessionId}')
  @SuccessResponse(204)
  @Security('apiKey', ['parse'])
  @Extension('x-problems', ['review_confirmed'])
  async deleteReviewSession(@Request() request: ExpressRequest, @Path() sessionId: UUID): Promise<void> {
    await this.services.reviewSessions.remove(callerOf(request), sessionId);
    this.setStatus(204);
  }
}
