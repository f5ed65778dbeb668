import { Database } from '../../../src/db/kernel/database';
import { UpkeepUnitsRepository } from '../../../src/db/operations/upkeep-units.repository';
import { DueTenantsRepository } from '../../../src/db/records/due-tenants.repository';
import { LearnCurvesService } from '../../../src/services/retention/learn-curves.service';
import { tenantData } from '../../../src/services/tenant-data';
import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';

let service: TestService;
let database: Database;
let learning: LearnCurvesService;

beforeAll(async () => {
  service = await startService({ pools: [] });
  database = new Database({ url: service.database.url, poolSize: 2, role: 'tenure_app' });
  learning = new LearnCurvesService(
    new DueTenantsRepository(database),
    tenantData(database),
    new UpkeepUnitsRepository(database),
  );
});
afterAll(async () => {
  await database.close();
  await service.stop();
});

/** Inserts placements that started and ended, in the form that the API stores. */
async function insertEndedPlacements(
  tenant: TestTenant,
  count: number,
  days: number,
  jobFamily = '35',
): Promise<void> {
  await service.database.query(
    `INSERT INTO placements (placement_id, tenant_id, mode, candidate_id, job_id, status, history, started_on, ended_on,
       job_family, predictor, forecast, model_version, start_date, end_date)
     SELECT gen_random_uuid(), $1, 'test', gen_random_uuid(), gen_random_uuid(), 'ended', '[]',
            current_date - 400, current_date - 400 + $3::int + n, $4, 0.3, '{0.97,0.9,0.8,0.62}', 'retention', '2025', '2025'
     FROM generate_series(1, $2::int) AS n`,
    [tenant.tenantId, count, days, jobFamily],
  );
}

async function calibration(tenant: TestTenant) {
  const { key } = await tenant.key();
  return (await call(service.baseUrl, 'GET', '/api/v1/retention/calibration', { key })).body;
}

async function forecastForNewJob(tenant: TestTenant) {
  const { key } = await tenant.key();
  const job = await call(service.baseUrl, 'POST', '/api/v1/jobs/sync', {
    key,
    json: { parsed: { title: 'Line cook' } },
  });
  const response = await call(service.baseUrl, 'POST', '/api/v1/retention-forecast', {
    key,
    json: { candidateId: await tenant.candidate(), jobId: job.body.jobId },
  });
  return response.body;
}

it('a curve is learned from the 25th ended placement and gets a new version for each report after that', async () => {
  const tenant = await service.tenant('employer');
  await insertEndedPlacements(tenant, 24, 20);
  expect((await learning.run()).rows).toBe(0);
  expect(await calibration(tenant)).toMatchObject({ outcomes: 24, outcomesUntilLearning: 1, curves: [] });

  await insertEndedPlacements(tenant, 1, 20);
  expect((await learning.run()).rows).toBe(1);
  expect((await learning.run()).rows).toBe(0);
  const learned = await calibration(tenant);
  expect(learned.curves).toMatchObject([{ jobFamily: null, version: 'curve.1', outcomes: 25, stays: 25 }]);
  expect(learned.curves[0].hazardRatio).toBeGreaterThan(1.3);

  await insertEndedPlacements(tenant, 1, 40);
  expect((await learning.run()).rows).toBe(1);
  expect((await calibration(tenant)).curves[0].version).toBe('curve.2');
});

it('calibration compares forecasts with outcomes, and confidence falls if they deviate', async () => {
  const tenant = await service.tenant('employer');
  await insertEndedPlacements(tenant, 30, 20);
  const { horizons, calibrationError } = await calibration(tenant);
  expect(horizons).toMatchObject([
    { day: 30, known: 30, predicted: 0.97 },
    { day: 90, known: 30, predicted: 0.9, observed: 0 },
    { day: 180, known: 30, predicted: 0.8, observed: 0 },
    { day: 365, known: 30, predicted: 0.62, observed: 0 },
  ]);
  expect(calibrationError).toBeGreaterThan(0.5);
});

it('ended placements change the forecasts of their tenant only', async () => {
  const [reportingTenant, otherTenant] = [await service.tenant('employer'), await service.tenant('employer')];
  await insertEndedPlacements(reportingTenant, 40, 10);
  await learning.run();
  const [changed, unchanged] = [
    await forecastForNewJob(reportingTenant),
    await forecastForNewJob(otherTenant),
  ];
  expect(changed.probability365d).toBeLessThan(unchanged.probability365d - 0.2);
  expect(changed.modelVersion).toBe(`${unchanged.modelVersion}+curve.1`);
  expect(changed.confidence).toBeLessThan(unchanged.confidence);
});

it('a job family gets a separate curve from 50 ended placements', async () => {
  const tenant = await service.tenant('employer');
  await insertEndedPlacements(tenant, 50, 10, '35');
  await insertEndedPlacements(tenant, 49, 300, '43');
  await learning.run();
  const { curves } = await calibration(tenant);
  expect(curves.map(({ jobFamily }: { jobFamily: string | null }) => jobFamily)).toEqual([null, '35']);
  expect((await forecastForNewJob(tenant)).modelVersion).toMatch(/\+curve\.35\.1$/);
});

it('a tenant can exclude earlier jobs from the features', async () => {
  const tenant = await service.tenant('employer');
  await service.admin.tenants.set(tenant.tenantId, 'retention.priorTenure', false);
  const response = await forecastForNewJob(tenant);
  expect(response.featureSnapshot).toMatchObject({ priorJobCount: null, meanPriorTenureDays: null });
  expect((await calibration(tenant)).priorTenureUsed).toBe(false);
});
