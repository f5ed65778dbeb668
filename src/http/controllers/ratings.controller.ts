import {
  Body,
  Controller,
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
import { textOrNull } from '../../domain/characters';
import type { UUID } from '../../domain/common';
import type { HttpDeps } from '../http-deps';
import type { Rating, RatingList, RatingRequest } from '../models/matching/rating';
import { linkNextPage, listQuery } from '../input/list-query';
import { callerOf } from '../request-context';

@Route('api/v1')
@Tags('Matching')
export class RatingsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Records how a caseworker, the employer or the candidate rates a match. A single rating does not change a score;
   * match weights are learned from many ratings. Both tenants of the pair receive an event, without the comment.
   * @summary Rate a match
   */
  @Post('matches/{matchId}/ratings')
  @Security('apiKey', ['match'])
  @SuccessResponse(201, 'Created')
  async rateMatch(
    @Request() request: ExpressRequest,
    @Path() matchId: UUID,
    @Body() body: RatingRequest,
  ): Promise<Rating> {
    const rating = await this.services.ratings.rate(callerOf(request), matchId, {
      rating: body.rating,
      raterRole: body.raterRole,
      reasons: body.reasons ?? [],
      comment: textOrNull(body.comment),
    });
    this.setStatus(201);
    this.setHeader('Location', `/api/v1/ratings/${rating.ratingId}`);
    return rating;
  }

  /**
   * Returns the ratings of a match, newest first. Both tenants of the pair have access; only the tenant that wrote a
   * comment sees it.
   * @summary List ratings of a match
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   */
  @Get('matches/{matchId}/ratings')
  @Security('apiKey', ['match'])
  @Extension('x-problems', ['invalid_cursor', 'not_found'])
  async listRatings(
    @Request() request: ExpressRequest,
    @Path() matchId: UUID,
    @Query() limit?: number,
    @Query() cursor?: string,
  ): Promise<RatingList> {
    const page = await this.services.ratings.list(callerOf(request), matchId, {
      ...listQuery(limit, cursor),
    });
    linkNextPage(this, request, page);
    return page;
  }

  /**
   * Returns a rating, as in the list of its match.
   * @summary Get a rating
   */
  @Get('ratings/{ratingId}')
  @Security('apiKey', ['match'])
  async getRating(@Request() request: ExpressRequest, @Path() ratingId: UUID): Promise<Rating> {
    return this.services.ratings.get(callerOf(request), ratingId);
  }
}
