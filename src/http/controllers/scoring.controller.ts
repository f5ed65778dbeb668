import { Controller, Post, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { HttpDeps } from '../http-deps';
import type { Scoring } from '../models/matching/scoring';
import { callerOf } from '../request-context';

@Route('api/v1/tenants/me')
@Tags('Matching')
export class ScoringController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Stops scoring for your tenant at once, for live or test data, depending on your key. Matches, previews, rankings and
   * forecasts respond with 409 `scoring_paused`, and nothing is rescored. Records, existing matches, history and decisions
   * remain available. Pausing again changes nothing.
   * @summary Pause scoring
   */
  @Post('pause')
  @Security('apiKey', ['match'])
  async pauseScoring(@Request() request: ExpressRequest): Promise<Scoring> {
    return this.services.scoringPause.pause(callerOf(request));
  }

  /**
   * Resumes scoring. Pairs that changed during the pause are rescored in the background.
   * @summary Resume scoring
   */
  @Post('resume')
  @Security('apiKey', ['match'])
  async resumeScoring(@Request() request: ExpressRequest): Promise<Scoring> {
    return this.services.scoringPause.resume(callerOf(request));
  }
}
