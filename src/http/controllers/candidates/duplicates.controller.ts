import {
  Body,
  Controller,
  Extension,
  Get,
  Path,
  Post,
  Query,
  Request,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { UUID } from '../../../domain/common';
import type { HttpDeps } from '../../http-deps';
import type { CandidateMerge, CandidateUnmerge } from '../../../services/duplicates/merges.service';
import type { CandidateDuplicates, CandidateMergeRequest } from '../../models/duplicate';
import { callerOf } from '../../request-context';

const DEFAULT_MIN_LIKELIHOOD = 0.5;
const DEFAULT_LIMIT = 20;

@Route('api/v1/candidates')
@Tags('Candidates')
export class DuplicatesController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Returns your other candidates that may be the same person, the most likely first, each with the fields that agree or
   * differ and their weights. Names, e-mail address, phone, place, positions and education are compared, nothing else.
   * Records are never merged automatically. Those that a person in the portal declared to be of another person are left out.
   * @summary List possible duplicates
   * @param minLikelihood Only candidates with at least this likelihood; 0.5 by default.
   * @minimum minLikelihood 0
   * @maximum minLikelihood 1
   * @param limit The most likely of them; 20 by default, values above 100 are treated as 100.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param includeDistinct Also those that a person declared to be of another person.
   */
  @Get('{candidateId}/duplicates')
  @Security('apiKey', ['candidates'])
  async listDuplicates(
    @Request() request: ExpressRequest,
    @Path() candidateId: UUID,
    @Query() minLikelihood?: number,
    @Query() limit?: number,
    @Query() includeDistinct?: boolean,
  ): Promise<CandidateDuplicates> {
    return this.services.duplicates.list(callerOf(request), candidateId, {
      minLikelihood: minLikelihood ?? DEFAULT_MIN_LIKELIHOOD,
      limit: Math.min(limit ?? DEFAULT_LIMIT, 100),
      includeDistinct: includeDistinct ?? false,
    });
  }

  /**
   * Merges another candidate into this one, which keeps its id. Both records are kept: a push to either external id
   * updates its record, and the candidate combines them. Matches, placements, decisions and ratings of the other move to
   * this one, except those for a job for which both have a match. Employers see the candidate only if both records
   * consent. Access exports and erasure cover both. The id of the other then stands for this candidate.
   * @summary Merge a candidate into this one
   */
  @Post('{candidateId}/merge')
  @Security('apiKey', ['candidates'])
  @Extension('x-problems', ['candidate_has_merges'])
  async mergeCandidates(
    @Request() request: ExpressRequest,
    @Path() candidateId: UUID,
    @Body() body: CandidateMergeRequest,
  ): Promise<CandidateMerge> {
    return this.services.merges.merge(callerOf(request), candidateId, body.candidateId);
  }

  /**
   * Undoes a merge: both records are candidates again, each with what it held and what was pushed to it since. Moved
   * matches, placements, decisions and ratings go back.
   * @summary Undo a merge
   */
  @Post('{candidateId}/unmerge')
  @Security('apiKey', ['candidates'])
  async unmergeCandidates(
    @Request() request: ExpressRequest,
    @Path() candidateId: UUID,
    @Body() body: CandidateMergeRequest,
  ): Promise<CandidateUnmerge> {
    return this.services.merges.unmerge(callerOf(request), candidateId, body.candidateId);
  }
}
