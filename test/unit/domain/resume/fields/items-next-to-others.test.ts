import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

type Parsed = Omit<ParsedResume, 'meta'>;

const parse = (...lines: string[]): Parsed =>
  parseResume(layoutFromText(lines.join('\n')), { today: '2026-06-01', language: null }).parsed;
const PERSON = ['Orla Whitcombe', 'orla.whitcombe@example.com', ''];
const schools = (...lines: string[]): (string | null)[][] =>
  parse(...PERSON, 'Education', ...lines).education.map(({ institution, studyType, area, endDate }) => [
    institution,
    studyType,
    area,
    endDate,
  ]);
const credentials = (...lines: string[]): (string | null)[][] =>
  parse(...PERSON, 'Certifications', ...lines).certifications.map(({ name, issuer }) => [name, issuer]);

describe('parsing a school next to other items', () => {
  it('does not take the date of a later course for the year of a GED', () => {
    expect(
      schools('GED, 2018, Larkfield Adult School', 'Parenting and Family Skills, completed 2021'),
    ).toEqual([['Larkfield Adult School', 'GED', null, '2018']]);
  });

  it('separates the school from the diploma in "Larkfield High School Diploma"', () => {
    expect(schools('Larkfield High School Diploma, 2012')).toEqual([
      ['Larkfield High School', 'Diploma', null, '2012'],
    ]);
    expect(schools('Honors High School Diploma, 2012')[0]?.[0]).toBeNull();
    expect(schools('Ohio High School Diploma, 2012')[0]?.[0]).toBeNull();
  });

  it('does not take the town after a school for the field of study', () => {
    expect(schools('MPAS, Ashmere University, Vallejo, 2015')).toEqual([
      ['Ashmere University', 'MPAS', null, '2015'],
    ]);
  });
});

describe('parsing the export of a job board', () => {
  const board = parse(
    ...PERSON,
    'Work Experience',
    '',
    'CDL A Driver',
    'Harbor Freight Lines-Bensenville, IL',
    'May 2020 to Present',
    '',
    'Education',
    '',
    'High school diploma or GED',
    'Penrose West High School-Joliet, IL',
    'September 2008 to May 2012',
    '',
    'Skills',
    '- CDL A',
    '- Pallet jack',
    '',
    'Certifications and Licenses',
    '',
    'CDL A',
    'January 2016 to March 2028',
    'with Hazmat and Tanker endorsements',
    '',
    'DOT Medical Card',
    'Present',
  );

  it('divides the employer and the school from the town after the hyphen', () => {
    expect(board.work[0]).toMatchObject({ name: 'Harbor Freight Lines', location: { city: 'Bensenville' } });
    expect(board.education[0]).toMatchObject({
      institution: 'Penrose West High School',
      location: { city: 'Joliet', state: 'IL' },
    });
  });

  it.each([
    ['Winston-Salem, NC', 'Winston-Salem'],
    ['Tel Aviv-Yafo, Israel', 'Tel Aviv-Yafo'],
  ])('keeps the hyphen in the name of the town of %s', (place, city) => {
    const [job] = parse(...PERSON, 'Experience', `Cook, Harbor Grill, ${place}, 2019 - 2022`).work;
    expect(job?.location?.city).toBe(city);
  });

  it('keeps "CDL A" among the skills and licenses, where it is no heading', () => {
    expect(board.skills.map(({ name }) => name)).toContain('Pallet jack operation');
    expect(board.certifications.map(({ name, expires }) => [name, expires])).toEqual([
      ['CDL A with Hazmat and Tanker endorsements', '2028-03'],
      ['DOT Medical Card', null],
    ]);
  });

  it('decodes character references', () => {
    const [job] = parse(...PERSON, 'Experience', 'Installer, Parker &amp; Sons, 2016 - 2019').work;
    expect(job?.name).toBe('Parker & Sons');
  });
});

describe('parsing the issuer of a certification', () => {
  it('takes no numbers, grades or remarks for an issuer', () => {
    expect(
      credentials(
        'HSE Level 1, 2 and 3, 2019',
        'Pennsylvania Instructional II, Elementary K-6',
        'Pharmacist license, Ukraine (2014, not valid in US)',
      ),
    ).toEqual([
      ['HSE Level 1, 2 and 3', null],
      ['Pennsylvania Instructional II, Elementary K-6', null],
      ['Pharmacist license', 'Ukraine'],
    ]);
  });

  it('removes the labels of a form', () => {
    expect(
      credentials(
        'Type: AWS Certified Welder (D1.1)      Issued by: American Welding Society   Expires: 12/2025',
        'Type: Bloodborne Pathogens            Date: 2021',
      ),
    ).toEqual([
      ['AWS Certified Welder (D1.1)', 'American Welding Society'],
      ['Bloodborne Pathogens', null],
    ]);
  });
});

it('reads the British postal code AB26 as no province of Canada', () => {
  const { basics } = parse('Gareth Penrose', '14 Queens Road, Aberdeen, AB26 9XY', 'Tel: 07700 900123');
  expect(basics.location).toMatchObject({ city: 'Aberdeen', postalCode: 'AB26 9XY', countryCode: 'GB' });
  expect(basics.phone).toBe('+447700900123');
});
