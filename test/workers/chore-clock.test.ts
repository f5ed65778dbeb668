import { createLogger } from '../../src/platform/logger';
import { Metrics } from '../../src/platform/metrics';
import type { UpkeepUnit } from '../../src/services/maintenance/upkeep-unit';
import { MaintenanceScheduler } from '../../workers/maintenance/maintenance-scheduler';
import { until } from '../support/until';

const unitNamed = (name: string): UpkeepUnit => ({
  name,
  title: name,
  everyMs: 5,
  timeoutMs: 50,
  lateAfterMs: 1_000,
});

describe('the clock of upkeep', () => {
  const recorded: [string, string | null][] = [];
  const units = {
    recordRun: (unit: string, code: string | null) => {
      recorded.push([unit, code]);
      return Promise.resolve();
    },
  };
  const logger = createLogger({ level: 'fatal', process: 'test' });
  let clock: MaintenanceScheduler;

  beforeEach(() => recorded.splice(0));
  afterEach(() => clock.stop());

  test('a unit that never ends and one that throws are recorded and hold up no other', async () => {
    const metrics = new Metrics();
    let runs = 0;
    let aborted = false;
    clock = new MaintenanceScheduler(
      [
        {
          unit: unitNamed('stuck'),
          run: (signal) => {
            signal.addEventListener('abort', () => (aborted = true));
            return new Promise(() => undefined);
          },
        },
        { unit: unitNamed('broken'), run: () => Promise.reject(new RangeError('words that are not shown')) },
        { unit: unitNamed('sound'), run: () => Promise.resolve((runs += 1)) },
      ],
      units,
      metrics,
      logger,
    );
    clock.start();
    await until(
      'the stuck unit has run twice',
      () => recorded.filter(([unit]) => unit === 'stuck').length > 1,
    );
    expect(runs).toBeGreaterThan(2);
    expect(aborted).toBe(true);
    expect(recorded).toContainEqual(['stuck', 'timeout']);
    expect(recorded).toContainEqual(['broken', 'RangeError']);
    expect(recorded).toContainEqual(['sound', null]);
    const figures = await metrics.render();
    expect(figures).toMatch(/tenure_upkeep_failures_total\{unit="stuck",code="timeout"\} \d/);
    expect(figures).not.toContain('words that are not shown');
  });

  test('a unit that works again is recorded at once', async () => {
    let broken = true;
    clock = new MaintenanceScheduler(
      [
        {
          unit: unitNamed('mended'),
          run: () => (broken ? Promise.reject(new Error('away')) : Promise.resolve(0)),
        },
      ],
      units,
      new Metrics(),
      logger,
    );
    clock.start();
    await until('it has failed', () => recorded.some(([, code]) => code === 'error'));
    broken = false;
    await until('it is well', () => recorded.some(([, code]) => code === null));
  });
});
