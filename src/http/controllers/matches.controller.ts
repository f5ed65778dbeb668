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
import type { UUID } from '../../domain/common';
import type { Recommendation } from '../../domain/matching';
import type { MatchSort } from '../../services/matching/matches.service';
import { respondWithOperation } from '../operations/respond-with-operation';
import type { HttpDeps } from '../http-deps';
import { timestampQuery } from '../input/iso-time';
import type {
  Match,
  MatchList,
  MatchPairRequest,
  RankPairsRequest,
  RankingAnswer,
} from '../models/matching/match';
import type { MatchPreview, MatchPreviewRequest } from '../models/matching/match-preview';
import { linkNextPage, listQuery } from '../input/list-query';
import { requestedWeights } from '../input/match-input';
import { previewRequest } from '../input/preview-input';
import { rankRequest } from '../input/rank-input';
import { callerOf } from '../request-context';
import { startOperation } from '../operations/start-operation';
import { queuedCall } from '../operations/await-operation';

@Route('api/v1')
@Tags('Matching')
export class MatchesController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Scores a candidate for a job. The response has the score, the recommendation, the reasons in plain language, each
   * component with its evidence and missing items, the gaps with ways to close them, and the transferable skills. The
   * same pair keeps its `matchId`. The result is a recommendation for people who decide, never a decision.
   * @summary Match a candidate with a job
   */
  @Post('match')
  @Security('apiKey', ['match'])
  @Extension('x-problems', [
    'not_found',
    'scoring_paused',
    'candidate_opted_out',
    'job_not_open',
    'insufficient_data',
    'deadline_exceeded',
  ])
  async matchPair(@Request() request: ExpressRequest, @Body() body: MatchPairRequest): Promise<Match> {
    const operation = await startOperation(request, () =>
      this.services.matching.submit(
        callerOf(request),
        {
          candidateId: body.candidateId,
          jobId: body.jobId,
          componentWeights: requestedWeights(body.options),
          distance: body.options?.distance ?? 'score',
          includeEvidence: body.options?.includeEvidence ?? false,
        },
        queuedCall(request),
      ),
    );
    return respondWithOperation(this, request, operation);
  }

  /**
   * Scores a resume for a posting without storing either: each side is a text, parsed data or a stored record. The
   * scores are those of a match. Nothing is kept: no document, operation, event or match, and no body in the request
   * log. `Idempotency-Key` and `Prefer: respond-async` are ignored; the same request gives the same scores.
   * @summary Preview a match
   */
  @Post('match/preview')
  @Security('apiKey', ['match'])
  @Extension('x-problems', [
    'not_found',
    'scoring_paused',
    'candidate_opted_out',
    'job_not_open',
    'text_too_long',
    'no_text_found',
    'document_corrupt',
    'insufficient_data',
    'concurrency_limited',
  ])
  async previewMatch(
    @Request() request: ExpressRequest,
    @Body() body: MatchPreviewRequest,
  ): Promise<MatchPreview> {
    return this.services.previews.preview(callerOf(request), previewRequest(body));
  }

  /**
   * Ranks all candidates you have access to for one job, or all open jobs for one candidate, best first. The scores are
   * the same as those of matches. An index preselects the pairs; nothing is stored.
   * @summary Rank candidates or jobs
   */
  @Post('matches/rank')
  @Security('apiKey', ['match'])
  @Extension('x-problems', [
    'not_found',
    'scoring_paused',
    'candidate_opted_out',
    'job_not_open',
    'deadline_exceeded',
  ])
  async rankPairs(
    @Request() request: ExpressRequest,
    @Body() body: RankPairsRequest,
  ): Promise<RankingAnswer> {
    const operation = await startOperation(request, () =>
      this.services.ranking.submit(callerOf(request), rankRequest(body), queuedCall(request)),
    );
    return respondWithOperation(this, request, operation);
  }

  /**
   * Returns matches of your candidates and jobs, most recently changed first by default.
   * @summary List matches
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   * @param candidateId Only matches of this candidate.
   * @param jobId Only matches of this job.
   * @param recommendation Only matches with this recommendation.
   * @param minScore Only matches with at least this score.
   * @minimum minScore 0
   * @maximum minScore 100
   * @param updatedSince Only matches changed at or after this time, ISO 8601.
   * @maxLength updatedSince 40
   * @param sort Order of the list; a cursor is valid for one order.
   */
  @Get('matches')
  @Security('apiKey', ['match'])
  @Extension('x-problems', ['invalid_cursor'])
  async listMatches(
    @Request() request: ExpressRequest,
    @Query() limit?: number,
    @Query() cursor?: string,
    @Query() candidateId?: UUID,
    @Query() jobId?: UUID,
    @Query() recommendation?: Recommendation,
    @Query() minScore?: number,
    @Query() updatedSince?: string,
    @Query() sort?: MatchSort,
  ): Promise<MatchList> {
    const page = await this.services.matches.list(callerOf(request), {
      ...listQuery(limit, cursor),
      candidateId: candidateId ?? null,
      jobId: jobId ?? null,
      recommendation: recommendation ?? null,
      minScore: minScore ?? null,
      updatedSince: timestampQuery(updatedSince, 'updatedSince'),
      sort: sort ?? '-updatedAt',
    });
    linkNextPage(this, request, page);
    return page;
  }

  /**
   * Returns a match with the full result of its latest scoring.
   * @summary Get a match
   */
  @Get('matches/{matchId}')
  @Security('apiKey', ['match'])
  async getMatch(@Request() request: ExpressRequest, @Path() matchId: UUID): Promise<Match> {
    return this.services.matches.get(callerOf(request), matchId);
  }
}
