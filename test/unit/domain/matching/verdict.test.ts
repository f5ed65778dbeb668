import { verdictOf } from '../../../../src/domain/matching/verdict';
import { certificate, score, skill, workAs } from './pairs';

const job = {
  title: 'Forklift Operator',
  city: 'Newark',
  state: 'NJ',
  requiredSkills: ['Forklift operation', 'Inventory control', 'Order picking'],
  minExperienceMonths: 12,
};
const operator = {
  work: [workAs('Forklift Operator', 36)],
  skills: [skill('Forklift operation'), skill('Inventory control')],
  location: { city: 'Newark', state: 'NJ' } as never,
};

describe('the verdict of a match', () => {
  it('names what supports the match, then what is missing', () => {
    expect(verdictOf(score(job, operator))).toBe(
      'Strong match: the record shows work as Forklift Operator and 2 of 3 requested skills. Ask about Order picking.',
    );
  });

  it('says that nothing is missing', () => {
    const skills = [...operator.skills, skill('Order picking')];
    expect(verdictOf(score(job, { ...operator, skills }))).toBe(
      'Strong match: the record shows work as Forklift Operator and all 3 requested skills. No requirement of the posting is missing from the record.',
    );
  });

  it('names a mandatory requirement that is not met', () => {
    const nurse = { title: 'Registered Nurse', requiredCertifications: ['Registered nurse'] };
    const verdict = verdictOf(score(nurse, operator));
    expect(verdict).toMatch(/^Not eligible: /);
    expect(verdict).toMatch(/The job requires Registered nurse, which the record does not show\.$/);
    const held = { ...operator, certifications: [certificate('Registered nurse')] };
    expect(verdictOf(score(nurse, held))).not.toMatch(/^Not eligible/);
  });

  it('states a commute beyond the maximum in miles', () => {
    const skills = [...operator.skills, skill('Order picking')];
    const far = { ...operator, skills, location: { city: 'Trenton', state: 'NJ' } as never };
    expect(verdictOf(score(job, far))).toMatch(
      /The workplace is \d+ miles away, \d+ more than the maximum\.$/,
    );
  });

  it('does not call work missing that the posting does not require', () => {
    const verdict = verdictOf(
      score({ ...job, minExperienceMonths: 0 }, { skills: [skill('Cash handling')] }),
    );
    expect(verdict).toMatch(/: the posting requires no experience\. /);
  });

  it('of an erased record consists of the recommendation', () => {
    expect(verdictOf({ ...score(job, operator), reasons: [], gaps: [] })).toBe(
      'Strong match. Its reasons are not stored.',
    );
  });
});
