import type { Database } from '../kernel/database';
import type { SignInRow } from './users.repository';

/** Identities of users at an OpenID Connect issuer. */
export class UserIdentitiesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the active user of an identity. Links a new identity to the user with the verified address, unless that
   * user has another identity at the issuer. `verifiedEmail` is null for an unverified address.
   */
  async find(
    identity: { issuer: string; subject: string; verifiedEmail: string | null },
    mailId: string,
  ): Promise<Omit<SignInRow, 'password_hash'> | undefined> {
    const { rows } = await this.database.knex.raw<{ rows: Omit<SignInRow, 'password_hash'>[] }>(
      'SELECT * FROM find_user_by_identity(?, ?, ?, ?)',
      [identity.issuer, identity.subject, identity.verifiedEmail, mailId],
    );
    return rows[0];
  }
}
