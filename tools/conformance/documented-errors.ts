import { documentedErrors, type Operation } from './description';
import type { Findings } from './findings';
import type { KeyName, Keys } from './keys';

/** Why a caller cannot bring an error about. */
const NOT_PROVOKABLE: Record<string, string> = {
  internal_error: 'a failure of the service itself',
  service_unavailable: 'needs a store that is away',
  upstream_failed: 'needs a failing service behind this one',
  deadline_exceeded: 'needs work that takes longer than the waiting time',
  operation_expired: 'results are kept for 72 hours',
  operation_cancelled: 'needs a cancellation at the moment a call waits',
  too_many_pages: 'needs a document of a size that depends on the deployment',
  idempotency_in_progress: 'needs the second call within the first; tried with four at once',
  concurrency_limited: 'needs more calls at once than a run makes',
  insufficient_data: 'depends on what a model needs to score',
};

const NEEDS_KEY: Record<string, KeyName> = {
  expired_api_key: 'expired-key',
  revoked_api_key: 'revoked-key',
  ip_not_allowed: 'restricted-ip-key',
  tenant_suspended: 'suspended-key',
  insufficient_scope: 'no-scope-key',
  employer_key_required: 'organization-key',
  sandbox_header_not_allowed: 'live-key',
  rate_limited: 'live-key',
  not_found: 'key',
};

export interface ErrorCoverage {
  provoked: string[];
  /** With the reason. */
  notProvoked: { error: string; reason: string }[];
}

/** Which documented errors of an operation a run has seen. */
export function errorCoverage(operation: Operation, findings: Findings, keys: Keys): ErrorCoverage {
  const seen = findings.summaryOf(operation.name).problems;
  const coverage: ErrorCoverage = { provoked: [], notProvoked: [] };
  for (const { status, code } of documentedErrors(operation)) {
    const error = `${status} ${code}`;
    if (seen.has(error)) coverage.provoked.push(error);
    else coverage.notProvoked.push({ error, reason: reasonFor(code, operation, keys) });
  }
  return coverage;
}

function reasonFor(code: string, operation: Operation, keys: Keys): string {
  if (code === 'placement_exists' && operation.name.startsWith('PATCH'))
    return 'needs a correction back to a status while the pair has another placement';
  if (code === 'document_corrupt' && operation.name.endsWith('/match/preview'))
    return 'needs a text that uses up the processor time of a parse';
  if (code === 'idempotency_key_reused' && operation.body === null)
    return 'the operation has no body that could differ';
  const key = NEEDS_KEY[code];
  if (key !== undefined && keys[key] === undefined) return `needs --${key}`;
  return NOT_PROVOKABLE[code] ?? '';
}

/** A documented error that nothing brought about, without a reason, is a difference of a whole run. */
export function judgeCoverage(
  operations: Operation[],
  findings: Findings,
  keys: Keys,
  allowLive: boolean,
): void {
  for (const operation of operations) {
    for (const { error, reason } of errorCoverage(operation, findings, keys).notProvoked) {
      if (reason !== '' || (error.endsWith('rate_limited') && !allowLive)) continue;
      findings.differ(
        'errors.provoked',
        `${operation.name}: ${error} is described and was never answered`,
        null,
      );
    }
  }
}
