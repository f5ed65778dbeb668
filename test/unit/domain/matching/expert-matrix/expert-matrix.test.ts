import type { ScoredPair } from '../../../../../src/domain/matching';
import { median } from '../../../../../tools/bench/statistics';
import { orderAgreement } from '../../../../../tools/quality/sets/matching/measures';
import { score } from '../pairs';
import { JOBS, LABELS, PEOPLE } from './records';

interface Judged {
  person: string;
  job: string;
  label: number;
  scored: ScoredPair;
}

const PAIRS: Judged[] = Object.entries(PEOPLE).flatMap(([person, record]) =>
  Object.entries(JOBS).map(([job, posting], at) => ({
    person,
    job,
    label: LABELS[person]![at]!,
    scored: score(posting, record, { retention: { probability90d: 0.9, version: 'test' } }),
  })),
);

const JUDGED = PAIRS.map(({ job, label, scored }) => ({ job, label, score: scored.finalScore }));

const TRAITS = /patience|reliab|attention to detail|teamwork|communication|punctual|physical stamina/i;
const scoresOf = (label: number) =>
  PAIRS.filter((pair) => pair.label === label).map(({ scored }) => scored.finalScore);
const listed = (pairs: readonly Judged[]) =>
  pairs.map(({ person, job, scored }) => `${person} × ${job}: ${scored.finalScore} ${scored.recommendation}`);

describe('the judgement of an expert on 10 people and 8 jobs', () => {
  it('has the same order as the scores', () => {
    expect(orderAgreement(JUDGED)).toBeGreaterThanOrEqual(0.88);
    expect(orderAgreement(JUDGED, (higher) => higher === 3)).toBeGreaterThanOrEqual(0.99);
    expect(orderAgreement(JUDGED, (higher, lower) => higher === 2 && lower === 0)).toBeGreaterThanOrEqual(
      0.88,
    );
  });

  it('agrees with the recommendations', () => {
    expect(listed(PAIRS.filter(({ label, scored }) => label === 0 && scored.finalScore >= 50))).toEqual([]);
    expect(listed(PAIRS.filter(({ label, scored }) => label === 3 && scored.finalScore < 65))).toEqual([]);
    expect(listed(PAIRS.filter(({ label, scored }) => label === 2 && scored.finalScore >= 80))).toEqual([]);
    expect(median(scoresOf(2))).toBeGreaterThan(median(scoresOf(1)) + 5);
    expect(median(scoresOf(1))).toBeGreaterThan(median(scoresOf(0)));
  });

  it('comes with advice that a person can act on', () => {
    for (const { scored } of PAIRS) {
      const courses = scored.gaps.filter(({ closableBy }) => closableBy?.kind === 'training');
      expect(courses.map(({ name }) => name).filter((name) => TRAITS.test(name))).toEqual([]);
      for (const { fromSkill, toSkill, rationale } of scored.transferableSkillBridges) {
        expect(TRAITS.test(toSkill) && rationale.includes('Training')).toBe(false);
        if (fromSkill === toSkill) expect(rationale).toContain('ask for an example');
      }
    }
  });

  it('prefers relevant or general work to a record that says nothing', () => {
    for (const job of Object.values(JOBS)) {
      const nothing = score(job, { location: PEOPLE['cook']!.location! });
      const best = Math.max(...Object.values(PEOPLE).map((record) => score(job, record).finalScore));
      expect(nothing.finalScore).toBeLessThan(best);
    }
  });
});
