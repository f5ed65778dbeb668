import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { Correction, ReviewSubject } from '../../domain/corrections/correction';
import { namedBindings, type Executor } from '../kernel/statement';

export interface NewReviewSession {
  sessionId: string;
  keyId: string;
  subjectType: ReviewSubject;
  subjectId: string;
  reviewer: string;
  /** Pointers that may be changed; null allows all. */
  fields: readonly string[] | null;
  returnUrl: string | null;
  tokenHash: Buffer;
  expiresAt: Date;
}

export interface ReviewSessionRow {
  session_id: string;
  key_id: string;
  subject_type: ReviewSubject;
  subject_id: string;
  reviewer: string;
  fields: string[] | null;
  return_url: string | null;
  token_hash: Buffer;
  bearer_hash: Buffer | null;
  created_at: Date;
  expires_at: Date;
  opened_at: Date | null;
  confirmed_at: Date | null;
}

export interface CorrectionRow {
  session_id: string;
  subject_id: string;
  reviewer: string;
  confirmed_at: Date;
  pointer: string;
  action: Correction['action'];
  old_value: unknown;
  new_value: Correction['new'];
  page: number | null;
  box: number[] | null;
}

const COLUMNS = `session_id, key_id, subject_type, subject_id, reviewer, fields, return_url, token_hash, bearer_hash,
  created_at, expires_at, opened_at, confirmed_at`;

/** Review sessions of a tenant and mode, and the corrections that they brought. */
export class ReviewSessionsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async insert(session: NewReviewSession): Promise<ReviewSessionRow> {
    const [row] = await this.executor.rows<ReviewSessionRow>(
      this.knex.raw(
        `INSERT INTO review_sessions (session_id, tenant_id, mode, key_id, subject_type, subject_id, reviewer, fields,
           return_url, token_hash, expires_at)
         VALUES (:sessionId, :tenantId, :mode, :keyId, :subjectType, :subjectId, :reviewer, :fields::json,
           :returnUrl, :tokenHash, :expiresAt)
         RETURNING ${COLUMNS}`,
        namedBindings({
          ...session,
          ...this.scope,
          fields: session.fields === null ? null : JSON.stringify(session.fields),
        }),
      ),
    );
    if (!row) throw new Error('An inserted review session was not returned.');
    return row;
  }

  async find(sessionId: string): Promise<ReviewSessionRow | undefined> {
    const [row] = await this.executor.rows<ReviewSessionRow>(
      this.knex('review_sessions').select(this.knex.raw(COLUMNS)).where({ session_id: sessionId }),
    );
    return row;
  }

  /** Newest first. */
  list(page: {
    limit: number;
    before: { createdAt: string; sessionId: string } | null;
    isConfirmed: boolean | null;
  }): Promise<ReviewSessionRow[]> {
    const query = this.knex('review_sessions')
      .select(this.knex.raw(COLUMNS))
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'session_id', order: 'desc' },
      ])
      .limit(page.limit);
    if (page.isConfirmed === true) void query.whereNotNull('confirmed_at');
    if (page.isConfirmed === false) void query.whereNull('confirmed_at');
    if (page.before) {
      void query.whereRaw('(created_at, session_id) < (?::timestamptz, ?::uuid)', [
        page.before.createdAt,
        page.before.sessionId,
      ]);
    }
    return this.executor.rows<ReviewSessionRow>(query);
  }

  /** Replaces the secret of an earlier opening. Returns false if the session was confirmed or has expired. */
  async open(sessionId: string, bearerHash: Buffer, now: Date): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `UPDATE review_sessions SET bearer_hash = :bearerHash, opened_at = coalesce(opened_at, :now)
         WHERE session_id = :sessionId AND confirmed_at IS NULL AND expires_at > :now RETURNING session_id`,
        namedBindings({ sessionId, bearerHash, now }),
      ),
    );
    return rows.length === 1;
  }

  /** Ends a session. Returns false if it was confirmed, opened elsewhere or has expired. Call within a transaction. */
  async confirm(sessionId: string, bearerHash: Buffer, now: Date): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `UPDATE review_sessions SET confirmed_at = :now, bearer_hash = NULL
         WHERE session_id = :sessionId AND bearer_hash = :bearerHash AND confirmed_at IS NULL AND expires_at > :now
         RETURNING session_id`,
        namedBindings({ sessionId, bearerHash, now }),
      ),
    );
    return rows.length === 1;
  }

  async addCorrections(
    sessionId: string,
    corrections: readonly (Correction & { correctionId: string })[],
  ): Promise<void> {
    if (corrections.length === 0) return;
    await this.executor.rows(
      this.knex('corrections').insert(
        corrections.map((each, position) => ({
          ...{ correction_id: each.correctionId, session_id: sessionId, position },
          ...{ tenant_id: this.scope.tenantId, mode: this.scope.mode },
          ...{ pointer: each.pointer, action: each.action, page: each.page },
          old_value: JSON.stringify(each.old),
          new_value: JSON.stringify(each.new),
          box: each.box === null ? null : JSON.stringify(each.box),
        })),
      ),
    );
  }

  /** Corrections of an operation or a record, the oldest review first. */
  correctionsOf(subjectId: string): Promise<CorrectionRow[]> {
    return this.corrections('s.subject_id = :id', subjectId);
  }

  async correctionsOfSubjects(subjectIds: readonly string[]): Promise<CorrectionRow[]> {
    if (subjectIds.length === 0) return [];
    return this.corrections('s.subject_id = ANY (:id::uuid[])', subjectIds);
  }

  correctionsOfSession(sessionId: string): Promise<CorrectionRow[]> {
    return this.corrections('s.session_id = :id', sessionId);
  }

  async remove(sessionId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex('review_sessions')
        .where({ session_id: sessionId })
        .whereNull('confirmed_at')
        .delete()
        .returning('session_id'),
    );
    return rows.length > 0;
  }

  private corrections(where: string, id: string | readonly string[]): Promise<CorrectionRow[]> {
    return this.executor.rows<CorrectionRow>(
      this.knex.raw(
        `SELECT c.session_id, s.subject_id, s.reviewer, s.confirmed_at, c.pointer, c.action, c.old_value, c.new_value, c.page, c.box
         FROM review_sessions s JOIN corrections c USING (session_id)
         WHERE ${where} AND s.confirmed_at IS NOT NULL ORDER BY s.confirmed_at, s.session_id, c.position`,
        namedBindings({ id: typeof id === 'string' ? id : [...id] }),
      ),
    );
  }
}
