import type { OwnScoreRow, ScoreKind } from '../../db/records/score-log.repository';
import type { Timestamp, UUID } from '../../domain/common';
import {
  explainLoggedScore,
  type ExplanationAudience,
  type ScoreExplanation,
} from '../../domain/explanation';
import { notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { auditActor, type Caller } from '../access/caller';
import type { Cursors } from '../cursors';
import { loadPage } from '../pages';
import type { TenantData } from '../tenant-data';
import { loggedScore, scoreLogEntry, type LoggedScore, type ScoreLogEntry } from './score-entries';

/** An entry has about two kilobytes. */
const EXPORT_PAGE_SIZE = 1_000;

export interface ScoreLogQuery {
  from: Timestamp | null;
  to: Timestamp | null;
  kind: ScoreKind | null;
  limit: number;
  cursor: string | null;
}

export interface ScoreLogPage {
  entries: ScoreLogEntry[];
  hasMore: boolean;
  nextCursor: string | null;
}

/** A logged score in plain language. */
export interface LoggedScoreExplanation extends ScoreExplanation {
  audience: ExplanationAudience;
  entryId: UUID;
  givenAt: Timestamp;
  /** The whole entry for the audience `auditor`; null for others. */
  entry: LoggedScore | null;
}

/** Scores as they were given out: listed for export, and explained. */
export class ScoreLogService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
  ) {}

  /** The scores that the tenant received, oldest first. */
  async list(caller: Caller, { from, to, kind, limit, cursor }: ScoreLogQuery): Promise<ScoreLogPage> {
    const { scoreLog } = this.data.of(caller).reads;
    const { items, ...rest } = await loadPage(caller, this.cursors, {
      list: `score-log:${from ?? ''}:${to ?? ''}:${kind ?? ''}`,
      limit,
      cursor,
      rows: (rowLimit, after) => scoreLog.list({ from, to, kind, limit: rowLimit, after }),
      item: scoreLogEntry,
      placeOf: ({ givenAt, entryId }) => [givenAt, entryId],
    });
    return { entries: items, ...rest };
  }

  /**
   * Records the export in the audit log and reads the first scores. Resolves with a generator of the scores that the
   * tenant received, oldest first, as JSON, one a line, several lines at a time.
   */
  async export(
    caller: Caller,
    { from, to, kind }: Pick<ScoreLogQuery, 'from' | 'to' | 'kind'>,
  ): Promise<AsyncGenerator<string>> {
    const { repositories, reads } = this.data.of(caller);
    await repositories.auditLog.add({
      audit_id: newId(),
      tenant_id: caller.tenantId,
      ...auditActor(caller),
      action: 'score_log.exported',
      subject_type: 'tenant',
      subject_id: caller.tenantId,
    });
    const rowsAfter = (after: { at: Timestamp; id: UUID } | null) =>
      reads.scoreLog.list({ from, to, kind, limit: EXPORT_PAGE_SIZE, after });
    // A store that fails here causes a problem response; after the first lines it can only break the connection.
    return linesFrom(await rowsAfter(null), (last) =>
      rowsAfter({ at: last.created_at.toISOString(), id: last.entry_id }),
    );
  }

  /** Throws `not_found` unless the tenant received the score. */
  async explain(
    caller: Caller,
    entryId: UUID,
    audience: ExplanationAudience,
  ): Promise<LoggedScoreExplanation> {
    const row = await this.data.of(caller).repositories.scoreLog.find(entryId);
    if (!row) throw notFound('score_log_entry');
    return explanationOf(loggedScore(row), audience);
  }

  /**
   * Explains a score of a match: that of `entryId`, or the latest one. Throws `not_found` unless the caller may see the
   * match and the score.
   */
  async explainMatch(
    caller: Caller,
    matchId: UUID,
    request: { audience: ExplanationAudience; entryId: UUID | null },
  ): Promise<LoggedScoreExplanation> {
    const { matches, scoreLog } = this.data.of(caller).repositories;
    if (!(await matches.find(matchId))) throw notFound('match');
    const row =
      request.entryId === null
        ? await scoreLog.latestOfMatch(matchId)
        : await scoreLog.findOfMatch(matchId, request.entryId);
    if (!row) throw notFound('score_log_entry');
    return explanationOf(loggedScore(row), request.audience);
  }
}

async function* linesFrom(
  firstRows: OwnScoreRow[],
  rowsAfter: (last: OwnScoreRow) => Promise<OwnScoreRow[]>,
): AsyncGenerator<string> {
  let rows = firstRows;
  for (;;) {
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => `${JSON.stringify(scoreLogEntry(row))}\n`).join('');
    if (rows.length < EXPORT_PAGE_SIZE) return;
    rows = await rowsAfter(last);
  }
}

function explanationOf(score: LoggedScore, audience: ExplanationAudience): LoggedScoreExplanation {
  return {
    audience,
    entryId: score.entryId,
    givenAt: score.givenAt,
    ...explainLoggedScore(score, audience),
    entry: audience === 'auditor' ? score : null,
  };
}
