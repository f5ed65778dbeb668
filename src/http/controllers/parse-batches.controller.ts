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
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { Readable } from 'node:stream';
import type { UUID } from '../../domain/common';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { HttpDeps } from '../http-deps';
import { documentDateOf } from '../input/document-date';
import { parseIncludes } from '../input/parse-input';
import type { ParseBatch } from '../models/parse-batch';
import { operationPath } from '../operations/await-operation';
import { batchResultLines, parseBatchView } from '../operations/parse-batch-view';
import { receiveParseBatch } from '../operations/receive-parse-batch';
import { streamLines } from '../operations/stream-lines';
import { callerOf } from '../request-context';
import { MAX_FILE_BYTES, NDJSON_TYPE } from '../route-rules';

@Route('api/v1/parse/batches')
@Tags('Parsing')
export class ParseBatchesController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Parses many resumes or postings. The body is a zip archive, or a form with a file in each part; both may have up
   * to 10,000 documents of 10 MiB and 1 GiB in total, before and after decompression. The response is 202 when the documents
   * are stored. Each is parsed by an operation of its own, and one that cannot be parsed does not affect the others. The
   * event `batch.completed` reports the end.
   * @summary Parse a batch of documents
   * @param documentType What the documents are.
   * @param include Comma-separated extras of each result: `evidence`, `rawText`, `redacted`, `review`.
   * @param language ISO 639-1 code of the language of all documents, if known.
   * @pattern language ^[a-z]{2}$
   * @param documentDate Date of all documents, `YYYY-MM-DD`, not in the future: "Present" in a resume means this date.
   * Without it, each document has its own, as in `POST /parse/resume`.
   * @pattern documentDate ^\d{4}-\d{2}-\d{2}$
   */
  @Post()
  @Security('apiKey', ['parse'])
  @SuccessResponse(202, 'Accepted')
  @Extension('x-problems', ['malformed_request', 'upload_interrupted', 'batch_too_large', 'document_corrupt'])
  async createParseBatch(
    @Request() request: ExpressRequest,
    @Query() documentType: DocumentType,
    @Query() include?: string,
    @Query() language?: string,
    @Query() documentDate?: string,
  ): Promise<ParseBatch> {
    const caller = callerOf(request);
    const started = await this.services.parseBatches.begin(caller, {
      documentType,
      options: {
        language: language ?? null,
        include: parseIncludes(include),
        documentDate: documentDateOf(documentDate, '?documentDate'),
      },
      maxDocumentBytes: MAX_FILE_BYTES,
    });
    const batchId = await receiveParseBatch(request, request.res!, started);
    // The response of an earlier request with the same key was sent.
    if (batchId === null) return undefined as unknown as ParseBatch;
    const record = await this.services.parseBatches.get(caller, batchId);
    this.setStatus(202);
    this.setHeader('Location', operationPath(batchId));
    this.setHeader('Retry-After', '1');
    return parseBatchView(request, record);
  }

  /**
   * Returns the status of a batch and the number of its documents by status. Batches are kept for 72 hours after they end.
   * @summary Get a batch of documents
   */
  @Get('{batchId}')
  @Security('apiKey', ['parse'])
  @Extension('x-problems', ['operation_expired'])
  async getParseBatch(@Request() request: ExpressRequest, @Path() batchId: UUID): Promise<ParseBatch> {
    return parseBatchView(request, await this.services.parseBatches.get(callerOf(request), batchId));
  }

  /**
   * Returns a line for each document in the order of the upload: its number, its name, its operation and status, and the
   * result or the error. Before the batch has ended, documents without a result are listed with their status.
   * @summary Download the results of a batch
   */
  @Get('{batchId}/results')
  @Security('apiKey', ['parse'])
  @Produces('application/x-ndjson')
  @Extension('x-problems', ['operation_expired'])
  async listParseBatchResults(@Request() request: ExpressRequest, @Path() batchId: UUID): Promise<Readable> {
    const pages = await this.services.parseBatches.results(callerOf(request), batchId);
    this.setHeader('Content-Type', NDJSON_TYPE);
    return streamLines(request, batchResultLines(request, batchId, pages));
  }
}
