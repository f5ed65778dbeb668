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
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import { textOrNull } from '../../domain/characters';
import type { UUID } from '../../domain/common';
import type { HttpDeps } from '../http-deps';
import { linkNextPage, listQuery } from '../input/list-query';
import type {
  Decision,
  DecisionList,
  DecisionRequest,
  DecisionWithdrawalRequest,
  MatchHistory,
} from '../models/matching/decision';
import type { Reconsideration, ReconsiderationRequest } from '../models/matching/reconsideration';
import { callerOf } from '../request-context';

@Route('api/v1')
@Tags('Matching')
export class DecisionsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Records what a person decided about a match. Decisions are added, never changed; the latest one that was not
   * withdrawn is shown with the match. Both tenants of the pair receive an event, without the reason in words and without the person who decided.
   * @summary Record a decision
   */
  @Post('matches/{matchId}/decisions')
  @Security('apiKey', ['match'])
  @SuccessResponse(201, 'Created')
  async recordDecision(
    @Request() request: ExpressRequest,
    @Path() matchId: UUID,
    @Body() body: DecisionRequest,
  ): Promise<Decision> {
    const decision = await this.services.decisions.record(callerOf(request), matchId, {
      outcome: body.outcome,
      reasonCode: body.reasonCode,
      reason: textOrNull(body.reason),
      decidedBy: body.decidedBy,
      logEntryId: body.logEntryId ?? null,
    });
    this.setStatus(201);
    this.setHeader('Location', `/api/v1/decisions/${decision.decisionId}`);
    return decision;
  }

  /**
   * Returns the decisions about a match, newest first. Both tenants of the pair have access; only the tenant that
   * recorded a decision sees its reason in words and who decided.
   * @summary List decisions about a match
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   */
  @Get('matches/{matchId}/decisions')
  @Security('apiKey', ['match'])
  @Extension('x-problems', ['invalid_cursor', 'not_found'])
  async listDecisions(
    @Request() request: ExpressRequest,
    @Path() matchId: UUID,
    @Query() limit?: number,
    @Query() cursor?: string,
  ): Promise<DecisionList> {
    const page = await this.services.decisions.list(callerOf(request), matchId, listQuery(limit, cursor));
    linkNextPage(this, request, page);
    return page;
  }

  /**
   * Returns a decision about a match. Both tenants of the pair have access; only the tenant that recorded it sees its
   * reason in words and who decided.
   * @summary Get a decision
   */
  @Get('decisions/{decisionId}')
  @Security('apiKey', ['match'])
  async getDecision(@Request() request: ExpressRequest, @Path() decisionId: UUID): Promise<Decision> {
    return this.services.decisions.get(callerOf(request), decisionId);
  }

  /**
   * Withdraws a decision that your tenant recorded. It stays in the list and in the history with the time, and counts
   * nowhere: the match shows the decision before it, and impact reports leave it out. Withdrawing it again changes nothing.
   * Both tenants of the pair receive an event, without the person who withdrew it.
   * @summary Withdraw a decision
   */
  @Post('decisions/{decisionId}/withdraw')
  @Security('apiKey', ['match'])
  @SuccessResponse(200, 'OK')
  async withdrawDecision(
    @Request() request: ExpressRequest,
    @Path() decisionId: UUID,
    @Body() body: DecisionWithdrawalRequest,
  ): Promise<Decision> {
    return this.services.decisions.withdraw(callerOf(request), decisionId, body.withdrawnBy);
  }

  /**
   * Records that a person objects to a score or corrected a record, and scores the pair again as it is now. The new score
   * is logged and linked to the reconsidered one; the history of the match shows both with the difference. A decision can
   * rest on it. Both tenants of the pair receive an event with ids only.
   * @summary Reconsider a score
   */
  @Post('matches/{matchId}/reconsiderations')
  @Security('apiKey', ['match'])
  @SuccessResponse(201, 'Created')
  @Extension('x-problems', ['scoring_paused', 'candidate_opted_out', 'job_not_open', 'insufficient_data'])
  async reconsiderMatch(
    @Request() request: ExpressRequest,
    @Path() matchId: UUID,
    @Body() body: ReconsiderationRequest,
  ): Promise<Reconsideration> {
    const { logEntryId, requestedBy, reason } = body;
    const input = { logEntryId, requestedBy, reason };
    const record = await this.services.reconsiderations.reconsider(callerOf(request), matchId, input);
    this.setStatus(201);
    this.setHeader('Location', `/api/v1/reconsiderations/${record.reconsiderationId}`);
    return record;
  }

  /**
   * Returns a reconsideration with both scores. Both tenants of the pair have access; only the tenant that recorded it
   * sees its reason in words.
   * @summary Get a reconsideration
   */
  @Get('reconsiderations/{reconsiderationId}')
  @Security('apiKey', ['match'])
  async getReconsideration(
    @Request() request: ExpressRequest,
    @Path() reconsiderationId: UUID,
  ): Promise<Reconsideration> {
    return this.services.reconsiderations.get(callerOf(request), reconsiderationId);
  }

  /**
   * Returns every score of the pair as it was given out, and the decisions about it, newest first. A rescoring or a
   * change of weights adds an entry and changes none. The score of the match is visible to both tenants of the pair;
   * rankings, forecasts and scores with weights of the request only to the tenant that received them.
   * @summary Get the history of a match
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   */
  @Get('matches/{matchId}/history')
  @Security('apiKey', ['match'])
  @Extension('x-problems', ['invalid_cursor', 'not_found'])
  async getMatchHistory(
    @Request() request: ExpressRequest,
    @Path() matchId: UUID,
    @Query() limit?: number,
    @Query() cursor?: string,
  ): Promise<MatchHistory> {
    const page = await this.services.matchHistory.list(callerOf(request), matchId, listQuery(limit, cursor));
    linkNextPage(this, request, page);
    return page;
  }
}
