import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

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
    const stored = JSON.parse(readFileSync(this.path, 'utf8')) as PushState;
    return stored.file === digest ? { ...fresh, ...stored } : fresh;
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
