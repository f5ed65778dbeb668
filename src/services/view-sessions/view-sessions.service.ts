import type { ViewSessionRow } from '../../db/portal/view-sessions.repository';
import type { UUID } from '../../domain/common';
import type { View } from '../../domain/matching/match-view';
import { AppError, notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { Caller } from '../access/caller';
import {
  linkSessionAuditEntry,
  linkSessionStatus,
  linkSessionTimes,
  newLinkSession,
  type LinkSessionTimes,
} from '../access/link-session';
import { settingOf } from '../access/tenant-settings';
import type { Cursors } from '../cursors';
import { loadPage } from '../pages';
import type { TenantData } from '../tenant-data';

export interface NewViewSessionInput {
  subject: { view: View; id: UUID };
  /** Who looks, as the tenant calls the person. */
  viewer: string;
  frameOrigin: string | null;
  expiresInSeconds: number;
}

export type ViewSessionStatus = 'open' | 'ended' | 'expired';

export interface ViewSessionRecord extends LinkSessionTimes {
  viewSessionId: UUID;
  view: View;
  subjectId: UUID;
  jobId: UUID;
  viewer: string;
  frameOrigin: string | null;
  /** False if candidates are shown without their names. */
  showsNames: boolean;
  status: ViewSessionStatus;
}

interface ViewedSubject {
  jobId: UUID;
  candidateId: UUID | null;
  synthetic: boolean;
}

/** Links to a read-only page of a match or a ranking. The link of a session is returned only when it is created. */
export class ViewSessionsService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  /** Throws `not_found` for an unknown match or ranking, and `validation_failed` for an origin that is not allowed. */
  async create(
    caller: Caller,
    { subject, viewer, frameOrigin, expiresInSeconds }: NewViewSessionInput,
  ): Promise<{ session: ViewSessionRecord; token: string }> {
    const viewed = await this.subjectOf(caller, subject);
    if (frameOrigin !== null) await this.requireAllowed(caller, frameOrigin);
    const link = newLinkSession(this.clock, expiresInSeconds);
    const viewSessionId = link.id;
    const row = await this.data.of(caller).transaction(async ({ viewSessions, auditLog }) => {
      const inserted = await viewSessions.insert({
        ...{ viewSessionId, keyId: caller.keyId, view: subject.view, subjectId: subject.id, ...viewed },
        ...{ showsNames: caller.scopes.includes('candidates'), viewer, frameOrigin },
        ...{ tokenHash: link.tokenHash, expiresAt: link.expiresAt },
      });
      await auditLog.add(linkSessionAuditEntry(caller, 'view_session', 'created', viewSessionId));
      return inserted;
    });
    return { session: viewSessionRecord(row, this.clock.now()), token: link.token };
  }

  /** Lists sessions, newest first. */
  async list(
    caller: Caller,
    { limit, cursor }: { limit: number; cursor: string | null },
  ): Promise<{ sessions: ViewSessionRecord[]; hasMore: boolean; nextCursor: string | null }> {
    const { viewSessions } = this.data.of(caller).reads;
    const now = this.clock.now();
    const { items, ...page } = await loadPage(caller, this.cursors, {
      ...{ list: 'view-sessions', limit, cursor },
      rows: (count, behind) =>
        viewSessions.list({
          limit: count,
          before: behind && { createdAt: behind.at, viewSessionId: behind.id },
        }),
      item: (row) => viewSessionRecord(row, now),
      placeOf: ({ createdAt, viewSessionId }) => [createdAt, viewSessionId],
    });
    return { sessions: items, ...page };
  }

  async get(caller: Caller, viewSessionId: UUID): Promise<ViewSessionRecord> {
    const row = await this.data.of(caller).repositories.viewSessions.find(viewSessionId);
    if (!row) throw notFound('view_session');
    return viewSessionRecord(row, this.clock.now());
  }

  /** Ends a session: its link and an open page stop working at once. The row stays, so that a reading can be explained. */
  async end(caller: Caller, viewSessionId: UUID): Promise<void> {
    await this.data.of(caller).transaction(async ({ viewSessions, auditLog }) => {
      if (await viewSessions.end(viewSessionId, this.clock.now())) {
        await auditLog.add(linkSessionAuditEntry(caller, 'view_session', 'ended', viewSessionId));
      } else if (!(await viewSessions.find(viewSessionId))) {
        throw notFound('view_session');
      }
    });
  }

  private async subjectOf(caller: Caller, { view, id }: { view: View; id: UUID }): Promise<ViewedSubject> {
    const { matches, loggedRankings } = this.data.of(caller).repositories;
    if (view === 'match') {
      const match = await matches.find(id);
      if (!match) throw notFound('match');
      return { jobId: match.job_id, candidateId: match.candidate_id, synthetic: match.synthetic };
    }
    const jobId = await loggedRankings.jobOf(id);
    if (jobId === null) throw notFound('ranking');
    return { jobId, candidateId: null, synthetic: caller.sandboxTenant === 'synthetic' };
  }

  private async requireAllowed(caller: Caller, frameOrigin: string): Promise<void> {
    const { tenantSettings } = this.data.of(caller).repositories;
    const allowed = settingOf(await tenantSettings.list(caller.tenantId), 'review.frameOrigins');
    if (allowed.includes(frameOrigin)) return;
    throw new AppError('validation_failed', 'The origin is not allowed to show pages in a frame.', {
      errors: [
        {
          pointer: '/frameOrigin',
          code: 'enum',
          message: 'An administrator allows origins: PATCH /api/v1/review-settings.',
        },
      ],
    });
  }
}

export function viewSessionRecord(row: ViewSessionRow, now: Date): ViewSessionRecord {
  return {
    ...{ viewSessionId: row.view_session_id, view: row.view, subjectId: row.subject_id, jobId: row.job_id },
    ...{ viewer: row.viewer, frameOrigin: row.frame_origin, showsNames: row.shows_names },
    status: linkSessionStatus('ended', row.ended_at, row.expires_at, now),
    ...linkSessionTimes(row),
  };
}
