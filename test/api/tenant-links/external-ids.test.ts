import { call } from '../../support/api';
import { DnsServer } from '../../support/servers/dns-server';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { hmisRecord } from '../../support/records/source-records';
import { until } from '../../support/until';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser/browser-client';
import { WebhookReceiver } from '../../support/servers/webhook-receiver';
import { WebhookClient } from '../../support/webhooks';

/** The external ids of the organization and of the employer. Neither tenant may see that of the other. */
const PLACEMENT_EXTERNAL_ID = 'hmis-placement-77';
const JOB_EXTERNAL_ID = 'ats-opening-31';

describe('the externalId of a record', () => {
  let dnsServer: DnsServer;
  let service: TestService;
  let organization: TestTenant;
  let employer: TestTenant;
  let organizationKey: string;
  let employerKey: string;
  let personalId: string;
  let ids: { candidateId: string; jobId: string };
  let matchId: string;
  const receivers: Record<'organization' | 'employer', WebhookReceiver> = {
    organization: new WebhookReceiver(),
    employer: new WebhookReceiver(),
  };

  const send = (key: string, method: string, path: string, json?: object) =>
    call(service.baseUrl, method, `/api/v1${path}`, { key, ...(json ? { json } : {}) });

  beforeAll(async () => {
    dnsServer = await new DnsServer().start();
    service = await startService({
      pools: ['sync', 'match', 'deliver'],
      environment: { WEBHOOK_ALLOW_LOOPBACK: 'true', WEBHOOK_DNS_SERVERS: dnsServer.address },
    });
    organization = await service.tenant('organization');
    employer = await service.tenant('employer');
    await employer.link(organization);
    organizationKey = (await organization.key()).key;
    employerKey = (await employer.key()).key;
    for (const [tenant, key, receiver] of [
      [organization, organizationKey, receivers.organization],
      [employer, employerKey, receivers.employer],
    ] as const) {
      await receiver.start();
      await new WebhookClient(service, tenant.tenantId, key).subscribe(receiver.url());
    }

    const pushResponse = await send(organizationKey, 'POST', '/candidates/sync', {
      adapter: 'hmis',
      candidates: [
        { record: hmisRecord(2026), occupations: ['Packer'], consent: { shareWithEmployers: true } },
      ],
    });
    const [result] = pushResponse.body.results as { candidateId: string; externalId: string }[];
    if (!result?.candidateId) throw new Error(pushResponse.text);
    personalId = result.externalId;
    await service.database.query(
      'UPDATE candidates SET share_with_employers = true WHERE candidate_id = $1',
      [result.candidateId],
    );
    const job = await send(employerKey, 'POST', '/jobs/sync', {
      externalId: JOB_EXTERNAL_ID,
      parsed: { title: 'Packer', requiredSkills: ['Packing'] },
    });
    ids = { candidateId: result.candidateId, jobId: job.body.jobId as string };
    // Each tenant creates the match once, because the visible ids must not depend on the caller.
    const match = await send(employerKey, 'POST', '/match', ids);
    expect(match.status).toBe(200);
    matchId = match.body.matchId as string;
    await service.database.query(
      "UPDATE matches SET final_score = 1, recommendation = 'weak_match', result = '{}' WHERE match_id = $1",
      [matchId],
    );
    expect((await send(organizationKey, 'POST', '/match', ids)).status).toBe(200);
    const rating = { rating: 4, raterRole: 'caseworker' };
    expect((await send(organizationKey, 'POST', `/matches/${matchId}/ratings`, rating)).status).toBe(201);
  });
  afterAll(async () => {
    await Promise.all(Object.values(receivers).map((receiver) => receiver.stop()));
    await service.stop();
    await dnsServer.stop();
  });

  /** Returns every response that could contain the identifier of the other tenant. */
  const collectResponses = async (key: string, placementId: string) => {
    const responses: [string, string][] = [];
    const calls: [string, string, object?][] = [
      ['GET', '/events'],
      ['GET', '/matches'],
      ['GET', `/matches/${matchId}`],
      ['GET', '/candidates'],
      ['GET', `/candidates/${ids.candidateId}`],
      ['GET', '/jobs'],
      ['GET', `/jobs/${ids.jobId}`],
      ['GET', '/placements'],
      ['GET', `/placements/${placementId}`],
      ['PATCH', `/placements/${placementId}`, { status: 'offered' }],
      ['POST', '/match', ids],
      ['POST', '/match/rank', { jobId: ids.jobId }],
      ['POST', '/retention-forecast', ids],
      ['POST', `/matches/${matchId}/ratings`, { rating: 3, raterRole: 'employer' }],
      ['GET', '/operations'],
      ['GET', '/webhook-subscriptions'],
    ];
    for (const [method, path, json] of calls) {
      responses.push([`${method} ${path}`, (await send(key, method, path, json)).text]);
    }
    return responses;
  };
  const callsContaining = (responses: readonly [string, string][], secret: string) =>
    responses.filter(([, text]) => text.includes(secret)).map(([name]) => name);

  it('is visible to its owner only, in every response', async () => {
    const placement = await send(organizationKey, 'POST', '/placements', {
      ...ids,
      externalId: PLACEMENT_EXTERNAL_ID,
    });
    expect([placement.status, placement.body.externalId]).toEqual([201, PLACEMENT_EXTERNAL_ID]);
    const placementId = placement.body.placementId as string;

    // The log ends before the oldest transaction of the server, which may be one of another database.
    await until('the events of both tenants are listed', async () => {
      const { text: ofOrganization } = await send(organizationKey, 'GET', '/events');
      const { text: ofEmployer } = await send(employerKey, 'GET', '/events');
      const isComplete = [personalId, PLACEMENT_EXTERNAL_ID].every((id) => ofOrganization.includes(id));
      return isComplete && ofEmployer.includes(JOB_EXTERNAL_ID);
    });
    const employerResponses = await collectResponses(employerKey, placementId);
    expect(callsContaining(employerResponses, personalId)).toEqual([]);
    expect(callsContaining(employerResponses, PLACEMENT_EXTERNAL_ID)).toEqual([]);
    const organizationResponses = await collectResponses(organizationKey, placementId);
    expect(callsContaining(organizationResponses, JOB_EXTERNAL_ID)).toEqual([]);

    // Proves that the search finds identifiers: the owners see theirs.
    expect(callsContaining(organizationResponses, personalId)).toEqual(
      expect.arrayContaining(['GET /events', 'GET /candidates', `GET /candidates/${ids.candidateId}`]),
    );
    expect(callsContaining(organizationResponses, PLACEMENT_EXTERNAL_ID)).toEqual(
      expect.arrayContaining(['GET /events', 'GET /placements', `GET /placements/${placementId}`]),
    );
    expect(callsContaining(employerResponses, JOB_EXTERNAL_ID)).toEqual(
      expect.arrayContaining(['GET /events', 'GET /jobs', `GET /jobs/${ids.jobId}`]),
    );
  });

  it('is not revealed by a filter on placements', async () => {
    const query = `/placements?externalId=${PLACEMENT_EXTERNAL_ID}`;
    expect((await send(organizationKey, 'GET', query)).body.placements).toHaveLength(1);
    expect((await send(employerKey, 'GET', query)).body.placements).toEqual([]);
  });

  it('is in the webhooks of its owner only', async () => {
    const bodies = (receiverName: 'organization' | 'employer') =>
      receivers[receiverName].received.map((message) => message.body).join('\n');
    for (const receiverName of ['organization', 'employer'] as const) {
      await until(`the ${receiverName} receiver has every event`, () =>
        ['match.created', 'match.updated', 'rating.submitted', 'placement.created'].every((type) =>
          bodies(receiverName).includes(`"${type}"`),
        ),
      );
    }
    expect(bodies('employer')).not.toContain(personalId);
    expect(bodies('employer')).not.toContain(PLACEMENT_EXTERNAL_ID);
    expect(bodies('employer')).toContain(JOB_EXTERNAL_ID);
    expect(bodies('organization')).not.toContain(JOB_EXTERNAL_ID);
    expect(bodies('organization')).toContain(personalId);
  });

  it('is hidden from users of the other tenant in the portal', async () => {
    await service.admin.users.create({
      email: 'admin@employer.example.com',
      role: 'employer_admin',
      tenantId: employer.tenantId,
      password: TEST_PASSWORD,
    });
    const browserClient = new BrowserClient(service.baseUrl);
    await browserClient.signIn('admin@employer.example.com');
    for (const path of [
      '/records/candidates',
      '/records/matches',
      `/records/candidates/${ids.candidateId}`,
      `/records/matches/${matchId}`,
    ]) {
      expect((await browserClient.portal('GET', path)).text).not.toContain(personalId);
    }
  });

  it('is in the events of its owner only', async () => {
    const rows = await service.database.query<{ tenant_id: string; data: Record<string, unknown> }>(
      "SELECT tenant_id, data FROM events WHERE type IN ('match.created', 'match.updated')",
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { tenant_id: tenantId, data } of rows) {
      const isOwner = tenantId === organization.tenantId;
      expect(data.candidateExternalId).toBe(isOwner ? personalId : null);
      expect(data.jobExternalId).toBe(isOwner ? null : JOB_EXTERNAL_ID);
    }
  });
});
