import {
  Body,
  Controller,
  Delete,
  Extension,
  Get,
  Path,
  Post,
  Query,
  Request,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { Candidate, CandidateStatus } from '../../domain/candidates/candidate';
import type { UUID } from '../../domain/common';
import { answerWork } from '../answer-work';
import { MAX_ITEMS, requireBatch } from '../batch';
import { candidateBatch } from '../candidate-input';
import type { HttpDeps } from '../http-deps';
import { timestampQuery } from '../iso-time';
import type { CandidateList, CandidateSyncAnswer, CandidateSyncRequest } from '../models/candidate';
import { nextLink, pageLimit } from '../paging';
import { callerOf } from '../request-context';
import { startWork } from '../start-work';

@Route('api/v1/candidates')
@Tags('Candidates')
export class CandidatesController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Takes over up to 100 candidates, one after the other in their order: as candidates, or as the records of your
   * case-management system just as it exports them. Sensitive fields are never kept; `droppedFields` names what was
   * left out. A second push with the same `externalId` updates the candidate: a field that is absent is kept, one that
   * is null is cleared. An item that is not valid fails alone; its entry says why.
   * @summary Push candidates
   */
  @Post('sync')
  @Security('apiKey', ['candidates'])
  @Extension('x-problems', ['batch_too_large', 'deadline_exceeded'])
  async syncCandidates(
    @Request() request: ExpressRequest,
    @Body() body: CandidateSyncRequest,
  ): Promise<CandidateSyncAnswer> {
    requireBatch(body.candidates, '/candidates');
    const operation = await startWork(request, () =>
      this.services.candidateSync.submit(
        callerOf(request),
        candidateBatch(body),
        MAX_ITEMS,
        request.context.idempotencyId,
      ),
    );
    return answerWork(this, request, operation);
  }

  /**
   * Your candidates, the most recently created first.
   * @summary List candidates
   * @param limit Items a page; more than 200 gives 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the page before.
   * @maxLength cursor 1000
   * @param externalId Only the candidate with this identifier of yours.
   * @maxLength externalId 200
   * @param updatedSince Only candidates changed at or after this time, ISO 8601.
   * @maxLength updatedSince 40
   * @param q Only candidates with words that begin like these, in name, e-mail address or phone number. A full phone
   * number is found in any common form, international (`+1 216 555 0188`, `001 216 555 0188`) or national
   * (`(216) 555-0188`).
   * @maxLength q 100
   */
  @Get()
  @Security('apiKey', ['candidates'])
  @Extension('x-problems', ['invalid_cursor'])
  async listCandidates(
    @Request() request: ExpressRequest,
    @Query() limit?: number,
    @Query() cursor?: string,
    @Query() status?: CandidateStatus,
    @Query() externalId?: string,
    @Query() updatedSince?: string,
    @Query() q?: string,
  ): Promise<CandidateList> {
    const page = await this.services.candidates.list(callerOf(request), {
      limit: pageLimit(limit),
      cursor: cursor ?? null,
      status: status ?? null,
      externalId: externalId ?? null,
      updatedSince: timestampQuery(updatedSince, 'updatedSince'),
      q: q ?? null,
    });
    if (page.nextCursor !== null) this.setHeader('Link', nextLink(request, page.nextCursor));
    return page;
  }

  /**
   * Everything that is kept of a candidate. Skills say where they come from: `stated` by your record, `parsed` from a
   * resume, or inferred from past work (`curated_map`, `language_model`).
   * @summary Get a candidate
   */
  @Get('{candidateId}')
  @Security('apiKey', ['candidates'])
  async getCandidate(@Request() request: ExpressRequest, @Path() candidateId: UUID): Promise<Candidate> {
    return this.services.candidates.get(callerOf(request), candidateId);
  }

  /**
   * Erases a candidate: the record at once, what tells of the person elsewhere within 24 hours. There is no way back.
   * @summary Erase a candidate
   */
  @Delete('{candidateId}')
  @Security('apiKey', ['candidates'])
  @SuccessResponse(204, 'Done')
  async eraseCandidate(@Request() request: ExpressRequest, @Path() candidateId: UUID): Promise<void> {
    await this.services.erasures.erase(callerOf(request), candidateId);
  }
}
