import { createHash } from 'node:crypto';
import { z } from 'zod';
import { createReadStream, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const count = z.number().int().min(0);
const pushState = z.object({
  file: z.string(),
  done: count,
  created: count,
  updated: count,
  failed: count,
  dropped: z.record(z.string(), count).default({}),
});

/** How far a file has been pushed; kept beside it, so that an interrupted push goes on where it stopped. */
export interface PushState {
  /** SHA-256 of the files: another content begins anew. */
  file: string;
  /** Items the service has answered for. */
  done: number;
  created: number;
  updated: number;
  failed: number;
  /** Fields the service did not keep, with the number of items that had them. */
  dropped: Record<string, number>;
}

export class PushStateFile {
  private readonly path: string;

  constructor(file: string) {
    this.path = `${file}.push-state.json`;
  }

  /** The state of an interrupted push of the same content, or the beginning. */
  read(digest: string): PushState {
    const fresh = { file: digest, done: 0, created: 0, updated: 0, failed: 0, dropped: {} };
    if (!existsSync(this.path)) return fresh;
    const stored = stateIn(readFileSync(this.path, 'utf8'));
    return stored?.file === digest ? { ...fresh, ...stored } : fresh;
  }

  /** Written aside and renamed, so that an interruption leaves a whole file. */
  write(state: PushState): void {
    writeFileSync(`${this.path}.new`, JSON.stringify(state));
    renameSync(`${this.path}.new`, this.path);
  }

  clear(): void {
    rmSync(this.path, { force: true });
  }
}

/** Null for a file that holds no state: the push begins anew, which does nothing twice. */
function stateIn(text: string): PushState | null {
  try {
    return pushState.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** One digest for the contents of several files. */
export async function digestOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    const own = createHash('sha256');
    for await (const chunk of createReadStream(file)) own.update(chunk as Buffer);
    hash.update(own.digest());
  }
  return hash.digest('hex');
}
