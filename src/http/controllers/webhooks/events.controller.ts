import { Controller, Extension, Get, Query, Request, Route, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { HttpDeps } from '../../http-deps';
import { timestampQuery } from '../../input/iso-time';
import type { EventList } from '../../models/webhook';
import { linkNextPage, listQuery } from '../../input/list-query';
import { callerOf } from '../../request-context';
import type { EventType } from '../../generated/event-types';

@Route('api/v1/events')
@Tags('Webhooks')
export class EventsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Events of the last 30 days, oldest first, limited to the types that the scopes of your key allow. Use it instead of
   * or in addition to webhooks: store `nextCursor` and pass it to the next request to read every event exactly once.
   * @summary List events
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   * @param type Only events of this type; your key must have its scope.
   * @param since Only events at or after this time, ISO 8601.
   * @maxLength since 40
   */
  @Get()
  @Extension('x-problems', ['invalid_cursor', 'insufficient_scope'])
  async listEvents(
    @Request() request: ExpressRequest,
    @Query() limit?: number,
    @Query() cursor?: string,
    @Query() type?: EventType,
    @Query() since?: string,
  ): Promise<EventList> {
    const page = await this.services.eventLog.list(callerOf(request), {
      ...listQuery(limit, cursor),
      type: type ?? null,
      since: timestampQuery(since, 'since'),
    });
    linkNextPage(this, request, { nextCursor: page.hasMore ? page.nextCursor : null });
    return page;
  }
}
