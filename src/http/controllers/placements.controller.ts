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
import { timestampQuery } from '../input/iso-time';
import type { Placement, PlacementList, PlacementChangeRequest, PlacementRequest } from '../models/placement';
import { linkNextPage, listQuery } from '../input/list-query';
import { callerOf } from '../request-context';

@Route('api/v1/placements')
@Tags('Placements')
export class PlacementsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Records that a candidate was offered a job or has accepted it. Both tenants of the pair have access. Retention
   * forecasts learn from the reported status changes.
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
   * Returns placements of your tenant, and placements that a linked tenant recorded for your candidates or jobs, newest
   * first.
   * @summary List placements
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   * @param externalId Only placements with this external identifier of your tenant.
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
      ...listQuery(limit, cursor),
      status: status ?? null,
      candidateId: candidateId ?? null,
      jobId: jobId ?? null,
      externalId: externalId ?? null,
      updatedSince: timestampQuery(updatedSince, 'updatedSince'),
    });
    linkNextPage(this, request, page);
    return page;
  }

  /**
   * Returns a placement with its status history.
   * @summary Get a placement
   */
  @Get('{placementId}')
  @Security('apiKey', ['match'])
  async getPlacement(@Request() request: ExpressRequest, @Path() placementId: UUID): Promise<Placement> {
    return this.services.placements.get(callerOf(request), placementId);
  }

  /**
   * Changes the status of a placement: `offered` to `accepted`, `declined` or `withdrawn`; `accepted` to `started`,
   * `withdrawn` or `no_show`; `started` to `completed` (as agreed) or `ended`. Setting the current status again has no
   * effect.
   *
   * Also corrects a placement: `startDate`, `endDate`, `hourlyUsd` and `endReason` at any time, and any status with
   * `correction: true`. `history` has an entry for every correction with the changed fields and their previous values.
   * `placement.status_changed` is only sent when the status changes.
   *
   * While a placement is `started`, an `active` candidate is `placed` and excluded from rankings; when the last started
   * placement ends, the candidate is `active` again. `inactive` and `archived` candidates do not change.
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
      throw new AppError('validation_failed', 'The request has invalid fields.', {
        errors: [
          { pointer: '/status', code: 'required', message: 'Set status or at least one field to change.' },
        ],
      });
    }
    const placement = await this.services.placements.change(callerOf(request), placementId, body);
    return placement;
  }
}
