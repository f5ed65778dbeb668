import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';

type Parsed = Omit<ParsedResume, 'meta'>;

const parse = (...lines: string[]): Parsed =>
  parseResume(layoutFromText(lines.join('\n')), { today: '2026-06-01', language: null }).parsed;
const resumeWith = (heading: string, ...lines: string[]): Parsed =>
  parse(
    'Orla Whitcombe',
    'orla.whitcombe@example.com',
    '',
    'Experience',
    'Line Cook, Harbor Grill, 2019 - present',
    '',
    heading,
    ...lines,
  );
const certificationsOf = (...lines: string[]): string[] =>
  resumeWith('Certifications', ...lines).certifications.map(({ name }) => name);
const schoolsOf = (...lines: string[]): (string | null)[] =>
  resumeWith('Education', ...lines).education.map(({ institution }) => institution);

describe('parsing schools as people write them', () => {
  it('takes the evaluation of a foreign degree for no degree, and a university before its country for no town', () => {
    expect(
      resumeWith(
        'Education',
        'Bachelor of Economics, Kyiv National University, Ukraine, 2008',
        'Evaluated by World Education Services as equivalent to an associate degree (2018)',
      ).education,
    ).toMatchObject([
      {
        studyType: 'Bachelor',
        institution: 'Kyiv National University',
      },
    ]);
  });

  it('takes the words of a sentence away from the name of a school', () => {
    expect(schoolsOf('Ashmere State University, 24 college credits, general studies')).toEqual([
      'Ashmere State University',
    ]);
    expect(schoolsOf('Penrose High School did not graduate')).toEqual(['Penrose High School']);
    expect(schoolsOf('→ Larkfield County College → A.A. Liberal Arts → 2016')).toEqual([
      'Larkfield County College',
    ]);
  });

  it.each([
    [
      'BS Mechanical Engineering University of Akron 2014',
      'BS',
      'Mechanical Engineering',
      'University of Akron',
    ],
    ['University of Akron BS Biology 2014', 'BS', 'Biology', 'University of Akron'],
    ['MBA Finance Penrose College 2014', 'MBA', 'Finance', 'Penrose College'],
    ['BS Physics State University of Larkfield 2014', 'BS', 'Physics', 'State University of Larkfield'],
    ['MSc Technical University of Larkfield 2014', 'MSc', null, 'Technical University of Larkfield'],
  ])('divides "%s"', (line, studyType, area, institution) => {
    expect(resumeWith('Education', line).education).toMatchObject([{ studyType, area, institution }]);
  });

  it('takes no column, town or other heading for a school', () => {
    const { education } = resumeWith(
      'Education',
      'Diesel Technology diploma, 2012',
      '',
      'Own tools',
      'Additional Qualification',
    );
    expect(education).toMatchObject([{ studyType: 'diploma', institution: null }]);
    expect(education[0]?.confidence).toBeLessThan(0.9);
  });

  it('reads degrees with honours, in capitals and without a school of their own', () => {
    const { education } = resumeWith(
      'Education',
      'B.Sc. (Hons) Nursing, University of Ardmoor, 2018',
      'M.S.Ed. in Mathematics Education, Fernhill College, 2020',
    );
    expect(education).toMatchObject([
      { studyType: 'M.S.Ed.', area: 'Mathematics Education', institution: 'Fernhill College' },
      { studyType: 'B.Sc. (Hons)', area: 'Nursing', institution: 'University of Ardmoor' },
    ]);
  });

  it('joins the name of a school that the layout divides', () => {
    expect(schoolsOf('A.A.S. in Office Support, Calder Community and Technical', 'College, 2013')).toEqual([
      'Calder Community and Technical College',
    ]);
  });

  it('reads schools from sentences in small letters', () => {
    const { education } = parse(
      'dana whitlow',
      'dana.whitlow@example.com',
      '',
      'i clean offices since 2015. i got my ged in 2014 at brightwater county community college.',
    );
    expect(education).toMatchObject([
      { institution: 'brightwater county community college', studyType: 'ged', endDate: '2014' },
    ]);
  });
});

describe('parsing credentials as people list them', () => {
  it('divides lists at slashes, full stops and numbers', () => {
    expect(certificationsOf('OSHA 10 / Hazmat Handler / forklift instructor')).toEqual([
      'OSHA 10',
      'Hazmat Handler',
      'forklift instructor',
    ]);
    expect(certificationsOf('Certified Barber (2020). Fade Master Class (2023).')).toEqual([
      'Certified Barber',
      'Fade Master Class',
    ]);
    expect(certificationsOf('ServSafe Manager (2024) and Oregon Food Handler Card')).toEqual([
      'ServSafe Manager',
      'Oregon Food Handler Card',
    ]);
    expect(certificationsOf('CPR and First Aid')).toEqual(['CPR and First Aid']);
    expect(
      certificationsOf('EPA 608 Universal, NATE certified, Mechanical Contractor License #7109922'),
    ).toHaveLength(3);
  });

  it('reads the body that issues a credential before it', () => {
    const { certifications } = resumeWith(
      'Certifications',
      'American Heart Association: BLS for Healthcare Providers, expires 10/2027',
    );
    expect(certifications).toMatchObject([
      { name: 'BLS for Healthcare Providers', issuer: 'American Heart Association', expires: '2027-10' },
    ]);
  });

  it('takes contacts, languages and schools for no credentials', () => {
    expect(
      certificationsOf('TWIC (thru 28)', 'Español, some English', 'Leicester College', 'a.b@example.com'),
    ).toEqual(['TWIC']);
  });

  it('reads a sentence with an abbreviation', () => {
    const { certifications } = parse(
      'Terrell Oyelaran',
      'terrell@example.com',
      '',
      'Since 2020 I am a Guard at Harbor Mall.',
      'I hold a New Jersey SORA card (exp. 02/2028), a TWIC, and current CPR certification.',
    );
    expect(certifications.map(({ name }) => name)).toEqual([
      'New Jersey SORA card',
      'TWIC',
      'CPR certification',
    ]);
  });
});
