import type { Database } from '../kernel/database';

/** Password reset links, by the hash of the link. The user is not signed in, so there is no tenant scope. */
export class PasswordResetsRepository {
  constructor(private readonly database: Database) {}

  /** Writes link and mail if an active user has the address. Does not report whether one does. */
  async insert(
    email: string,
    reset: { resetId: string; digest: Buffer; mailId: string; sealedLink: Buffer },
  ): Promise<void> {
    await this.database.knex.raw('SELECT ask_password_reset(?, ?, ?, ?, ?)', [
      email,
      reset.resetId,
      reset.digest,
      reset.mailId,
      reset.sealedLink,
    ]);
  }

  /** Returns the email address a link was made for; undefined if it was used or has expired. */
  async find(digest: Buffer): Promise<string | undefined> {
    const { rows } = await this.database.knex.raw<{ rows: { email: string }[] }>(
      'SELECT * FROM find_password_reset(?)',
      [digest],
    );
    return rows[0]?.email;
  }

  /** Sets the password and ends every session of the user. Returns false if the link was used or has expired. */
  async use(digest: Buffer, passwordHash: string, mailId: string): Promise<boolean> {
    const { rows } = await this.database.knex.raw<{ rows: { done: boolean }[] }>(
      'SELECT use_password_reset(?, ?, ?) AS done',
      [digest, passwordHash, mailId],
    );
    return rows[0]?.done === true;
  }
}
