import { parseArgs } from 'node:util';

interface NumberOption {
  default: number;
  min: number;
  max: number;
  /** True for counts. */
  whole: boolean;
  help: string;
}

const count = (value: number, help: string, min = 1, max = 1e12): NumberOption => ({
  default: value,
  min,
  max,
  whole: true,
  help,
});
const amount = (value: number, help: string, min = 0, max = 1e9): NumberOption => ({
  default: value,
  min,
  max,
  whole: false,
  help,
});
const part = (value: number, help: string): NumberOption => amount(value, help, 0, 1);

export const CAPACITY_OPTIONS = {
  'resumes-per-day': count(100_000, 'documents that are parsed', 0),
  'scan-share': part(0.1, 'part of them that are scans'),
  'scan-pages': amount(2, 'pages of a scan', 1, 1_000),
  'docx-share': part(0.25, 'part of them that are DOCX files'),
  'text-share': part(0.05, 'part of them that are plain texts; the rest are PDFs with text'),
  'matches-per-resume': amount(1, 'calls of POST /match per resume'),
  'rankings-per-day': count(1_000, 'calls of POST /matches/rank', 0),
  'records-per-day': count(10_000, 'records pushed by sync routes and imports', 0),
  'webhooks-per-resume': amount(1, 'deliveries of webhooks per resume'),
  'calls-per-resume': amount(2, 'other calls of the API per resume'),
  candidates: count(1_000_000, 'stored candidates', 0),
  jobs: count(10_000, 'stored jobs', 0),
  tenants: count(100, 'tenants with equal numbers of candidates'),
  peak: amount(3, 'rate of the busiest hour divided by the mean rate', 1, 1_000),
  utilization: amount(0.7, 'target of the busy part of the processors at the peak', 0.05, 0.95),
  'max-wait': amount(1, 'limit of the p95 of the waiting time of a task at the peak, in seconds', 0.001),
  variation: amount(1, 'standard deviation of the time of one kind of work divided by its mean', 0, 10),
  threads: count(2, 'threads of a worker process (PARSE_THREADS)', 1, 1_024),
  'ranking-memory': count(
    256,
    'memory of a worker process for the candidates of rankings, in megabytes (RANKING_MEMORY_MB)',
  ),
  'pool-size': count(10, 'Postgres connections of a process (DATABASE_POOL_SIZE)', 1, 10_000),
  'retention-days': amount(30, 'days that results and events are kept'),
} as const;

export const SIMULATION_OPTIONS = {
  tenants: count(1_000, 'tenants, those with backlogs included', 2, 1_000_000),
  tasks: count(1_000_000, 'tasks of all tenants', 1, 20_000_000),
  processes: count(8, 'worker processes', 1, 10_000),
  threads: count(2, 'threads of a process (PARSE_THREADS)', 1, 1_024),
  slots: count(8, 'tasks that a process takes at the same time (POOL_CONCURRENCY)', 1, 10_000),
  cores: count(16, 'processors that the processes share; without it, as many as threads', 1, 100_000),
  backlogged: count(5, 'tenants with a backlog', 0, 100_000),
  'backlog-share': part(0.3, 'part of the tasks that belongs to the backlogs'),
  'max-unfinished': count(10_000, 'tasks that a tenant may have in the queue (operations.backlog.live)', 1),
  'awaited-share': part(0.5, 'part of the other tasks that a caller waits for'),
  load: amount(0.5, 'busy part of the processors without the backlogs', 0.01, 0.99),
  variation: amount(1, 'standard deviation of the time of a task divided by its mean', 0, 10),
} as const;

type Values<Table> = Record<keyof Table, number>;

export type PlanOptions =
  | { mode: 'help' }
  | { mode: 'capacity'; json: boolean; values: Values<typeof CAPACITY_OPTIONS> }
  | {
      mode: 'simulation';
      json: boolean;
      seed: string;
      /** Null for as many processors as threads. */
      cores: number | null;
      values: Values<typeof SIMULATION_OPTIONS>;
    };

/** Parses the command line. Throws an error with a one-sentence message if it is invalid. */
export function readPlanOptions(args: string[]): PlanOptions {
  const { values } = parse(args);
  if (values.help) return { mode: 'help' };
  const json = values.json === true;
  if (values.simulate !== true) {
    if (values.seed !== undefined) throw new Error('--seed requires --simulate.');
    const capacity = numbers(values, CAPACITY_OPTIONS, 'cannot be used without --simulate');
    const shares = capacity['scan-share'] + capacity['docx-share'] + capacity['text-share'];
    if (shares > 1 + 1e-9)
      throw new Error(
        `--scan-share, --docx-share and --text-share must not exceed 1 together, they are ${Number(shares.toFixed(6))}.`,
      );
    return { mode: 'capacity', json, values: capacity };
  }
  const simulation = numbers(values, SIMULATION_OPTIONS, 'cannot be used with --simulate');
  if (simulation.backlogged >= simulation.tenants)
    throw new Error(
      `--backlogged must be lower than --tenants, not ${simulation.backlogged} of ${simulation.tenants}.`,
    );
  const cores = values.cores === undefined ? null : simulation.cores;
  const seed = typeof values.seed === 'string' ? values.seed : '7';
  return { mode: 'simulation', json, seed, cores, values: simulation };
}

function parse(args: string[]): { values: Record<string, string | boolean | undefined> } {
  const names = [...Object.keys(CAPACITY_OPTIONS), ...Object.keys(SIMULATION_OPTIONS), 'seed'];
  const flags = {
    simulate: { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  const text = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  try {
    return parseArgs({ args: joined(args), options: { ...text, ...flags } });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${message.split('. ')[0]?.replace(/\.$/, '')}. npm run plan -- --help lists the options.`,
    );
  }
}

/** Joins an option and a negative number, which the parser takes for another option. */
function joined(args: readonly string[]): string[] {
  const result: string[] = [];
  for (const arg of args) {
    if (/^-[\d.]/.test(arg) && result.at(-1)?.startsWith('--')) result.push(`${result.pop()}=${arg}`);
    else result.push(arg);
  }
  return result;
}

function numbers<Table extends Record<string, NumberOption>>(
  values: Record<string, string | boolean | undefined>,
  table: Table,
  otherMode: string,
): Values<Table> {
  for (const name of Object.keys(values)) {
    if (!(name in table) && !['simulate', 'json', 'help', 'seed'].includes(name))
      throw new Error(`--${name} ${otherMode}.`);
  }
  const entries = Object.entries(table).map(([name, option]) => [name, numberOf(name, values[name], option)]);
  return Object.fromEntries(entries) as Values<Table>;
}

function numberOf(name: string, text: string | boolean | undefined, option: NumberOption): number {
  if (text === undefined) return option.default;
  const value = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN;
  const isValid = value >= option.min && value <= option.max && (!option.whole || Number.isInteger(value));
  if (!isValid)
    throw new Error(
      `--${name} must be a ${option.whole ? 'whole ' : ''}number from ${option.min} to ${option.max}, not "${text}".`,
    );
  return value;
}

/** Describes all options. */
export function planHelp(): string {
  const lines = (table: Record<string, NumberOption>): string[] =>
    Object.entries(table).map(
      ([name, option]) =>
        `  --${name.padEnd(22)}${option.help} (${name === 'cores' ? 'optional' : option.default})`,
    );
  return [
    'npm run plan -- [options]              what a load requires',
    'npm run plan -- --simulate [options]   waiting times in the queue of a pool',
    '',
    'What a load requires:',
    ...lines(CAPACITY_OPTIONS),
    '',
    'Simulation:',
    ...lines(SIMULATION_OPTIONS),
    `  --${'seed'.padEnd(22)}text that repeats the random arrivals and times of a run (7)`,
    '',
    'Both:',
    `  --${'json'.padEnd(22)}one line of JSON instead of a table`,
  ].join('\n');
}
