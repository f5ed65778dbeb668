import { Readable } from 'node:stream';
import { Body, Controller, Extension, Get, Path, Post, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { UUID } from '../../domain/common';
import type { ImpactReport } from '../../services/impact/impact-report';
import { impactReportPage } from '../../services/impact/report-page';
import type { HttpDeps } from '../http-deps';
import { impactReportRequest } from '../input/impact-report-input';
import { entityTag, isUnchanged } from '../lifecycle/etag';
import type { ImpactReportRequest } from '../models/matching/impact-report';
import { queuedCall } from '../operations/await-operation';
import { respondWithOperation } from '../operations/respond-with-operation';
import { startOperation } from '../operations/start-operation';
import { callerOf } from '../request-context';
import { HTML_TYPE } from '../route-rules';

@Route('api/v1/impact-reports')
@Tags('Matching')
export class ImpactReportsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Shows how scores and selections differ by sex, race and ethnicity, in the form of the bias audits of New York City
   * Local Law 144: selection and scoring rates, impact ratios, intervals and exact tests, also by month and model version.
   * The demographics are joined with the score log in memory and deleted when the operation ends; only aggregate figures
   * are stored, with counts under 5 masked. The report is data for an audit, not an audit.
   * @summary Make an impact report
   */
  @Post()
  @Security('apiKey', ['match'])
  @Extension('x-problems', ['file_or_text_required', 'deadline_exceeded', 'concurrency_limited'])
  async createImpactReport(
    @Request() request: ExpressRequest,
    @Body() body: ImpactReportRequest,
  ): Promise<ImpactReport> {
    const operation = await startOperation(request, () => {
      const { input, demographics } = impactReportRequest(request, body);
      return this.services.impactReports.submit(callerOf(request), input, demographics, queuedCall(request));
    });
    request.context.upload = null;
    return respondWithOperation(this, request, operation);
  }

  /**
   * Returns an impact report of the last 72 hours. With `Accept: text/html` it is a page to print or save, without scripts
   * and external files.
   * @summary Get an impact report
   */
  @Get('{reportId}')
  @Security('apiKey', ['match'])
  @Extension('x-problems', ['operation_expired'])
  async getImpactReport(@Request() request: ExpressRequest, @Path() reportId: UUID): Promise<ImpactReport> {
    const report = await this.services.impactReports.get(callerOf(request), reportId);
    if (request.context.responseType !== HTML_TYPE) return report;
    const page = impactReportPage(report);
    const tag = entityTag(page);
    this.setHeader('ETag', tag);
    this.setHeader('Cache-Control', 'private, no-cache');
    this.setHeader('Content-Type', 'text/html; charset=utf-8');
    const unchanged = isUnchanged(request, tag);
    if (unchanged) this.setStatus(304);
    // The page has another type, but the generated code needs one return type.
    return Readable.from(unchanged ? [] : [Buffer.from(page)], {
      objectMode: false,
    }) as unknown as ImpactReport;
  }
}
