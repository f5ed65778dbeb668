import { parseArgs } from 'node:util';
import { KEY_NAMES, type Keys } from './keys';

export interface RunOptions {
  /** Null for a throw-away service of this machine. */
  url: string | null;
  keys: Keys;
  seed: string;
  /** Random requests of each kind: valid, and nearly valid. */
  requests: number;
  concurrency: number;
  allowLive: boolean;
  only: string | null;
  /** Where subscriptions of the run send to; null for an address nothing listens at. */
  webhookUrl: string | null;
  report: string | null;
  json: string | null;
}

const REQUESTS_HERE = 10_000;
const REQUESTS_ELSEWHERE = 500;

export const HELP = `npm run conformance -- [--url <address> --key <key>] [options]

  --url <address>         the deployment to check; without it the built service runs here on throw-away stores
  --key <key>             key of an employer in test mode with every scope
  --organization-key, --second-tenant-key, --no-scope-key, --parse-only-key, --live-key, --expired-key,
  --revoked-key, --restricted-ip-key, --suspended-key
                          further keys; rules that need a missing one are listed as not checked
  --requests <n>          random requests of each kind (${REQUESTS_HERE} here, ${REQUESTS_ELSEWHERE} with --url; 0 for none)
  --concurrency <n>       calls at the same time (8 here, 4 with --url)
  --seed <text>           repeats the random requests of an earlier run
  --only <area>           the rules of one area, without random requests
  --report <file.html>    writes the report as a page
  --json [<file>]         writes the report as JSON, to standard output without a file
  --webhook-url <url>     where subscriptions of the run send to (https://example.com/conformance)
  --allow-live            accepts a live key as --key, and lets --live-key be used up to its rate limit

Exit code: 0 without a difference, 1 with one, 2 when the run could not be made.`;

/** Reads the command line; throws what is wrong with it in one sentence. */
export function readOptions(args: string[]): RunOptions | 'help' {
  const bareJson = args.findIndex(
    (arg, index) => arg === '--json' && /^(--.*)?$/.test(args[index + 1] ?? ''),
  );
  const given = bareJson === -1 ? args : args.with(bareJson, '--json=-');
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: given,
    options: {
      url: text,
      seed: text,
      requests: text,
      concurrency: text,
      only: text,
      'webhook-url': text,
      report: text,
      json: text,
      'allow-live': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      ...Object.fromEntries(KEY_NAMES.map((name) => [name, text])),
    },
  });
  if (values.help) return 'help';
  const named: Record<string, string | boolean | undefined> = values;
  const keys: Keys = {};
  for (const name of KEY_NAMES) {
    const value = named[name];
    if (typeof value === 'string') keys[name] = value;
  }
  const url = values.url ?? null;
  if (url !== null && keys.key === undefined) throw new Error('Say which key to use: --key <key>.');
  if (url === null && keys.key !== undefined)
    throw new Error('A key needs the deployment it is for: --url <address>.');
  return {
    url,
    keys,
    seed: values.seed ?? String(Date.now() % 1_000_000),
    requests: wholeNumber('requests', values.requests, url === null ? REQUESTS_HERE : REQUESTS_ELSEWHERE),
    concurrency: Math.max(1, wholeNumber('concurrency', values.concurrency, url === null ? 8 : 4)),
    allowLive: values['allow-live'],
    only: values.only ?? null,
    webhookUrl: values['webhook-url'] ?? null,
    report: values.report ?? null,
    json: values.json ?? null,
  };
}

function wholeNumber(name: string, given: string | undefined, fallback: number): number {
  if (given === undefined) return fallback;
  if (!/^\d{1,7}$/.test(given)) throw new Error(`--${name} takes a whole number.`);
  return Number(given);
}
