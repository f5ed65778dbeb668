import { Body, Controller, Get, Patch, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { HttpDeps } from '../../http-deps';
import { frameOriginsInput } from '../../input/reviews/review-session-input';
import type { ReviewSettings } from '../../models/reviews/review-session';
import { callerOf } from '../../request-context';

@Route('api/v1/review-settings')
@Tags('Reviews')
export class ReviewSettingsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Returns the origins whose pages may show reviews in a frame.
   * @summary Get the settings of reviews
   */
  @Get()
  @Security('apiKey', ['parse'])
  async getReviewSettings(@Request() request: ExpressRequest): Promise<ReviewSettings> {
    return this.services.reviewSettings.get(callerOf(request));
  }

  /**
   * Replaces the list of origins whose pages may show reviews in a frame, for live and test sessions. Browsers refuse all
   * other pages.
   * @summary Change the settings of reviews
   */
  @Patch()
  @Security('apiKey', ['parse'])
  async updateReviewSettings(
    @Request() request: ExpressRequest,
    @Body() body: ReviewSettings,
  ): Promise<ReviewSettings> {
    return this.services.reviewSettings.update(callerOf(request), {
      frameOrigins: frameOriginsInput(body.frameOrigins),
    });
  }
}
