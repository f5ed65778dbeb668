import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { settingsFolder } from '../../config/settings-folder';

const storeSchema = z.object({
  version: z.literal(1),
  /** By the origin of the service. */
  signIns: z.record(
    z.string(),
    z.object({ accessToken: z.string(), refreshToken: z.string(), expiresAt: z.number() }),
  ),
});

export interface SignIn {
  accessToken: string;
  refreshToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Sign-ins of the command line, in a file that only the user can read. */
export class SignInStore {
  readonly file = path.join(settingsFolder(), 'sign-ins.json');

  find(url: string): SignIn | null {
    return this.read()[new URL(url).origin] ?? null;
  }

  /** Writes the sign-in of a service; null removes it. The file is replaced as a whole, so it is never half written. */
  save(url: string, signIn: SignIn | null): void {
    const { [new URL(url).origin]: _replaced, ...others } = this.read();
    const signIns = signIn === null ? others : { ...others, [new URL(url).origin]: signIn };
    fs.mkdirSync(path.dirname(this.file), { recursive: true, mode: 0o700 });
    const next = `${this.file}.${process.pid}`;
    fs.writeFileSync(next, `${JSON.stringify({ version: 1, signIns }, null, 2)}\n`, { mode: 0o600 });
    fs.renameSync(next, this.file);
  }

  /** A missing or damaged file counts as empty: the user signs in again. */
  private read(): Record<string, SignIn> {
    try {
      const parsed = storeSchema.safeParse(JSON.parse(fs.readFileSync(this.file, 'utf8')));
      return parsed.success ? parsed.data.signIns : {};
    } catch {
      return {};
    }
  }
}
