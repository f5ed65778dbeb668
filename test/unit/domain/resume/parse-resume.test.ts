import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import type { ResumeOutcome } from '../../../../src/domain/parsing/parse-outcome';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';
import { careerChanger, driver, jobPosting, newcomer, nurse, reentry, welder } from './resumes';

const TODAY = '2026-06-01';

function parse(text: string): ResumeOutcome {
  return parseResume(layoutFromText(text), { today: TODAY, language: null });
}

describe('a truck driver', () => {
  const { parsed } = parse(driver);

  it('has a name, a phone in E.164 and a home', () => {
    expect(parsed.basics).toMatchObject({
      name: 'DARNELL WHITCOMB',
      email: 'd.whitcomb@example.com',
      phone: '+12165550142',
    });
    expect(parsed.basics.location).toMatchObject({ city: 'Cleveland', state: 'OH', countryCode: 'US' });
  });

  it('has posts with employer, dates and length, the current one first', () => {
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

  it('holds a licence', () => {
    expect(parsed.certifications).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'license', expires: '2028-05' })]),
    );
  });
});

describe('a nurse', () => {
  const { parsed } = parse(nurse);

  it('has a licence with number and state', () => {
    expect(parsed.certifications).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'license', licenseNumber: 'RN204417', state: 'TX' }),
      ]),
    );
  });

  it('has degree, field, school and year', () => {
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

describe('a newcomer', () => {
  const { parsed } = parse(newcomer);

  it('keeps a foreign phone number, employer and school', () => {
    expect(parsed.basics.phones[0]?.e164).toBe('+93700123456');
    expect(parsed.work.map((item) => item.name)).toContain('Kabul Electric Company');
    expect(parsed.education[0]?.institution).toBe('Kabul Polytechnic University');
  });

  it('has languages with their levels', () => {
    expect(parsed.languages).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ language: 'Dari', languageCode: 'fa', fluency: 'native' }),
        expect.objectContaining({ language: 'English', languageCode: 'en', cefr: 'B1' }),
      ]),
    );
  });
});

it('reads a welder who puts the dates first', () => {
  const { parsed } = parse(welder);
  expect(
    parsed.work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]),
  ).toEqual([
    ['MIG Welder', 'Harbor Steel Fabrication', '2015', '2019'],
    ['Shop Helper', 'Riverside Machine Works', '2012', '2015'],
  ]);
});

it('reads work done inside as work, and does not hold the gap against anyone', () => {
  const { parsed, warnings } = parse(reentry);
  expect(parsed.work.length).toBeGreaterThanOrEqual(2);
  expect(parsed.education[0]).toMatchObject({ level: 'ged' });
  expect(warnings.map(({ code }) => code)).not.toContain('date_conflict');
});

it('keeps a compound heading from bleeding into the section before', () => {
  const { parsed } = parse(careerChanger);
  expect(parsed.skills.map(({ rawNames }) => rawNames[0])).toEqual(
    expect.arrayContaining(['Excel', 'Scheduling']),
  );
  expect(parsed.education).toHaveLength(1);
});

it('says that a job posting is no resume', () => {
  const { documentProbability, warnings } = parse(jobPosting);
  expect(documentProbability).toBeLessThan(0.3);
  expect(warnings.map(({ code }) => code)).toContain('low_document_probability');
});

it('gives evidence whose offsets cut the very words out of the raw text', () => {
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
    for (const { text: words, charStart, charEnd } of evidence) {
      expect(rawText.slice(charStart ?? 0, charEnd ?? 0)).toBe(words);
    }
  }
});

it('takes name, contacts and home out of the redacted text', () => {
  const { redactedText } = parse(driver);
  for (const secret of ['WHITCOMB', '555-0142', 'd.whitcomb@example.com', '44114'])
    expect(redactedText).not.toContain(secret);
  expect(redactedText).toContain('Lakeshore Freight Lines');
});

it('warns of a start that lies in the future', () => {
  const { warnings } = parse(
    'Ana Ruiz\nana@example.com\n\nExperience\nCook, Blue Diner\nMarch 2031 - Present\n- Grilled',
  );
  expect(warnings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'date_in_future', pointer: '/work/0/startDate' }),
    ]),
  );
});

it('returns the same result twice and finishes adversarial texts', () => {
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

it('names the occupation of a post', () => {
  const { parsed } = parse(nurse);
  expect(parsed.work[0]).toMatchObject({ position: 'Registered Nurse', onetSocCode: '29-1141.00' });
  expect(parsed.work[0]?.occupationConfidence).toBeGreaterThan(0.5);
});
