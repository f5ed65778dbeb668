import type { Random } from '../synthetic/random';
import type { Operation } from './description';
import type { Exchange } from './exchange';
import { jsonBodyOf } from './http';
import { textOf } from './json';
import type { KeyName } from './keys';
import type { ConformanceSession } from './session';
import type { TestRecords } from './test-records';

/** One rule of the contract, checked with separate calls. */
export interface Rule {
  id: string;
  says: string;
  /** Required keys. Without one of them, the rule is listed as not checked. */
  needs?: readonly KeyName[];
  /** Requires `--allow-live` because the rule uses up rate limits. */
  exhausts?: true;
  run: (run: RuleRun) => Promise<void>;
}

/** The rules of one area, in one file. */
export interface Area {
  name: string;
  rules: readonly Rule[];
}

/** Context of a running rule. */
export class RuleRun {
  constructor(
    private readonly rule: string,
    readonly session: ConformanceSession,
    readonly records: TestRecords,
    readonly random: Random,
    readonly concurrency: number,
    /** Whether the deployment runs on this machine and can call back. */
    readonly isLocal: boolean,
  ) {}

  /** Operations that require a key. */
  get closed(): Operation[] {
    return this.session.description.operations.filter((operation) => !operation.isPublic);
  }

  expect(holds: boolean, message: string, exchange: Exchange | null = null): boolean {
    this.session.findings.checks += 1;
    if (!holds) this.session.findings.differ(this.rule, message, exchange);
    return holds;
  }

  /** Expects one of the statuses and, for an error, one of the codes. */
  expectResponse(exchange: Exchange, statuses: number | readonly number[], ...codes: string[]): boolean {
    const expected = [statuses].flat();
    const code = textOf(jsonBodyOf(exchange.response)['code']);
    const holds = expected.includes(exchange.response.status) && (codes.length === 0 || codes.includes(code));
    const wanted = [expected.join(' or '), codes.join(' or ')].filter(Boolean).join(' ');
    const got = `${exchange.response.status} ${exchange.response.status < 300 ? '' : code}`.trim();
    return this.expect(holds, `expected ${wanted}, got ${got}`, exchange);
  }
}
