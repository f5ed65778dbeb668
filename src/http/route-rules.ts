import { RATE_POLICIES, type CallPolicy } from '../services/limits/rate-policies';
import type { TenantType } from '../services/access/caller';

/** Accepted bodies of a route and their size limits. */
export interface BodyRule {
  /** Maximum bytes of an `application/json` body. */
  maxJsonBytes: number;
  /** One file and a few text fields as `multipart/form-data`; null if the route accepts only JSON. */
  multipart: { maxFileBytes: number; maxFieldBytes: number } | null;
}

/** Checks that run before the code of a route. */
export interface RouteRule {
  policy: CallPolicy;
  body: BodyRule | null;
  /** Media types of the response, the preferred one first. */
  produces: readonly string[];
  /** Only keys of this tenant type may call the route. */
  tenantType: TenantType | null;
  /** The route changes records, so it is closed to callers that use the synthetic tenant. */
  changesRecords: boolean;
  /** The route is closed to sandboxes that no person has claimed: it reaches other servers or the public. */
  claimedOnly?: true;
  /** The response shows a secret once; the copy stored for a replay is encrypted. */
  returnsSecret?: true;
  /** Nothing of the request is stored: `Idempotency-Key` is ignored, and the request log has no bodies. */
  keepsNothing?: true;
  /** Media types of a body that the code of the route reads as a stream; `body` is null then. */
  streams?: readonly string[];
}

export const JSON_TYPE = 'application/json';
export const HTML_TYPE = 'text/html';
export const NDJSON_TYPE = 'application/x-ndjson';
export const CSV_TYPE = 'text/csv';
export const ZIP_TYPE = 'application/zip';
export const MULTIPART_TYPE = 'multipart/form-data';
export const JSON_RESUME_TYPE = 'application/vnd.jsonresume+json';
export const HR_OPEN_TYPE = 'application/vnd.hropen.candidate+json';
export const EUROPASS_TYPE = 'application/vnd.europass.candidate+xml';

const MIB = 1024 * 1024;
export const MAX_FILE_BYTES = 10 * MIB;

const DOCUMENT_BODY: BodyRule = {
  // Enough for a base64 data URL of a file of the maximum size.
  maxJsonBytes: 15 * MIB,
  multipart: { maxFileBytes: MAX_FILE_BYTES, maxFieldBytes: MIB },
};

const READ_RULE: RouteRule = {
  policy: RATE_POLICIES.read,
  body: null,
  produces: [JSON_TYPE],
  tenantType: null,
  changesRecords: false,
};

const EMPLOYER_WRITE_RULE: RouteRule = {
  ...READ_RULE,
  policy: RATE_POLICIES.write,
  body: { maxJsonBytes: MIB, multipart: null },
  tenantType: 'employer',
  changesRecords: true,
};

const WEBHOOK_WRITE_RULE: RouteRule = {
  ...READ_RULE,
  policy: RATE_POLICIES.write,
  body: { maxJsonBytes: MIB, multipart: null },
  changesRecords: true,
};
/** Rule for records of pairs, which both sides can write. */
const PAIR_WRITE_RULE: RouteRule = { ...EMPLOYER_WRITE_RULE, tenantType: null };

const rules: Record<string, RouteRule> = {
  'POST /api/v1/parse/resume': {
    ...READ_RULE,
    policy: RATE_POLICIES.parse,
    body: DOCUMENT_BODY,
    produces: [JSON_TYPE, JSON_RESUME_TYPE, HR_OPEN_TYPE, EUROPASS_TYPE],
  },
  'POST /api/v1/parse/jd': { ...READ_RULE, policy: RATE_POLICIES.parse, body: DOCUMENT_BODY },
  'POST /api/v1/parse/batches': {
    ...READ_RULE,
    policy: RATE_POLICIES.bulk,
    changesRecords: true,
    streams: [ZIP_TYPE, MULTIPART_TYPE],
  },
  'GET /api/v1/parse/batches/:batchId/results': { ...READ_RULE, produces: [NDJSON_TYPE] },
  'GET /api/v1/jobs': { ...READ_RULE, tenantType: 'employer' },
  'GET /api/v1/jobs/:jobId': { ...READ_RULE, tenantType: 'employer' },
  'POST /api/v1/skills-infer': {
    ...READ_RULE,
    policy: RATE_POLICIES.compute,
    body: { maxJsonBytes: MIB, multipart: null },
  },
  'POST /api/v1/match': {
    ...READ_RULE,
    policy: RATE_POLICIES.compute,
    body: { maxJsonBytes: MIB, multipart: null },
  },
  'POST /api/v1/match/preview': {
    ...READ_RULE,
    policy: RATE_POLICIES.parse,
    // Enough for two escaped texts of the maximum length.
    body: { maxJsonBytes: 4 * MIB, multipart: null },
    keepsNothing: true,
  },
  'POST /api/v1/matches/rank': {
    ...READ_RULE,
    policy: RATE_POLICIES.compute,
    body: { maxJsonBytes: MIB, multipart: null },
  },
  'POST /api/v1/impact-reports': {
    ...READ_RULE,
    policy: RATE_POLICIES.bulk,
    body: {
      maxJsonBytes: 15 * MIB,
      // Demographics of about 400,000 people.
      multipart: { maxFileBytes: 25 * MIB, maxFieldBytes: MIB },
    },
  },
  'GET /api/v1/score-log': { ...READ_RULE, produces: [JSON_TYPE, NDJSON_TYPE] },
  'GET /api/v1/impact-reports/:reportId': { ...READ_RULE, produces: [JSON_TYPE, HTML_TYPE] },
  'POST /api/v1/jobs/sync': { ...EMPLOYER_WRITE_RULE, body: { maxJsonBytes: 15 * MIB, multipart: null } },
  'POST /api/v1/jobs/bulk-sync': {
    ...EMPLOYER_WRITE_RULE,
    policy: RATE_POLICIES.bulk,
    body: { maxJsonBytes: 20 * MIB, multipart: null },
  },
  'PATCH /api/v1/jobs/:jobId': EMPLOYER_WRITE_RULE,
  'POST /api/v1/job-feeds': { ...EMPLOYER_WRITE_RULE, returnsSecret: true, claimedOnly: true },
  'POST /api/v1/custom-fields': PAIR_WRITE_RULE,
  'DELETE /api/v1/custom-fields/:customFieldId': { ...PAIR_WRITE_RULE, body: null },
  'POST /api/v1/saved-searches': PAIR_WRITE_RULE,
  'PATCH /api/v1/saved-searches/:searchId': PAIR_WRITE_RULE,
  'DELETE /api/v1/saved-searches/:searchId': { ...PAIR_WRITE_RULE, body: null },
  'GET /api/v1/job-feeds': { ...READ_RULE, tenantType: 'employer' },
  'GET /api/v1/job-feeds/:feedId': { ...READ_RULE, tenantType: 'employer' },
  'DELETE /api/v1/job-feeds/:feedId': { ...EMPLOYER_WRITE_RULE, body: null },
  'POST /api/v1/jobs/bulk-status': { ...EMPLOYER_WRITE_RULE, policy: RATE_POLICIES.bulk },
  'POST /api/v1/review-sessions': { ...PAIR_WRITE_RULE, returnsSecret: true },
  'DELETE /api/v1/review-sessions/:sessionId': { ...PAIR_WRITE_RULE, body: null },
  'PATCH /api/v1/review-settings': PAIR_WRITE_RULE,
  'POST /api/v1/view-sessions': { ...PAIR_WRITE_RULE, changesRecords: false, returnsSecret: true },
  'DELETE /api/v1/view-sessions/:viewSessionId': { ...PAIR_WRITE_RULE, changesRecords: false, body: null },
  'GET /api/v1/connectors': { ...READ_RULE, tenantType: 'employer' },
  'POST /api/v1/connectors': { ...EMPLOYER_WRITE_RULE, claimedOnly: true },
  'GET /api/v1/connectors/:connectorId': { ...READ_RULE, tenantType: 'employer' },
  'PATCH /api/v1/connectors/:connectorId': EMPLOYER_WRITE_RULE,
  'DELETE /api/v1/connectors/:connectorId': { ...EMPLOYER_WRITE_RULE, body: null },
  'POST /api/v1/connectors/:connectorId/preview': { ...EMPLOYER_WRITE_RULE, body: null },
  'GET /api/v1/connectors/:connectorId/runs': { ...READ_RULE, tenantType: 'employer' },
  'POST /api/v1/connectors/:connectorId/runs': { ...EMPLOYER_WRITE_RULE, policy: RATE_POLICIES.bulk },
  'GET /api/v1/connectors/:connectorId/runs/:runId': { ...READ_RULE, tenantType: 'employer' },
  'POST /api/v1/webhook-subscriptions': { ...WEBHOOK_WRITE_RULE, returnsSecret: true, claimedOnly: true },
  'PATCH /api/v1/webhook-subscriptions/:subscriptionId': WEBHOOK_WRITE_RULE,
  'DELETE /api/v1/webhook-subscriptions/:subscriptionId': { ...WEBHOOK_WRITE_RULE, body: null },
  'POST /api/v1/webhook-subscriptions/:subscriptionId/rotate-secret': {
    ...WEBHOOK_WRITE_RULE,
    returnsSecret: true,
  },
  'POST /api/v1/webhook-subscriptions/:subscriptionId/test': WEBHOOK_WRITE_RULE,
  'POST /api/v1/webhook-subscriptions/:subscriptionId/recover': WEBHOOK_WRITE_RULE,
  'POST /api/v1/webhook-subscriptions/:subscriptionId/deliveries/:deliveryId/redeliver': {
    ...WEBHOOK_WRITE_RULE,
    body: null,
  },
  'POST /api/v1/candidates/sync': {
    ...READ_RULE,
    policy: RATE_POLICIES.bulk,
    body: { maxJsonBytes: 20 * MIB, multipart: null },
    changesRecords: true,
  },
  'DELETE /api/v1/candidates/:candidateId': {
    ...READ_RULE,
    policy: RATE_POLICIES.write,
    changesRecords: true,
  },
  'PATCH /api/v1/candidates/:candidateId': PAIR_WRITE_RULE,
  'POST /api/v1/candidates/:candidateId/merge': PAIR_WRITE_RULE,
  'POST /api/v1/candidates/:candidateId/unmerge': PAIR_WRITE_RULE,
  'POST /api/v1/candidates/:candidateId/access-export': {
    ...READ_RULE,
    policy: RATE_POLICIES.bulk,
    changesRecords: true,
    // The token of the link decrypts the stored archive.
    returnsSecret: true,
  },
  'GET /api/v1/access-exports/:exportToken': { ...READ_RULE, produces: [ZIP_TYPE], keepsNothing: true },
  'POST /api/v1/imports': {
    ...READ_RULE,
    policy: RATE_POLICIES.bulk,
    changesRecords: true,
    streams: [NDJSON_TYPE, CSV_TYPE],
  },
  'GET /api/v1/imports/:importId/errors': { ...READ_RULE, produces: [NDJSON_TYPE, CSV_TYPE] },
  'POST /api/v1/retention-forecast': {
    ...READ_RULE,
    policy: RATE_POLICIES.compute,
    body: { maxJsonBytes: MIB, multipart: null },
  },
  'POST /api/v1/matches/:matchId/ratings': PAIR_WRITE_RULE,
  'POST /api/v1/matches/:matchId/decisions': PAIR_WRITE_RULE,
  'POST /api/v1/decisions/:decisionId/withdraw': PAIR_WRITE_RULE,
  'POST /api/v1/matches/:matchId/reconsiderations': PAIR_WRITE_RULE,
  'POST /api/v1/tenants/me/pause': { ...PAIR_WRITE_RULE, body: null },
  'POST /api/v1/tenants/me/resume': { ...PAIR_WRITE_RULE, body: null },
  'PATCH /api/v1/match/weights': PAIR_WRITE_RULE,
  'POST /api/v1/placements': PAIR_WRITE_RULE,
  'PATCH /api/v1/placements/:placementId': PAIR_WRITE_RULE,
  'POST /api/v1/operations/:operationId/cancel': { ...READ_RULE, policy: RATE_POLICIES.write },
};

/**
 * Returns the rule of a route by method and Express path. Read routes share one rule. Every other route must be in the
 * table, so that no upload limit or quota is implicit.
 */
export function routeRule(method: string, path: string): RouteRule {
  const rule = rules[`${method} ${path}`] ?? (method === 'GET' ? READ_RULE : undefined);
  if (!rule) throw new Error(`${method} ${path} has no rule. Add it to the table of route rules.`);
  return rule;
}
