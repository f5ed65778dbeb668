import { Readable } from 'node:stream';
import {
  Controller,
  Extension,
  Get,
  Path,
  Post,
  Produces,
  Request,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { UUID } from '../../../domain/common';
import type { HttpDeps } from '../../http-deps';
import type { AccessExport } from '../../models/access-export';
import { respondInline } from '../../operations/respond-with-operation';
import { callerOf } from '../../request-context';

@Route('api/v1')
@Tags('Candidates')
export class AccessExportsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Exports everything that your tenant holds about a candidate as a zip archive: its record, files, scores as they were
   * given, decisions, ratings, placements, events and logged calls, each as JSON, with a README. For a candidate that a
   * linked tenant shares with you, it contains what your tenant may see. The link is valid for 15 minutes; each export is
   * recorded in the audit log.
   * @summary Export the data of a candidate
   */
  @Post('candidates/{candidateId}/access-export')
  @Security('apiKey', ['candidates'])
  @Extension('x-small-work', true)
  async exportCandidate(
    @Request() request: ExpressRequest,
    @Path() candidateId: UUID,
  ): Promise<AccessExport> {
    return respondInline(this, request, 'candidates.access-export', () =>
      this.services.accessExports.create(callerOf(request), candidateId),
    );
  }

  /**
   * Returns the zip archive of an export. The link expires after 15 minutes, and at once when the candidate is erased or
   * no longer shared.
   * @summary Download an export
   * @param exportToken The last part of `downloadPath`.
   */
  @Get('access-exports/{exportToken}')
  @Security('apiKey', ['candidates'])
  @Produces('application/zip')
  async downloadAccessExport(
    @Request() request: ExpressRequest,
    @Path() exportToken: string,
  ): Promise<Readable> {
    const archive = await this.services.accessExports.archive(callerOf(request), exportToken);
    this.setHeader('Content-Type', 'application/zip');
    this.setHeader('Content-Disposition', 'attachment; filename="access-export.zip"');
    this.setHeader('Content-Length', String(archive.length));
    return Readable.from([archive], { objectMode: false });
  }
}
