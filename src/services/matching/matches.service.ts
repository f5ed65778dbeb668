import { z } from 'zod';
import type { MatchDecisionsRepository } from '../../db/records/match-decisions.repository';
import type { MatchRow } from '../../db/records/matches.repository';
import type { UUID } from '../../domain/common';
import type { Recommendation } from '../../domain/matching';
import { notFound } from '../../platform/app-error';
import type { Caller } from '../access/caller';
import { decisionRecord } from '../decisions/decisions.service';
import type { Cursors } from '../cursors';
import type { TenantData } from '../tenant-data';
import {
  matchListRecord,
  storedMatchRecord,
  type LatestDecision,
  type MatchListRecord,
  type MatchRecord,
} from './match-record';

export type MatchSort = '-finalScore' | '-updatedAt';

export interface MatchFilter {
  limit: number;
  cursor: string | null;
  candidateId: UUID | null;
  jobId: UUID | null;
  recommendation: Recommendation | null;
  minScore: number | null;
  updatedSince: string | null;
  sort: MatchSort;
}

export interface MatchListPage {
  matches: MatchListRecord[];
  hasMore: boolean;
  nextCursor: string | null;
}

const cursorSchema = z.tuple([z.union([z.number(), z.iso.datetime()]), z.uuid()]);

/** Lists and reads the matches of a tenant: those of which it owns the candidate or the job. */
export class MatchesService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
  ) {}

  async list(caller: Caller, filter: MatchFilter): Promise<MatchListPage> {
    const { cursor, limit, sort, ...rest } = filter;
    const about = `matches:${caller.tenantId}:${caller.mode}:${sort}`;
    const after = cursor ? this.cursors.read(about, cursor, cursorSchema) : null;
    const { matches, matchDecisions } = this.data.of(caller).reads;
    const rows = await matches.list({
      ...rest,
      limit: limit + 1,
      sort: sort === '-finalScore' ? 'finalScore' : 'updatedAt',
      after: after && { value: after[0], matchId: after[1] },
    });
    const pageRows = rows.slice(0, limit);
    const last = pageRows.at(-1);
    const hasMore = rows.length > limit;
    const decisions = await latestDecisions(
      matchDecisions,
      pageRows.map((row) => row.match_id),
    );
    return {
      matches: pageRows.map((row) => ({ ...matchListRecord(row), ...decisions.get(row.match_id) })),
      hasMore,
      nextCursor: hasMore && last ? this.cursors.issue(about, placeOf(last, sort)) : null,
    };
  }

  async get(caller: Caller, matchId: UUID): Promise<MatchRecord> {
    const { matches, matchDecisions } = this.data.of(caller).repositories;
    const [row, decisions] = await Promise.all([
      matches.find(matchId),
      latestDecisions(matchDecisions, [matchId]),
    ]);
    if (!row) throw notFound('match');
    return { ...storedMatchRecord(row), ...decisions.get(matchId) };
  }
}

/** Returns the member `latestDecision` of each match that has a decision which was not withdrawn. */
async function latestDecisions(
  repository: MatchDecisionsRepository,
  matchIds: readonly UUID[],
): Promise<Map<UUID, { latestDecision: LatestDecision }>> {
  const rows = matchIds.length === 0 ? [] : await repository.latestOf(matchIds);
  return new Map(
    rows.map((row) => {
      const { decisionId, outcome, reasonCode, createdAt } = decisionRecord(row);
      // Only the tenant that recorded a decision sees who decided.
      const isOwn = row.decided_by !== null;
      return [
        row.match_id,
        { latestDecision: { decisionId, outcome, reasonCode, isOwn, decidedAt: createdAt } },
      ];
    }),
  );
}

function placeOf(row: MatchRow, sort: MatchSort): [number | string, UUID] {
  return [sort === '-finalScore' ? row.final_score : row.updated_at.toISOString(), row.match_id];
}
