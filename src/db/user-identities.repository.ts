import type { Database } from './database';
import type { SignInRow } from './users.repository';

/** Who people are at an OpenID Connect issuer. */
export class UserIdentitiesRepository {
  constructor(private readonly database: Database) {}

  /**
   * The active person behind an identity. One that is not known yet is linked to whoever signs in with the verified
   * address, unless that person is somebody else there; null for an address that is not verified.
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
