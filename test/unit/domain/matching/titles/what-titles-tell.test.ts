import { shownTitle } from '../../../../../src/domain/matching/profile/shown-title';
import { verdictOf } from '../../../../../src/domain/matching/verdict';
import { score, skill, workAs } from '../pairs';

const TEXT =
  'Answers alarms of network devices, restarts routers, writes tickets, calls field staff, and hands over the shift to the next team of the operations centre.';

const noteOf = (past: string, job: string, texts: { record?: string; posting?: string } = {}) =>
  score(
    { title: job, minExperienceMonths: 24, requiredSkills: ['Drafting'], summary: texts.posting ?? null },
    { work: [workAs(past, 60)], skills: [skill('Networking')], summary: texts.record ?? null },
  ).componentScores.experience.note;

describe('what titles tell about past work', () => {
  test('titles that share the word engineer only are not said to tell nothing', () => {
    const note = noteOf('NOC Engineer', 'Civil Engineer II', {
      record: TEXT,
      posting:
        'Designs streets, sewers and bridges, checks shop drawings and inspects the work of contractors on site.',
    });
    expect(note).not.toMatch(/titles do not tell/);
    expect(note).toMatch(/No past position is like this job/);
  });

  test('a title that names a rank only tells nothing', () => {
    expect(noteOf('Volunteer', 'Preschool Teacher')).toMatch(/titles do not tell/);
  });

  test('one of two occupations of a title is related work in part', () => {
    expect(noteOf('Housekeeper and cook', 'Food Service Helper')).toMatch(/related in part/);
  });

  test('a principal accountant is an accountant', () => {
    expect(
      score({ title: 'Principal Utility Accountant' }, { work: [workAs('Senior Accountant', 60)] })
        .componentScores.experience.found,
    ).toEqual(['Senior Accountant']);
  });

  test('work is called other work only if all titles are understood', () => {
    const note = score(
      { title: 'Software Engineer', minExperienceMonths: 24 },
      { work: [workAs('Tech Support Executive', 60), workAs('Bank Teller', 20)] },
    ).componentScores.experience.note;
    expect(note).not.toMatch(/other fields/);
  });

  test('marks before a title and what follows leader dots are left out', () => {
    expect(shownTitle('### Line Cook')).toBe('Line Cook');
    expect(shownTitle('Head Bartender ..... The Velvet Parrot')).toBe('Head Bartender');
  });
});

describe('work that is like the job in no more than its rank or field', () => {
  const experienceOf = (past: string, job: string, months = 120) =>
    score({ title: job, minExperienceMonths: 12 }, { work: [workAs(past, months)] });

  test('scores little, however long it was, and the months are missing', () => {
    const { componentScores, gaps } = experienceOf('NOC Engineer', 'Civil Engineer II');
    expect(componentScores.experience.note).toMatch(/No past position is like this job/);
    expect(componentScores.experience.score).toBeLessThan(50);
    expect(gaps.find(({ type }) => type === 'experience')).toMatchObject({ actual: '0 months' });
  });

  test('is not called related by an occupation that the letters of a title only may name', () => {
    const { componentScores } = experienceOf(
      'Nursing Assistant',
      'Business Lead, Partner to Partner Exchange, Google Cloud',
    );
    expect(componentScores.experience.found).toEqual([]);
  });

  test('is not related in part if the job leads people and the work does not', () => {
    const { componentScores } = experienceOf('Circulation Assistant', 'Chief, Personnel Unit');
    expect(componentScores.experience.note).not.toMatch(/related in part/);
  });

  test('is related in part if the job names two occupations of which one is near', () => {
    expect(
      experienceOf('Pipe Welder', 'Welder and Office Clerk').componentScores.experience.note,
    ).not.toMatch(/No past position/);
  });
});

describe('reasons whose points are positive', () => {
  test('name no missing certification without saying that none is required', () => {
    const { reasons } = score(
      {
        title: 'English Teacher',
        requiredSkills: ['Classroom instruction'],
        preferredCertifications: ['TEFL certification'],
      },
      { work: [workAs('English Teacher', 60)], skills: [skill('Classroom instruction')] },
    );
    const reason = reasons.find(({ component }) => component === 'certifications')!;
    expect(reason.points).toBeGreaterThan(0);
    expect(reason.text).toMatch(/^None is required/);
  });

  test('say of education a level below that it counts in part', () => {
    const { reasons } = score(
      { title: 'Cook', requiredSkills: ['Cooking'], minEducationLevel: 'bachelor' },
      { work: [workAs('Cook', 60)], highestEducationLevel: 'associate' },
    );
    const reason = reasons.find(({ component }) => component === 'education')!;
    expect(reason.points).toBeGreaterThan(0);
    expect(reason.text).toMatch(/counts in part/);
  });
});

test('cloud computing is asked about, not missing, in a record that states a cloud platform', () => {
  const { gaps } = score(
    { title: 'Software Engineer', requiredSkills: ['Cloud computing'] },
    { work: [workAs('Software Engineer', 60)], skills: [skill('Amazon Web Services')] },
  );
  expect(gaps.find(({ name }) => name === 'Cloud computing')?.closableBy?.kind).not.toBe('training');
});

test('"Security +" is the certification Security+', () => {
  const pair = score(
    { title: 'Network Engineer', requiredCertifications: ['CompTIA Security+'] },
    { work: [workAs('Network Engineer', 60)], certifications: [{ name: 'Security +' }] as never },
  );
  expect(pair.recommendation).not.toBe('not_eligible');
});

test('no posting requires thirty years of experience', () => {
  const { gaps } = score(
    { title: 'Sales Representative', minExperienceMonths: 360 },
    { work: [workAs('Sales Representative', 60)] },
  );
  expect(gaps.filter(({ type }) => type === 'experience')).toEqual([]);
});

test('the verdict of optional experience follows the reason', () => {
  const pair = score(
    { title: 'Union Organizing Associate', minExperienceMonths: 0, requiredSkills: ['Negotiation'] },
    { work: [workAs('Nail Technician', 60)] },
  );
  expect(pair.componentScores.experience.note).toMatch(/No past position/);
  expect(verdictOf(pair)).not.toMatch(/other fields/);
});

test('two names of one skill are one requirement', () => {
  const { gaps } = score(
    { title: 'Software Engineer', requiredSkills: ['LLMs', 'Large Language Models'] },
    { work: [workAs('Roofer', 60)], skills: [skill('Roofing')] },
  );
  expect(gaps.filter(({ type }) => type === 'skill')).toHaveLength(1);
});

test('a title in another language that is not understood is not said to be other work', () => {
  const note = score(
    { title: 'Analista Finanzas y Controlling', minExperienceMonths: 12, requiredSkills: ['Accounting'] },
    { work: [workAs('Financial Controller', 60)] },
  ).componentScores.experience.note;
  expect(note).not.toMatch(/other fields/);
});

test('work shorter than a month is not called none', () => {
  const { componentScores } = score(
    { title: 'Web Designer', minExperienceMonths: 36 },
    { work: [workAs('Web Designer', 0.5)] },
  );
  expect(componentScores.experience.note).not.toMatch(/\b0 months/);
});

describe('managers', () => {
  const noteOf = (past: string, job: string) =>
    score({ title: job, minExperienceMonths: 24 }, { work: [workAs(past, 60)] }).componentScores.experience
      .note;

  test.each([
    ['Engineering Manager', 'Chief Technology Officer'],
    ['CTO', 'Engineering Manager'],
    ['Head of Engineering', 'Chief Technology Officer'],
    ['VP of Engineering', 'CTO'],
  ])('%s is related in part to %s', (past, job) => {
    expect(noteOf(past, job)).toMatch(/related in part/);
  });

  test.each([
    ['Product Manager', 'General Manager'],
    ['Engineering Manager', 'Chief Financial Officer'],
    ['Chief Technology Officer', 'Nurse Manager'],
  ])('%s is no position like %s', (past, job) => {
    expect(noteOf(past, job)).toMatch(/No past position is like this job/);
  });
});

test('the character references of markup are no part of the title of a job', () => {
  const { gaps } = score(
    { title: 'Cook &amp; Baker', minExperienceMonths: 24 },
    { work: [workAs('Roofer', 60)] },
  );
  expect(gaps.find(({ type }) => type === 'experience')?.name).toBe('Cook & Baker');
});
