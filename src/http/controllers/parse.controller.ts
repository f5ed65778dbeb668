import { Body, Controller, Extension, Post, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { ParsedJobDescription } from '../../domain/parsing/parsed-job-description';
import type { ParsedResume } from '../../domain/parsing/parsed-resume';
import { respondWithOperation } from '../operations/respond-with-operation';
import type { HttpDeps } from '../http-deps';
import type { ParseDocumentRequest } from '../models/parse';
import { parseRequestInput } from '../input/parse-input';
import { callerOf } from '../request-context';
import { startOperation } from '../operations/start-operation';
import { callerWaits } from '../operations/await-operation';
import { EUROPASS_TYPE, JSON_TYPE } from '../route-rules';
import { resumeOfType } from '../operations/resume-of-type';

const DOCUMENT_PROBLEMS = [
  'file_or_text_required',
  'file_and_text_conflict',
  'text_too_long',
  'document_encrypted',
  'document_corrupt',
  'no_text_found',
  'too_many_pages',
  'concurrency_limited',
  'upstream_failed',
  'deadline_exceeded',
];

@Route('api/v1/parse')
@Tags('Parsing')
export class ParseController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Parses a resume into structured data. Send a file (PDF, DOCX, plain text, JSON Resume, Europass and others) as a form,
   * or text as JSON. The response contains only data from the document; all other fields are null or an empty list.
   * @summary Parse a resume
   * @param include Comma-separated extras: `evidence` (the source text of each value), `rawText`, `redacted` (the text
   * without name, contacts, address and dates of birth), `review` (evidence, text and the place of each word; the document
   * is kept until the result expires, so that a review session can show its pages).
   */
  @Post('resume')
  @Security('apiKey', ['parse'])
  @Extension('x-problems', DOCUMENT_PROBLEMS)
  async parseResume(
    @Request() request: ExpressRequest,
    @Body() body: ParseDocumentRequest,
    @Query() include?: string,
  ): Promise<ParsedResume> {
    const resume = await this.parse<ParsedResume>(request, 'resume', body, include);
    const { responseType } = request.context;
    if (this.getStatus() === 202 || responseType === null || responseType === JSON_TYPE) return resume;
    this.setHeader(
      'Content-Type',
      responseType === EUROPASS_TYPE ? `${EUROPASS_TYPE}; charset=utf-8` : responseType,
    );
    // The other types have other shapes, but the generated code needs one return type.
    return resumeOfType(resume, responseType) as unknown as ParsedResume;
  }

  /**
   * Parses a posting into structured data: pay, location, requirements, benefits, and signals of openness with
   * their source text. Send a file (PDF, DOCX or plain text) as a form, or text as JSON.
   * @summary Parse a posting
   * @param include Comma-separated extras: `evidence` (the source text of each value), `rawText`, `redacted` (the text
   * without names and contacts), `review` (evidence, text and the place of each word; the document is kept until the result
   * expires, so that a review session can show its pages).
   */
  @Post('jd')
  @Security('apiKey', ['parse'])
  @Extension('x-problems', DOCUMENT_PROBLEMS)
  async parseJobDescription(
    @Request() request: ExpressRequest,
    @Body() body: ParseDocumentRequest,
    @Query() include?: string,
  ): Promise<ParsedJobDescription> {
    return this.parse<ParsedJobDescription>(request, 'job_description', body, include);
  }

  /** Returns the result, or the operation with status 202 if the caller did not want to wait (typed as the result). */
  private async parse<T>(
    request: ExpressRequest,
    documentType: DocumentType,
    body: ParseDocumentRequest,
    include: string | undefined,
  ): Promise<T> {
    const { context } = request;
    const operation = await startOperation(request, () =>
      this.services.parsing.submit(callerOf(request), {
        ...parseRequestInput(request, body, include),
        documentType,
        idempotencyId: context.idempotencyId,
        waits: callerWaits(request),
      }),
    );
    context.upload = null;
    return respondWithOperation(this, request, operation);
  }
}
