import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { composeWorkers } from '../../../src/compose/workers';
import { Database } from '../../../src/db/kernel/database';
import { ModelVersionsRepository } from '../../../src/db/records/model-versions.repository';
import document from '../../../src/http/generated/openapi.json';
import { AnnounceModelsService } from '../../../src/services/compliance/announce-models.service';
import { modelVersions } from '../../../src/services/compliance/model-versions';
import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';
import { BoardServer } from '../../support/servers/board-server';
import { WebhookReceiver } from '../../support/servers/webhook-receiver';
import { EVENT_TYPES, EVENTS_BY_TYPE } from '../../../src/webhooks/events/catalogue';

interface Message {
  type: string;
  data: Record<string, unknown>;
}
const webhooks = document.webhooks as Record<
  string,
  {
    post: {
      requestBody: { content: { 'application/json': { schema: { $ref: string }; example: Message } } };
    };
  }
>;
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(document, 'openapi');

/** Validates a message against the published schema of its event type. Returns the errors or null. */
function validationErrors(message: Message): unknown {
  const described = webhooks[message.type]?.post.requestBody.content['application/json'].schema.$ref;
  const check = ajv.compile({ $ref: `openapi${described}` });
  return check(message) ? null : check.errors;
}

describe('the OpenAPI description of webhooks', () => {
  it('covers every event type and no other', () => {
    expect(Object.keys(webhooks).sort()).toEqual([...EVENT_TYPES].sort());
  });

  it.each(EVENT_TYPES)('accepts the sample of %s as its example and refuses invalid data', (type) => {
    const example = webhooks[type]?.post.requestBody.content['application/json'].example as Message;
    expect(example.data).toEqual(EVENTS_BY_TYPE[type].sample);
    expect(validationErrors(example)).toBeNull();
    const [first = ''] = Object.keys(example.data);
    const { [first]: _left, ...rest } = example.data;
    expect(validationErrors({ ...example, data: rest })).not.toBeNull();
    expect(validationErrors({ ...example, data: { ...example.data, [first]: {} } })).not.toBeNull();
    // New members may be added to events.
    expect(validationErrors({ ...example, data: { ...example.data, added: 1 } })).toBeNull();
  });
});

/** Announces the models of a release after the current one. */
async function announceNewModels(service: TestService): Promise<void> {
  const database = new Database({ url: service.database.url, poolSize: 1, role: 'tenure_app' });
  try {
    const versions = new ModelVersionsRepository(database);
    await new AnnounceModelsService(versions, modelVersions()).run();
    await new AnnounceModelsService(versions, { ...modelVersions(), matching: 'match-99.0.0' }).run();
  } finally {
    await database.close();
  }
}

describe('a delivered webhook', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let board: BoardServer;
  let tenant: TestTenant;
  let key: string;

  beforeAll(async () => {
    receiver = await new WebhookReceiver().start();
    board = await new BoardServer().start();
    service = await startService({
      pools: ['parse', 'scan', 'sync', 'match', 'deliver'],
      environment: { WEBHOOK_ALLOW_LOOPBACK: 'true', CONNECTOR_TEST_ORIGIN: board.origin },
    });
    tenant = await service.tenant('employer');
    ({ key } = await tenant.key());
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
    await board.stop();
  });

  const send = async (method: string, path: string, json: object) => {
    const response = await call(service.baseUrl, method, `/api/v1${path}`, { key, json });
    if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
    return response.body;
  };

  /** Corrects the title of a parsed posting on the page of a review. */
  const correctTitle = async (operationId: string) => {
    const { sessionId, url } = await send('POST', '/review-sessions', { operationId, reviewer: 'staff-12' });
    const [, token] = (url as string).split('#');
    const page = `${service.baseUrl}/review/${sessionId}`;
    const opened = await call(page, 'POST', '/open', { json: { token } });
    const correction = { pointer: '/title', action: 'replace', value: 'Cook', page: null, box: null };
    const confirmed = await call(page, 'POST', '/confirm', {
      key: opened.body.bearer,
      json: { corrections: [correction] },
    });
    expect([confirmed.status, confirmed.body]).toEqual([200, { corrections: 1 }]);
  };

  /** Saves a search that a new candidate passes. */
  const findCandidate = async () => {
    await send('POST', '/saved-searches', {
      ...{ name: 'Bakers', of: 'candidates', filters: { skill: 'Baking' }, notify: true },
    });
    await send('POST', '/candidates/sync', { candidates: [{ externalId: 'C-3', skills: ['Baking'] }] });
    const workers = composeWorkers(service.config, ['match']);
    await workers.evaluateSearches.run(
      { tenantId: tenant.tenantId, mode: 'test' },
      new AbortController().signal,
    );
    await workers.shutdown.run('test');
  };

  it('conforms to the description for every event type', async () => {
    await send('POST', '/webhook-subscriptions', { url: receiver.url(), events: ['*'] });
    const job = (skills: string[]) =>
      send('POST', '/jobs/sync', {
        externalId: 'REQ-1',
        parsed: { title: 'Line cook', requiredSkills: skills.map((name) => ({ name })) },
      });
    const { jobId } = await job(['Cooking', 'Knife skills']);
    const pushResponse = await send('POST', '/candidates/sync', {
      candidates: [{ externalId: 'C-1', firstName: 'Ines', lastName: 'Rocha', skills: ['Cooking'] }],
    });
    const { candidateId } = pushResponse.results[0];
    const { matchId } = await send('POST', '/match', { candidateId, jobId });
    await job(['Welding', 'Forklift operation']);
    await send('POST', '/match', { candidateId, jobId });
    await send('POST', `/matches/${matchId}/ratings`, { rating: 4, raterRole: 'employer' });
    const { decisionId } = await send('POST', `/matches/${matchId}/decisions`, {
      outcome: 'advanced',
      reasonCode: 'skills',
      decidedBy: 'staff-12',
    });
    await send('POST', `/decisions/${decisionId}/withdraw`, { withdrawnBy: 'staff-12' });
    const { body: history } = await call(service.baseUrl, 'GET', `/api/v1/matches/${matchId}/history`, {
      key,
    });
    const { id: logEntryId } = history.entries.find((entry: { score: object | null }) => entry.score);
    await send('POST', `/matches/${matchId}/reconsiderations`, {
      logEntryId,
      requestedBy: 'candidate',
      reason: 'Cooked for two years; the record does not say so.',
    });
    const { placementId } = await send('POST', '/placements', { candidateId, jobId });
    await send('PATCH', `/placements/${placementId}`, { status: 'accepted' });
    const other = await send('POST', '/candidates/sync', { candidates: [{ externalId: 'C-2' }] });
    const merge = { candidateId: other.results[0].candidateId as string };
    await send('POST', `/candidates/${candidateId}/merge`, merge);
    await send('POST', `/candidates/${candidateId}/unmerge`, merge);
    const posting = await send('POST', '/parse/jd', { text: 'Line cook, Dayton, OH. $18.50 an hour.' });
    await correctTitle(posting.meta.parseId);
    const { connectorId } = await send('POST', '/connectors', { kind: 'lever', board: 'acme' });
    await send('POST', `/connectors/${connectorId}/runs`, {});
    const form = new FormData();
    form.append('files', new Blob(['Line cook, Dayton, OH.']), 'posting.txt');
    const path = '/api/v1/parse/batches?documentType=job_description';
    expect((await call(service.baseUrl, 'POST', path, { key, form })).status).toBe(202);
    await findCandidate();
    await announceNewModels(service);

    const messages = await until('a message of every type', () => {
      const received = receiver.received.map(({ body }) => JSON.parse(body) as Message);
      return new Set(received.map(({ type }) => type)).size === EVENT_TYPES.length && received;
    });
    for (const message of messages)
      expect([message.type, validationErrors(message)]).toEqual([message.type, null]);
  });
});
