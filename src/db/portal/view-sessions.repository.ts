import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { View } from '../../domain/matching/match-view';
import { namedBindings, type Executor } from '../kernel/statement';

export interface NewViewSession {
  viewSessionId: string;
  keyId: string;
  view: View;
  /** Id of the match or the ranking. */
  subjectId: string;
  jobId: string;
  /** Of a match; null for a ranking. */
  candidateId: string | null;
  synthetic: boolean;
  showsNames: boolean;
  viewer: string;
  frameOrigin: string | null;
  tokenHash: Buffer;
  expiresAt: Date;
}

export interface ViewSessionRow {
  view_session_id: string;
  key_id: string;
  view: View;
  subject_id: string;
  job_id: string;
  synthetic: boolean;
  shows_names: boolean;
  viewer: string;
  frame_origin: string | null;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  opened_at: Date | null;
  ended_at: Date | null;
}

const COLUMNS = `view_session_id, key_id, view, subject_id, job_id, synthetic, shows_names, viewer, frame_origin, token_hash,
  created_at, expires_at, opened_at, ended_at`;

/** View sessions of a tenant and mode. */
export class ViewSessionsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async insert(session: NewViewSession): Promise<ViewSessionRow> {
    const [row] = await this.executor.rows<ViewSessionRow>(
      this.knex.raw(
        `INSERT INTO view_sessions (view_session_id, tenant_id, mode, key_id, view, subject_id, job_id, candidate_id,
           synthetic, shows_names, viewer, frame_origin, token_hash, expires_at)
         VALUES (:viewSessionId, :tenantId, :mode, :keyId, :view, :subjectId, :jobId, :candidateId,
           :synthetic, :showsNames, :viewer, :frameOrigin, :tokenHash, :expiresAt)
         RETURNING ${COLUMNS}`,
        namedBindings({ ...session, ...this.scope }),
      ),
    );
    if (!row) throw new Error('An inserted view session was not returned.');
    return row;
  }

  async find(viewSessionId: string): Promise<ViewSessionRow | undefined> {
    const [row] = await this.executor.rows<ViewSessionRow>(
      this.knex('view_sessions').select(this.knex.raw(COLUMNS)).where({ view_session_id: viewSessionId }),
    );
    return row;
  }

  /** Newest first. */
  list(page: {
    limit: number;
    before: { createdAt: string; viewSessionId: string } | null;
  }): Promise<ViewSessionRow[]> {
    const query = this.knex('view_sessions')
      .select(this.knex.raw(COLUMNS))
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'view_session_id', order: 'desc' },
      ])
      .limit(page.limit);
    if (page.before) {
      void query.whereRaw('(created_at, view_session_id) < (?::timestamptz, ?::uuid)', [
        page.before.createdAt,
        page.before.viewSessionId,
      ]);
    }
    return this.executor.rows<ViewSessionRow>(query);
  }

  /** Notes that the link was opened. Returns true for the first time. */
  async open(viewSessionId: string, now: Date): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex('view_sessions')
        .where({ view_session_id: viewSessionId })
        .whereNull('opened_at')
        .update({ opened_at: now })
        .returning('view_session_id'),
    );
    return rows.length === 1;
  }

  /** Ends a session. Returns false if it does not exist or has ended before. */
  async end(viewSessionId: string, now: Date): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex('view_sessions')
        .where({ view_session_id: viewSessionId })
        .whereNull('ended_at')
        .update({ ended_at: now })
        .returning('view_session_id'),
    );
    return rows.length === 1;
  }
}
