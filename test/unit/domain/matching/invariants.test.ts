import type { GivenJob } from '../../../../src/domain/jobs/complete-job';
import type { ScoringInput, ComponentName, ScoredPair } from '../../../../src/domain/matching';
import { Random } from '../../../../tools/synthetic/random';
import { candidateWith, certificate, score, skill, workAs } from './pairs';

const SKILLS = [
  'Forklift operation',
  'Python',
  'Customer service',
  'Excel',
  'Welding',
  'Phlebotomy',
  'Communication',
];
const TITLES = ['Forklift Operator', 'Line Cook', 'Software Engineer', 'Cashier', 'Registered Nurse'];
const CERTIFICATES = ['CDL-A', 'ServSafe', 'Forklift certification', 'Registered nurse license'];
const CITIES = ['Dayton', 'Columbus', 'Cincinnati', 'Toledo'];
const LEVELS = ['high_school', 'associate', 'bachelor', 'master'] as const;

const pairs = Array.from({ length: 150 }, (_, seed) => randomPair(seed));

describe('every scored pair', () => {
  it('has a requirements score that is the weighted sum of its components', () => {
    for (const { scored } of pairs) {
      const parts = Object.values(scored.componentScores);
      const scoredParts = parts.filter((part) => part.score !== null);
      if (scoredParts.length === 0) expect(scored.subModels.requirements.available).toBe(false);
      else {
        expect(sum(parts.map((part) => part.weight))).toBeCloseTo(1, 6);
        const requirements = sum(scoredParts.map((part) => part.weight * (part.score ?? 0)));
        expect(Math.abs(requirements - (scored.subModels.requirements.score ?? 0))).toBeLessThanOrEqual(0.1);
      }
      for (const part of parts) expect(part.score === null ? part.weight : 0).toBe(0);
    }
  });

  it('has a final score that is the weighted sum of its sub-models, capped by blocking gaps', () => {
    for (const { scored } of pairs) {
      const models = Object.values(scored.subModels).filter((model) => model.available);
      const weights = sum(models.map((model) => model.weight));
      expect(weights).toBeCloseTo(1, 6);
      const total = sum(models.map((model) => model.weight * (model.score ?? 0)));
      const blocked = scored.gaps.some((gap) => gap.severity === 'blocking');
      expect(Math.abs((blocked ? Math.min(49.9, total) : total) - scored.finalScore)).toBeLessThanOrEqual(
        0.1,
      );
      expect(scored.recommendation === 'not_eligible').toBe(blocked);
    }
  });

  it('has the recommendation of its score range', () => {
    for (const { scored } of pairs) {
      if (scored.recommendation === 'not_eligible') continue;
      const { finalScore } = scored;
      const expected =
        finalScore >= 80
          ? 'strong_match'
          : finalScore >= 65
            ? 'good_match'
            : finalScore >= 45
              ? 'possible_match'
              : 'weak_match';
      expect(scored.recommendation).toBe(expected);
    }
  });

  it('has scores from 0 to 100 with at most one decimal', () => {
    for (const { scored } of pairs) {
      for (const value of scoresOf(scored)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
        expect(Math.abs(value * 10 - Math.round(value * 10))).toBeLessThan(1e-6);
      }
      expect(scored.confidence).toBeGreaterThanOrEqual(0);
      expect(scored.confidence).toBeLessThanOrEqual(1);
      expect(scored.reasons.length).toBeGreaterThanOrEqual(1);
      expect(scored.reasons.length).toBeLessThanOrEqual(8);
    }
  });

  it('is byte-identical when scored again', () => {
    for (const { job, candidate, scored } of pairs) {
      expect(JSON.stringify(score(job, candidate))).toBe(JSON.stringify(scored));
    }
  });

  it('does not depend on the order of skills and certifications', () => {
    for (const { job, candidate, scored } of pairs) {
      const reversed = score(job, {
        ...candidate,
        skills: [...(candidate.skills ?? [])].reverse(),
        certifications: [...(candidate.certifications ?? [])].reverse(),
      });
      expect(reversed.finalScore).toBe(scored.finalScore);
      expect(reversed.gaps).toEqual(scored.gaps);
    }
  });

  it('has reasons whose points add up from 50 to the final score', () => {
    for (const { scored } of pairs) {
      if (scored.reasons.length === 8) continue;
      const total = 50 + sum(scored.reasons.map((reason) => reason.points));
      // Each of up to eight reasons is rounded to one decimal.
      expect(Math.abs(total - scored.finalScore)).toBeLessThanOrEqual(0.5);
    }
  });
});

describe('additional evidence for a requirement', () => {
  it.each<[ComponentName, GivenJob, Partial<ScoringInput>, Partial<ScoringInput>]>([
    [
      'skills',
      { title: 'Welder', requiredSkills: ['Welding', 'Blueprint reading'] },
      { skills: [skill('Blueprint reading')] },
      { skills: [skill('Blueprint reading'), skill('Welding')] },
    ],
    [
      'experience',
      { title: 'Line Cook', minExperienceMonths: 24 },
      { work: [workAs('Line Cook', 6)] },
      { work: [workAs('Line Cook', 18)] },
    ],
    [
      'certifications',
      { title: 'Driver', requiredCertifications: ['CDL-A', 'TWIC card'] },
      { certifications: [certificate('TWIC card')] },
      { certifications: [certificate('TWIC card'), certificate('CDL-A')] },
    ],
    [
      'education',
      { title: 'Clerk', minEducationLevel: 'bachelor' },
      { highestEducationLevel: 'high_school' },
      { highestEducationLevel: 'associate' },
    ],
    [
      'compensation',
      { title: 'Clerk', hourlyMinUsd: 15, hourlyMaxUsd: 18 },
      { preferences: { ...candidateWith({}).preferences, hourlyMinUsd: 21 } },
      { preferences: { ...candidateWith({}).preferences, hourlyMinUsd: 19 } },
    ],
    [
      'location',
      { title: 'Clerk', city: 'Dayton', state: 'OH' },
      { location: { city: 'Columbus', state: 'OH' } },
      { location: { city: 'Springfield', state: 'OH' } },
    ],
  ])('raises the score of %s', (name, job, less, more) => {
    const before = score(job, less).componentScores[name].score ?? -1;
    const after = score(job, more).componentScores[name].score ?? -1;
    expect(after).toBeGreaterThan(before);
  });
});

function randomPair(seed: number): {
  job: GivenJob;
  candidate: Partial<ScoringInput>;
  scored: ScoredPair;
} {
  const random = new Random(`pair ${seed}`);
  const sample = <T>(list: readonly T[], share: number) => list.filter(() => random.next() < share);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random.next() * list.length)]!;
  const maybe = <T>(value: T): T | null => (random.next() < 0.6 ? value : null);
  const job: GivenJob = {
    title: pick(TITLES),
    requiredSkills: sample(SKILLS, 0.4),
    preferredSkills: sample(SKILLS, 0.2),
    requiredCertifications: sample(CERTIFICATES, 0.15),
    minExperienceMonths: maybe(12 * Math.floor(random.next() * 6)),
    minEducationLevel: maybe(pick(LEVELS)),
    city: maybe(pick(CITIES)),
    state: 'OH',
    hourlyMaxUsd: maybe(15 + Math.floor(random.next() * 20)),
    sponsorsVisa: maybe(false),
  };
  const candidate: Partial<ScoringInput> = {
    skills: sample(SKILLS, 0.4).map((name) => skill(name)),
    work: sample(TITLES, 0.4).map((title) => workAs(title, Math.floor(random.next() * 60))),
    certifications: sample(CERTIFICATES, 0.4).map(certificate),
    highestEducationLevel: maybe(pick(LEVELS)),
    location: maybe({ city: pick(CITIES), state: 'OH' }),
    preferences: {
      ...candidateWith({}).preferences,
      hourlyMinUsd: maybe(12 + Math.floor(random.next() * 20)),
    },
    workAuthorization: pick(['authorized', 'needs_sponsorship', 'unknown'] as const),
  };
  return { job, candidate, scored: score(job, candidate) };
}

function scoresOf({ finalScore, componentScores, subModels }: ScoredPair): number[] {
  return [finalScore, ...Object.values(componentScores), ...Object.values(subModels)]
    .map((part) => (typeof part === 'number' ? part : part.score))
    .filter((value) => value !== null);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
