import { parseArgs } from 'node:util';
import { KEY_NAMES, type Keys } from './keys';

export interface RunOptions {
  /** Null for a temporary local service. */
  url: string | null;
  keys: Keys;
  seed: string;
  /** Number of random requests of each kind: valid and nearly valid. */
  requests: number;
  concurrency: number;
  allowLive: boolean;
  only: string | null;
  /** Target of the subscriptions of the run; null for a URL without a listener. */
  webhookUrl: string | null;
  report: string | null;
  json: string | null;
}

const LOCAL_REQUESTS = 10_000;
const REMOTE_REQUESTS = 500;

export const HELP = `npm run conformance -- [--url <address> --key <key>] [options]

  --url <address>         the deployment to check; without it, the built service runs locally on temporary stores
  --key <key>             key of an employer in test mode with all scopes
  --organization-key, --second-tenant-key, --no-scope-key, --parse-only-key, --live-key, --expired-key,
  --revoked-key, --restricted-ip-key, --suspended-key
                          additional keys; rules that need a missing key are listed as not checked
  --requests <n>          random requests of each kind (${LOCAL_REQUESTS} locally, ${REMOTE_REQUESTS} with --url; 0 for none)
  --concurrency <n>       concurrent calls (8 locally, 4 with --url)
  --seed <text>           repeats the random requests of an earlier run
  --only <area>           check only the rules of one area, without random requests
  --report <file.html>    writes the report as an HTML page
  --json [<file>]         writes the report as JSON, to standard output without a file
  --webhook-url <url>     target of the subscriptions of the run (https://example.com/conformance)
  --allow-live            allows a live key as --key and uses up the rate limit of --live-key

Exit code: 0 without differences, 1 with differences, 2 if the run failed.`;

/** Parses the command line. Throws an error with a one-sentence message if it is invalid. */
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
  const optionValues: Record<string, string | boolean | undefined> = values;
  const keys: Keys = {};
  for (const name of KEY_NAMES) {
    const value = optionValues[name];
    if (typeof value === 'string') keys[name] = value;
  }
  const url = values.url ?? null;
  if (url !== null && keys.key === undefined) throw new Error('Specify the key: --key <key>.');
  if (url === null && keys.key !== undefined)
    throw new Error('A key requires the URL of its deployment: --url <address>.');
  return {
    url,
    keys,
    seed: values.seed ?? String(Date.now() % 1_000_000),
    requests: wholeNumber('requests', values.requests, url === null ? LOCAL_REQUESTS : REMOTE_REQUESTS),
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
  if (!/^\d{1,7}$/.test(given)) throw new Error(`--${name} must be a whole number.`);
  return Number(given);
}
