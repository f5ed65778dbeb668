import type { Database } from '../kernel/database';

export interface AccessRequestRow {
  request_id: string;
  email: string;
  person: string;
  organization: string;
  tenant_type: 'employer' | 'organization';
  message: string | null;
  created_at: Date;
  /** A user with this address already exists. */
  signs_in: boolean;
}

export type AccessDecision = 'approved' | 'declined' | 'answered' | 'signs_in' | 'not_allowed';

/** Access requests from people without an account. */
export class AccessRequestsRepository {
  constructor(private readonly database: Database) {}

  /** Changes nothing if an open request with the same address exists. */
  async insert(request: {
    requestId: string;
    email: string;
    person: string;
    organization: string;
    tenantType: AccessRequestRow['tenant_type'];
    message: string | null;
  }): Promise<void> {
    await this.database.knex.raw('SELECT ask_for_access(?, ?, ?, ?, ?, ?)', [
      request.requestId,
      request.email,
      request.person,
      request.organization,
      request.tenantType,
      request.message,
    ]);
  }

  /** Lists undecided requests, oldest first. */
  async listOpen(limit: number): Promise<AccessRequestRow[]> {
    const { rows } = await this.database.knex.raw<{ rows: AccessRequestRow[] }>(
      'SELECT * FROM open_access_requests(?)',
      [limit],
    );
    return rows;
  }

  approve(request: {
    requestId: string;
    operatorId: string;
    tenantId: string;
    tenantType: AccessRequestRow['tenant_type'];
    tenantName: string;
    invitationId: string;
    digest: Buffer;
    mailId: string;
    sealedLink: Buffer;
  }): Promise<AccessDecision> {
    return this.decide('SELECT approve_access_request(?, ?, ?, ?, ?, ?, ?, ?, ?) AS answer', [
      request.requestId,
      request.operatorId,
      request.tenantId,
      request.tenantType,
      request.tenantName,
      request.invitationId,
      request.digest,
      request.mailId,
      request.sealedLink,
    ]);
  }

  decline(request: {
    requestId: string;
    operatorId: string;
    mailId: string;
    reason: string | null;
  }): Promise<AccessDecision> {
    return this.decide('SELECT decline_access_request(?, ?, ?, ?) AS answer', [
      request.requestId,
      request.operatorId,
      request.mailId,
      request.reason,
    ]);
  }

  private async decide(sql: string, bindings: (string | Buffer | null)[]): Promise<AccessDecision> {
    const { rows } = await this.database.knex.raw<{ rows: { answer: AccessDecision }[] }>(sql, bindings);
    return rows[0]?.answer ?? 'answered';
  }
}
