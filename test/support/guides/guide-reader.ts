import { execFile } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../../../src/embedded/project';

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Replaces `npm run tenure` with the command line of this build. */
const PRELUDE = `set -e
npm() { shift 3; "${process.execPath}" "${path.join(projectRoot, 'dist/src/cli/main.js')}" "$@"; }
`;

/**
 * Runs the shell blocks of a guide unchanged, except that placeholders are replaced with the ids and keys that earlier
 * commands printed.
 */
export class GuideReader {
  /** Values of placeholders such as `<tenantId>`. */
  readonly ids: Record<string, string> = {};

  constructor(
    private readonly folder: string,
    /** `TENURE_URL`, `TENURE_KEY` and settings of the installation. */
    readonly environment: Record<string, string>,
  ) {}

  /** Runs the commands of a block and returns the output of the last one. Throws if one fails. */
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

  run(command: string): Promise<CommandResult> {
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
 * Compares a response with the one in a guide and returns the locations where they differ, with the actual value. An
 * object may have members that the guide omits, and `…` matches the rest of a text.
 */
export function differences(shown: unknown, actual: unknown, pointer = ''): string[] {
  if (typeof shown === 'string' && shown.endsWith('…')) {
    const matches = typeof actual === 'string' && (actual.startsWith(shown.slice(0, -1)) || isId(shown));
    return matches ? [] : [`${pointer}: ${JSON.stringify(actual)}`];
  }
  if (Array.isArray(shown)) {
    if (!Array.isArray(actual) || actual.length !== shown.length)
      return [`${pointer}: ${JSON.stringify(actual)}`];
    return shown.flatMap((each, index) => differences(each, actual[index], `${pointer}/${index}`));
  }
  if (typeof shown === 'object' && shown !== null) {
    if (typeof actual !== 'object' || actual === null) return [`${pointer}: ${JSON.stringify(actual)}`];
    return Object.entries(shown).flatMap(([name, value]) =>
      differences(value, (actual as Record<string, unknown>)[name], `${pointer}/${name}`),
    );
  }
  return shown === actual ? [] : [`${pointer}: ${JSON.stringify(actual)}`];
}

/** Ids differ in every installation. */
function isId(shown: string): boolean {
  return /^[0-9a-f]{8}-…$/.test(shown);
}
