import {
  Controller,
  Extension,
  Get,
  Path,
  Post,
  Produces,
  Query,
  Request,
  Route,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { Readable } from 'node:stream';
import type { UUID } from '../../domain/common';
import type { ImportErrorRule, ImportKind } from '../../services/imports/import-record';
import { requireAccess } from '../admission/authorization';
import { streamedBody, streamedType } from '../body/streamed-body';
import type { HttpDeps } from '../http-deps';
import type { CandidateAdapter } from '../models/candidate';
import type { Import } from '../models/import';
import { operationPath } from '../operations/await-operation';
import { errorLines, importView } from '../operations/import-view';
import { receiveImport } from '../operations/receive-import';
import { streamLines } from '../operations/stream-lines';
import { callerOf } from '../request-context';
import { CSV_TYPE, NDJSON_TYPE, routeRule } from '../route-rules';
import { invalidFields } from '../validation/check-value';

@Route('api/v1/imports')
@Tags('Imports')
export class ImportsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Imports a file of candidates or jobs with the rules of `POST /candidates/sync` and `POST /jobs/bulk-sync`: a row is
   * an item of the push, an invalid row does not affect the others, and a row with a known `externalId` updates the
   * record. The body is the file itself, NDJSON or CSV, with up to 1 GiB and a million rows; `Content-Encoding: gzip` is
   * accepted. The response is 202 when the file is stored; the rows are applied afterwards. The key needs the scope
   * `candidates` or `jobs`, depending on `kind`.
   * @summary Import a file
   * @param kind What the rows are.
   * @param dryRun `true` only validates the rows and stores nothing.
   * @param onError With `stop`, nothing is applied if a row is invalid, and nothing more after a row that cannot be applied.
   * `continue` by default.
   * @param adapter The format of the rows of an NDJSON file of candidates; `native` by default.
   */
  @Post()
  @SuccessResponse(202, 'Accepted')
  @Extension('x-problems', [
    'insufficient_scope',
    'employer_key_required',
    'malformed_request',
    'upload_interrupted',
    'batch_too_large',
  ])
  async createImport(
    @Request() request: ExpressRequest,
    @Query() kind: ImportKind,
    @Query() dryRun?: 'true' | 'false',
    @Query() onError?: ImportErrorRule,
    @Query() adapter?: CandidateAdapter,
  ): Promise<Import> {
    const caller = callerOf(request);
    const rule = routeRule('POST', '/api/v1/imports');
    requireAccess(request, caller, kind === 'jobs' ? { ...rule, tenantType: 'employer' } : rule, [kind]);
    const format = streamedType(request, rule.streams ?? []) === CSV_TYPE ? 'csv' : 'ndjson';
    if (adapter !== undefined && adapter !== 'native' && (kind === 'jobs' || format === 'csv')) {
      const message = 'An adapter needs NDJSON rows of candidates.';
      throw invalidFields([{ pointer: '?adapter', code: 'conflict', message }]);
    }
    const started = await this.services.imports.begin(caller, {
      kind,
      format,
      dryRun: dryRun === 'true',
      onError: onError ?? 'continue',
    });
    const importId = await receiveImport(
      request,
      request.res!,
      started,
      streamedBody(request),
      adapter ?? 'native',
    );
    // The response of an earlier request with the same key was sent.
    if (importId === null) return undefined as unknown as Import;
    const record = await this.services.imports.get(caller, importId);
    this.setStatus(202);
    this.setHeader('Location', operationPath(importId));
    this.setHeader('Retry-After', '1');
    return importView(request, record);
  }

  /**
   * Returns the status of an import and the number of its rows, also while the file is uploaded. Imports are kept for 72
   * hours after they end.
   * @summary Get an import
   */
  @Get('{importId}')
  @Extension('x-problems', ['operation_expired'])
  async getImport(@Request() request: ExpressRequest, @Path() importId: UUID): Promise<Import> {
    return importView(request, await this.services.imports.get(callerOf(request), importId));
  }

  /**
   * Returns the rows that were refused, in their order, each with its number, its `externalId` and the error. The content
   * of a row is not stored. `Accept: text/csv` returns a table with a line for each invalid field.
   * @summary Download the errors of an import
   */
  @Get('{importId}/errors')
  @Produces('application/x-ndjson')
  @Extension('x-problems', ['operation_expired'])
  async listImportErrors(@Request() request: ExpressRequest, @Path() importId: UUID): Promise<Readable> {
    const pages = await this.services.imports.errors(callerOf(request), importId);
    const isCsv = request.context.responseType === CSV_TYPE;
    this.setHeader('Content-Type', isCsv ? `${CSV_TYPE}; charset=utf-8` : NDJSON_TYPE);
    return streamLines(request, errorLines(pages, isCsv));
  }
}
