import type { GivenJob } from '../../../../src/domain/jobs/complete-job';
import { score, skill, workAs } from './pairs';

const job: GivenJob = {
  title: 'Warehouse Associate',
  requiredSkills: ['Forklift operation', 'Inventory control'],
  minExperienceMonths: 0,
  city: 'Newark',
  state: 'NJ',
};
const location = { city: 'Newark', state: 'NJ' } as never;
const scoreOf = (candidate: Parameters<typeof score>[1]): number =>
  score(job, { location, ...candidate }, { retention: null }).finalScore;

describe('a record that shows no work which can be compared', () => {
  const jobWithoutSkills: GivenJob = {
    title: 'Associate II',
    minEducationLevel: 'high_school',
    minExperienceMonths: 60,
    city: 'Newark',
    state: 'NJ',
  };
  const pair = score(
    jobWithoutSkills,
    { location, highestEducationLevel: 'high_school' },
    { retention: null },
  );

  it('is no match for a diploma and an address alone', () => {
    expect(pair.componentScores.education.score).toBe(100);
    expect(pair.componentScores.experience.score).toBe(0);
    expect(pair.recommendation).toBe('weak_match');
  });

  it('leads to a question about past work', () => {
    expect(pair.gaps[0]).toMatchObject({ type: 'experience', required: '60 months', actual: null });
    expect(pair.gaps[0]?.closableBy?.title).toBe('Ask about past work such as Associate II');
  });
});

describe('a record that says little about work', () => {
  it('is no good match because the work is remote', () => {
    const text =
      'Dedicated person with a diploma in arts, interested in music, painting, history and travel. ';
    const scored = score(
      { title: 'Senior Engineer', workplaceType: 'remote', minExperienceMonths: 72 },
      { summary: text.repeat(3), highestEducationLevel: 'bachelor' },
    );
    expect(scored.finalScore).toBeLessThan(45);
  });

  it('does not gain skills from a short way to work', () => {
    const job: GivenJob = { title: 'Founding Engineer', workplaceType: 'remote', requiredSkills: ['Python'] };
    const { componentScores, recommendation } = score(job, { skills: [skill('Forklift operation')] });
    expect(componentScores.skills.score).toBe(0);
    expect(recommendation).toBe('weak_match');
  });
});

describe('a posting that requires no experience', () => {
  it('counts years of any work for work that is learned on the job, and less for a profession', () => {
    const nanny = { work: [workAs('Nanny', 60)], skills: [skill('Childcare')] };
    const experienceOf = (title: string) =>
      score({ title, minExperienceMonths: 0, requiredSkills: ['Teamwork'] }, nanny).componentScores
        .experience;
    expect(experienceOf('Warehouse Associate').score).toBeGreaterThanOrEqual(55);
    expect(experienceOf('Graphic Designer').score ?? 0).toBeLessThan(50);
  });

  it.each(['Crew Member', 'Landscaper', 'Machine Operator'])(
    'prefers three years as %s to a record that says nothing',
    (title) => {
      expect(scoreOf({ work: [workAs(title, 36)] })).toBeGreaterThan(scoreOf({}));
    },
  );

  it('counts a year of work more than half a year', () => {
    const [half, year] = [6, 12].map((months) => scoreOf({ work: [workAs('Line Cook', months)] }));
    expect(year).toBeGreaterThan(half!);
  });

  it('counts related work more than other work', () => {
    const [related, other] = ['Warehouse Worker', 'Line Cook'].map((title) =>
      scoreOf({ work: [workAs(title, 24)] }),
    );
    expect(related).toBeGreaterThan(other!);
  });

  it('scores the requirements of a skilled person equally with and without other work', () => {
    // The last one is asked for by the title.
    const skills = ['Forklift operation', 'Inventory control', 'Warehouse operations'].map((name) =>
      skill(name),
    );
    const requirements = [[], [workAs('Line Cook', 24)]].map(
      (work) => score(job, { location, skills, work }, { retention: null }).subModels.requirements.score,
    );
    expect(requirements).toEqual([100, 100]);
  });

  it('does not prefer a month of work, which shows no skills, to a year of the same work', () => {
    const [month, year] = [1, 12].map((months) => scoreOf({ work: [workAs('Line Cook', months)] }));
    expect(year).toBeGreaterThan(month!);
  });

  it('asks about the skills of work with an unknown title', () => {
    const { finalScore, gaps } = score(
      job,
      { location, work: [workAs('Associate', 60)] },
      { retention: null },
    );
    expect(finalScore).toBeLessThan(45);
    expect(gaps.map(({ closableBy }) => closableBy?.title)).toContain('Ask about Forklift operation');
  });

  it('says that past work counts in favor only', () => {
    const { experience } = score(job, { location, work: [workAs('Line Cook', 24)] }).componentScores;
    expect(experience.score).toBeGreaterThan(50);
    expect(experience).toMatchObject({ note: expect.stringContaining('in favor only') });
  });
});
