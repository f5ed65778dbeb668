import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import type { ResumeOutcome } from '../../../../src/domain/parsing/parse-outcome';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';
import { careerChanger, driver, jobPosting, newcomer, nurse, reentry, welder } from './resumes';

const TODAY = '2026-06-01';

function parse(text: string): ResumeOutcome {
  return parseResume(layoutFromText(text), { today: TODAY, language: null });
}

describe('the resume of a truck driver', () => {
  const { parsed } = parse(driver);

  it('yields name, email address, phone number in E.164 and location', () => {
    expect(parsed.basics).toMatchObject({
      name: 'DARNELL WHITCOMB',
      email: 'd.whitcomb@example.com',
      phone: '+12165550142',
    });
    expect(parsed.basics.location).toMatchObject({ city: 'Cleveland', state: 'OH', countryCode: 'US' });
  });

  it('yields positions with employer, dates and duration, the current one first', () => {
    expect(parsed.work).toMatchObject([
      {
        position: 'Delivery Driver',
        name: 'Lakeshore Freight Lines',
        startDate: '2021-03',
        endDate: null,
        isCurrent: true,
      },
      {
        position: 'Warehouse Associate',
        name: 'Midtown Distribution Center',
        startDate: '2017-06',
        endDate: '2021-02',
        months: 45,
      },
    ]);
    expect(parsed.work[0]?.highlights).toHaveLength(2);
  });

  it('yields a license with its expiry date', () => {
    expect(parsed.certifications).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'license', expires: '2028-05' })]),
    );
  });
});

describe('the resume of a nurse', () => {
  const { parsed } = parse(nurse);

  it('yields a license with number and state', () => {
    expect(parsed.certifications).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'license', licenseNumber: 'RN204417', state: 'TX' }),
      ]),
    );
  });

  it('yields degree, field, institution and year', () => {
    expect(parsed.education[0]).toMatchObject({
      studyType: 'Bachelor of Science',
      area: 'Nursing',
      institution: 'University of Houston',
      level: 'bachelor',
      endDate: '2016',
    });
    expect(parsed.totals.highestEducationLevel).toBe('bachelor');
  });
});

describe('the resume of a newcomer to the US', () => {
  const { parsed } = parse(newcomer);

  it('yields a foreign phone number, employer and institution', () => {
    expect(parsed.basics.phones[0]?.e164).toBe('+93700123456');
    expect(parsed.work.map((item) => item.name)).toContain('Kabul Electric Company');
    expect(parsed.education[0]?.institution).toBe('Kabul Polytechnic University');
  });

  it('yields languages with their levels', () => {
    expect(parsed.languages).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ language: 'Dari', languageCode: 'fa', fluency: 'native' }),
        expect.objectContaining({ language: 'English', languageCode: 'en', cefr: 'B1' }),
      ]),
    );
  });
});

describe('parsing a resume', () => {
  it('reads positions whose dates come first', () => {
    const { parsed } = parse(welder);
    expect(
      parsed.work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]),
    ).toEqual([
      ['MIG Welder', 'Harbor Steel Fabrication', '2015', '2019'],
      ['Shop Helper', 'Riverside Machine Works', '2012', '2015'],
    ]);
  });

  it('reads work in a correctional facility as work and does not warn about a gap', () => {
    const { parsed, warnings } = parse(reentry);
    expect(parsed.work.length).toBeGreaterThanOrEqual(2);
    expect(parsed.education[0]).toMatchObject({ level: 'ged' });
    expect(warnings.map(({ code }) => code)).not.toContain('date_conflict');
  });

  it('starts a new section at a compound heading', () => {
    const { parsed } = parse(careerChanger);
    expect(parsed.skills.map(({ rawNames }) => rawNames[0])).toEqual(
      expect.arrayContaining(['Excel', 'Scheduling']),
    );
    expect(parsed.education).toHaveLength(1);
  });

  it('returns a low document probability with a warning for a job posting', () => {
    const { documentProbability, warnings } = parse(jobPosting);
    expect(documentProbability).toBeLessThan(0.3);
    expect(warnings.map(({ code }) => code)).toContain('low_document_probability');
  });

  it('returns evidence that equals the raw text at its offsets', () => {
    for (const text of [driver, nurse, newcomer, welder, reentry, careerChanger]) {
      const { parsed, rawText } = parse(text);
      const evidence = [
        ...parsed.work,
        ...parsed.education,
        ...parsed.skills,
        ...parsed.certifications,
        ...parsed.languages,
      ].flatMap((item) => item.evidence ?? []);
      expect(evidence.length).toBeGreaterThan(0);
      for (const { text: evidenceText, charStart, charEnd } of evidence) {
        expect(rawText.slice(charStart ?? 0, charEnd ?? 0)).toBe(evidenceText);
      }
    }
  });

  it('removes name, contact data and address from the redacted text', () => {
    const { redactedText } = parse(driver);
    for (const secret of ['WHITCOMB', '555-0142', 'd.whitcomb@example.com', '44114'])
      expect(redactedText).not.toContain(secret);
    expect(redactedText).toContain('Lakeshore Freight Lines');
  });

  it('warns about a start date in the future', () => {
    const { warnings } = parse(
      'Ana Ruiz\nana@example.com\n\nExperience\nCook, Blue Diner\nMarch 2031 - Present\n- Grilled',
    );
    expect(warnings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'date_in_future', pointer: '/work/0/startDate' }),
      ]),
    );
  });

  it('returns the same result twice and completes on adversarial texts', () => {
    expect(parse(nurse)).toEqual(parse(nurse));
    const adversarial = [
      '('.repeat(50_000),
      'a.'.repeat(50_000),
      '1 2-'.repeat(25_000),
      'A, '.repeat(33_000),
      '\t- '.repeat(33_000),
    ];
    for (const text of adversarial) expect(parse(text).parsed.basics.email).toBeNull();
  });

  it('classifies the occupation of a position', () => {
    const { parsed } = parse(nurse);
    expect(parsed.work[0]).toMatchObject({ position: 'Registered Nurse', onetSocCode: '29-1141.00' });
    expect(parsed.work[0]?.occupationConfidence).toBeGreaterThan(0.5);
  });
});
