import { call } from '../../support/api';
import { DnsServer } from '../../support/dns-server';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { hmisRecord } from '../../support/source-records';
import { until } from '../../support/until';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser-client';
import { WebhookReceiver } from '../../support/webhook-receiver';
import { WebhookClient } from '../../support/webhooks';

/** What the organization, and what the employer calls its records. Neither is told the other's. */
const PLACEMENT_OF_ORGANIZATION = 'hmis-placement-77';
const JOB_OF_EMPLOYER = 'ats-opening-31';

describe('the externalId of a record', () => {
  let names: DnsServer;
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
    names = await new DnsServer().start();
    service = await startService({
      pools: ['sync', 'match', 'deliver'],
      environment: { WEBHOOK_ALLOW_LOOPBACK: 'true', WEBHOOK_DNS_SERVERS: names.address },
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

    const pushed = await send(organizationKey, 'POST', '/candidates/sync', {
      adapter: 'hmis',
      candidates: [
        { record: hmisRecord(2026), occupations: ['Packer'], consent: { shareWithEmployers: true } },
      ],
    });
    const [result] = pushed.body.results as { candidateId: string; externalId: string }[];
    if (!result?.candidateId) throw new Error(pushed.text);
    personalId = result.externalId;
    await service.database.query(
      'UPDATE candidates SET share_with_employers = true WHERE candidate_id = $1',
      [result.candidateId],
    );
    const job = await send(employerKey, 'POST', '/jobs/sync', {
      externalId: JOB_OF_EMPLOYER,
      parsed: { title: 'Packer', requiredSkills: ['Packing'] },
    });
    ids = { candidateId: result.candidateId, jobId: job.body.jobId as string };
    // Each side makes the match once: what the other is told must not depend on who asked.
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
    await names.stop();
  });

  /** Every answer in which the other tenant's identifier could stand. */
  const everything = async (key: string, placementId: string) => {
    const answers: [string, string][] = [];
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
      answers.push([`${method} ${path}`, (await send(key, method, path, json)).text]);
    }
    return answers;
  };
  const tellers = (answers: readonly [string, string][], secret: string) =>
    answers.filter(([, text]) => text.includes(secret)).map(([name]) => name);

  it('is told to its owner alone, on every surface', async () => {
    const placed = await send(organizationKey, 'POST', '/placements', {
      ...ids,
      externalId: PLACEMENT_OF_ORGANIZATION,
    });
    expect([placed.status, placed.body.externalId]).toEqual([201, PLACEMENT_OF_ORGANIZATION]);
    const placementId = placed.body.placementId as string;

    const toEmployer = await everything(employerKey, placementId);
    expect(tellers(toEmployer, personalId)).toEqual([]);
    expect(tellers(toEmployer, PLACEMENT_OF_ORGANIZATION)).toEqual([]);
    const toOrganization = await everything(organizationKey, placementId);
    expect(tellers(toOrganization, JOB_OF_EMPLOYER)).toEqual([]);

    // The owners are told: the test would see the identifiers where they are shown.
    expect(tellers(toOrganization, personalId)).toEqual(
      expect.arrayContaining(['GET /events', 'GET /candidates', `GET /candidates/${ids.candidateId}`]),
    );
    expect(tellers(toOrganization, PLACEMENT_OF_ORGANIZATION)).toEqual(
      expect.arrayContaining(['GET /events', 'GET /placements', `GET /placements/${placementId}`]),
    );
    expect(tellers(toEmployer, JOB_OF_EMPLOYER)).toEqual(
      expect.arrayContaining(['GET /events', 'GET /jobs', `GET /jobs/${ids.jobId}`]),
    );
  });

  it('cannot be found out by asking for placements that carry it', async () => {
    const query = `/placements?externalId=${PLACEMENT_OF_ORGANIZATION}`;
    expect((await send(organizationKey, 'GET', query)).body.placements).toHaveLength(1);
    expect((await send(employerKey, 'GET', query)).body.placements).toEqual([]);
  });

  it('is in the webhooks of its owner alone', async () => {
    const bodies = (side: 'organization' | 'employer') =>
      receivers[side].received.map((message) => message.body).join('\n');
    for (const side of ['organization', 'employer'] as const) {
      await until(`the ${side} has heard of everything`, () =>
        ['match.created', 'match.updated', 'rating.submitted', 'placement.created'].every((type) =>
          bodies(side).includes(`"${type}"`),
        ),
      );
    }
    expect(bodies('employer')).not.toContain(personalId);
    expect(bodies('employer')).not.toContain(PLACEMENT_OF_ORGANIZATION);
    expect(bodies('employer')).toContain(JOB_OF_EMPLOYER);
    expect(bodies('organization')).not.toContain(JOB_OF_EMPLOYER);
    expect(bodies('organization')).toContain(personalId);
  });

  it('is not shown to people of the other tenant in the portal', async () => {
    await service.admin.users.create({
      email: 'admin@employer.example.com',
      role: 'employer_admin',
      tenantId: employer.tenantId,
      password: TEST_PASSWORD,
    });
    const visitor = new BrowserClient(service.baseUrl);
    await visitor.signIn('admin@employer.example.com');
    for (const path of [
      '/sandbox/candidates',
      '/sandbox/matches',
      `/sandbox/candidates/${ids.candidateId}`,
      `/sandbox/shared/candidates/${ids.candidateId}`,
      `/sandbox/matches/${matchId}`,
    ]) {
      expect((await visitor.portal('GET', path)).text).not.toContain(personalId);
    }
  });

  it('stands in the events of its owner only', async () => {
    const rows = await service.database.query<{ tenant_id: string; data: Record<string, unknown> }>(
      "SELECT tenant_id, data FROM events WHERE type IN ('match.created', 'match.updated')",
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { tenant_id: tenantId, data } of rows) {
      const isOwner = tenantId === organization.tenantId;
      expect(data.candidateExternalId).toBe(isOwner ? personalId : null);
      expect(data.jobExternalId).toBe(isOwner ? null : JOB_OF_EMPLOYER);
    }
  });
});
