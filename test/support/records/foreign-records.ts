import { randomBase62 } from '../../../src/platform/ids';
import { call } from '../api';
import type { TestTenant } from '../service';

/** One key for each tenant, because a tenant may have at most 20. */
const keysByTenant = new Map<string, Promise<{ key: string }>>();

async function keyOf(owner: TestTenant): Promise<string> {
  const created = keysByTenant.get(owner.tenantId) ?? owner.key();
  keysByTenant.set(owner.tenantId, created);
  return (await created).key;
}

const addSubscription = async (baseUrl: string, owner: TestTenant): Promise<string> => {
  const key = await keyOf(owner);
  const response = await call(baseUrl, 'POST', '/api/v1/webhook-subscriptions', {
    key,
    json: { url: 'https://8.8.8.8/hook', events: ['parse.completed'] },
  });
  return response.body.subscriptionId as string;
};

const addConnector = async (baseUrl: string, owner: TestTenant): Promise<string> => {
  const key = await keyOf(owner);
  const json = { kind: 'careers_page', board: `https://8.8.8.8/${randomBase62(8)}` };
  const response = await call(baseUrl, 'POST', '/api/v1/connectors', { key, json });
  return response.body.connectorId as string;
};

/**
 * Creates a record of another tenant, by the path parameter that identifies such a record. The test of every operation
 * fails for a parameter without an entry here.
 */
export const FOREIGN_RECORDS: Record<string, (baseUrl: string, owner: TestTenant) => Promise<string>> = {
  operationId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const response = await call(baseUrl, 'POST', '/api/v1/parse/resume', {
      key,
      json: { text: 'A record of another tenant.' },
      headers: { Prefer: 'respond-async' },
    });
    return response.body.operationId as string;
  },
  subscriptionId: addSubscription,
  // Deliveries are reached through their subscription, so a foreign subscription is sufficient.
  deliveryId: addSubscription,
  jobId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const response = await call(baseUrl, 'POST', '/api/v1/jobs/sync', {
      key,
      json: { parsed: { title: 'A job of another tenant' } },
    });
    return response.body.jobId as string;
  },
  feedId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const response = await call(baseUrl, 'POST', '/api/v1/job-feeds', {
      key,
      json: { publisherName: 'A feed of another tenant' },
    });
    return response.body.feedId as string;
  },
  sessionId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const job = await call(baseUrl, 'POST', '/api/v1/jobs/sync', {
      key,
      json: { parsed: { title: 'Baker' } },
    });
    const response = await call(baseUrl, 'POST', '/api/v1/review-sessions', {
      key,
      json: { jobId: job.body.jobId as string, reviewer: 'Reviewer of another tenant' },
    });
    return response.body.sessionId as string;
  },
  viewSessionId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const json = {
      candidateId: '00000000-0000-7000-8000-0000000c0001',
      jobId: '00000000-0000-7000-8000-0000000b0001',
    };
    const headers = { 'Sandbox-Tenant': 'synthetic' };
    const match = await call(baseUrl, 'POST', '/api/v1/match', { key, json, headers });
    const response = await call(baseUrl, 'POST', '/api/v1/view-sessions', {
      key,
      json: { matchId: match.body.matchId as string, viewer: 'Viewer of another tenant' },
    });
    return response.body.viewSessionId as string;
  },
  customFieldId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const response = await call(baseUrl, 'POST', '/api/v1/custom-fields', {
      key,
      json: { record: 'candidate', key: 'badge', type: 'string' },
    });
    return response.body.customFieldId as string;
  },
  searchId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const response = await call(baseUrl, 'POST', '/api/v1/saved-searches', {
      key,
      json: { name: 'A search of another tenant', of: 'candidates' },
    });
    return response.body.searchId as string;
  },
  placementId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const job = await call(baseUrl, 'POST', '/api/v1/jobs/sync', {
      key,
      json: { parsed: { title: 'Cook' } },
    });
    const response = await call(baseUrl, 'POST', '/api/v1/placements', {
      key,
      json: { candidateId: await owner.candidate(), jobId: job.body.jobId },
    });
    return response.body.placementId as string;
  },
  matchId: addMatch,
  ratingId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const matchId = await addMatch(baseUrl, owner);
    const response = await call(baseUrl, 'POST', `/api/v1/matches/${matchId}/ratings`, {
      key,
      json: { rating: 4, raterRole: 'employer' },
    });
    return response.body.ratingId as string;
  },
  decisionId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const matchId = await addMatch(baseUrl, owner);
    const response = await call(baseUrl, 'POST', `/api/v1/matches/${matchId}/decisions`, {
      key,
      json: { outcome: 'advanced', reasonCode: 'skills', decidedBy: 'staff-12' },
    });
    return response.body.decisionId as string;
  },
  entryId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    await addMatch(baseUrl, owner);
    const response = await call(baseUrl, 'GET', '/api/v1/score-log', { key });
    return response.body.entries[0].entryId as string;
  },
  reconsiderationId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const matchId = await addMatch(baseUrl, owner);
    const log = await call(baseUrl, 'GET', `/api/v1/matches/${matchId}/history`, { key });
    const response = await call(baseUrl, 'POST', `/api/v1/matches/${matchId}/reconsiderations`, {
      key,
      json: { logEntryId: log.body.entries[0].id, requestedBy: 'candidate', reason: 'Counted stock.' },
    });
    return response.body.reconsiderationId as string;
  },
  reportId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const response = await call(baseUrl, 'POST', '/api/v1/impact-reports', {
      key,
      json: {
        from: '2026-01-01',
        to: '2030-01-01',
        selected: 'score:70',
        demographics: 'externalId,sex,raceEthnicity\n',
      },
    });
    return response.body.reportId as string;
  },
  importId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const response = await call(baseUrl, 'POST', '/api/v1/imports?kind=candidates&dryRun=true', {
      key,
      raw: '{"externalId":"A row of another tenant"}\n',
      headers: { 'Content-Type': 'application/x-ndjson' },
    });
    return response.body.importId as string;
  },
  batchId: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const form = new FormData();
    form.append('files', new Blob(['A resume of another tenant']), 'resume.txt');
    const path = '/api/v1/parse/batches?documentType=resume';
    const { batchId } = (await call(baseUrl, 'POST', path, { key, form })).body;
    // It would change while a test compares responses.
    await call(baseUrl, 'POST', `/api/v1/operations/${batchId}/cancel`, { key });
    return batchId as string;
  },
  connectorId: addConnector,
  // Runs are reached through their connector, so a foreign connector is sufficient.
  runId: addConnector,
  linkId: async (_baseUrl, owner) => {
    const link = await owner.link(await owner.addTenant('organization'));
    return link.linkId;
  },
  candidateId: addCandidate,
  exportToken: async (baseUrl, owner) => {
    const key = await keyOf(owner);
    const candidateId = await addCandidate(baseUrl, owner);
    const path = `/api/v1/candidates/${candidateId}/access-export`;
    const { downloadPath } = (await call(baseUrl, 'POST', path, { key })).body;
    return (downloadPath as string).split('/').at(-1) ?? '';
  },
};

async function addCandidate(baseUrl: string, owner: TestTenant): Promise<string> {
  const key = await keyOf(owner);
  const response = await call(baseUrl, 'POST', '/api/v1/candidates/sync', {
    key,
    json: { candidates: [{ firstName: 'Other', lastName: 'Tenant' }] },
  });
  return response.body.results[0].candidateId as string;
}

async function addMatch(baseUrl: string, owner: TestTenant): Promise<string> {
  const key = await keyOf(owner);
  const post = (path: string, json: object) => call(baseUrl, 'POST', path, { key, json });
  const job = await post('/api/v1/jobs/sync', {
    parsed: { title: 'Line Cook', requiredSkills: ['Cooking'] },
  });
  const synced = await post('/api/v1/candidates/sync', { candidates: [{ skills: ['Cooking'] }] });
  const { candidateId } = synced.body.results[0];
  const response = await post('/api/v1/match', { candidateId, jobId: job.body.jobId });
  return response.body.matchId as string;
}
