import { composeApi } from '../../../src/compose/api';
import { call } from '../../support/api';
import { startService, testConfig, type TestService } from '../../support/service';
import { until } from '../../support/until';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser-client';

/** Endpoints of operators, who belong to no tenant; they answer nobody else. */
const FOR_OPERATORS = /\/(access-requests|pools|outbox)\b/;
/** A body each writing endpoint takes, so that only the id in its path can be what is wrong. */
const BODIES: Record<string, object> = {
  rotate: { overlapHours: 1 },
  revoke: { name: 'test', reason: null },
  'rotate-secret': { overlapHours: 1 },
  test: { eventType: 'parse.completed' },
  recover: { since: '2026-01-01T00:00:00.000Z' },
};
const PATCHES: Record<string, object> = {
  userId: { status: 'disabled' },
  subscriptionId: { description: 'x' },
};

let service: TestService;
let endpoints: Endpoint[];
const ids: Record<string, string> = {};
let stranger: BrowserClient;
let member: BrowserClient;
let operator: BrowserClient;

beforeAll(async () => {
  service = await startService({ pools: ['sync', 'match'], environment: { WEBHOOK_ALLOW_LOOPBACK: 'true' } });
  endpoints = await portalEndpoints();
  const [owning, other, linked] = [
    await service.tenant('employer'),
    await service.tenant('employer'),
    await service.tenant('organization'),
  ];
  const visitor = async (
    email: string,
    role: 'employer_admin' | 'member' | 'operator',
    tenantId: string | null,
  ) => {
    ids[email] = (
      await service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD })
    ).userId;
    const made = new BrowserClient(service.baseUrl);
    await made.signIn(email);
    return made;
  };
  const owner = await visitor('owner@employer.example', 'employer_admin', owning.tenantId);
  stranger = await visitor('stranger@other.example', 'employer_admin', other.tenantId);
  member = await visitor('member@employer.example', 'member', owning.tenantId);
  operator = await visitor('operator@tenure.example', 'operator', null);
  const { key, keyId } = await owning.key();
  const api = async (path: string, json: object) =>
    (await call(service.baseUrl, 'POST', `/api/v1/${path}`, { key, json })).body;
  const hook = (
    await owner.portal('POST', '/webhooks?mode=test', { url: 'http://127.0.0.1:9/hook', events: ['*'] })
  ).body;
  const tested = await owner.portal('POST', `/webhooks/${hook.subscriptionId}/test?mode=test`, {
    eventType: 'parse.completed',
  });
  const candidateId = await owning.candidate();
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
  const invited = await owner.portal('POST', '/invitations', {
    email: 'new@employer.example',
    role: 'member',
  });
  Object.assign(ids, {
    keyId,
    subscriptionId: hook.subscriptionId,
    deliveryId: tested.body.deliveryId,
    userId: ids['member@employer.example'],
    invitationId: invited.body.invitationId,
    linkId: (await owning.link(linked)).linkId,
    candidateId,
    jobId,
    matchId,
    mailId: jobId,
  });
  ids.requestId = await until('a call in the log', async () => {
    const { body } = await owner.portal('GET', '/requests?mode=test');
    return body.requests[0]?.requestId as string | undefined;
  });
});
afterAll(() => service.stop());

interface Endpoint {
  method: string;
  path: string;
}

/** Every endpoint of the portal, from the router itself, so that one added later is tried by itself. */
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

function asked({ method, path }: Endpoint): [string, string, object | undefined] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const unknown = names.find((name) => ids[name] === undefined);
  if (unknown !== undefined) throw new Error(`say in this test what a foreign ${unknown} is`);
  const filled = path.replaceAll(/:(\w+)/g, (_all, name: string) => ids[name] ?? '');
  const last = path.split('/').at(-1) ?? '';
  const body = method === 'PATCH' ? PATCHES[names[0] ?? ''] : (BODIES[last] ?? {});
  return [method, `${filled}?mode=test&data=own`, method === 'GET' ? undefined : body];
}

it('ids of another tenant open nothing at any endpoint', async () => {
  const tried = endpoints.filter(({ path }) => path.includes(':') && !FOR_OPERATORS.test(path));
  expect(tried.length).toBeGreaterThan(15);
  for (const endpoint of tried) {
    const answer = await stranger.portal(...asked(endpoint));
    expect([endpoint, answer.status, answer.body.code]).toEqual([endpoint, 404, 'not_found']);
  }
});

it('nobody gets an answer who is not signed in, and operators none about a tenant', async () => {
  const nobody = new BrowserClient(service.baseUrl);
  for (const endpoint of endpoints) {
    const answer = await nobody.portal(...asked(endpoint));
    expect([endpoint, answer.status]).toEqual([endpoint, 401]);
    if (FOR_OPERATORS.test(endpoint.path) || !endpoint.path.includes(':')) continue;
    const refused = await operator.portal(...asked(endpoint));
    expect([endpoint, refused.body.code]).toEqual([endpoint, 'role_not_allowed']);
  }
});

it('members change nothing, and no tenant sees what is for operators', async () => {
  for (const endpoint of endpoints) {
    const forOperators = FOR_OPERATORS.test(endpoint.path);
    if (endpoint.path === '/playground-key' || (endpoint.method === 'GET' && !forOperators)) continue;
    const answer = await member.portal(...asked(endpoint));
    expect([endpoint, answer.body.code]).toEqual([endpoint, 'role_not_allowed']);
  }
});
