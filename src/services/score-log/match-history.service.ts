import type { MatchDecisionRow } from '../../db/records/match-decisions.repository';
import type { PairScoreRow } from '../../db/records/score-log.repository';
import type { ReconsiderationRow } from '../../db/data-subjects/match-reconsiderations.repository';
import type { Timestamp, UUID } from '../../domain/common';
import { notFound } from '../../platform/app-error';
import type { Caller } from '../access/caller';
import type { Cursors } from '../cursors';
import { decisionRecord, type DecisionRecord } from '../decisions/decisions.service';
import { reconsiderationRecord, type ReconsiderationRecord } from '../data-subjects/reconsideration-record';
import { loadPage } from '../pages';
import type { TenantData } from '../tenant-data';
import { loggedScore, type LoggedScore } from './score-entries';

/** A score as it was given out, or a decision. */
export interface HistoryEntry {
  type: 'score' | 'decision';
  /** Id of the score log entry or of the decision. */
  id: UUID;
  at: Timestamp;
  /** Null for a decision. */
  score: LoggedScore | null;
  /** Null for a score. */
  decision: DecisionRecord | null;
  /** Set for the score that a reconsideration led to: the earlier score, and the difference. */
  reconsideration: ReconsiderationRecord | null;
}

export interface HistoryPageView {
  entries: HistoryEntry[];
  hasMore: boolean;
  nextCursor: string | null;
}

type HistoryRow = ({ score: PairScoreRow; decision: null } | { score: null; decision: MatchDecisionRow }) & {
  reconsideration: ReconsiderationRow | null;
};

/** What was said about a pair: the scores as given out with their reconsiderations, and the decisions, newest first. */
export class MatchHistoryService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
  ) {}

  /** Throws `not_found` unless the caller may see the match. */
  async list(
    caller: Caller,
    matchId: UUID,
    page: { limit: number; cursor: string | null },
  ): Promise<HistoryPageView> {
    const { matches, scoreLog, matchDecisions, reconsiderations } = this.data.of(caller).reads;
    if (!(await matches.find(matchId))) throw notFound('match');
    const { items, ...rest } = await loadPage(caller, this.cursors, {
      list: `history:${matchId}`,
      ...page,
      rows: async (limit, before) => {
        const [scores, decisions] = await Promise.all([
          scoreLog.listOfMatch({ matchId, limit, before }),
          matchDecisions.list({ matchId, limit, before }),
        ]);
        const entryIds = scores.map((score) => score.entry_id);
        const rows = entryIds.length === 0 ? [] : await reconsiderations.ofEntries(matchId, entryIds);
        const byEntry = new Map(rows.map((row) => [row.new_log_entry_id, row]));
        return [
          ...scores.map((score): HistoryRow => {
            return { score, decision: null, reconsideration: byEntry.get(score.entry_id) ?? null };
          }),
          ...decisions.map((decision): HistoryRow => ({ score: null, decision, reconsideration: null })),
        ]
          .sort(newestFirst)
          .slice(0, limit);
      },
      item: historyEntry,
      placeOf: ({ at, id }) => [at, id],
    });
    return { entries: items, ...rest };
  }
}

function historyEntry(row: HistoryRow): HistoryEntry {
  const { at, id } = placeOf(row);
  return {
    type: row.score ? 'score' : 'decision',
    id,
    at: new Date(at).toISOString(),
    score: row.score && loggedScore(row.score),
    decision: row.decision && decisionRecord(row.decision),
    reconsideration: row.reconsideration && reconsiderationRecord(row.reconsideration),
  };
}

function newestFirst(left: HistoryRow, right: HistoryRow): number {
  const [a, b] = [placeOf(left), placeOf(right)];
  return b.at - a.at || (a.id < b.id ? 1 : -1);
}

function placeOf({ score, decision }: HistoryRow): { at: number; id: UUID } {
  return score
    ? { at: score.created_at.getTime(), id: score.entry_id }
    : { at: decision.created_at.getTime(), id: decision.decision_id };
}
