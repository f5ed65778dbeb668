import { completeJob, type GivenJob } from '../../../../src/domain/jobs/complete-job';
import {
  buildCandidateProfile,
  buildJobProfile,
  toScorableCandidate,
  scorePair,
} from '../../../../src/domain/matching';
import { serializeCandidateFeatures } from '../../../../src/domain/matching/ranking/candidate-features';
import { CandidateColumns } from '../../../../src/domain/matching/ranking/candidate-columns';
import { TopKSearch, MAX_ESTIMATE_ERROR } from '../../../../src/domain/matching/ranking/top-k-search';
import type { PairFilter } from '../../../../src/domain/matching/ranking/row-filter';
import {
  RetentionEstimator,
  forecast,
  historyFeaturesOf,
  retentionInput,
} from '../../../../src/domain/retention';
import { milesBetween } from '../../../../src/domain/matching/places/distance';
import { AS_OF, candidateWith, certificate, skill, workAs } from './pairs';

const TITLES = [
  'Line Cook',
  'Welder',
  'Registered Nurse',
  'Forklift Operator',
  'Cashier',
  'Software Engineer',
  'Janitor',
];
const SKILLS = [
  'Cooking',
  'Food safety',
  'Welding',
  'Python',
  'Java',
  'Forklift operation',
  'Microsoft Excel',
  'Grilling',
  'weaving willow baskets',
  'willow baskets',
];
const CITIES = ['Dayton', 'Columbus', 'Toledo', 'Nowhere'];
const TEXTS = [
  'Prepared meals on the line, kept stations clean and counted stock every evening for the next delivery.',
  'Welded frames and pipes by drawing, checked seams with gauges and trained two apprentices in safety.',
  'Built services for payments in Python and ran them on servers with tests and monitoring every day.',
];
const NO_FILTER: PairFilter = {
  maxMiles: null,
  recommendations: null,
  payFits: false,
  scheduleFits: false,
  certification: null,
};

/** The same numbers every time. */
function dice(seed: number) {
  let state = seed;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
  return {
    chance: (share: number) => next() < share,
    below: (most: number) => Math.floor(next() * most),
    some: <T>(list: readonly T[], share: number) => list.filter(() => next() < share),
  };
}

function randomCandidate(seed: number) {
  const { chance, below, some } = dice(seed);
  const city = CITIES[below(CITIES.length)]!;
  const place = { city, state: 'OH' };
  const work = Array.from({ length: below(5) }, () => ({
    ...workAs(TITLES[below(TITLES.length)]!, 1 + below(60), `20${10 + below(16)}-0${1 + below(9)}`),
    name: chance(0.3) ? 'Harbor Grill' : null,
    startDate: chance(0.5) ? `20${String(below(10)).padStart(2, '0')}-03` : null,
    highlights: some(TEXTS, 0.5),
  }));
  const base = candidateWith({});
  return candidateWith({
    location: chance(0.8) ? place : null,
    summary: chance(0.5) ? TEXTS[below(TEXTS.length)]! : null,
    skills: some(SKILLS, 0.3).map((name) => ({
      ...skill(name, chance(0.5) ? below(40) : null),
      provenance: chance(0.7) ? 'stated' : 'curated_map',
      confidence: below(100) / 100,
    })),
    work,
    certifications: some(['ServSafe', 'CDL Class A', 'Registered Nurse license'], 0.2).map(certificate),
    languages: chance(0.4)
      ? [{ language: 'Spanish', languageCode: 'es', fluency: 'basic', cefr: null, confidence: 1 }]
      : [],
    highestEducationLevel: chance(0.6) ? (['none', 'high_school', 'bachelor'] as const)[below(3)]! : null,
    preferences: {
      ...base.preferences,
      occupations: some(TITLES, 0.1),
      hourlyMinUsd: chance(0.5) ? 14 + below(20) : null,
      shifts: chance(0.4) ? some(['day', 'night', 'weekend'], 0.5) : [],
      maxCommuteMiles: chance(0.4) ? below(60) : null,
    },
    logistics: { ...base.logistics, hasDriversLicense: chance(0.5) ? chance(0.5) : null },
    workAuthorization: (['authorized', 'needs_sponsorship', 'unknown'] as const)[below(3)]!,
  });
}

const JOBS: GivenJob[] = [
  {
    title: 'Line Cook',
    requiredSkills: ['Cooking', 'Food safety', 'Grilling'],
    city: 'Dayton',
    state: 'OH',
    hourlyMaxUsd: 19,
  },
  {
    title: 'Software Engineer',
    requiredSkills: ['Python'],
    preferredSkills: ['willow baskets'],
    minExperienceMonths: 24,
    minEducationLevel: 'bachelor',
    workplaceType: 'remote',
    sponsorsVisa: false,
    summary: 'Builds services for payments in Python, runs them on servers with tests and monitoring.',
  },
  {
    title: 'Truck Driver',
    requiredCertifications: ['CDL Class B'],
    licenses: ["Driver's license"],
    languages: [{ language: 'Spanish', languageCode: 'es', fluency: null, cefr: 'B2', confidence: 1 }],
    schedule: { shifts: ['night'], hoursPerWeekMin: null, hoursPerWeekMax: null, raw: null },
    employerName: 'Harbor Grill Inc',
    city: 'Columbus',
    state: 'OH',
  },
  { title: 'Cashier' },
];

const people = Array.from({ length: 400 }, (_, at) => ({
  id: `p${String(at).padStart(3, '0')}`,
  record: randomCandidate(at + 7),
}));
const profiles = new Map(
  people.map(({ id, record }) => [id, buildCandidateProfile(toScorableCandidate(record, AS_OF))]),
);

function stay(record: (typeof people)[number]['record'], job: ReturnType<typeof completeJob>) {
  const { location } = record;
  const known = location?.city && location.state && job.city && job.state;
  const miles = known
    ? milesBetween({ city: location.city!, state: location.state! }, { city: job.city!, state: job.state! })
    : null;
  const input = retentionInput(record as never, job, miles === null ? null : Math.round(miles));
  const { probability90d, modelVersion } = forecast(input);
  return { probability90d, version: modelVersion };
}

describe('the table candidates are ranked from', () => {
  const table = new CandidateColumns();
  beforeAll(() => {
    // Everybody comes twice: what was there before does not count.
    for (const { id } of people)
      table.put(id, 'us', serializeCandidateFeatures(profiles.get('p000')!, historyFeaturesOf([])));
    for (const { id, record } of people)
      table.put(id, 'us', serializeCandidateFeatures(profiles.get(id)!, historyFeaturesOf(record.work)));
    table.remove('p001');
  });

  it.each(JOBS.map((job) => [job.title, job] as const))(
    'finds the very best for a %s, nobody missed',
    (_, given) => {
      const completed = completeJob(given);
      const job = buildJobProfile(completed);
      const scan = new TopKSearch(
        job,
        table,
        new RetentionEstimator(completed, { priorTenure: true, curve: null }),
      );
      const exact = new Map(
        people
          .filter(({ id }) => id !== 'p001')
          .map(({ id, record }) => [
            id,
            scorePair(job, profiles.get(id)!, { retention: stay(record, completed) }).finalScore,
          ]),
      );
      const standings = scan.topCandidates(1000, 1000, NO_FILTER);
      expect(new Set(standings.map(({ id }) => id))).toEqual(new Set(exact.keys()));
      for (const { id, estimate } of standings)
        expect(Math.abs(estimate - exact.get(id)!)).toBeLessThan(MAX_ESTIMATE_ERROR);

      const bar = [...exact.values()].sort((a, b) => b - a)[19]!;
      const reached = new Set(
        standings.filter(({ estimate }) => estimate + MAX_ESTIMATE_ERROR >= bar).map(({ id }) => id),
      );
      for (const [id, score] of exact) if (score >= bar) expect(reached).toContain(id);
      for (const wanted of [1, 5, 40]) {
        const few = scan.topCandidates(wanted, 1000, NO_FILTER);
        expect(few).toEqual(standings.slice(0, few.length));
        const last = [...exact.values()].sort((a, b) => b - a)[wanted - 1]!;
        const named = new Set(few.map(({ id }) => id));
        for (const [id, score] of exact) if (score >= last) expect(named).toContain(id);
      }
      expect(scan.topCandidates(1, 1000, NO_FILTER).length).toBeLessThan(100);
      expect(scan.topCandidates(1000, 7, NO_FILTER)).toEqual(standings.slice(0, 7));
    },
  );

  it('keeps out who cannot pass a filter, and nobody else', () => {
    const completed = completeJob(JOBS[0]!);
    const job = buildJobProfile(completed);
    const scan = new TopKSearch(
      job,
      table,
      new RetentionEstimator(completed, { priorTenure: true, curve: null }),
    );
    const found = (filter: Partial<PairFilter>) =>
      new Set(scan.topCandidates(1000, 1000, { ...NO_FILTER, ...filter }).map(({ id }) => id));
    const scored = people
      .filter(({ id }) => id !== 'p001')
      .map(({ id, record }) => ({
        id,
        record,
        pair: scorePair(job, profiles.get(id)!, { retention: stay(record, completed) }),
      }));
    const ids = (keep: (each: (typeof scored)[number]) => boolean) =>
      new Set(scored.filter(keep).map(({ id }) => id));
    expect(found({ payFits: true })).toEqual(
      ids(({ pair }) => (pair.componentScores.compensation.score ?? 100) === 100),
    );
    expect(found({ certification: 'ServSafe' })).toEqual(
      ids(({ record }) => record.certifications.some(({ name }) => name === 'ServSafe')),
    );
    expect(found({ maxMiles: 10 })).toEqual(ids(({ record }) => record.location?.city === 'Dayton'));
    const weak = found({ recommendations: ['weak_match'] });
    for (const { id, pair } of scored) if (pair.recommendation === 'weak_match') expect(weak).toContain(id);
    expect(weak.size).toBeLessThan(scored.length);
  });
});
