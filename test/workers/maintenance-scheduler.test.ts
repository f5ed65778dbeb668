import { createLogger } from '../../src/platform/logger';
import { Metrics } from '../../src/platform/metrics';
import type { MaintenanceUnit } from '../../src/services/maintenance/maintenance-unit';
import { MaintenanceScheduler } from '../../workers/maintenance/maintenance-scheduler';
import { until } from '../support/until';

const unitNamed = (name: string): MaintenanceUnit => ({
  name,
  title: name,
  intervalMs: 5,
  timeoutMs: 50,
  lateAfterMs: 1_000,
});

describe('the maintenance scheduler', () => {
  const recorded: [string, string | null][] = [];
  const units = {
    recordRun: (unit: string, code: string | null) => {
      recorded.push([unit, code]);
      return Promise.resolve();
    },
  };
  const logger = createLogger({ level: 'fatal', process: 'test' });
  let scheduler: MaintenanceScheduler;

  beforeEach(() => recorded.splice(0));
  afterEach(() => scheduler.stop());

  test('records a unit that hangs and a unit that throws, and runs the other units', async () => {
    const metrics = new Metrics();
    let runs = 0;
    let aborted = false;
    scheduler = new MaintenanceScheduler(
      [
        {
          unit: unitNamed('stuck'),
          run: (signal) => {
            signal.addEventListener('abort', () => (aborted = true));
            return new Promise(() => undefined);
          },
        },
        { unit: unitNamed('broken'), run: () => Promise.reject(new RangeError('text of an error')) },
        { unit: unitNamed('working'), run: () => Promise.resolve((runs += 1)) },
      ],
      units,
      metrics,
      logger,
    );
    scheduler.start();
    await until(
      'the stuck unit has run twice',
      () => recorded.filter(([unit]) => unit === 'stuck').length > 1,
    );
    expect(runs).toBeGreaterThan(2);
    expect(aborted).toBe(true);
    expect(recorded).toContainEqual(['stuck', 'timeout']);
    expect(recorded).toContainEqual(['broken', 'RangeError']);
    expect(recorded).toContainEqual(['working', null]);
    const renderedMetrics = await metrics.render();
    expect(renderedMetrics).toMatch(/tenure_upkeep_failures_total\{unit="stuck",code="timeout"\} \d/);
    expect(renderedMetrics).not.toContain('text of an error');
  });

  test('records a unit as soon as it succeeds again', async () => {
    let broken = true;
    scheduler = new MaintenanceScheduler(
      [
        {
          unit: unitNamed('recovering'),
          run: () => (broken ? Promise.reject(new Error('unavailable')) : Promise.resolve(0)),
        },
      ],
      units,
      new Metrics(),
      logger,
    );
    scheduler.start();
    await until('the failure is recorded', () => recorded.some(([, code]) => code === 'error'));
    broken = false;
    await until('the success is recorded', () => recorded.some(([, code]) => code === null));
  });
});
