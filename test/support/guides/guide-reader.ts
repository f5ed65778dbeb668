import { execFile } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../../../src/embedded/project';

export interface Answered {
  code: number;
  stdout: string;
  stderr: string;
}

/** Programs of an installation stand for what `npm run tenure` starts. */
const PRELUDE = `set -e
npm() { shift 3; "${process.execPath}" "${path.join(projectRoot, 'dist/src/cli/main.js')}" "$@"; }
`;

/**
 * Follows a guide: runs its shell blocks as they stand, with the ids and keys that earlier commands printed in the
 * places where a reader would put them.
 */
export class GuideReader {
  /** What stands for `<tenantId>` and the like. */
  readonly ids: Record<string, string> = {};

  constructor(
    private readonly folder: string,
    /** `TENURE_URL`, `TENURE_KEY`, settings of the installation. */
    readonly environment: Record<string, string>,
  ) {}

  /** Runs a block command by command; the answer is that of the last one. Throws when one fails. */
  async follow(block: string): Promise<string> {
    let last = '';
    for (const command of block.split(/\n(?=npm run |export |curl )/)) {
      if (/^npm start\b/.test(command) || /^export \w+=(svc_test_…|http)/.test(command)) continue;
      const { code, stdout, stderr } = await this.run(command);
      if (code !== 0) throw new Error(`exit code ${code} from:\n${command}\n${stdout}${stderr}`);
      this.remember(stdout);
      last = stdout;
    }
    return last;
  }

  run(command: string): Promise<Answered> {
    const filled = command.replace(
      /<([\w ]+)>/g,
      (placeholder, name: string) => this.ids[name] ?? placeholder,
    );
    return new Promise((resolve) => {
      execFile(
        'bash',
        ['-c', PRELUDE + filled],
        { cwd: this.folder, env: { ...process.env, ...this.environment } },
        (error, stdout, stderr) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
      );
    });
  }

  private remember(stdout: string): void {
    const tenantId = /^tenant id: +(\S+)$/m.exec(stdout)?.[1];
    if (tenantId) for (const name of ['tenantId', 'tenant id']) this.ids[name] = tenantId;
    const linkId = /^link id: +(\S+)$/m.exec(stdout)?.[1];
    if (linkId) this.ids['link id'] = linkId;
    const key = /^key: +(svc_test_\S+)$/m.exec(stdout)?.[1];
    if (key) for (const name of ['TENURE_KEY', 'KEY']) this.environment[name] = key;
  }
}

/**
 * Whether an answer is the one a guide shows: everything shown is there, an object may have members beside those
 * shown, and `…` ends a text that goes on. Returns the places where they differ with what was answered.
 */
export function differences(shown: unknown, given: unknown, place = ''): string[] {
  if (typeof shown === 'string' && shown.endsWith('…')) {
    const begins = typeof given === 'string' && (given.startsWith(shown.slice(0, -1)) || isId(shown));
    return begins ? [] : [`${place}: ${JSON.stringify(given)}`];
  }
  if (Array.isArray(shown)) {
    if (!Array.isArray(given) || given.length !== shown.length) return [`${place}: ${JSON.stringify(given)}`];
    return shown.flatMap((each, index) => differences(each, given[index], `${place}/${index}`));
  }
  if (typeof shown === 'object' && shown !== null) {
    if (typeof given !== 'object' || given === null) return [`${place}: ${JSON.stringify(given)}`];
    return Object.entries(shown).flatMap(([name, value]) =>
      differences(value, (given as Record<string, unknown>)[name], `${place}/${name}`),
    );
  }
  return shown === given ? [] : [`${place}: ${JSON.stringify(given)}`];
}

/** The id of a record is another one at every installation. */
function isId(shown: string): boolean {
  return /^[0-9a-f]{8}-…$/.test(shown);
}
