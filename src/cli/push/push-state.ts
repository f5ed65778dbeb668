import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** How far a file has been pushed; kept beside it, so that an interrupted push goes on where it stopped. */
export interface PushState {
  /** SHA-256 of the file: another content begins anew. */
  file: string;
  /** Items the service has answered for. */
  done: number;
  created: number;
  updated: number;
  failed: number;
}

export class PushStateFile {
  private readonly path: string;

  constructor(file: string) {
    this.path = `${file}.push-state.json`;
  }

  /** The state of an interrupted push of the same content, or the beginning. */
  read(digest: string): PushState {
    const fresh = { file: digest, done: 0, created: 0, updated: 0, failed: 0 };
    if (!existsSync(this.path)) return fresh;
    const stored = JSON.parse(readFileSync(this.path, 'utf8')) as PushState;
    return stored.file === digest ? stored : fresh;
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

export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
