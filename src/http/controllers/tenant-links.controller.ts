import { Controller, Extension, Get, Path, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { UUID } from '../../domain/common';
import type { TenantLinkStatus } from '../../services/links/tenant-links.service';
import type { HttpDeps } from '../http-deps';
import type { TenantLink, TenantLinkList } from '../models/tenant-link';
import { linkNextPage, listQuery } from '../input/list-query';
import { callerOf } from '../request-context';

@Route('api/v1/tenant-links')
@Tags('Tenant links')
export class TenantLinksController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Returns the links of your tenant, newest request first. Administrators request, accept and end links in the
   * developer portal: sharing personal records requires a decision by a person, not by an API key.
   * @summary List tenant links
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   */
  @Get()
  @Security('apiKey', ['match'])
  @Extension('x-problems', ['invalid_cursor'])
  async listTenantLinks(
    @Request() request: ExpressRequest,
    @Query() limit?: number,
    @Query() cursor?: string,
    @Query() status?: TenantLinkStatus,
  ): Promise<TenantLinkList> {
    const page = await this.services.tenantLinks.list(callerOf(request), {
      ...listQuery(limit, cursor),
      status: status ?? null,
    });
    linkNextPage(this, request, page);
    return page;
  }

  /**
   * Returns a link of your tenant.
   * @summary Get a tenant link
   */
  @Get('{linkId}')
  @Security('apiKey', ['match'])
  async getTenantLink(@Request() request: ExpressRequest, @Path() linkId: UUID): Promise<TenantLink> {
    return this.services.tenantLinks.get(callerOf(request), linkId);
  }
}
