import { Controller, Get, Path, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { UUID } from '../../../domain/common';
import type { HttpDeps } from '../../http-deps';
import type { CandidateDuplicates } from '../../models/duplicate';
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
   * Records are never merged automatically.
   * @summary List possible duplicates
   * @param minLikelihood Only candidates with at least this likelihood; 0.5 by default.
   * @minimum minLikelihood 0
   * @maximum minLikelihood 1
   * @param limit The most likely of them; 20 by default, values above 100 are treated as 100.
   * @isInt limit must be a whole number
   * @minimum limit 1
   */
  @Get('{candidateId}/duplicates')
  @Security('apiKey', ['candidates'])
  async listDuplicates(
    @Request() request: ExpressRequest,
    @Path() candidateId: UUID,
    @Query() minLikelihood?: number,
    @Query() limit?: number,
  ): Promise<CandidateDuplicates> {
    return this.services.duplicates.list(callerOf(request), candidateId, {
      minLikelihood: minLikelihood ?? DEFAULT_MIN_LIKELIHOOD,
      limit: Math.min(limit ?? DEFAULT_LIMIT, 100),
    });
  }
}
