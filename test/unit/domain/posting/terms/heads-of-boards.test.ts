import { parse } from '../parse';

describe('the head of a job board', () => {
  it('states years of experience on a line of its own', () => {
    const { minExperienceMonths } = parse(
      'Backend Engineer at Plumline\n$140K - $180K\nAustin, TX, US\nFull-time\n3+ years\n\nYou build our booking service. Experience with insurers is a plus, but not required.',
    );
    expect(minExperienceMonths).toBe(36);
  });

  it.each(['EMEA, Italy', 'LATAM, Brazil'])('names no town in "%s"', (place) => {
    const { city } = parse(
      `Job Title: Account Executive\nCompany: Plumline\nLocation: ${place}\nWorkplace: Remote\n\nYou sell our software to hotels.`,
    );
    expect(city).toBeNull();
  });

  it('labels the place after the title', () => {
    const { title } = parse(
      'Tower Technician II - base: Lubbock, Texas\nHighline Towers LLC\n$27 per hour\n\nMust climb 250 ft towers.',
    );
    expect(title).toBe('Tower Technician II');
  });
});

describe('words of a posting that request nothing', () => {
  const names = (text: string) => parse(text).requiredSkills.map(({ name }) => name);

  it('are employers of the founders', () => {
    expect(
      names(
        'Software Engineer\nPlumline\n\nRequirements\n- TypeScript and PostgreSQL\n- You work directly with founders and engineers from Twitter and Shopify on hard problems',
      ),
    ).not.toEqual(expect.arrayContaining(['Twitter']));
  });

  it('are the names of a program that trains for a license', () => {
    const { requiredCertifications } = parse(
      'Clinic Nurse\nHarbor Health, Toledo, OH\n\nEducation:\n- Required: Successful completion of an accredited Licensed Vocational Nursing Program\n- Current LVN license required',
    );
    expect(requiredCertifications.join()).not.toMatch(/Program/);
  });

  it('are articles of a charter', () => {
    const { state } = parse(
      'Principal Clerk\nCity of Harborview\n\nDuties\n- Apply the rules of Volume I - Article VI of the City Charter',
    );
    expect(state).not.toBe('VI');
  });
});
