import { toScorableCandidate } from '../../../../src/domain/matching';
import { AS_OF, candidateWith, certificate, score, skill, workAs } from './pairs';

describe('scorePair', () => {
  const driver = { title: 'Truck Driver', requiredCertifications: ['CDL-A'] };

  it('caps the score and gives the certificate as first reason when a required certificate is missing', () => {
    const scored = score(driver, { work: [workAs('Line Cook', 30)], skills: [skill('Driving')] });
    expect(scored.recommendation).toBe('not_eligible');
    expect(scored.finalScore).toBeLessThanOrEqual(49.9);
    expect(scored.gaps[0]).toMatchObject({
      name: 'CDL-A',
      severity: 'blocking',
      requirementLevel: 'required',
    });
    expect(scored.reasons[0]?.text).toContain('CDL-A');
  });

  it('accepts a certificate that includes the required one', () => {
    const scored = score(
      { title: 'Driver', requiredCertifications: ["Driver's license"] },
      { certifications: [certificate('CDL Class A')] },
    );
    expect(scored.gaps).toEqual([]);
  });

  it('accepts a certificate with a state or one of several alternatives but not one in progress', () => {
    const nursing = { title: 'Aide', requiredCertifications: ['CNA or HHA certificate'] };
    const eligible = (name: string) =>
      score(nursing, { certifications: [certificate(name)], work: [workAs('Cook', 12)] }).recommendation !==
      'not_eligible';
    expect(['NJ Certified Nurse Aide', 'Home Health Aide (New York)', 'CNA - TX'].map(eligible)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ['CNA (in progress)', 'Food handler card', 'Certified Nurse Aide Instructor'].map(eligible),
    ).toEqual([false, false, false]);
  });

  it('does not accept an expired certificate', () => {
    const scored = score(driver, { certifications: [{ ...certificate('CDL-A'), expires: '2024-01' }] });
    expect(scored.recommendation).toBe('not_eligible');
    expect(scored.gaps[0]?.closableBy?.title).toMatch(/^Renew/);
  });

  it('asks for proof when past work usually requires the certificate', () => {
    const scored = score(
      { title: 'Registered Nurse', requiredCertifications: ['RN license'] },
      { work: [workAs('Registered Nurse', 40)] },
    );
    expect(scored.recommendation).not.toBe('not_eligible');
    expect(scored.gaps[0]).toMatchObject({ severity: 'major', closableBy: { kind: 'document' } });
  });

  it('distinguishes required sponsorship from unknown work authorization', () => {
    const job = { title: 'Cashier', sponsorsVisa: false };
    const work = [workAs('Cashier', 12)];
    expect(score(job, { work, workAuthorization: 'needs_sponsorship' }).recommendation).toBe('not_eligible');
    const unknown = score(job, { work });
    expect(unknown.recommendation).not.toBe('not_eligible');
    expect(unknown.gaps).toContainEqual(
      expect.objectContaining({ type: 'work_authorization', severity: 'minor' }),
    );
  });

  it('counts an inferred skill only in part', () => {
    const job = { title: 'Forklift Operator', requiredSkills: ['Forklift operation'] };
    const skills = (candidate: Parameters<typeof score>[1]) => score(job, candidate).componentScores.skills;
    const inferred = skills({ work: [workAs('Industrial Truck Operator', 36)] }).score ?? 0;
    const stated = skills({
      work: [workAs('Industrial Truck Operator', 36)],
      skills: [skill('forklift operation')],
    }).score;
    expect(stated).toBe(100);
    expect(inferred).toBeGreaterThan(0);
    expect(inferred).toBeLessThanOrEqual(60);
  });

  it('counts a skill that a past title names as stated', () => {
    const job = { title: 'Line Cook', requiredSkills: ['Line cooking'] };
    expect(score(job, { work: [workAs('Line Cook', 36)] }).componentScores.skills).toMatchObject({
      score: 100,
      found: ['Line cooking'],
    });
  });
});

describe('a scorable candidate', () => {
  it('contains no protected attributes or identifying data', () => {
    const record = {
      ...candidateWith({
        firstName: 'Ada',
        lastName: 'Byron',
        location: {
          city: 'Dayton',
          state: 'OH',
          address: '12 Elm Street',
          postalCode: '45402',
          region: null,
          countryCode: 'US',
          raw: '12 Elm Street, Dayton',
        } as never,
        summary: 'Ada Byron, 34 years old, born 1992. She cooks; her mail is ada@example.com.',
        education: [
          {
            institution: 'Saint Mary College for Women',
            studyType: 'BA',
            area: 'Nutrition',
            level: 'bachelor',
            startDate: '2010',
            endDate: '2014',
            isCurrent: false,
            completed: true,
            score: null,
            courses: [],
            location: null,
            confidence: 1,
          },
        ],
      }),
      email: 'ada@example.com',
      gender: 'female',
      birthDate: '1992-05-05',
      nationality: 'British',
    };
    const serialized = JSON.stringify(toScorableCandidate(record, AS_OF));
    for (const secret of [
      'Ada',
      'Byron',
      'Elm',
      '45402',
      '34',
      '1992',
      '2014',
      'Mary',
      'example.com',
      'female',
      'British',
      'She',
    ]) {
      expect(serialized).not.toContain(secret);
    }
    expect(serialized).toContain('Dayton');
    expect(serialized).toContain('Nutrition');
  });

  it('gets the same score under any name', () => {
    const job = {
      title: 'Line Cook',
      requiredSkills: ['Cooking'],
      summary: 'Cook on the line, prepare food, keep the kitchen clean.',
    };
    const scoreUnderName = (firstName: string, lastName: string) =>
      JSON.stringify(
        score(job, {
          firstName,
          lastName,
          summary: `${firstName} ${lastName} is a line cook who keeps a clean kitchen and prepares food. ${lastName.toUpperCase()}, ${firstName}`,
          work: [workAs('Line Cook', 20)],
        }),
      );
    expect(scoreUnderName('Mason', 'Cook')).toBe(scoreUnderName('Aaliyah', 'Washington'));
  });

  it.each([
    ['I am a 58 year old woman from Somalia, Muslim, a disabled veteran. I weld pipes and frames.'],
    ['I am a 23 year old man from South Korea, Catholic, a pregnant citizen. I weld pipes and frames.'],
  ])('gets the same score whichever groups its text mentions: %s', (summary) => {
    const job = { title: 'Welder', requiredSkills: ['Welding'], summary: 'Weld pipes and frames.' };
    const scoreWith = (text: string) =>
      JSON.stringify(score(job, { summary: text, work: [workAs('Welder', 20)] }));
    expect(scoreWith(summary)).toBe(scoreWith('I am a from, a. I weld pipes and frames.'));
  });

  it('has parts of its name removed from free text unless the part names an occupation', () => {
    const record = candidateWith({
      firstName: 'Ruxandra',
      lastName: 'Baker',
      preferredName: 'Ruxi',
      summary: 'Ruxandra is a baker at heart. Ask for Ruxi; RUXANDRA L. BAKER bakes bread.',
    });
    const { text } = toScorableCandidate(record, AS_OF);
    expect(text).not.toMatch(/rux/i);
    expect(text.match(/baker/gi)).toEqual(['baker']);
  });
});

describe('a candidate with only an address', () => {
  const job = {
    title: 'Welder',
    city: 'Dayton',
    state: 'OH',
    requiredSkills: ['Welding', 'Blueprint reading'],
  } as const;
  const address = candidateWith({ location: { city: 'Dayton', state: 'OH' } });

  it('ranks below a candidate with a required skill and is asked for documents about its gaps', () => {
    const bare = score({ ...job, requiredSkills: [...job.requiredSkills] }, address);
    const one = score(
      { ...job, requiredSkills: [...job.requiredSkills] },
      { ...address, skills: [skill('Welding')] },
    );
    expect(bare.recommendation).toBe('weak_match');
    expect(one.finalScore).toBeGreaterThan(bare.finalScore);
    expect(bare.gaps.map(({ name, closableBy }) => [name, closableBy?.kind])).toEqual([
      ['Blueprint reading', 'document'],
      ['Welding', 'document'],
    ]);
  });
});

describe('the explanation of a score', () => {
  it('links a skill bridge to the gap that it closes and to its source', () => {
    const scored = score(
      { title: 'Forklift Operator', requiredSkills: ['Commercial truck driving', 'Welding'] },
      { skills: [skill('Driving')], work: [workAs('Delivery Driver', 30)] },
    );
    const bridge = scored.transferableSkillBridges.find(
      ({ toSkill }) => toSkill === 'Commercial truck driving',
    );
    expect(bridge).toMatchObject({ closesGap: true, provenance: 'curated_map' });
    expect(bridge?.rationale).not.toBe('');
  });

  it('states the commute distance in miles', () => {
    const scored = score(
      { title: 'Cashier', city: 'Columbus', state: 'OH' },
      { location: { city: 'Dayton', state: 'OH' }, work: [workAs('Cashier', 12)] },
    );
    const gap = scored.gaps.find(({ type }) => type === 'location');
    expect(gap?.shortfall?.unit).toBe('miles');
    expect(gap?.shortfall?.value).toBeGreaterThan(30);
  });
});
