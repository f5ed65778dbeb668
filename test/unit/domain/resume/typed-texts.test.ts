import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';
import { TYPED } from './typed-resumes';

type Parsed = Omit<ParsedResume, 'meta'>;

const parse = (text: string): Parsed =>
  parseResume(layoutFromText(text), { today: '2026-06-01', language: null }).parsed;
const positionsOf = ({ work }: Parsed) =>
  work.map(({ position, name, location, startDate, endDate }) =>
    [position, name, location?.city ?? location?.countryCode ?? null, startDate, endDate].join(' | '),
  );
const educationOf = ({ education }: Parsed) =>
  education.map(({ studyType, institution, level, endDate }) =>
    [studyType, institution, level, endDate].join(' | '),
  );
const certificationsOf = ({ certifications }: Parsed) =>
  certifications.map(({ name, issuer, licenseNumber, state, expires }) =>
    [name, issuer, licenseNumber, state, expires].join(' | '),
  );
const skillNamesOf = (parsed: Parsed) => parsed.skills.map(({ name }) => name);

describe('parsing a typed resume', () => {
  it('reads employers without cue words, places without commas and training as education', () => {
    const parsed = parse(TYPED.aide);
    expect(positionsOf(parsed)).toEqual([
      'CNA | Hudson Manor Nursing | Kearny | 2021-03 | ',
      expect.stringMatching(/^House cleaner \| .* \| 2019-01 \| 2021-02$/),
      'Cook helper | Comedor Doña Rosa | Arequipa | 2014 | 2018',
    ]);
    expect(educationOf(parsed)).toEqual([
      'CNA training | Hudson County Community College | vocational | 2020',
      'secundaria | Colegio Nacional Independencia Americana | high_school | 2013',
    ]);
    expect(certificationsOf(parsed)).toEqual([
      'NJ Certified Nurse Aide |  | 12A34567 | NJ | 2026-08',
      'CPR/BLS | American Heart Association |  |  | 2025-05',
    ]);
  });

  it('reads work in a correctional facility and an employer followed by its staffing agency in parentheses', () => {
    const parsed = parse(TYPED.forklift);
    expect(parsed.basics).toMatchObject({
      phone: '+12165550188',
      location: { address: '1420 E 9th St Apt 3', city: 'Cleveland', state: 'OH', postalCode: '44114' },
    });
    expect(positionsOf(parsed)).toEqual([
      'Forklift Operator | Lakeshore Cold Storage |  | 2022-08 | ',
      'Kitchen Worker / Porter | Grafton Correctional Institution | Grafton | 2018 | 2021',
      'Landscaping Crew | Green Acres Lawn & Snow | Euclid | 2016 | 2017',
    ]);
    expect(educationOf(parsed)).toEqual([
      'Certificate | Ohio Penal Industries | vocational | 2020',
      'GED |  | ged | 2019',
    ]);
    expect(skillNamesOf(parsed)).not.toContain('Spring');
  });

  it('does not take an interpreter’s languages for an employer or a credential evaluation for a degree', () => {
    const parsed = parse(TYPED.engineer);
    expect(positionsOf(parsed)).toEqual([
      'Delivery Driver | DoorDash | Sacramento | 2022-10 | ',
      'Civil Engineer | Ministry of Public Works | Kabul | 2015-06 | 2021-08',
      'Interpreter | Global Linguist Solutions |  | 2012-02 | 2015-05',
    ]);
    expect(educationOf(parsed)).toEqual([
      'Bachelor of Science | Kabul Polytechnic University | bachelor | 2012',
    ]);
  });

  it('leaves out hospital units and applies one expiry date to both certificates on its line', () => {
    const parsed = parse(TYPED.nurse);
    expect(positionsOf(parsed)).toEqual([
      'RN | St. Brendan Medical Center | Chicago | 2019 | ',
      'Staff Nurse | Northside Community Hospital | Evanston | 2014 | 2019',
      'LPN | Golden Years Rehab |  | 2012 | 2014',
    ]);
    expect(certificationsOf(parsed)).toEqual([
      'IL RN License |  | 041.555123 | IL | 2026-05-31',
      'ACLS |  |  |  | 2027-03',
      'BLS | AHA |  |  | 2027-03',
    ]);
    // These skills must not come from "Phone:", the email address or the name of an employer.
    for (const name of ['Telephone etiquette', '.NET', 'Physical therapy']) {
      expect(skillNamesOf(parsed)).not.toContain(name);
    }
  });

  it('separates the validity of a certificate from its name', () => {
    const lines = [
      'ACLS, valid until 04/2027',
      'BLS valid through 2027',
      'Forklift (OSHA), valid to May 2028',
    ];
    expect(certificationsOf(parse(`Ann Example\n\nCertifications\n\n${lines.join('\n')}`))).toEqual([
      'ACLS |  |  |  | 2027-04',
      'BLS |  |  |  | 2027',
      expect.stringMatching(/^Forklift.* \| 2028-05$/),
    ]);
  });

  it('lists each license endorsement separately and classifies a driving school as vocational', () => {
    const parsed = parse(TYPED.trucker);
    expect(parsed.basics.location).toMatchObject({ city: 'Amarillo', state: 'TX', postalCode: '79109' });
    expect(positionsOf(parsed)).toEqual([
      'Over-the-Road Driver | Panhandle Freight Lines | Amarillo | 2017-05 | ',
      'Local Delivery Driver | Sysco | Lubbock | 2013 | 2017',
      'Roustabout | Patterson-UTI Drilling |  | 2010 | 2013',
    ]);
    expect(certificationsOf(parsed).slice(0, 2)).toEqual([
      'Class A CDL |  |  | TX | 2027',
      'Hazmat (H) |  |  |  | 2027',
    ]);
    expect(educationOf(parsed)).toEqual([
      'CDL program | West Texas Truck Driving School | vocational | 2010',
      'Diploma | Caprock High School | high_school | 2009',
    ]);
  });

  it('leaves the employer of self-employed work empty and reads languages listed among skills', () => {
    const parsed = parse(TYPED.homeAide);
    expect(positionsOf(parsed)).toEqual([
      'Home Health Aide | Sunrise Home Care Agency | Bronx | 2020-09 | ',
      'Hair Braider |  | Bronx | 2016 | 2020',
      'Marchande / Market vendor | Marché Sandaga | Dakar | 2009 | 2015',
    ]);
    expect(parsed.languages.map(({ languageCode }) => languageCode)).toEqual(['fr', 'wo', 'en']);
  });

  it('reads positions directly after an objective and does not take the welding code AWS for Amazon Web Services', () => {
    const parsed = parse(TYPED.welder);
    expect(parsed.basics.objective).toBe('To obtain a full time welding position.');
    expect(positionsOf(parsed)).toEqual([
      'WELDER/FABRICATOR | Rio Grande Steel Works | Albuquerque | 2018-03 | 2023-12',
      'WELDER HELPER | High Desert Mechanical, Inc. | Rio Rancho | 2016 | 2018-03',
      'Motor Transport Operator | U.S. ARMY | Fort Bliss | 2011 | 2015',
    ]);
    expect(skillNamesOf(parsed)).not.toContain('Amazon Web Services');
  });

  it('reads positions that begin like duties, a phone number after a postal code and no references', () => {
    const parsed = parse(`JUAN CARLOS RAMIREZ SOTO
1234 County Rd 8, Lima OH 45801   419.555.0133

EXPERIENCIA LABORAL
Soldador, Construcciones del Norte, Monterrey, México   enero 2012 – marzo 2018
Ayudante de cocina, Taquería El Rey, San Antonio TX   abril 2018 – actualidad
Sewing machine operator, Garment Co, Hanoi, Vietnam, 2008-2011.

EDUCATION
GED, 2014, Chillicothe Adult School

References available upon request`);
    expect(parsed.basics.phones).toEqual([{ raw: '419.555.0133', e164: '+14195550133' }]);
    expect(parsed.work.map(({ position, startDate }) => `${position} ${startDate}`)).toEqual([
      'Ayudante de cocina 2018-04',
      'Soldador 2012-01',
      'Sewing machine operator 2008',
    ]);
    expect(parsed.education.map(({ institution }) => institution)).toEqual(['Chillicothe Adult School']);
  });

  it('classifies blocks of positions and education without headings after a list of skills', () => {
    const parsed = parse(`Mina Calloway
Worcester, MA  508-555-0163  mina.calloway@example.com

=== SKILLS: ===
TIG welding
Plasma cutting

Oakhaven Fabrication, Worcester, MA
Lead Welder, 03/2021-06/2023
- Passed inspections of pressure pipe

Redcliff Steel Works, Boston, MA
Welder, 12.04.2018-28.02.2021
- Read blueprints

Northmark High School, Worcester, MA, 2012
High School Diploma
`);
    expect(positionsOf(parsed)).toEqual([
      'Lead Welder | Oakhaven Fabrication | Worcester | 2021-03 | 2023-06',
      'Welder | Redcliff Steel Works | Boston | 2018-04-12 | 2021-02-28',
    ]);
    expect(educationOf(parsed)).toEqual(['High School Diploma | Northmark High School | high_school | 2012']);
    expect(skillNamesOf(parsed)[0]).toBe('TIG welding');
  });
});

it('keeps the duties after the period of a position on one line', () => {
  const parsed = parse(`Robin Example
859-555-0101

jobs
cook, Joe's Diner, 2019-2021, grill, prep, dishes
stable hand, Willow Run area farms, 2015-2019, grooming, stalls, hot walking
janitor, Oak Street School, 2012 - 2015, Lexington, KY`);
  expect(parsed.work.map(({ position, name, summary }) => [position, name, summary])).toEqual([
    ['cook', "Joe's Diner", 'grill, prep, dishes'],
    ['stable hand', 'Willow Run area farms', 'grooming, stalls, hot walking'],
    ['janitor', 'Oak Street School', null],
  ]);
});

it('reads informal work of a young person as positions', () => {
  const parsed = parse(`Robin Example
918-555-0107

Education
Oak Street High School, Tulsa, OK

Experience
Lawn mowing for neighbors, summers 2023 - 2025
Babysitting two cousins, weekends
Volunteer, Harbor Soup Kitchen, 2024

Skills
teamwork`);
  expect(parsed.work.map(({ position, startDate }) => [position, startDate]).sort()).toEqual([
    ['Babysitting', null],
    ['Lawn mowing', '2023'],
    ['Volunteer', '2024'],
  ]);
});

it('informal work below an entry is one of its duties', () => {
  const parsed = parse(`Robin Example
918-555-0107

Experience
Nursery Aide, First Street Church, 2021 - 2024
Babysitting during services
Cleaning toys`);
  expect(parsed.work.map(({ position }) => position)).toEqual(['Nursery Aide']);
});
