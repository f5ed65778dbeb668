import { curlOf, type Exchange } from './exchange';

export interface Difference {
  rule: string;
  operation: string;
  message: string;
  count: number;
  /** The smallest call that showed it. */
  curl: string;
  status: number;
  answer: string;
}

export interface OperationSummary {
  requests: number;
  /** Milliseconds of the slowest answer. */
  slowestMs: number;
  statuses: Record<string, number>;
  /** `status code` of every problem that was seen. */
  problems: Set<string>;
}

const MAX_ANSWER = 600;

/** Everything a run finds, counted by operation and by rule. */
export class Findings {
  readonly differences = new Map<string, Difference>();
  readonly operations = new Map<string, OperationSummary>();
  readonly notChecked = new Map<string, string>();
  readonly notes = new Map<string, number>();
  checks = 0;

  constructor(private readonly url: string) {}

  count(exchange: Exchange): void {
    const { operation, answer } = exchange;
    const summary = this.summaryOf(operation?.name ?? 'other routes');
    summary.requests += 1;
    summary.slowestMs = Math.max(summary.slowestMs, Math.round(answer.ms));
    summary.statuses[answer.status] = (summary.statuses[answer.status] ?? 0) + 1;
    const code: unknown = (answer.json as { code?: unknown } | null | undefined)?.code;
    if (answer.status >= 400 && typeof code === 'string') summary.problems.add(`${answer.status} ${code}`);
  }

  differ(rule: string, message: string, exchange: Exchange | null): void {
    const operation = exchange?.operation?.name ?? '';
    const id = `${rule}\n${operation}\n${message}`;
    const curl = exchange === null ? '' : curlOf(exchange, this.url);
    const known = this.differences.get(id);
    if (known !== undefined) {
      known.count += 1;
      if (curl.length >= known.curl.length) return;
    }
    this.differences.set(id, {
      rule,
      operation,
      message,
      count: known?.count ?? 1,
      curl,
      status: exchange?.answer.status ?? 0,
      answer: exchange?.answer.text.slice(0, MAX_ANSWER) ?? '',
    });
  }

  note(text: string): void {
    this.notes.set(text, (this.notes.get(text) ?? 0) + 1);
  }

  summaryOf(name: string): OperationSummary {
    const known = this.operations.get(name) ?? {
      requests: 0,
      slowestMs: 0,
      statuses: {},
      problems: new Set(),
    };
    this.operations.set(name, known);
    return known;
  }
}
