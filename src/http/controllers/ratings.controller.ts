import { Body, Controller, Path, Post, Request, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import { textOrNull } from '../../domain/characters';
import type { UUID } from '../../domain/common';
import type { HttpDeps } from '../http-deps';
import type { Rating, RatingRequest } from '../models/rating';
import { callerOf } from '../request-context';

@Route('api/v1/matches')
@Tags('Matching')
export class RatingsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * What a caseworker, the employer or the candidate thought of a match. A rating moves no score by itself; enough of them
   * are learned from. They are announced to both tenants of the pair, without the comment.
   * @summary Rate a match
   */
  @Post('{matchId}/ratings')
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
    this.setHeader('Location', `/api/v1/matches/${matchId}`);
    return rating;
  }
}
