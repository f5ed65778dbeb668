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
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import { textOrNull } from '../../domain/characters';
import type { UUID } from '../../domain/common';
import type { PlacementStatus } from '../../domain/placements/placement-status';
import { AppError } from '../../platform/app-error';
import type { HttpDeps } from '../http-deps';
import { timestampQuery } from '../iso-time';
import type { Placement, PlacementList, PlacementChangeRequest, PlacementRequest } from '../models/placement';
import { nextLink, pageLimit } from '../paging';
import { callerOf } from '../request-context';

@Route('api/v1/placements')
@Tags('Placements')
export class PlacementsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Records that a candidate was offered a job, or has taken it. Both tenants of the pair see it. Reporting how
   * placements go on is what forecasts of retention learn from.
   * @summary Create a placement
   */
  @Post()
  @Security('apiKey', ['match'])
  @SuccessResponse(201, 'Created')
  @Extension('x-problems', ['not_found', 'placement_exists', 'job_not_open'])
  async createPlacement(
    @Request() request: ExpressRequest,
    @Body() body: PlacementRequest,
  ): Promise<Placement> {
    const placement = await this.services.placements.create(callerOf(request), {
      candidateId: body.candidateId,
      jobId: body.jobId,
      status: body.status ?? 'offered',
      startDate: body.startDate ?? null,
      hourlyUsd: body.hourlyUsd ?? null,
      externalId: textOrNull(body.externalId),
    });
    this.setStatus(201);
    this.setHeader('Location', `/api/v1/placements/${placement.placementId}`);
    return placement;
  }

  /**
   * Placements of your tenant and those recorded by a linked tenant for a pair you are a side of, the newest first.
   * @summary List placements
   * @param limit Items a page; more than 200 gives 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the page before.
   * @maxLength cursor 1000
   * @param externalId Only placements to which your tenant gave this identifier.
   * @maxLength externalId 200
   * @param updatedSince Only placements changed at or after this time, ISO 8601.
   * @maxLength updatedSince 40
   */
  @Get()
  @Security('apiKey', ['match'])
  @Extension('x-problems', ['invalid_cursor'])
  async listPlacements(
    @Request() request: ExpressRequest,
    @Query() limit?: number,
    @Query() cursor?: string,
    @Query() status?: PlacementStatus,
    @Query() candidateId?: UUID,
    @Query() jobId?: UUID,
    @Query() externalId?: string,
    @Query() updatedSince?: string,
  ): Promise<PlacementList> {
    const page = await this.services.placements.list(callerOf(request), {
      limit: pageLimit(limit),
      cursor: cursor ?? null,
      status: status ?? null,
      candidateId: candidateId ?? null,
      jobId: jobId ?? null,
      externalId: externalId ?? null,
      updatedSince: timestampQuery(updatedSince, 'updatedSince'),
    });
    if (page.nextCursor !== null) this.setHeader('Link', nextLink(request, page.nextCursor));
    return page;
  }

  /**
   * A placement with every status it has had.
   * @summary Get a placement
   */
  @Get('{placementId}')
  @Security('apiKey', ['match'])
  async getPlacement(@Request() request: ExpressRequest, @Path() placementId: UUID): Promise<Placement> {
    return this.services.placements.get(callerOf(request), placementId);
  }

  /**
   * Moves a placement on: `offered` to `accepted`, `declined` or `withdrawn`; `accepted` to `started`, `withdrawn` or
   * `no_show`; `started` to `completed` (as agreed) or `ended`. Saying again what it is already changes nothing.
   *
   * Corrects what was recorded wrongly, too: `startDate`, `endDate`, `hourlyUsd` and `endReason` at any time, and with
   * `correction: true` the status, whatever it is. `history` keeps an entry for every correction with the fields it
   * changed and what they held. `placement.status_changed` is sent when the status differs, and not for other fields.
   *
   * While a placement is `started`, an `active` candidate is `placed` and left out of rankings; when its last started
   * placement is over, it is `active` again. An `inactive` or `archived` candidate stays so.
   * @summary Change or correct a placement
   */
  @Patch('{placementId}')
  @Security('apiKey', ['match'])
  @Extension('x-problems', ['invalid_transition', 'placement_exists'])
  async setPlacementStatus(
    @Request() request: ExpressRequest,
    @Path() placementId: UUID,
    @Body() body: PlacementChangeRequest,
  ): Promise<Placement> {
    if (Object.keys(body).every((field) => field === 'correction')) {
      throw new AppError('validation_failed', 'The request has fields that are not valid.', {
        errors: [
          { pointer: '/status', code: 'required', message: 'Name the status or the fields to change.' },
        ],
      });
    }
    const placement = await this.services.placements.change(callerOf(request), placementId, body);
    return placement;
  }
}
