import { Body, Controller, Extension, Get, Post, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import { respondInline } from '../operations/respond-with-operation';
import type { HttpDeps } from '../http-deps';
import type {
  RetentionCalibration,
  RetentionForecastAnswer,
  RetentionForecastRequest,
} from '../models/retention';
import { callerOf } from '../request-context';

@Route('api/v1')
@Tags('Retention')
export class RetentionController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Forecasts how long a candidate will stay in a job: the probability of still being employed after 30, 90, 180 and
   * 365 days with 80 % intervals, the expected and median days, the factors, and every input. Age, gender, health,
   * addresses and gaps between jobs are not inputs.
   * @summary Forecast retention
   */
  @Post('retention-forecast')
  @Security('apiKey', ['retention'])
  @Extension('x-small-work', true)
  @Extension('x-problems', ['not_found', 'scoring_paused', 'candidate_opted_out', 'job_not_open'])
  async forecastRetention(
    @Request() request: ExpressRequest,
    @Body() body: RetentionForecastRequest,
  ): Promise<RetentionForecastAnswer> {
    return respondInline(this, request, 'retention-forecast', () =>
      this.services.retention.forecast(callerOf(request), body.candidateId, body.jobId),
    );
  }

  /**
   * Compares forecasts with the reported outcomes of your placements, and returns the learned curves. A curve of your
   * own is learned from 25 ended placements on, and a curve for a family of jobs from 50.
   * @summary Get retention calibration
   */
  @Get('retention/calibration')
  @Security('apiKey', ['retention'])
  async getRetentionCalibration(@Request() request: ExpressRequest): Promise<RetentionCalibration> {
    return this.services.calibration.view(callerOf(request));
  }
}
