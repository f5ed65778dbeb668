import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { Database } from '../kernel/database';
import type { Executor } from '../kernel/statement';

export interface InvitationRow {
  invitation_id: string;
  email: string;
  role: 'employer_admin' | 'org_admin' | 'member' | 'caseworker';
  created_at: Date;
  expires_at: Date;
}

/** An invitation in the form that the holder of its link sees. */
export interface OpenInvitation {
  invitation_id: string;
  tenant_id: string;
  tenant_name: string;
  email: string;
  role: InvitationRow['role'];
}

const INVITATION_COLUMNS = ['invitation_id', 'email', 'role', 'created_at', 'expires_at'];

/** The invitations of one tenant, without the digests of their links. */
export class InvitationsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Lists invitations that can still be accepted, newest first. */
  listOpen(): Promise<InvitationRow[]> {
    return this.executor.rows<InvitationRow>(
      this.knex('invitations')
        .select(INVITATION_COLUMNS)
        .where({ tenant_id: this.scope.tenantId })
        .whereNull('accepted_at')
        .whereNull('withdrawn_at')
        .whereRaw('expires_at > now()')
        .orderBy('created_at', 'desc'),
    );
  }

  async insert(invitation: {
    invitation_id: string;
    email: string;
    role: InvitationRow['role'];
    token_digest: Buffer;
    /** Null for the claim of a sandbox. */
    invited_by: string | null;
  }): Promise<InvitationRow> {
    const [row] = await this.executor.rows<InvitationRow>(
      this.knex('invitations')
        .insert({ ...invitation, tenant_id: this.scope.tenantId })
        .returning(INVITATION_COLUMNS),
    );
    if (!row) throw new Error('the invitation was not written');
    return row;
  }

  /** Returns false if no open invitation has this id. */
  async withdraw(invitationId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex('invitations')
        .where({ invitation_id: invitationId, tenant_id: this.scope.tenantId })
        .whereNull('accepted_at')
        .whereNull('withdrawn_at')
        .update({ withdrawn_at: this.knex.fn.now() })
        .returning('invitation_id'),
    );
    return rows.length > 0;
  }
}

/** Invitations by the digest of their link. The user is not signed in, so there is no tenant scope. */
export class InvitationLinksRepository {
  constructor(private readonly database: Database) {}

  async find(digest: Buffer): Promise<OpenInvitation | undefined> {
    const { rows } = await this.database.knex.raw<{ rows: OpenInvitation[] }>(
      'SELECT * FROM find_invitation(?)',
      [digest],
    );
    return rows[0];
  }

  /** Returns false if it was used or withdrawn, has expired, or a user with its address exists. */
  async accept(digest: Buffer, userId: string, passwordHash: string): Promise<boolean> {
    const { rows } = await this.database.knex.raw<{ rows: { accepted: boolean }[] }>(
      'SELECT accept_invitation(?, ?, ?) AS accepted',
      [digest, userId, passwordHash],
    );
    return rows[0]?.accepted === true;
  }
}
