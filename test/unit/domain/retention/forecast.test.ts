import {
  forecast,
  HORIZONS,
  learnCurve,
  PRIOR_CURVE,
  retentionInput,
  retentionModel,
} from '../../../../src/domain/retention';
import type { EmploymentType } from '../../../../src/domain/common';
import type { ForecastSettings, LearnedCurve, RetentionInput } from '../../../../src/domain/retention';
import { sampleJob, samplePosition, sampleCandidate } from './records';

/** Seeded uniform numbers, so that a failing case can be reproduced. */
function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const TITLES = [
  'Cashier',
  'Summer intern',
  'Director of operations',
  'Warehouse associate',
  'Zzyzx',
  'RN',
  '',
];
const EMPLOYMENT: (EmploymentType | null)[] = [null, 'seasonal', 'full_time', 'internship'];
const CODES = ['41-2011.00', '35-3031.00', '11-1021.00', '55-3010.00', null];

function randomInput(random: () => number): RetentionInput {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const work = Array.from({ length: Math.floor(random() * 8) }, () => {
    const year = 1990 + Math.floor(random() * 30);
    return samplePosition({
      startDate: `${year}-0${1 + Math.floor(random() * 9)}`,
      endDate: random() < 0.8 ? `${year + Math.floor(random() * 9)}-1${Math.floor(random() * 3)}` : null,
      months: random() < 0.5 ? null : Math.floor(random() * 300),
      isCurrent: random() < 0.1,
      onetSocCode: pick(CODES),
    });
  });
  const job = sampleJob({
    title: pick(TITLES),
    onetSocCode: pick(CODES),
    employmentType: pick(EMPLOYMENT),
    startDate: pick(['2026-06', '2026', null, '2026-12-24']),
    hourlyMinUsd: pick([null, 0, 9, 80]),
    hourlyMaxUsd: pick([null, 12, 900]),
  });
  return retentionInput(sampleCandidate(work, pick([null, 15, 200])), job, pick([null, 0, 12, 500]));
}

function randomCurve(random: () => number): LearnedCurve | null {
  if (random() < 0.3) return null;
  return {
    level: (random() - 0.5) * 4,
    shape: (random() - 0.5) * 2,
    covariance: { level: random() * 0.1, shape: random() * 0.05, both: 0 },
    outcomes: Math.floor(random() * 300),
    calibrationError: random() < 0.5 ? null : random() * 0.3,
    version: 'c1',
  };
}

describe('a retention forecast', () => {
  it('decreases over time, lies inside its intervals and stays within bounds for random input', () => {
    for (let seed = 1; seed <= 2000; seed++) {
      const random = uniform(seed);
      const settings: ForecastSettings = { priorTenure: random() < 0.8, curve: randomCurve(random) };
      const result = forecast(randomInput(random), settings);
      const points = [
        result.probability30d,
        result.probability90d,
        result.probability180d,
        result.probability365d,
      ];
      const intervals = [
        result.intervals.d30,
        result.intervals.d90,
        result.intervals.d180,
        result.intervals.d365,
      ];
      const problems: string[] = [];
      points.forEach((point, at) => {
        const [low, high] = intervals[at] as [number, number];
        const before = points[at - 1] ?? 1;
        const [lowBefore, highBefore] = (intervals[at - 1] ?? [1, 1]) as [number, number];
        if (!(point >= 0 && point <= before)) problems.push(`point ${at}: ${before} then ${point}`);
        if (!(low <= point && point <= high && low >= 0 && high <= 1))
          problems.push(`interval ${at}: ${low} ${point} ${high}`);
        if (Number.isNaN(lowBefore + highBefore)) problems.push('not a number');
      });
      if (!(result.confidence >= 0 && result.confidence <= 1))
        problems.push(`confidence ${result.confidence}`);
      if (!(result.expectedTenureDays >= 0 && result.expectedTenureDays <= 1095))
        problems.push('expected tenure');
      if (result.medianTenureDays !== null && !(result.medianTenureDays <= 1095)) problems.push('median');
      if (result.drivers.length > 6) problems.push('drivers');
      expect({ seed, problems }).toEqual({ seed, problems: [] });
    }
  });

  it('is the same for the same input', () => {
    const input = retentionInput(sampleCandidate(), sampleJob());
    expect(forecast(input)).toEqual(forecast(input));
  });

  it('expects shorter tenure for interns than for directors and for candidates with short past tenures', () => {
    const days = (title: string, end: string) =>
      forecast(
        retentionInput(
          sampleCandidate([samplePosition({ startDate: '2010-01', endDate: end })]),
          sampleJob({ title, onetSocCode: null }),
        ),
      ).expectedTenureDays;
    expect(days('Marketing intern', '2012-01')).toBeLessThan(days('Marketing director', '2012-01') / 2);
    expect(days('Cashier', '2010-03')).toBeLessThan(days('Cashier', '2018-01'));
  });

  it('has lower confidence but no lower probability for a candidate without work history', () => {
    const withHistory = forecast(retentionInput(sampleCandidate(), sampleJob()));
    const withoutHistory = forecast(retentionInput(sampleCandidate([]), sampleJob()));
    expect(withoutHistory.confidence).toBeLessThan(withHistory.confidence);
    expect(withoutHistory.probability365d).toBeGreaterThanOrEqual(withHistory.probability365d);
    expect(withoutHistory.featureSnapshot.missingFeatures).toContain('medianPriorTenureDays');
  });

  it('lists its drivers with the direction of their effect', () => {
    const { drivers } = forecast(
      retentionInput(sampleCandidate(), sampleJob({ employmentType: 'seasonal' })),
    );
    const title = drivers.find(({ feature }) => feature === 'titleSigns');
    expect(title).toMatchObject({ direction: 'lowers' });
    expect(title?.effectDays).toBeLessThan(-30);
    expect(title?.hazardRatio).toBeGreaterThan(1);
    for (const { direction, effectDays } of drivers)
      expect(direction).toBe(effectDays < 0 ? 'lowers' : 'raises');
  });

  it('ignores past positions when the tenant disables them', () => {
    const settings = { priorTenure: false, curve: null };
    const short = sampleCandidate([samplePosition({ startDate: '2019-01', endDate: '2019-02' })]);
    const long = sampleCandidate([samplePosition({ startDate: '2009-01', endDate: '2019-02' })]);
    expect(forecast(retentionInput(short, sampleJob()), settings)).toEqual(
      forecast(retentionInput(long, sampleJob()), settings),
    );
  });

  it('follows a curve learned from outcomes and includes it in the model version', () => {
    const input = retentionInput(sampleCandidate(), sampleJob());
    const prior = forecast(input);
    const outcomes = Array.from({ length: 60 }, (_, index) => ({
      days: 20 + index,
      ended: true,
      predictor: 0,
    }));
    const curve: LearnedCurve = {
      ...PRIOR_CURVE,
      ...learnCurve(outcomes, retentionModel(), PRIOR_CURVE),
      version: 'c3',
    };
    const learned = forecast(input, { priorTenure: true, curve });
    expect(learned.probability365d).toBeLessThan(prior.probability365d - 0.2);
    expect(learned.modelVersion).toBe(`${prior.modelVersion}+c3`);
    expect(learned.drivers.map(({ feature }) => feature)).toContain('employerHistory');
    expect(learned.featureSnapshot.employerBaseTenureDays).not.toBeNull();
    const width = ([low, high]: number[]) => (high as number) - (low as number);
    expect(width(learned.intervals.d30) + width(learned.intervals.d365)).toBeGreaterThan(0);
    expect(HORIZONS).toEqual([30, 90, 180, 365]);
  });
});
