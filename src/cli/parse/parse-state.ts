import { appendFileSync, existsSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { z } from 'zod';

const step = z.union([
  z.object({ started: z.object({ key: z.string(), files: z.array(z.tuple([z.string(), z.string()])) }) }),
  z.object({ accepted: z.string() }),
  z.object({ written: z.number().int().min(0), failed: z.number().int().min(0) }),
  z.object({ dropped: z.literal(true) }),
]);
type Step = z.output<typeof step>;

/** A batch whose results are not in the output yet. */
export interface OpenBatch {
  /** Idempotency key of the upload. */
  key: string;
  /** Name and version of each file. */
  files: [string, string][];
  /** Null if the service may not have accepted it. */
  batchId: string | null;
}

/**
 * Progress of parsing a folder, in a file next to the output: one line for each step, so that an interruption loses no more
 * than the last one. The results of a batch count as written when their step is; a part of them is removed.
 */
export class ParseState {
  /** Versions of the files whose results are in the output, by name. */
  readonly done = new Map<string, string>();
  open: OpenBatch | null = null;
  failed = 0;
  /** Bytes of the output with complete results. */
  outputBytes = 0;

  constructor(private readonly path: string) {}

  /** Reads the steps of earlier runs. */
  load(): void {
    if (!existsSync(this.path)) return;
    const lines = readFileSync(this.path, 'utf8').split('\n');
    const complete = lines.slice(0, -1);
    // A line that was cut off would spoil the next one.
    if (lines.at(-1) !== '')
      truncateSync(this.path, Buffer.byteLength(complete.map((line) => `${line}\n`).join('')));
    for (const line of complete) this.apply(step.parse(JSON.parse(line)));
  }

  restart(): void {
    rmSync(this.path, { force: true });
  }

  add(next: Step): void {
    appendFileSync(this.path, `${JSON.stringify(next)}\n`, { flush: true });
    this.apply(next);
  }

  private apply(next: Step): void {
    if ('started' in next) this.open = { ...next.started, batchId: null };
    else if ('accepted' in next && this.open) this.open.batchId = next.accepted;
    else if ('dropped' in next) this.open = null;
    else if ('written' in next && this.open) {
      for (const [name, version] of this.open.files) this.done.set(name, version);
      this.failed += next.failed;
      this.outputBytes = next.written;
      this.open = null;
    }
  }
}
