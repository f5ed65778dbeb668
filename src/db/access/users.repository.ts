import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { Database } from '../kernel/database';
import type { Executor } from '../kernel/statement';

export type UserRoleColumn = 'employer_admin' | 'org_admin' | 'member' | 'caseworker' | 'operator';

export interface UserRow {
  user_id: string;
  tenant_id: string | null;
  email: string;
  password_hash: string;
  role: UserRoleColumn;
  status: 'active' | 'disabled';
  session_version: number;
  created_at: Date;
}

export interface SignInRow extends Omit<UserRow, 'created_at'> {
  tenant_type: 'employer' | 'organization' | null;
}

/** Users of the portal. Queries before sign-in call functions that return only the row of one exact address or id. */
export class UsersRepository {
  constructor(private readonly database: Database) {}

  async findForSignIn(email: string): Promise<SignInRow | undefined> {
    const { rows } = await this.database.knex.raw<{ rows: SignInRow[] }>(
      'SELECT * FROM find_user_for_sign_in(?)',
      [email],
    );
    return rows[0];
  }

  /** Returns undefined if the session was ended. */
  async findOfSession(
    userId: string,
    sessionId: string,
  ): Promise<Omit<SignInRow, 'password_hash'> | undefined> {
    const { rows } = await this.database.knex.raw<{ rows: SignInRow[] }>(
      'SELECT * FROM find_user_of_session(?, ?)',
      [userId, sessionId],
    );
    return rows[0];
  }

  /** Stores the id of an ended session until its token would have expired. */
  async endSession(sessionId: string, keepUntil: Date): Promise<void> {
    await this.database.knex.raw('SELECT end_session(?, ?)', [sessionId, keepUntil]);
  }

  /** Returns undefined if the address is taken. Requires a connection with the role `tenure_upkeep`. */
  async insert(
    user: Pick<UserRow, 'user_id' | 'tenant_id' | 'email' | 'password_hash' | 'role'>,
  ): Promise<UserRow | undefined> {
    const rows = (await this.database
      .knex('users')
      .insert(user)
      .onConflict(this.database.knex.raw('(lower(email))'))
      .ignore()
      .returning('*')) as UserRow[];
    return rows[0];
  }

  async list(tenantId: string | null): Promise<UserRow[]> {
    const query = this.database.knex<UserRow>('users').select('*').orderBy('created_at', 'desc');
    return tenantId ? query.where({ tenant_id: tenantId }) : query;
  }

  /** Sets the password and ends every session of the user. */
  async setPassword(email: string, passwordHash: string): Promise<UserRow | undefined> {
    const rows = (await this.database
      .knex('users')
      .whereRaw('lower(email) = lower(?)', [email])
      .update({
        password_hash: passwordHash,
        session_version: this.database.knex.raw('session_version + 1'),
        updated_at: this.database.knex.fn.now(),
      })
      .returning('*')) as UserRow[];
    return rows[0];
  }
}

export type MemberRow = Pick<UserRow, 'user_id' | 'email' | 'role' | 'status' | 'created_at'>;

/** The users of one tenant, without their password hashes. */
export class TenantUsersRepository {
  private static readonly columns = ['user_id', 'email', 'role', 'status', 'created_at'];

  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  list(): Promise<MemberRow[]> {
    return this.executor.rows<MemberRow>(
      this.knex('users')
        .select(TenantUsersRepository.columns)
        .where({ tenant_id: this.scope.tenantId })
        .orderBy('email'),
    );
  }

  async tenantName(): Promise<string> {
    const [row] = await this.executor.rows<{ name: string }>(
      this.knex('tenants').select('name').where({ tenant_id: this.scope.tenantId }),
    );
    return row?.name ?? '';
  }

  /** Changes role or status and ends every session of the user, so that the change takes effect immediately. */
  async change(
    userId: string,
    change: { role?: UserRoleColumn; status?: UserRow['status'] },
  ): Promise<MemberRow | undefined> {
    const [row] = await this.executor.rows<MemberRow>(
      this.knex('users')
        .where({ user_id: userId, tenant_id: this.scope.tenantId })
        .update({
          ...change,
          session_version: this.knex.raw('session_version + 1'),
          updated_at: this.knex.fn.now(),
        })
        .returning(TenantUsersRepository.columns),
    );
    return row;
  }
}
