import { errorCoverage } from '../documented-errors';
import type { RunResult } from '../run';

/** The report as data. */
export function jsonReport(result: RunResult): object {
  const { findings, description, url, seed, seconds, requests, keys } = result;
  return {
    url,
    apiVersion: description.version,
    seed,
    seconds: Math.round(seconds * 10) / 10,
    requests,
    checks: findings.checks,
    differences: [...findings.differences.values()],
    notChecked: Object.fromEntries(findings.notChecked),
    refusedThoughDescribed: Object.fromEntries(findings.notes),
    operations: description.operations.map((operation) => {
      const summary = findings.summaryOf(operation.name);
      const errors = errorCoverage(operation, findings, keys);
      const { requests: count, slowestMs, statuses } = summary;
      return { operation: operation.name, requests: count, slowestMs, statuses, errors };
    }),
  };
}
