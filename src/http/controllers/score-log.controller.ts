import { Controller, Extension, Get, Path, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { UUID } from '../../domain/common';
import type { ExplanationAudience } from '../../domain/explanation';
import type { ScoreKind } from '../../services/score-log/score-entries';
import type { HttpDeps } from '../http-deps';
import { timestampQuery } from '../input/iso-time';
import { linkNextPage, listQuery } from '../input/list-query';
import type { ExplanationResponse, ScoreLogList } from '../models/matching/score-log';
import { streamLines } from '../operations/stream-lines';
import { callerOf } from '../request-context';
import { NDJSON_TYPE } from '../route-rules';

@Route('api/v1')
@Tags('Matching')
export class ScoreLogController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Returns every score that your tenant received, as it was given out, oldest first: matches, rescorings, rankings and
   * forecasts. Entries are kept for six months unless your tenant has another period. To export a period, read all pages,
   * or send `Accept: application/x-ndjson` to receive all of it, one entry a line; `limit` and `cursor` then have no
   * effect, and the audit log records the export. After an erasure, `candidatePseudonym` replaces `candidateId`.
   * @summary List logged scores
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   * @param from Only scores given at or after this time, ISO 8601.
   * @maxLength from 40
   * @param to Only scores given before this time, ISO 8601.
   * @maxLength to 40
   * @param kind Only scores of this kind.
   */
  @Get('score-log')
  @Security('apiKey', ['match'])
  @Extension('x-problems', ['invalid_cursor'])
  async listScoreLog(
    @Request() request: ExpressRequest,
    @Query() limit?: number,
    @Query() cursor?: string,
    @Query() from?: string,
    @Query() to?: string,
    @Query() kind?: ScoreKind,
  ): Promise<ScoreLogList> {
    const query = {
      from: timestampQuery(from, 'from'),
      to: timestampQuery(to, 'to'),
      kind: kind ?? null,
    };
    if (request.context.responseType === NDJSON_TYPE) {
      const lines = await this.services.scoreLog.export(callerOf(request), query);
      this.setHeader('Content-Type', NDJSON_TYPE);
      // The lines have another type, but the generated code needs one return type.
      return streamLines(request, lines) as unknown as ScoreLogList;
    }
    const page = await this.services.scoreLog.list(callerOf(request), {
      ...listQuery(limit, cursor),
      ...query,
    });
    linkNextPage(this, request, page);
    return page;
  }

  /**
   * Explains a score that your tenant received in plain language, from what was logged when it was given: what counted,
   * what did not, what would change it and how to object. It works after the model, the weights or the records changed,
   * and after the candidate was erased.
   * @summary Explain a logged score
   * @param audience Who reads the explanation; `caseworker` if absent.
   */
  @Get('score-log/{entryId}/explanation')
  @Security('apiKey', ['match'])
  async explainLoggedScore(
    @Request() request: ExpressRequest,
    @Path() entryId: UUID,
    @Query() audience?: ExplanationAudience,
  ): Promise<ExplanationResponse> {
    return this.services.scoreLog.explain(callerOf(request), entryId, audience ?? 'caseworker');
  }

  /**
   * Explains a score of a match in plain language, from what was logged when it was given. Both tenants of the pair have
   * access to the score of the match.
   * @summary Explain a match
   * @param audience Who reads the explanation; `caseworker` if absent.
   * @param logEntryId The score to explain: `id` of a score in the history of the match. The latest score if absent.
   */
  @Get('matches/{matchId}/explanation')
  @Security('apiKey', ['match'])
  async explainMatch(
    @Request() request: ExpressRequest,
    @Path() matchId: UUID,
    @Query() audience?: ExplanationAudience,
    @Query() logEntryId?: UUID,
  ): Promise<ExplanationResponse> {
    return this.services.scoreLog.explainMatch(callerOf(request), matchId, {
      audience: audience ?? 'caseworker',
      entryId: logEntryId ?? null,
    });
  }
}
