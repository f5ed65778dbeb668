import { Body, Controller, Get, Patch, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { HttpDeps } from '../http-deps';
import type { MatchWeights, MatchWeightsRequest } from '../models/matching/match';
import { callerOf } from '../request-context';

@Route('api/v1/match/weights')
@Tags('Matching')
export class MatchWeightsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * The weights that score your pairs, and the weights learned from your ratings and placements. From 200 outcomes on,
   * weights are fitted in the background, and refitted whenever the number of outcomes grows by a fifth; they are used
   * only if they outperform the defaults on held-out outcomes. A pair has one score, which uses the weights of the
   * owner of the job or, if it has none, those of the owner of the candidate.
   * @summary Get match weights
   */
  @Get()
  @Security('apiKey', ['match'])
  async getMatchWeights(@Request() request: ExpressRequest): Promise<MatchWeights> {
    return this.services.matchWeights.view(callerOf(request));
  }

  /**
   * Turns learned weights on or off, or sets your own weights, which override learned weights. Applies to live or test
   * data, depending on your key. Matches are rescored in the background.
   * @summary Set match weights
   */
  @Patch()
  @Security('apiKey', ['match'])
  async setMatchWeights(
    @Request() request: ExpressRequest,
    @Body() body: MatchWeightsRequest,
  ): Promise<MatchWeights> {
    const caller = callerOf(request);
    const weights = await this.services.matchWeights.change(caller, body, { type: 'key', id: caller.keyId });
    return weights;
  }
}
