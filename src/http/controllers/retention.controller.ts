import { Body, Controller, Extension, Get, Post, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import { answerSmallWork } from '../answer-work';
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
   * How long a candidate would stay in a job: the chance of still being employed after 30, 90, 180 and 365 days with
   * 80 % intervals, expected and median days, what moved them, and every input as used. Age, gender, health, addresses
   * and gaps between jobs are no inputs.
   * @summary Forecast retention
   */
  @Post('retention-forecast')
  @Security('apiKey', ['retention'])
  @Extension('x-small-work', true)
  @Extension('x-problems', ['not_found', 'candidate_opted_out', 'job_not_open'])
  async forecastRetention(
    @Request() request: ExpressRequest,
    @Body() body: RetentionForecastRequest,
  ): Promise<RetentionForecastAnswer> {
    return answerSmallWork(this, request, 'retention-forecast', () =>
      this.services.retention.forecast(callerOf(request), body.candidateId, body.jobId),
    );
  }

  /**
   * How forecasts have held against the outcomes your placements report, and what those have taught. From 25 ends on, a
   * curve of your own is learned, and of a family of jobs from 50 of its own.
   * @summary Get retention calibration
   */
  @Get('retention/calibration')
  @Security('apiKey', ['retention'])
  async getRetentionCalibration(@Request() request: ExpressRequest): Promise<RetentionCalibration> {
    return this.services.calibration.view(callerOf(request));
  }
}
