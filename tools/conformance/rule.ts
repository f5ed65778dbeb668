import type { Random } from '../synthetic/random';
import type { Operation } from './description';
import type { Exchange } from './exchange';
import { bodyOf } from './http';
import { textOf } from './json';
import type { KeyName } from './keys';
import type { Session } from './session';
import type { World } from './world';

/** One rule of the contract, checked with calls of its own. */
export interface Rule {
  id: string;
  says: string;
  /** Keys it cannot do without; with one missing the rule is listed as not checked. */
  needs?: readonly KeyName[];
  /** Only for `--allow-live`: it uses up rate limits. */
  exhausts?: true;
  run: (run: RuleRun) => Promise<void>;
}

/** The rules of one area, in one file. */
export interface Area {
  name: string;
  rules: readonly Rule[];
}

/** What a rule works with while it runs. */
export class RuleRun {
  constructor(
    private readonly rule: string,
    readonly session: Session,
    readonly world: World,
    readonly random: Random,
    readonly concurrency: number,
    /** Whether the deployment runs on this machine and can call back. */
    readonly isLocal: boolean,
  ) {}

  /** Operations that need a key. */
  get closed(): Operation[] {
    return this.session.description.operations.filter((operation) => !operation.isPublic);
  }

  expect(holds: boolean, message: string, exchange: Exchange | null = null): boolean {
    this.session.findings.checks += 1;
    if (!holds) this.session.findings.differ(this.rule, message, exchange);
    return holds;
  }

  /** That an answer has one of the statuses and, for a refusal, one of the codes. */
  expectAnswer(exchange: Exchange, statuses: number | readonly number[], ...codes: string[]): boolean {
    const expected = [statuses].flat();
    const code = textOf(bodyOf(exchange.answer)['code']);
    const holds = expected.includes(exchange.answer.status) && (codes.length === 0 || codes.includes(code));
    const wanted = [expected.join(' or '), codes.join(' or ')].filter(Boolean).join(' ');
    const got = `${exchange.answer.status} ${exchange.answer.status < 300 ? '' : code}`.trim();
    return this.expect(holds, `expected ${wanted}, got ${got}`, exchange);
  }
}
