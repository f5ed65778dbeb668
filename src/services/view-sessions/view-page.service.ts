import type { ViewSessionLookupRepository } from '../../db/access/view-session-lookup.repository';
import type { ViewSessionRow } from '../../db/portal/view-sessions.repository';
import type { Timestamp, UUID } from '../../domain/common';
import type { View } from '../../domain/matching/match-view';
import { AppError, notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import type { Caller } from '../access/caller';
import { isTokenOf } from '../access/link-token';
import { settingOf } from '../access/tenant-settings';
import type { MatchRecord } from '../matching/match-record';
import type { PairNames, PortalMatchesService } from '../portal-records/portal-matches.service';
import type { PortalRankingsService, RankingView } from '../portal-records/portal-rankings.service';
import type { TenantData } from '../tenant-data';

/** What the page of a view session is about. */
export interface OpenedView {
  view: View;
  /** Id of the match or the ranking. */
  subjectId: UUID;
  jobId: UUID;
  viewer: string;
  expiresAt: Timestamp;
}

interface ViewPageDeps {
  data: TenantData;
  lookup: ViewSessionLookupRepository;
  matches: PortalMatchesService;
  rankings: PortalRankingsService;
  clock: Clock;
}

interface OpenSession {
  caller: Caller;
  row: ViewSessionRow;
}

/**
 * The page behind the link of a view session. The link contains the id of the session and, in its fragment, a secret that
 * the page keeps in memory and sends with each request. Each reading of a live record is an entry of the audit log.
 */
export class ViewPageService {
  constructor(private readonly deps: ViewPageDeps) {}

  /** The origin that may show the page in a frame: the one of the session, as long as the tenant still allows it. */
  async frameOrigins(viewSessionId: UUID): Promise<string[]> {
    const owner = await this.deps.lookup.find(viewSessionId);
    if (!owner) return [];
    const { viewSessions, tenantSettings } = this.deps.data.of(owner).repositories;
    const origin = (await viewSessions.find(viewSessionId))?.frame_origin ?? null;
    const allowed = settingOf(await tenantSettings.list(owner.tenantId), 'review.frameOrigins');
    return origin !== null && allowed.includes(origin) ? [origin] : [];
  }

  async open(viewSessionId: UUID, token: string): Promise<OpenedView> {
    const { caller, row } = await this.authorized(viewSessionId, token);
    await this.deps.data.of(caller).transaction(async ({ viewSessions, auditLog }) => {
      await viewSessions.open(viewSessionId, this.deps.clock.now());
      await auditLog.add({
        ...{ audit_id: newId(), tenant_id: caller.tenantId, actor_type: 'key', actor_id: caller.keyId },
        ...{ action: 'view_session.opened', subject_type: 'view_session', subject_id: viewSessionId },
        kind: 'read',
      });
    });
    return {
      ...{ view: row.view, subjectId: row.subject_id, jobId: row.job_id, viewer: row.viewer },
      expiresAt: row.expires_at.toISOString(),
    };
  }

  async match(viewSessionId: UUID, token: string, matchId: UUID): Promise<MatchRecord & PairNames> {
    const { caller, row } = await this.authorized(viewSessionId, token, { view: 'match', id: matchId });
    const match = await this.deps.matches.shown(caller, matchId);
    return row.shows_names ? match : { ...match, candidateName: null };
  }

  async evidence(viewSessionId: UUID, token: string, matchId: UUID) {
    const { caller } = await this.authorized(viewSessionId, token, { view: 'match', id: matchId });
    return this.deps.matches.shownEvidence(caller, matchId);
  }

  async history(viewSessionId: UUID, token: string, matchId: UUID, cursor: string | null) {
    const { caller } = await this.authorized(viewSessionId, token, { view: 'match', id: matchId });
    return this.deps.matches.shownHistory(caller, matchId, { cursor });
  }

  async ratings(viewSessionId: UUID, token: string, matchId: UUID, cursor: string | null) {
    const { caller } = await this.authorized(viewSessionId, token, { view: 'match', id: matchId });
    return this.deps.matches.shownRatings(caller, matchId, { cursor });
  }

  async ranking(viewSessionId: UUID, token: string, jobId: UUID, rankingId: UUID): Promise<RankingView> {
    const { caller, row } = await this.authorized(viewSessionId, token, { view: 'ranking', id: rankingId });
    if (row.job_id !== jobId) throw notFound('ranking');
    const ranking = await this.deps.rankings.shown(caller, jobId, rankingId);
    if (row.shows_names) return ranking;
    return {
      ...ranking,
      candidates: ranking.candidates.map((candidate) => ({ ...candidate, candidateName: null })),
    };
  }

  /**
   * Returns the session, and its key as the caller. Throws `not_found` for a wrong secret, for a session that has another
   * subject, and for an unknown one, and `view_expired` for one that has ended.
   */
  private async authorized(
    viewSessionId: UUID,
    token: string,
    subject?: { view: View; id: UUID },
  ): Promise<OpenSession> {
    const owner = await this.deps.lookup.find(viewSessionId);
    const row = owner && (await this.deps.data.of(owner).repositories.viewSessions.find(viewSessionId));
    if (!owner || !row || !isTokenOf(row.token_hash, token)) throw unknownView();
    if (row.ended_at !== null || row.expires_at <= this.deps.clock.now()) {
      throw new AppError('view_expired', 'The link has ended.');
    }
    if (subject && (row.view !== subject.view || row.subject_id !== subject.id)) throw unknownView();
    const sandboxTenant = owner.mode === 'live' ? null : row.synthetic ? 'synthetic' : 'own';
    return {
      row,
      caller: {
        ...{ tenantId: owner.tenantId, mode: owner.mode, tenantType: owner.tenantType },
        ...{ keyId: row.key_id, keyName: 'view', scopes: ['match'], expiresAt: null, sandboxTenant },
      },
    };
  }
}

/** The same for an unknown session and a wrong secret, so that a link of another tenant says nothing. */
function unknownView(): AppError {
  return new AppError('not_found', 'No such view exists.');
}
