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

/** Progress of a push, stored next to the file, so that an interrupted push continues where it stopped. */
export interface PushState {
  /** SHA-256 of the files. A different content starts again. */
  file: string;
  /** Number of items the service has processed. */
  done: number;
  created: number;
  updated: number;
  failed: number;
  /** Fields the service dropped, with the number of items that had them. */
  dropped: Record<string, number>;
}

export class PushStateFile {
  private readonly path: string;

  constructor(file: string) {
    this.path = `${file}.push-state.json`;
  }

  /** Returns the state of an interrupted push of the same content, or the initial state. */
  read(digest: string): PushState {
    const fresh = { file: digest, done: 0, created: 0, updated: 0, failed: 0, dropped: {} };
    if (!existsSync(this.path)) return fresh;
    const stored = stateIn(readFileSync(this.path, 'utf8'));
    return stored?.file === digest ? { ...fresh, ...stored } : fresh;
  }

  /** Writes a temporary file and renames it, so that an interruption leaves a complete file. */
  write(state: PushState): void {
    writeFileSync(`${this.path}.new`, JSON.stringify(state));
    renameSync(`${this.path}.new`, this.path);
  }

  clear(): void {
    rmSync(this.path, { force: true });
  }
}

/** Returns null for an invalid state file: the push starts again, and idempotency keys prevent duplicates. */
function stateIn(text: string): PushState | null {
  try {
    return pushState.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Returns one digest of the contents of several files. */
export async function digestOfFiles(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    const contentHash = createHash('sha256');
    for await (const chunk of createReadStream(file)) contentHash.update(chunk as Buffer);
    hash.update(contentHash.digest());
  }
  return hash.digest('hex');
}
