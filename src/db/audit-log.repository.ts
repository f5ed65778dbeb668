import type { Database } from './database';

export interface AuditEntry {
  audit_id: string;
  tenant_id: string | null;
  actor_type: 'cli' | 'user' | 'key' | 'system';
  actor_id: string | null;
  action: string;
  subject_type: 'tenant' | 'api_key' | 'user';
  subject_id: string;
}

/** Who did what to keys, tenants and users; written, never changed. */
export class AuditLogRepository {
  constructor(private readonly database: Database) {}

  async add(entry: AuditEntry): Promise<void> {
    await this.database.knex('audit_log').insert(entry);
  }
}
