import type { Database } from '../kernel/database';

/** Password reset links, by the hash of the link. The user is not signed in, so there is no tenant scope. */
export class PasswordResetsRepository {
  constructor(private readonly database: Database) {}

  /** Writes link and mail when an active person has the address; answers nothing either way. */
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

  /** Address of the person a link is for; undefined when it was used or is too old. */
  async find(digest: Buffer): Promise<string | undefined> {
    const { rows } = await this.database.knex.raw<{ rows: { email: string }[] }>(
      'SELECT * FROM find_password_reset(?)',
      [digest],
    );
    return rows[0]?.email;
  }

  /** False when the link was used or is too old. Ends every session of the person. */
  async use(digest: Buffer, passwordHash: string, mailId: string): Promise<boolean> {
    const { rows } = await this.database.knex.raw<{ rows: { done: boolean }[] }>(
      'SELECT use_password_reset(?, ?, ?) AS done',
      [digest, passwordHash, mailId],
    );
    return rows[0]?.done === true;
  }
}
