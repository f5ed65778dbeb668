import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../src/embedded/project';
import type { Fault, SeenRequest } from './fault-proxy';

export interface ClientAction {
  type: 'call' | 'iterate' | 'upload' | 'start' | 'webhook';
  operation: string;
  path?: string[];
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
  fields?: Record<string, string>;
  sandbox?: string;
  idempotencyKey?: string;
  pick?: string;
  count?: boolean;
  distinct?: string;
  member?: string;
  fileName?: string;
  content?: string;
  intervalMs?: number;
  timeoutMs?: number;
  cancel?: boolean;
  secrets?: string[];
  headers?: Record<string, string>;
  now?: number;
}

export interface ClientOutcome {
  value?: unknown;
  error?: { status?: number; code?: string; pointer?: string; detail?: string };
  reasons: string[];
}

export interface ConformanceCase {
  name: string;
  do: ClientAction;
  before?: ClientAction;
  expect: { value?: unknown; error?: Record<string, unknown> };
  key?: 'wrong' | 'narrow';
  retries?: number;
  faults?: Fault[];
  /** Expected number of requests. */
  attempts?: number;
  /** Expected number of different idempotency keys. */
  keys?: number;
  keyIs?: string;
  reasons?: string[];
}

/** The cases with unique identifiers for one run. */
export function conformanceCases(run: string): ConformanceCase[] {
  const file = path.join(projectRoot, 'client', 'conformance', 'cases.json');
  return JSON.parse(fs.readFileSync(file, 'utf8').replaceAll('{run}', run)) as ConformanceCase[];
}

/** What a case expects, and what happened, in the same form. */
export function comparison(
  test: ConformanceCase,
  outcome: ClientOutcome,
  seen: readonly SeenRequest[],
): [expected: unknown, happened: unknown] {
  const { error, value } = test.expect;
  const keys = new Set(seen.flatMap(({ key }) => (key === null ? [] : [key])));
  const named = Object.keys(error ?? {}) as (keyof NonNullable<ClientOutcome['error']>)[];
  const failed = outcome.error && Object.fromEntries(named.map((name) => [name, outcome.error?.[name]]));
  const expected = [test.name, error ? { error } : { value }];
  const happened = [
    test.name,
    outcome.error ? { error: named.length > 0 ? failed : outcome.error } : { value: outcome.value },
  ];
  const counts: [unknown, unknown][] = [
    [test.attempts, seen.length],
    [test.keys, keys.size],
    [test.keyIs && [test.keyIs], [...keys]],
    [test.reasons, outcome.reasons],
  ];
  for (const [wanted, found] of counts.filter(([wanted]) => wanted !== undefined)) {
    expected.push(wanted as never);
    happened.push(found as never);
  }
  return [expected, happened];
}
