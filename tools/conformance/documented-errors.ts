import { documentedErrors, type Operation } from './description';
import type { Findings } from './findings';
import type { KeyName, Keys } from './keys';

/** Reasons why a caller cannot provoke an error. */
const NOT_PROVOKABLE: Record<string, string> = {
  internal_error: 'an error in the service itself',
  service_unavailable: 'needs an unreachable store',
  upstream_failed: 'needs a failing upstream service',
  deadline_exceeded: 'needs work that takes longer than the timeout',
  operation_expired: 'results are kept for 72 hours',
  upload_interrupted: 'needs a connection that closes during an upload',
  operation_cancelled: 'needs a cancellation while a request waits',
  too_many_pages: 'needs a document of a size that depends on the deployment',
  custom_field_limit_reached: 'needs more custom fields than a run declares',
  saved_search_limit_reached: 'needs more saved searches than a run creates',
  feed_limit_reached: 'needs more job feeds than a run creates',
  review_confirmed: 'needs a person who confirms a review',
  idempotency_in_progress: 'needs overlapping requests; tried with four at once',
  concurrency_limited: 'needs more concurrent requests than a run sends',
  connector_limit_reached: 'needs fifty connectors',
  connector_run_active: 'needs a run that is unfinished',
  insufficient_data: 'depends on the data that a model requires',
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
  /** Errors that were not provoked, with the reason. */
  notProvoked: { error: string; reason: string }[];
}

/** Documented errors of an operation that a run has and has not provoked. */
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
  if (code === 'batch_too_large' && operation.name.endsWith('/imports'))
    return 'needs a file of a million rows';
  if (code === 'batch_too_large' && operation.name.endsWith('/parse/batches'))
    return 'needs a batch of ten thousand documents';
  if (code === 'payload_too_large' && operation.name.endsWith('/parse/batches'))
    return 'needs documents of more than a gigabyte';
  const key = NEEDS_KEY[code];
  if (key !== undefined && keys[key] === undefined) return `needs --${key}`;
  return NOT_PROVOKABLE[code] ?? '';
}

/** Reports documented errors that a complete run did not provoke and that have no known reason. */
export function reportUnprovokedErrors(
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
        `${operation.name}: ${error} is documented but was not provoked`,
        null,
      );
    }
  }
}
