import { Body, Controller, Get, Patch, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { HttpDeps } from '../http-deps';
import type { MatchWeights, MatchWeightsRequest } from '../models/match';
import { callerOf } from '../request-context';

@Route('api/v1/match/weights')
@Tags('Matching')
export class MatchWeightsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * The weights your pairs are scored by, and what your ratings and placements have taught. From 200 outcomes on,
   * weights are fitted to them in the background and again when there are a fifth more; they are used only if they do
   * better than the defaults on outcomes held back. A pair has one score: the weights of the job's owner count, else
   * those of the candidate's.
   * @summary Get the weights of matches
   */
  @Get()
  @Security('apiKey', ['match'])
  async getMatchWeights(@Request() request: ExpressRequest): Promise<MatchWeights> {
    return this.services.matchWeights.view(callerOf(request));
  }

  /**
   * Switches learned weights off or on, or sets weights of your own, which go before learned ones. It holds for live or
   * test data, as your key is. Matches are scored again in the background.
   * @summary Choose the weights of matches
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
