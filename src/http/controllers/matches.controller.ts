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
import { answerWork } from '../answer-work';
import type { HttpDeps } from '../http-deps';
import { timestampQuery } from '../iso-time';
import type { Match, MatchList, MatchPairRequest, RankPairsRequest, RankingAnswer } from '../models/match';
import { nextLink, pageLimit } from '../paging';
import { requestedWeights } from '../match-input';
import { rankRequest } from '../rank-input';
import { callerOf } from '../request-context';
import { startWork } from '../start-work';
import { callerWaits } from '../waiting';

@Route('api/v1')
@Tags('Matching')
export class MatchesController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Scores a candidate for a job: score, recommendation, the reasons in plain words, every component with what was
   * found and what is missing, gaps with a way to close them, and what carries over from past work. The same pair keeps
   * its `matchId`. It is a recommendation for people who decide, never a decision.
   * @summary Match a candidate with a job
   */
  @Post('match')
  @Security('apiKey', ['match'])
  @Extension('x-problems', [
    'not_found',
    'candidate_opted_out',
    'job_not_open',
    'insufficient_data',
    'deadline_exceeded',
  ])
  async matchPair(@Request() request: ExpressRequest, @Body() body: MatchPairRequest): Promise<Match> {
    const operation = await startWork(request, () =>
      this.services.matching.submit(
        callerOf(request),
        {
          candidateId: body.candidateId,
          jobId: body.jobId,
          componentWeights: requestedWeights(body.options),
        },
        { idempotencyId: request.context.idempotencyId, waits: callerWaits(request) },
      ),
    );
    return answerWork(this, request, operation);
  }

  /**
   * One job against all candidates you may see, or one candidate against all open jobs: the best first, with exactly the
   * scores a match has. An index narrows first; nothing is stored.
   * @summary Rank candidates or jobs
   */
  @Post('matches/rank')
  @Security('apiKey', ['match'])
  @Extension('x-problems', ['not_found', 'candidate_opted_out', 'job_not_open', 'deadline_exceeded'])
  async rankPairs(
    @Request() request: ExpressRequest,
    @Body() body: RankPairsRequest,
  ): Promise<RankingAnswer> {
    const operation = await startWork(request, () =>
      this.services.ranking.submit(callerOf(request), rankRequest(body), request.context.idempotencyId),
    );
    return answerWork(this, request, operation);
  }

  /**
   * Matches of your candidates and jobs, those changed last first unless sorted otherwise.
   * @summary List matches
   * @param limit Items a page; more than 200 gives 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the page before.
   * @maxLength cursor 1000
   * @param candidateId Only matches of this candidate.
   * @param jobId Only matches of this job.
   * @param recommendation Only matches so recommended.
   * @param minScore Only matches with at least this score.
   * @minimum minScore 0
   * @maximum minScore 100
   * @param updatedSince Only matches changed at or after this time, ISO 8601.
   * @maxLength updatedSince 40
   * @param sort Order of the list; a cursor holds for one order.
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
      limit: pageLimit(limit),
      cursor: cursor ?? null,
      candidateId: candidateId ?? null,
      jobId: jobId ?? null,
      recommendation: recommendation ?? null,
      minScore: minScore ?? null,
      updatedSince: timestampQuery(updatedSince, 'updatedSince'),
      sort: sort ?? '-updatedAt',
    });
    if (page.nextCursor !== null) this.setHeader('Link', nextLink(request, page.nextCursor));
    return page;
  }

  /**
   * A match with everything that was answered when it was last scored.
   * @summary Get a match
   */
  @Get('matches/{matchId}')
  @Security('apiKey', ['match'])
  async getMatch(@Request() request: ExpressRequest, @Path() matchId: UUID): Promise<Match> {
    return this.services.matches.get(callerOf(request), matchId);
  }
}
