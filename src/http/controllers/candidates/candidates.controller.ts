import {
  Body,
  Controller,
  Delete,
  Extension,
  Get,
  Patch,
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
import type { Candidate, CandidateStatus } from '../../../domain/candidates/candidate';
import type { UUID } from '../../../domain/common';
import { queuedCall } from '../../operations/await-operation';
import { respondWithOperation } from '../../operations/respond-with-operation';
import { MAX_ITEMS, requireBatch } from '../../input/batch';
import { candidateBatch } from '../../input/candidate-input';
import type { HttpDeps } from '../../http-deps';
import type {
  CandidateChangeRequest,
  CandidateList,
  CandidateSyncAnswer,
  CandidateSyncRequest,
} from '../../models/candidate';
import { linkNextPage, listQuery } from '../../input/list-query';
import { candidateCriteria } from '../../input/search/list-criteria';
import { callerOf } from '../../request-context';
import { startOperation } from '../../operations/start-operation';

@Route('api/v1/candidates')
@Tags('Candidates')
export class CandidatesController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Saves up to 100 candidates in their order, given as candidates or as records exported by your case-management
   * system. Sensitive fields are never stored; `droppedFields` lists them. Another push with the same `externalId`
   * updates the candidate: an absent field keeps its value, null clears it. An invalid item does not affect the others;
   * its entry contains the error.
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
    const operation = await startOperation(request, () =>
      this.services.candidateSync.submit(
        callerOf(request),
        candidateBatch(body),
        MAX_ITEMS,
        queuedCall(request),
      ),
    );
    return respondWithOperation(this, request, operation);
  }

  /**
   * Returns your candidates, most recently created first.
   * @summary List candidates
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   * @param externalId Only the candidate with this external identifier.
   * @maxLength externalId 200
   * @param updatedSince Only candidates changed at or after this time, ISO 8601.
   * @maxLength updatedSince 40
   * @param q Only candidates whose name, e-mail address or phone number has words that begin with these words. A full
   * phone number matches in any common format, international (`+1 216 555 0188`, `001 216 555 0188`) or national
   * (`(216) 555-0188`).
   * @maxLength q 100
   * @param skill Only candidates that state this skill, in their record or resume; other names of the skill count.
   * @maxLength skill 100
   * @param occupation Only candidates who have worked in this occupation: a title, or a SOC or O*NET-SOC code.
   * @maxLength occupation 100
   * @param certification Only candidates that state this certification or license.
   * @maxLength certification 100
   * @param near Only candidates who live near this city: `Dayton, OH` in the United States, `Lyon, FR`, `Lyon, France` or `Lyon` elsewhere.
   * @maxLength near 100
   * @param within Distance from `near` as the crow flies, in miles or kilometers: `25mi` (the default), `40km`; at most
   * 200 miles.
   * @maxLength within 10
   * @param customFields Only candidates whose custom fields meet these conditions, separated by semicolons:
   * `region=north;grade>=3`. Texts are compared without case; `>=` and `<=` are for numbers and dates.
   * @maxLength customFields 500
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
    @Query() skill?: string,
    @Query() occupation?: string,
    @Query() certification?: string,
    @Query() near?: string,
    @Query() within?: string,
    @Query() customFields?: string,
  ): Promise<CandidateList> {
    const page = await this.services.candidates.list(callerOf(request), {
      ...listQuery(limit, cursor),
      ...candidateCriteria({
        ...{ status, externalId, updatedSince, q, skill, occupation, certification, near, within },
        customFields,
      }),
    });
    linkNextPage(this, request, page);
    return page;
  }

  /**
   * Returns all stored data of a candidate. Each skill has its source: `stated` in your record, `parsed` from a resume,
   * or inferred from past work (`curated_map`, `language_model`).
   * @summary Get a candidate
   */
  @Get('{candidateId}')
  @Security('apiKey', ['candidates'])
  async getCandidate(@Request() request: ExpressRequest, @Path() candidateId: UUID): Promise<Candidate> {
    return this.services.candidates.get(callerOf(request), candidateId);
  }

  /**
   * Replaces the custom fields of a candidate, without a push of its record. All other fields are changed by
   * `POST /candidates/sync`.
   * @summary Change a candidate
   */
  @Patch('{candidateId}')
  @Security('apiKey', ['candidates'])
  async updateCandidate(
    @Request() request: ExpressRequest,
    @Path() candidateId: UUID,
    @Body() body: CandidateChangeRequest,
  ): Promise<Candidate> {
    const caller = callerOf(request);
    await this.services.changeCandidate.setCustomFields(caller, candidateId, body.customFields);
    return this.services.candidates.get(caller, candidateId);
  }

  /**
   * Erases a candidate: the record immediately, all other data about the person within 24 hours. This cannot be undone.
   * @summary Erase a candidate
   */
  @Delete('{candidateId}')
  @Security('apiKey', ['candidates'])
  @SuccessResponse(204, 'Done')
  async eraseCandidate(@Request() request: ExpressRequest, @Path() candidateId: UUID): Promise<void> {
    await this.services.erasures.erase(callerOf(request), candidateId);
  }
}
