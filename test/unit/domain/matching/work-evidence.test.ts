import { certificate, score, skill, workAs } from './pairs';

const job = {
  title: 'Telesales Agent',
  requiredSkills: ['Outbound calls'],
  workplaceType: 'remote' as const,
};

describe('a good match needs evidence of the work', () => {
  it.each([
    [
      'one skill of another trade',
      { work: [workAs('Insurance Investigator', 60)], skills: [skill('Outbound calls')] },
    ],
    ['traits and remote work', { skills: [skill('Communication'), skill('Teamwork')] }],
  ])('so %s makes a possible match at most', (_name, candidate) => {
    const posting = { ...job, requiredSkills: ['Outbound calls', 'Communication'] };
    const { finalScore, recommendation } = score(posting, candidate);
    expect(finalScore).toBeLessThan(65);
    expect(['possible_match', 'weak_match']).toContain(recommendation);
  });

  it('which past work like the job is', () => {
    const { recommendation } = score(job, {
      work: [workAs('Telemarketer', 24)],
      skills: [skill('Outbound calls')],
    });
    expect(recommendation).toMatch(/good_match|strong_match/);
  });

  it('and the credential of the occupation, but not a license to drive', () => {
    const skillsOf = (title: string, name: string) =>
      score(
        { title, requiredSkills: ['Vital signs'], requiredCertifications: [name] },
        { skills: [skill('Vital signs')], certifications: [certificate(name)] },
      ).componentScores.skills.score ?? 0;
    expect(skillsOf('Registered Nurse', 'RN license')).toBeGreaterThan(80);
    expect(skillsOf('Registered Nurse', "Driver's license")).toBeLessThan(65);
  });

  it('which care of the own family is not', () => {
    const aide = { title: 'Home Health Aide', requiredSkills: ['Personal care'] };
    const experienceOf = (title: string) =>
      score(aide, { work: [workAs(title, 48)] }).componentScores.experience.score ?? 0;
    expect(experienceOf('Family caregiver')).toBeLessThanOrEqual(60);
    expect(experienceOf('Home attendant')).toBeGreaterThan(80);
  });

  it('and experience in surely related work counts for more than half, whatever its occupation is called', () => {
    const experienceOf = (title: string) =>
      score(
        { title: 'Line Cook', requiredSkills: ['Grilling'], minExperienceMonths: 24 },
        { work: [workAs(title, 60)] },
      ).componentScores.experience.score ?? 0;
    expect(experienceOf('Sous Chef')).toBeGreaterThan(50);
    expect(experienceOf('Sous Chef')).toBeLessThan(experienceOf('Prep Cook'));
    expect(experienceOf('Hotel Receptionist')).toBeLessThan(30);
  });

  it('nor does care of the own family make a required certificate likely', () => {
    const aide = { title: 'Home Health Aide', requiredCertifications: ['CNA'], minExperienceMonths: 0 };
    const recommendationFor = (title: string) => score(aide, { work: [workAs(title, 48)] }).recommendation;
    expect(recommendationFor('Full-time family caregiver')).toBe('not_eligible');
    expect(recommendationFor('Certified Nursing Assistant')).not.toBe('not_eligible');
  });

  it('but a job without required experience counts any past work in full', () => {
    const beginner = {
      title: 'Warehouse Associate',
      requiredSkills: ['Order picking'],
      minExperienceMonths: 0,
    };
    const { experience } = score(beginner, { work: [workAs('Roofing helper', 36)] }).componentScores;
    expect(experience.score).toBeGreaterThan(60);
    expect(experience.note).not.toContain('Counts in part');
  });

  it('and two skills of its own', () => {
    const welder = { title: 'Welder', requiredSkills: ['MIG welding', 'TIG welding', 'Blueprint reading'] };
    const scoreOf = (...names: string[]) =>
      score(welder, { skills: names.map((name) => skill(name)) }).componentScores.skills.score ?? 0;
    expect(scoreOf('MIG welding', 'TIG welding')).toBeGreaterThan(60);
    expect(scoreOf('Blueprint reading')).toBeLessThanOrEqual(60);
  });
});

describe('work is called related', () => {
  const found = (title: string, past: string) =>
    score({ title }, { work: [workAs(past, 24)] }).componentScores.experience.found;

  it.each([
    ['Roofer', 'Roofing Helper'],
    ['Principal Security Consultant / Penetration Tester', 'Information Security Analyst'],
    ['Bookkeeper', 'Accountant'],
  ])('if its occupation, or the words of its title, are those of the job: %s, %s', (title, past) => {
    expect(found(title, past)).toEqual([past]);
  });

  it.each([
    ['Account Executive', 'Accountant'],
    ['College Aide', 'Assistant Professor'],
    ['Partnerships Manager | Great Lakes', 'Certified Nursing Assistant'],
    ['Deputy Director of Administration', 'Shift Supervisor'],
    ['Director', 'TV Anchor'],
  ])('and not for a title of uncertain occupation or other skills: %s, %s', (title, past) => {
    expect(found(title, past)).toEqual([]);
  });
});

describe('the content of a record', () => {
  const posting = {
    title: 'Kitchen Helper',
    summary:
      'Wash dishes, mop floors, peel vegetables, receive deliveries, rotate stock and keep the walk-in cooler clean.',
  };
  const derived = (confidence: number) => ({
    ...skill('Dish washing, floor mopping and vegetable peeling'),
    provenance: 'curated_map' as const,
    confidence,
  });
  const record = {
    summary: 'Quiet, careful worker who looks for evening hours close to the bus line downtown.',
    work: [workAs('Stable hand', 36)],
  };
  const contentScore = (...skills: ReturnType<typeof derived>[]) =>
    score(posting, { ...record, skills }).subModels.semantic.score ?? 0;

  it('has the skills that its past work makes very likely, and no others', () => {
    expect(contentScore(derived(0.9))).toBeGreaterThan(contentScore());
    expect(contentScore(derived(0.6))).toBe(contentScore());
  });
});
