import { verdictOf } from '../../../../src/domain/matching/verdict';
import { candidateWith, certificate, score, skill, workAs } from './pairs';

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

  it('states a commute beyond the maximum of the candidate in miles, and beyond a usual one without it', () => {
    const skills = [...operator.skills, skill('Order picking')];
    const far = { ...operator, skills, location: { city: 'Trenton', state: 'NJ' } as never };
    expect(verdictOf(score(job, far))).toMatch(
      /The workplace is \d+ miles away, farther than most people commute\.$/,
    );
    const preferences = { ...candidateWith({}).preferences, maxCommuteMiles: 10 };
    expect(verdictOf(score(job, { ...far, preferences }))).toMatch(
      /The workplace is \d+ miles away, \d+ more than the maximum\.$/,
    );
  });

  it('names a license alone together with what is missing', () => {
    const verdict = verdictOf(
      score(
        { title: 'Accountant', requiredSkills: ['Accounting'], requiresDriversLicense: true },
        {
          work: [workAs('Line Cook', 36)],
          logistics: { ...candidateWith({}).logistics, hasDriversLicense: true },
        },
      ),
    );
    expect(verdict).toMatch(
      /: the record shows Driver's license, but neither related work nor a requested skill\. /,
    );
  });

  it('says that the posting states little if the record does not', () => {
    const verdict = verdictOf(score({ title: 'Line Cook' }, { work: [workAs('Line Cook', 36)] }));
    expect(verdict).not.toMatch(/The record is short/);
  });

  it('does not call work missing that the posting does not require', () => {
    const verdict = verdictOf(
      score({ ...job, minExperienceMonths: 0 }, { skills: [skill('Cash handling')] }),
    );
    expect(verdict).toMatch(/: the posting requires no experience\. /);
  });

  it('says nothing about skills if the posting names none or only traits', () => {
    const doubtful = { title: 'Accountant', requiredSkills: ['Flexibility', 'Initiative'] };
    const verdict = verdictOf(
      score(doubtful, { work: [workAs('Line Cook', 36)], skills: [skill('Cooking')] }),
    );
    expect(verdict).not.toMatch(/requested skill/);
    expect(verdict).toMatch(/: the record shows no related work\. /);
    expect(verdictOf(score({ title: 'Accountant' }, { work: [workAs('Line Cook', 36)] }))).not.toMatch(
      /skill/,
    );
  });

  it('names traits alone together with what they do not show', () => {
    const verdict = verdictOf(
      score(
        { title: 'Accountant', requiredSkills: ['Accounting', 'Teamwork'] },
        { work: [workAs('Line Cook', 36)], skills: [skill('Teamwork'), skill('Cooking')] },
      ),
    );
    expect(verdict).toMatch(
      /: the record shows Teamwork, but neither related work nor another requested skill\. /,
    );
  });

  it('of an erased record consists of the recommendation', () => {
    expect(verdictOf({ ...score(job, operator), reasons: [], gaps: [] })).toBe(
      'Strong match. Its reasons are not stored.',
    );
  });
});
