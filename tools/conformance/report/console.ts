import { errorCoverage } from '../documented-errors';
import type { Difference } from '../findings';
import { ruleSentences } from '../rule-sentences';
import type { RunResult } from '../run';

const MAX_NOTES = 15;

/** The report as lines for a terminal. */
export function consoleReport(result: RunResult): string[] {
  const { findings } = result;
  const differences = [...findings.differences.values()];
  return [
    '',
    'Operations: requests, statuses, documented errors provoked',
    ...result.description.operations.map((operation) => {
      const { requests, statuses, slowestMs } = findings.summaryOf(operation.name);
      const { provoked, notProvoked } = errorCoverage(operation, findings, result.keys);
      const seen = Object.entries(statuses).map(([status, count]) => `${status}×${count}`);
      const total = provoked.length + notProvoked.length;
      return `  ${operation.name}: ${requests} requests, ${seen.join(' ')}, slowest ${slowestMs} ms, ${provoked.length} of ${total} errors`;
    }),
    '',
    ...notProvokedLines(result),
    ...section(
      'Not checked',
      [...findings.notChecked].map(([id, reason]) => `${id}: ${reason}`),
    ),
    ...section('Refused though the description allows it', notes(findings.notes)),
    ...differences.flatMap(differenceLines),
    '',
    summaryLine(result),
    countsLine(result),
  ];
}

/** Number of passed and failed rules in the format of a test run. */
function countsLine({ findings }: RunResult): string {
  const checked = [...ruleSentences().keys()].filter((rule) => !findings.notChecked.has(rule));
  const failed = new Set([...findings.differences.values()].map(({ rule }) => rule));
  return `${checked.filter((rule) => !failed.has(rule)).length} passed, ${failed.size} failed`;
}

export function summaryLine({ findings, requests, seconds, seed }: RunResult): string {
  const count = findings.differences.size;
  return (
    `${requests} requests, ${findings.checks} checks in ${seconds.toFixed(0)} s (seed ${seed}): ` +
    (count === 0 ? 'no difference' : `differences: ${count}`)
  );
}

function notProvokedLines(result: RunResult): string[] {
  const byReason = new Map<string, number>();
  for (const operation of result.description.operations) {
    for (const { error, reason } of errorCoverage(operation, result.findings, result.keys).notProvoked) {
      const line = `${error}: ${reason || 'no reason known'}`;
      byReason.set(line, (byReason.get(line) ?? 0) + 1);
    }
  }
  return section(
    'Documented errors not provoked',
    [...byReason].map(([line, count]) => `${line} (${count} ${count === 1 ? 'operation' : 'operations'})`),
  );
}

function notes(all: Map<string, number>): string[] {
  const lines = [...all].sort((one, other) => other[1] - one[1]).map(([text, count]) => `${text} (${count})`);
  return lines.length <= MAX_NOTES
    ? lines
    : [...lines.slice(0, MAX_NOTES), `… and ${lines.length - MAX_NOTES} more`];
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
}

function differenceLines({ rule, operation, message, count, curl, status, answer }: Difference): string[] {
  const says = ruleSentences().get(rule);
  return [
    `DIFFERENCE ${rule}${operation === '' ? '' : ` at ${operation}`}: ${message}${count === 1 ? '' : ` (${count} times)`}`,
    ...(says === undefined ? [] : [`  rule: ${says}`]),
    ...(curl === '' ? [] : [`  ${curl}`, `  responded with ${status}: ${answer.slice(0, 300)}`]),
  ];
}
