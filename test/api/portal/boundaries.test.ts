import { composeApi } from '../../../src/compose/api';
import { AgentProgram } from '../../support/agents/agent-program';
import type { UserRole } from '../../../src/services/access/sessions.service';
import { call } from '../../support/api';
import { startService, testConfig, type TestService } from '../../support/service';
import { until } from '../../support/until';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser/browser-client';

/** Endpoints for operators, who belong to no tenant. Every other role is refused. */
const OPERATOR_ENDPOINT_PATTERN = /\/(access-requests|pools|outbox|operate)\b/;
/** Endpoints for caseworkers, who see records and nothing else; the catalogue of events is public. */
const CASEWORKER_ENDPOINT_PATTERN = /^\/(session|records|saved-filters|events)\b/;
/** A valid body for each endpoint that changes data, so that only the id in the path can be invalid. */
const BODIES: Record<string, object> = {
  rotate: { overlapHours: 1 },
  revoke: { name: 'test', reason: null },
  'rotate-secret': { overlapHours: 1 },
  test: { eventType: 'parse.completed' },
  recover: { since: '2026-01-01T00:00:00.000Z' },
  runs: { dryRun: true },
  'oauth-clients': { name: 'Agent', redirectUris: ['https://agent.example/callback'] },
  rankings: {},
  merges: { candidateId: '00000000-0000-7000-8000-0000000c0001' },
  distinct: { candidateId: '00000000-0000-7000-8000-0000000c0001' },
  decisions: { outcome: 'advanced', reasonCode: 'skills' },
  ratings: { rating: 4 },
};
const PATCHES: Record<string, object> = {
  tenantId: { status: 'active' },
  userId: { status: 'disabled' },
  subscriptionId: { description: 'x' },
  oauthClientId: { name: 'Other agent' },
};

let service: TestService;
let endpoints: Endpoint[];
const ids: Record<string, string> = {};
let otherTenantAdmin: BrowserClient;
let member: BrowserClient;
let caseworker: BrowserClient;
let operator: BrowserClient;

beforeAll(async () => {
  service = await startService({
    pools: ['sync', 'match'],
    environment: {
      WEBHOOK_ALLOW_LOOPBACK: 'true',
      // Nothing listens there, so no request leaves the machine.
      CONNECTOR_TEST_ORIGIN: 'http://127.0.0.1:9',
    },
  });
  endpoints = await portalEndpoints();
  const [ownerTenant, otherTenant, linkedTenant] = [
    await service.tenant('employer'),
    await service.tenant('employer'),
    await service.tenant('organization'),
  ];
  const owner = await createClient('owner@employer.example', 'employer_admin', ownerTenant.tenantId);
  otherTenantAdmin = await createClient('admin@other.example', 'employer_admin', otherTenant.tenantId);
  member = await createClient('member@employer.example', 'member', ownerTenant.tenantId);
  caseworker = await createClient('case@employer.example', 'caseworker', ownerTenant.tenantId);
  operator = await createClient('operator@tenure.example', 'operator', null);
  const { key, keyId } = await ownerTenant.key();
  const api = async (path: string, json: object) =>
    (await call(service.baseUrl, 'POST', `/api/v1/${path}`, { key, json })).body;
  const subscription = (
    await owner.portal('POST', '/webhooks?mode=test', { url: 'http://127.0.0.1:9/hook', events: ['*'] })
  ).body;
  const delivery = await owner.portal('POST', `/webhooks/${subscription.subscriptionId}/test?mode=test`, {
    eventType: 'parse.completed',
  });
  const connector = { kind: 'lever', board: 'acme', employerName: null, intervalMinutes: null };
  const { connectorId } = (await owner.portal('POST', '/connectors?mode=test', connector)).body;
  const run = await owner.portal('POST', `/connectors/${connectorId}/runs?mode=test`, { dryRun: true });
  const candidateId = await ownerTenant.candidate();
  const { jobId } = await api('jobs/sync', { parsed: { title: 'Packer' } });
  const { matchId } = (
    await call(service.baseUrl, 'POST', '/api/v1/match', {
      key,
      json: {
        candidateId: '00000000-0000-7000-8000-0000000c0001',
        jobId: '00000000-0000-7000-8000-0000000b0001',
      },
      headers: { 'Sandbox-Tenant': 'synthetic' },
    })
  ).body;
  const parsed = await api('parse/resume', {
    text: 'Bo Lind\n\nEXPERIENCE\nLine cook, Blue Door Diner, 2019 - 2023',
  });
  const decision = await api(`matches/${matchId}/decisions`, {
    ...{ outcome: 'advanced', reasonCode: 'skills', decidedBy: 'staff-12' },
  });
  const invitation = await owner.portal('POST', '/invitations', {
    email: 'new@employer.example',
    role: 'member',
  });
  Object.assign(ids, {
    keyId,
    subscriptionId: subscription.subscriptionId,
    deliveryId: delivery.body.deliveryId,
    userId: ids['member@employer.example'],
    invitationId: invitation.body.invitationId,
    linkId: (await ownerTenant.link(linkedTenant)).linkId,
    connectorId,
    runId: run.body.runId,
    ...(await agentIds(owner)),
    candidateId,
    jobId,
    matchId,
    decisionId: decision.decisionId,
    parseId: parsed.meta.parseId,
    tenantId: ownerTenant.tenantId,
    mailId: jobId,
    otherId: candidateId,
    rankingId: matchId,
    filterId: await saveFilter(owner),
  });
  ids.requestId = await until('the call is logged', async () => {
    const { body } = await owner.portal('GET', '/requests?mode=test');
    return body.requests[0]?.requestId as string | undefined;
  });
});
afterAll(() => service.stop());

async function createClient(email: string, role: UserRole, tenantId: string | null): Promise<BrowserClient> {
  const user = await service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });
  ids[email] = user.userId;
  const client = new BrowserClient(service.baseUrl);
  await client.signIn(email);
  return client;
}

/** Registers a program and grants it access. */
async function agentIds(owner: BrowserClient): Promise<{ oauthClientId: string; grantId: string }> {
  const redirectUri = 'https://agent.example/callback';
  const client = { name: 'Agent', redirectUris: [redirectUri], confidential: true };
  const { body } = await owner.portal('POST', '/oauth-clients', client);
  const program = new AgentProgram(service.baseUrl, String(body.clientId), redirectUri);
  await program.code(owner, program.attempt());
  const [grant] = await service.database.query<{ grant_id: string }>('SELECT grant_id FROM oauth_grants');
  return { oauthClientId: String(body.oauthClientId), grantId: grant?.grant_id ?? '' };
}

async function saveFilter(client: BrowserClient): Promise<string> {
  const filter = { list: 'candidates', name: 'Welders', query: 'skill=welding' };
  return (await client.portal('POST', '/saved-filters', filter)).body.filterId as string;
}

interface Endpoint {
  method: string;
  path: string;
}

/** Returns every endpoint of the portal from its router, so that new endpoints are covered automatically. */
async function portalEndpoints(): Promise<Endpoint[]> {
  const api = composeApi(testConfig(service.database));
  await api.shutdown.run('test');
  const { stack } = api.http.portal;
  return stack.flatMap(({ route }) => {
    const paths = [route?.path ?? []].flat().filter((path) => path.startsWith('/developers/api/'));
    const { methods = {} } = (route ?? {}) as unknown as { methods?: Record<string, boolean> };
    return paths.flatMap((path) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase(),
        path: path.slice('/developers/api'.length),
      })),
    );
  });
}

function requestOf({ method, path }: Endpoint): [string, string, object | undefined] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const missingName = names.find((name) => ids[name] === undefined);
  if (missingName !== undefined) throw new Error(`add a foreign ${missingName} to this test`);
  const resolvedPath = path.replaceAll(/:(\w+)/g, (_all, name: string) => ids[name] ?? '');
  const last = path.split('/').at(-1) ?? '';
  const body = method === 'PATCH' ? PATCHES[names[0] ?? ''] : (BODIES[last] ?? {});
  return [method, `${resolvedPath}?mode=test&data=own`, method === 'GET' ? undefined : body];
}

it('every endpoint of the portal returns 404 for ids of another tenant', async () => {
  const endpointsWithIds = endpoints.filter(
    ({ path }) => path.includes(':') && !OPERATOR_ENDPOINT_PATTERN.test(path),
  );
  expect(endpointsWithIds.length).toBeGreaterThan(15);
  for (const endpoint of endpointsWithIds) {
    const response = await otherTenantAdmin.portal(...requestOf(endpoint));
    expect([endpoint, response.status, response.body.code]).toEqual([endpoint, 404, 'not_found']);
  }
});

it('every endpoint of the portal requires a session, and those of a tenant refuse operators', async () => {
  const signedOutClient = new BrowserClient(service.baseUrl);
  for (const endpoint of endpoints) {
    const response = await signedOutClient.portal(...requestOf(endpoint));
    expect([endpoint, response.status]).toEqual([endpoint, 401]);
    if (OPERATOR_ENDPOINT_PATTERN.test(endpoint.path) || !endpoint.path.includes(':')) continue;
    const operatorResponse = await operator.portal(...requestOf(endpoint));
    expect([endpoint, operatorResponse.body.code]).toEqual([endpoint, 'role_not_allowed']);
  }
});

it('every endpoint refuses caseworkers, except those of records', async () => {
  for (const endpoint of endpoints) {
    if (CASEWORKER_ENDPOINT_PATTERN.test(endpoint.path)) continue;
    const response = await caseworker.portal(...requestOf(endpoint));
    expect([endpoint, response.body.code]).toEqual([endpoint, 'role_not_allowed']);
  }
});

it('every endpoint that changes data refuses members, and every operator endpoint refuses tenants', async () => {
  for (const endpoint of endpoints) {
    const isOperatorEndpoint = OPERATOR_ENDPOINT_PATTERN.test(endpoint.path);
    if (
      /^\/(playground-key|reference-key|saved-filters)\b/.test(endpoint.path) ||
      (endpoint.method === 'GET' && !isOperatorEndpoint)
    )
      continue;
    const response = await member.portal(...requestOf(endpoint));
    expect([endpoint, response.body.code]).toEqual([endpoint, 'role_not_allowed']);
  }
});
