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
import { viewSessionInput } from '../../input/reviews/view-session-input';
import type {
  ViewSession,
  ViewSessionList,
  ViewSessionRequest,
  ViewSessionWithLink,
} from '../../models/reviews/view-session';
import { callerOf } from '../../request-context';

@Route('api/v1/view-sessions')
@Tags('Views')
export class ViewSessionsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Returns a link to a read-only page of one match or one ranking, as in the portal: a match with its verdict, score,
   * retention, gaps, evidence and history, a ranking as a table in which up to four candidates can be compared. The page
   * opens in a window of its own, or in a frame of `frameOrigin`. Names of your candidates are shown if the key has the
   * scope `candidates`.
   * @summary Create a view session
   */
  @Post()
  @SuccessResponse(201)
  @Security('apiKey', ['match'])
  @Extension('x-problems', ['not_found'])
  async createViewSession(
    @Request() request: ExpressRequest,
    @Body() body: ViewSessionRequest,
  ): Promise<ViewSessionWithLink> {
    const input = viewSessionInput(body);
    const { session, token } = await this.services.viewSessions.create(callerOf(request), input);
    this.setStatus(201);
    this.setHeader('Location', `/api/v1/view-sessions/${session.viewSessionId}`);
    return { ...session, url: `${knownBaseUrl(request)}/view/${session.viewSessionId}#${token}` };
  }

  /**
   * Returns view sessions, newest first, without their links. They are kept for 90 days after they have expired.
   * @summary List view sessions
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   */
  @Get()
  @Security('apiKey', ['match'])
  @Extension('x-problems', ['invalid_cursor'])
  async listViewSessions(
    @Request() request: ExpressRequest,
    @Query() limit?: number,
    @Query() cursor?: string,
  ): Promise<ViewSessionList> {
    const page = await this.services.viewSessions.list(callerOf(request), listQuery(limit, cursor));
    linkNextPage(this, request, page);
    return page;
  }

  /**
   * Returns a view session.
   * @summary Get a view session
   */
  @Get('{viewSessionId}')
  @Security('apiKey', ['match'])
  async getViewSession(
    @Request() request: ExpressRequest,
    @Path() viewSessionId: UUID,
  ): Promise<ViewSession> {
    return this.services.viewSessions.get(callerOf(request), viewSessionId);
  }

  /**
   * Ends a view session. Its link and an open page stop working at once.
   * @summary End a view session
   */
  @Delete('{viewSessionId}')
  @SuccessResponse(204)
  @Security('apiKey', ['match'])
  async endViewSession(@Request() request: ExpressRequest, @Path() viewSessionId: UUID): Promise<void> {
    await this.services.viewSessions.end(callerOf(request), viewSessionId);
    this.setStatus(204);
  }
}
