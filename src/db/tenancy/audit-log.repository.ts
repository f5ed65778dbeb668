import type { Knex } from 'knex';
import type { Executor } from '../kernel/statement';

export interface AuditEntry {
  audit_id: string;
  tenant_id: string | null;
  actor_type: 'cli' | 'user' | 'key' | 'system';
  actor_id: string | null;
  action: string;
  subject_type:
    | 'tenant'
    | 'api_key'
    | 'user'
    | 'webhook_subscription'
    | 'candidate'
    | 'job'
    | 'match'
    | 'decision'
    | 'document'
    | 'ranking'
    | 'impact_report'
    | 'import'
    | 'parse_batch'
    | 'job_feed'
    | 'review_session'
    | 'view_session'
    | 'custom_field'
    | 'saved_search'
    | 'connector'
    | 'oauth_client'
    | 'oauth_grant';
  subject_id: string;
  /** Name of the subject, if no query can find it later. */
  named?: string | null;
  /** `read`: a person saw a live record in the portal. `change` if absent. */
  kind?: AuditKind;
}

export type AuditKind = 'change' | 'read';

/** An entry with the names of its actor and subject. */
export interface AuditRow extends AuditEntry {
  at: Date;
  actor_email: string | null;
  subject_name: string | null;
}

/**
 * Actions on keys, tenants, users and webhooks, exports of candidates, imports, impact reports, access of programs, and
 * readings of live records. Entries are never changed.
 */
export class AuditLogRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
  ) {}

  async add(entry: AuditEntry): Promise<void> {
    await this.executor.rows(this.knex('audit_log').insert(entry));
  }

  /** Adds the entries in one statement. */
  async addAll(entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length > 0) await this.executor.rows(this.knex('audit_log').insert([...entries]));
  }

  /** The latest entries about one record, newest first. A reading in a list is not one of them. */
  ofSubject(tenantId: string, subjectId: string, limit: number): Promise<AuditRow[]> {
    return this.executor.rows<AuditRow>(
      this.knex('audit_log as a')
        .leftJoin('users as u', 'u.user_id', 'a.actor_id')
        .select('a.*', 'u.email as actor_email')
        .select(this.knex.raw('a.named AS subject_name'))
        .where({ 'a.tenant_id': tenantId, 'a.subject_id': subjectId })
        .whereNot('a.action', 'like', '%.listed')
        .orderBy('a.at', 'desc')
        .limit(limit),
    );
  }

  /** The latest entries of a tenant, newest first. */
  latest(tenantId: string, kind: AuditKind, limit: number): Promise<AuditRow[]> {
    return this.executor.rows<AuditRow>(
      this.knex('audit_log as a')
        .leftJoin('users as u', 'u.user_id', 'a.actor_id')
        .leftJoin('api_keys as k', 'k.key_id', 'a.subject_id')
        .leftJoin('users as s', 's.user_id', 'a.subject_id')
        .leftJoin('view_sessions as v', 'v.view_session_id', 'a.subject_id')
        .select('a.*', 'u.email as actor_email')
        .select(this.knex.raw('coalesce(k.name, s.email, v.viewer, a.named) AS subject_name'))
        .where({ 'a.tenant_id': tenantId, 'a.kind': kind })
        .orderBy([
          { column: 'a.at', order: 'desc' },
          { column: 'a.audit_id', order: 'desc' },
        ])
        .limit(limit),
    );
  }
}
