import { curlOf, type Exchange } from './exchange';

export interface Difference {
  rule: string;
  operation: string;
  message: string;
  count: number;
  /** The shortest call that shows the difference. */
  curl: string;
  status: number;
  answer: string;
}

export interface OperationSummary {
  requests: number;
  /** Slowest response in milliseconds. */
  slowestMs: number;
  statuses: Record<string, number>;
  /** Status and code of every problem received. */
  problems: Set<string>;
}

const MAX_ANSWER = 600;

/** Results of a run, counted by operation and rule. */
export class Findings {
  readonly differences = new Map<string, Difference>();
  readonly operations = new Map<string, OperationSummary>();
  readonly notChecked = new Map<string, string>();
  readonly notes = new Map<string, number>();
  checks = 0;

  constructor(private readonly url: string) {}

  count(exchange: Exchange): void {
    const { operation, response } = exchange;
    const summary = this.summaryOf(operation?.name ?? 'other routes');
    summary.requests += 1;
    summary.slowestMs = Math.max(summary.slowestMs, Math.round(response.ms));
    summary.statuses[response.status] = (summary.statuses[response.status] ?? 0) + 1;
    const code: unknown = (response.json as { code?: unknown } | null | undefined)?.code;
    if (response.status >= 400 && typeof code === 'string')
      summary.problems.add(`${response.status} ${code}`);
  }

  differ(rule: string, message: string, exchange: Exchange | null): void {
    const operation = exchange?.operation?.name ?? '';
    const id = `${rule}\n${operation}\n${message}`;
    const curl = exchange === null ? '' : curlOf(exchange, this.url);
    const existing = this.differences.get(id);
    if (existing !== undefined) {
      existing.count += 1;
      if (curl.length >= existing.curl.length) return;
    }
    this.differences.set(id, {
      rule,
      operation,
      message,
      count: existing?.count ?? 1,
      curl,
      status: exchange?.response.status ?? 0,
      answer: exchange?.response.text.slice(0, MAX_ANSWER) ?? '',
    });
  }

  note(text: string): void {
    this.notes.set(text, (this.notes.get(text) ?? 0) + 1);
  }

  summaryOf(name: string): OperationSummary {
    const existing = this.operations.get(name) ?? {
      requests: 0,
      slowestMs: 0,
      statuses: {},
      problems: new Set(),
    };
    this.operations.set(name, existing);
    return existing;
  }
}
