import { completeJob, type GivenJob } from '../../../../src/domain/jobs/complete-job';
import {
  buildCandidateProfile,
  buildJobProfile,
  toScorableCandidate,
  scorePair,
  type DistanceMode,
} from '../../../../src/domain/matching';
import { COMPONENT_NAMES, type ComponentWeights } from '../../../../src/domain/matching/weights';
import { serializeCandidateFeatures } from '../../../../src/domain/matching/ranking/candidate-features';
import type { CandidateColumns } from '../../../../src/domain/matching/ranking/candidate-columns';
import { ChangedCandidates } from '../../../../src/domain/matching/ranking/changed-candidates';
import { RankingDictionaries } from '../../../../src/domain/matching/ranking/ranking-dictionaries';
import { packShard } from '../../../../src/domain/matching/ranking/shards/pack-shard';
import { PackedCandidates } from '../../../../src/domain/matching/ranking/shards/packed-candidates';
import { TopKSearch, MAX_ESTIMATE_ERROR } from '../../../../src/domain/matching/ranking/search/top-k-search';
import type { TopKQuery } from '../../../../src/domain/matching/ranking/search/top-k-query';
import type { PairFilter } from '../../../../src/domain/matching/ranking/search/row-filter';
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
  'Cocinero',
  'Schweißer',
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
const PLACES = [
  { city: 'Dayton', state: 'OH' },
  { city: 'Columbus', state: 'OH' },
  { city: 'Toledo', state: 'OH' },
  { city: 'El Paso', state: 'TX' },
  { city: 'Nowhere', state: 'OH' },
];
const TEXTS = [
  'Prepared meals on the line, kept stations clean and counted stock every evening for the next delivery.',
  'Welded frames and pipes by drawing, checked seams with gauges and trained two apprentices in safety.',
  'Built services for payments in Python and ran them on servers with tests and monitoring every day.',
  'Preparaba los platos de la cocina, mantenía limpias las estaciones y contaba las existencias cada noche para la entrega del día siguiente con el equipo. Atendía también a los proveedores, revisaba la temperatura de los refrigeradores y enseñaba a los ayudantes nuevos la limpieza de las parrillas, el lavado de los utensilios y el orden de la despensa.',
];
const NO_FILTER: PairFilter = {
  maxMiles: null,
  recommendations: null,
  payFits: false,
  scheduleFits: false,
  certification: null,
};

/** Seeded random choices. */
function seededChoices(seed: number) {
  let state = seed;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
  return {
    chance: (share: number) => next() < share,
    below: (limit: number) => Math.floor(next() * limit),
    sample: <T>(list: readonly T[], share: number) => list.filter(() => next() < share),
  };
}

function randomCandidate(seed: number) {
  const { chance, below, sample } = seededChoices(seed);
  const place = PLACES[below(PLACES.length)]!;
  const work = Array.from({ length: below(5) }, () => ({
    ...workAs(TITLES[below(TITLES.length)]!, 1 + below(60), `20${10 + below(16)}-0${1 + below(9)}`),
    name: chance(0.3) ? 'Harbor Grill' : null,
    startDate: chance(0.5) ? `20${String(below(10)).padStart(2, '0')}-03` : null,
    highlights: sample(TEXTS, 0.5),
  }));
  const base = candidateWith({});
  return candidateWith({
    location: chance(0.8) ? place : null,
    summary: chance(0.5) ? TEXTS[below(TEXTS.length)]! : null,
    skills: sample(SKILLS, 0.3).map((name) => ({
      ...skill(name, chance(0.5) ? below(40) : null),
      provenance: chance(0.7) ? 'stated' : 'curated_map',
      confidence: below(100) / 100,
    })),
    work,
    certifications: sample(['ServSafe', 'CDL Class A', 'Registered Nurse license'], 0.2).map(certificate),
    languages: chance(0.4)
      ? [{ language: 'Spanish', languageCode: 'es', fluency: 'basic', cefr: null, confidence: 1 }]
      : [],
    highestEducationLevel: chance(0.6) ? (['none', 'high_school', 'bachelor'] as const)[below(3)]! : null,
    preferences: {
      ...base.preferences,
      occupations: sample(TITLES, 0.1),
      hourlyMinUsd: chance(0.5) ? 14 + below(20) : null,
      shifts: chance(0.4) ? sample(['day', 'night', 'weekend'], 0.5) : [],
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
  {
    title: 'Warehouse Associate',
    requiredSkills: ['Forklift operation', 'Food safety'],
    minExperienceMonths: 0,
    city: 'Dayton',
    state: 'OH',
    summary: 'Keeps stations clean, counts stock every evening and loads the next delivery for the line.',
  },
  {
    title: 'Cocinero de línea',
    city: 'Dayton',
    state: 'OH',
    summary:
      'Prepara los platos de la cocina, mantiene limpias las estaciones y cuenta las existencias cada noche.',
  },
  { title: 'Associate', city: 'Dayton', state: 'OH', minEducationLevel: 'high_school' },
  // Software engineers have done work like this in nothing but its field.
  {
    title: 'Civil Engineer',
    requiredSkills: ['Python', 'Surveying'],
    minExperienceMonths: 24,
    summary: 'Plans bridges and roads, and builds services in Python with tests and monitoring every day.',
  },
];

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const REMOVED_ID = idOf(1);

const candidates = Array.from({ length: 400 }, (_, at) => ({
  id: idOf(at),
  record: randomCandidate(at + 7),
}));
const profiles = new Map(
  candidates.map(({ id, record }) => [id, buildCandidateProfile(toScorableCandidate(record, AS_OF))]),
);

const DISTANCE_MODES = ['score', 'gate', 'off'] as const;
/** Without a score for the distance, no component counts. */
const ONLY_LOCATION: Partial<ComponentWeights> = {
  ...Object.fromEntries(COMPONENT_NAMES.map((name) => [name, 0])),
  location: 1,
};

function retentionOf(record: (typeof candidates)[number]['record'], job: ReturnType<typeof completeJob>) {
  const { location } = record;
  const hasPlaces = location?.city && location.state && job.city && job.state;
  const miles = hasPlaces
    ? milesBetween({ city: location.city!, state: location.state! }, { city: job.city!, state: job.state! })
    : null;
  const input = retentionInput(record as never, job, miles === null ? null : Math.round(miles));
  const { probability90d, modelVersion } = forecast(input);
  return { probability90d, version: modelVersion };
}

describe('the top-k search', () => {
  const featuresOf = (id: string, record: (typeof candidates)[number]['record']) =>
    serializeCandidateFeatures(profiles.get(id)!, historyFeaturesOf(record.work));
  const packed = (part: typeof candidates, dictionaries: RankingDictionaries) => {
    const toPack = part.map(({ id, record }) => ({ id, features: featuresOf(id, record) }));
    return new PackedCandidates(packShard(toPack), 'us', dictionaries);
  };
  /** Returns tables with the same candidates: one that changed, or shards, or both. */
  const layouts: Record<string, (dictionaries: RankingDictionaries) => CandidateColumns[]> = {
    'added one by one': (dictionaries) => {
      const table = new ChangedCandidates(dictionaries);
      // Each row is written twice: the second write replaces the first.
      for (const { id } of candidates) table.put(id, 'us', featuresOf(idOf(0), candidates[0]!.record));
      for (const { id, record } of candidates) table.put(id, 'us', featuresOf(id, record));
      table.remove(REMOVED_ID);
      return [table];
    },
    'in shards': (dictionaries) => {
      const tables = [0, 1, 2].map((shard) =>
        packed(
          [...candidates].reverse().filter((_, at) => at % 3 === shard),
          dictionaries,
        ),
      );
      for (const table of tables) table.remove(REMOVED_ID);
      return tables;
    },
    'in a shard and changed since': (dictionaries) => {
      const shard = packed(
        candidates.map(({ id }) => ({ id, record: candidates[0]!.record })),
        dictionaries,
      );
      const changed = new ChangedCandidates(dictionaries);
      for (const { id, record } of candidates) {
        shard.remove(id);
        changed.put(id, 'us', featuresOf(id, record));
      }
      changed.remove(REMOVED_ID);
      return [shard, changed];
    },
  };
  let topCandidates: (
    query: Pick<TopKQuery, 'job' | 'retention'> & Partial<TopKQuery>,
  ) => ReturnType<TopKSearch['topCandidates']>;

  describe.each(Object.entries(layouts))('of candidates %s', (_layout, tablesOf) => {
    const dictionaries = new RankingDictionaries();
    let tables: CandidateColumns[];
    beforeAll(() => {
      tables = tablesOf(dictionaries);
      topCandidates = (query) => {
        const search = new TopKSearch(
          { weights: [], distance: 'score', filter: NO_FILTER, limit: 1000, maxCount: 1000, ...query },
          dictionaries,
        );
        for (const table of tables) search.scan(table);
        return search.topCandidates();
      };
    });

    it.each(JOBS.flatMap((job) => DISTANCE_MODES.map((distance) => [job.title, distance, job] as const)))(
      'returns all of the best candidates for the job %s with the distance mode %s',
      (_title, distance, jobInput) => expectAllBest(jobInput, distance, {}),
    );

    it.each(DISTANCE_MODES)(
      'returns all of the best candidates if only the distance has a weight, in the mode %s',
      (distance) => expectAllBest(JOBS[0]!, distance, ONLY_LOCATION),
    );

    function expectAllBest(
      jobInput: GivenJob,
      distance: DistanceMode,
      componentWeights: Partial<ComponentWeights>,
    ): void {
      const completed = completeJob(jobInput);
      const job = buildJobProfile(completed);
      const retention = new RetentionEstimator(completed, { priorTenure: true, curve: null });
      const search = (limit: number, maxCount: number) =>
        topCandidates({ job, retention, weights: [componentWeights], distance, limit, maxCount });
      const pairs = new Map(
        candidates
          .filter(({ id }) => id !== REMOVED_ID)
          .map(({ id, record }) => [
            id,
            scorePair(job, profiles.get(id)!, {
              distance,
              componentWeights,
              retention: retentionOf(
                distance === 'score' ? record : { ...record, location: null },
                completed,
              ),
            }),
          ]),
      );
      const exact = new Map([...pairs].map(([id, { finalScore }]) => [id, finalScore]));
      const ranked = search(1000, 1000);
      expect(new Set(ranked.map(({ id }) => id))).toEqual(new Set(exact.keys()));
      for (const { id, estimate } of ranked) {
        expect(estimate - exact.get(id)!).toBeGreaterThan(-MAX_ESTIMATE_ERROR);
        // Only exact scoring tells that past work is like the job in nothing but its field or rank.
        if (!/No past position|other fields/.test(pairs.get(id)!.componentScores.experience.note ?? ''))
          expect(estimate - exact.get(id)!).toBeLessThan(MAX_ESTIMATE_ERROR);
      }

      const threshold = [...exact.values()].sort((a, b) => b - a)[19]!;
      const aboveThreshold = new Set(
        ranked.filter(({ estimate }) => estimate + MAX_ESTIMATE_ERROR >= threshold).map(({ id }) => id),
      );
      for (const [id, score] of exact) if (score >= threshold) expect(aboveThreshold).toContain(id);
      for (const k of [1, 5, 40]) {
        const top = search(k, 1000);
        expect(top).toEqual(ranked.slice(0, top.length));
        const lastScore = [...exact.values()].sort((a, b) => b - a)[k - 1]!;
        const topIds = new Set(top.map(({ id }) => id));
        for (const [id, score] of exact) if (score >= lastScore) expect(topIds).toContain(id);
      }
      expect(search(1, 1000).length).toBeLessThan(100);
      expect(search(1000, 7)).toEqual(ranked.slice(0, 7));
    }

    it('excludes exactly the candidates that cannot pass a filter', () => {
      const completed = completeJob(JOBS[0]!);
      const job = buildJobProfile(completed);
      const retention = new RetentionEstimator(completed, { priorTenure: true, curve: null });
      const idsPassing = (filter: Partial<PairFilter>) =>
        new Set(topCandidates({ job, retention, filter: { ...NO_FILTER, ...filter } }).map(({ id }) => id));
      const scored = candidates
        .filter(({ id }) => id !== REMOVED_ID)
        .map(({ id, record }) => ({
          id,
          record,
          pair: scorePair(job, profiles.get(id)!, { retention: retentionOf(record, completed) }),
        }));
      const idsWhere = (accepts: (each: (typeof scored)[number]) => boolean) =>
        new Set(scored.filter(accepts).map(({ id }) => id));
      expect(idsPassing({ payFits: true })).toEqual(
        idsWhere(({ pair }) => (pair.componentScores.compensation.score ?? 100) === 100),
      );
      expect(idsPassing({ certification: 'ServSafe' })).toEqual(
        idsWhere(({ record }) => record.certifications.some(({ name }) => name === 'ServSafe')),
      );
      expect(idsPassing({ maxMiles: 10 })).toEqual(
        idsWhere(({ record }) => record.location?.city === 'Dayton'),
      );
      const weak = idsPassing({ recommendations: ['weak_match'] });
      for (const { id, pair } of scored) if (pair.recommendation === 'weak_match') expect(weak).toContain(id);
      expect(weak.size).toBeLessThan(scored.length);
    });
  });
});
