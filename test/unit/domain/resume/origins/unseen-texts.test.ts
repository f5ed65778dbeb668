import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

type Parsed = Omit<ParsedResume, 'meta'>;

const parse = (...lines: string[]): Parsed =>
  parseResume(layoutFromText(lines.join('\n')), { today: '2026-06-01', language: null }).parsed;
const positionsOf = ({ work }: Parsed) =>
  work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate].join(' | '));
const schoolsOf = ({ education }: Parsed) =>
  education.map(({ studyType, area, institution, endDate }) =>
    [studyType, area, institution, endDate].join(' | '),
  );
const certificationsOf = ({ certifications }: Parsed) =>
  certifications.map(({ name, issuer, date }) => [name, issuer, date].join(' | '));

const HEAD = ['Ana Bravo', 'ana.bravo@example.com | (614) 555-0148', ''];

describe('parsing resumes in forms that people export, copy and type', () => {
  it.each(['Kim Example', 'Summer Page', 'Grace Church', 'Van Le', 'Kim Street'])(
    'finds the name %s, whose last word is a common word',
    (name) => {
      expect(parse(name, '512-555-0142 | contact.me@example.com', '', 'EXPERIENCE').basics.name).toBe(name);
    },
  );

  it('takes no heading or sample for a name', () => {
    for (const line of ['Sample Resume', 'Contact Page', 'Work Sample', 'My Page'])
      expect(parse(line, '512-555-0142 | contact.me@example.com').basics.name).toBeNull();
  });

  it('finds a name below a monogram, in small letters and before teaching qualifications', () => {
    expect(parse('J|D', 'Jane', 'Dorsey', 'Hair stylist', 'jd@example.com').basics.name).toBe('Jane Dorsey');
    expect(parse('young price', 'front desk', 'young.price@example.com').basics.name).toBe('young price');
    expect(parse('Gwen Pryce BA (Hons) PGCE QTS', 'gp@example.com').basics.name).toBe('Gwen Pryce');
  });

  it('names the employer in brackets after a title and its unit', () => {
    const parsed = parse(
      ...HEAD,
      'EMPLOYMENT HISTORY',
      "Staff Nurse, Cardiology (St Thomas' Hospital) 2015 - 2019",
      'Phlebotomist (Medway NHS Foundation Trust), 2010 - 2012',
    );
    expect(positionsOf(parsed)).toEqual([
      "Staff Nurse, Cardiology | St Thomas' Hospital | 2015 | 2019",
      'Phlebotomist | Medway NHS Foundation Trust | 2010 | 2012',
    ]);
  });

  it('takes the names of services that begin like a duty for employers', () => {
    const parsed = parse(...HEAD, 'WORK EXPERIENCE', 'Caregiver', 'Helping Hands of Macon', '2020 - Present');
    expect(positionsOf(parsed)).toEqual(['Caregiver | Helping Hands of Macon | 2020 | ']);
  });

  it('reads entries that each begin with a mark and have their period below', () => {
    const parsed = parse(
      'Eligio Xol',
      'Cel: 239-555-0184',
      '',
      'TRABAJOS',
      '» Campos Dos Hermanos, Immokalee, FL',
      '  Cosechador',
      '  de noviembre de 2019 hasta la fecha',
      '  - Manejo el bus de la cuadrilla',
      '» Blue Ridge Growers, Hendersonville, NC',
      '  Pizcador de manzana',
      '  agosto a octubre de 2017, 2018 y 2019',
    );
    expect(parsed.basics.phone).toBe('+12395550184');
    expect(positionsOf(parsed)).toEqual([
      'Cosechador | Campos Dos Hermanos | 2019-11 | ',
      'Pizcador de manzana | Blue Ridge Growers | 2017-08 | 2019-10',
    ]);
  });

  it('reads titles in small letters and drops the reason after a period', () => {
    const parsed = parse(
      ...HEAD,
      'Jun 2021 - now',
      'Raven Inn & Suites, Anchorage',
      'night auditor',
      '',
      'Oct 2019 - Mar 2020, laid off (covid)',
      'The Salmon Bake, Girdwood',
      'server and banquet set up',
    );
    expect(positionsOf(parsed)).toEqual([
      'night auditor | Raven Inn & Suites | 2021-06 | ',
      'server and banquet set up | The Salmon Bake | 2019-10 | 2020-03',
    ]);
  });

  it('keeps the positions of a form of the government below each list of duties', () => {
    const parsed = parse(
      ...HEAD,
      'WORK EXPERIENCE',
      'Employer: Bureau of Indian Education',
      'Position Title: Financial Clerk',
      'Dates Employed: 06/2019 - Present',
      'Duties, Accomplishments and Related Skills:',
      'Reconciles statements of 14 schools each month.',
      '',
      'Employer: Northern Medical Center',
      'Position Title: Registration Clerk',
      'Dates Employed: 02/2015 - 06/2019',
      'Duties, Accomplishments and Related Skills:',
      'Registered about 90 patients per day.',
    );
    expect(positionsOf(parsed)).toEqual([
      'Financial Clerk | Bureau of Indian Education | 2019-06 | ',
      'Registration Clerk | Northern Medical Center | 2015-02 | 2019-06',
    ]);
  });

  it('reads tables of schools with a board, British degrees and labelled fields of study', () => {
    const indian = parse(
      ...HEAD,
      'ACADEMIC PROFILE',
      'Course\tInstitution\tBoard / University\tYear of Passing',
      'M.Com\tPSG College of Arts\tBharathiar University\t2016',
      'B.Com\tKongu Arts College\tBharathiar University\t2014',
    );
    expect(schoolsOf(indian)).toEqual([
      'M.Com |  | PSG College of Arts | 2016',
      'B.Com |  | Kongu Arts College | 2014',
    ]);
    const british = parse(...HEAD, 'EDUCATION', 'PGCE Secondary MFL', 'Aber University', '2012 – 2013', '');
    expect(schoolsOf(british)).toEqual(['PGCE | Secondary MFL | Aber University | 2013']);
    const honours = parse(...HEAD, 'EDUCATION', 'BA (Hons) French, 2:1', 'Cardiff University', '2008 – 2012');
    expect(schoolsOf(honours)).toEqual(['BA (Hons) | French | Cardiff University | 2012']);
    const polish = parse(...HEAD, 'WYKSZTAŁCENIE', 'Szkoła Policealna, kierunek: logistyka, 2009');
    expect(schoolsOf(polish)).toEqual([' | logistyka | Szkoła Policealna | 2009']);
  });

  it('lists each certification once, with its level, and none of the assessments of a job board', () => {
    const parsed = parse(
      'Marquise Tolliver',
      'Certified Nursing Assistant',
      'marquise@example.com',
      '',
      'Certifications and Licenses',
      '',
      'CNA',
      'June 2022 to June 2026',
      '',
      'BLS Certification',
      '',
      "Driver's License",
      '',
      'AWS Certified Solutions Architect – Associate',
      '',
      'Assessments',
      '',
      'Attention to detail — Proficient',
      'January 2022',
    );
    expect(certificationsOf(parsed)).toEqual([
      'CNA |  | 2022-06',
      'BLS Certification |  | ',
      "Driver's License |  | ",
      'AWS Certified Solutions Architect – Associate |  | ',
    ]);
    const polish = parse(...HEAD, 'UPRAWNIENIA:', '- prawo jazdy kat. B, C, C+E');
    expect(certificationsOf(polish)).toEqual(['prawo jazdy kat. B, C, C+E |  | ']);
  });

  it('reads French phones with dots and a town in capitals without a comma', () => {
    const french = parse('Julien Morel', '8, avenue Jean Jaurès - 31000 TOULOUSE', 'Tél : 06.39.98.01.23');
    expect(french.basics.phone).toBe('+33639980123');
    const veteran = parse('CPL DUSTIN AMBROSE', 'dustin@example.com / 910 555 0142 / JACKSONVILLE NC');
    expect(veteran.basics.location).toMatchObject({ city: 'JACKSONVILLE', state: 'NC' });
  });

  it('opens sections under headings with a country and reads bullets with a title, employer and period', () => {
    const parsed = parse(
      ...HEAD,
      'ABOUT',
      'Chief accountant from Kharkiv, in the US since October 2022. EAD valid.',
      '',
      'EXPERIENCE IN THE US',
      '• Housekeeper, Hampton Inn Rosemont - from 12/2022 till 05/2023',
      '',
      'EXPERIENCE IN UKRAINE',
      '• Chief accountant at "Harbor Bakery" LLC, Kharkiv - from 2014 till 03/2022',
      '',
      'EDUCATION',
      '• Kharkiv National University - Master, Accounting and Audit (2004-2009)',
    );
    expect(positionsOf(parsed)).toEqual([
      'Housekeeper | Hampton Inn Rosemont | 2022-12 | 2023-05',
      'Chief accountant | "Harbor Bakery" LLC | 2014 | 2022-03',
    ]);
    expect(schoolsOf(parsed)).toEqual(['Master | Accounting and Audit | Kharkiv National University | 2009']);
  });

  it('reads positions whose title, employer and period are sentences', () => {
    const parsed = parse(
      'To Whom It May Concern,',
      'Résumé of Mr. Tyrell Banks',
      'tyrell@example.org',
      '',
      'JOBS',
      "1. Painter's helper. Garden State Maintenance. April 2025 to the present time. Prep and paint units.",
      '2. Floor crew, East Jersey State Prison, Rahway. 2021 to March 2025. Waxed 3 housing units.',
      '3. Cook, same place. 2018 to 2021. Breakfast line.',
    );
    expect(parsed.basics.name).toBe('Tyrell Banks');
    expect(positionsOf(parsed)).toEqual([
      "Painter's helper | Garden State Maintenance | 2025-04 | ",
      'Floor crew | East Jersey State Prison | 2021 | 2025-03',
      'Cook | East Jersey State Prison | 2018 | 2021',
    ]);
  });

  it('reads names of employers and titles that look like verbs', () => {
    const parsed = parse(
      ...HEAD,
      'Career history',
      'Goring Medical Centre',
      'Reception Team Leader (June 2021 – present)',
      'Medical Receptionist (Sept 2018 – June 2021)',
      ' - Rota for nine receptionists',
      '2016-2018       Pacific Set Construction, Sun Valley, CA',
      '                Set Carpenter (IATSE Local 44 permit)',
    );
    expect(positionsOf(parsed)).toEqual([
      'Reception Team Leader | Goring Medical Centre | 2021-06 | ',
      'Medical Receptionist | Goring Medical Centre | 2018-09 | 2021-06',
      'Set Carpenter | Pacific Set Construction | 2016 | 2018',
    ]);
  });

  it('reads an agency on a line of its own, forms of drivers and a license with its class', () => {
    const german = parse(
      ...HEAD,
      'Berufserfahrung',
      'März 2015 – Juli 2017  Bauhelfer',
      'über Zeitarbeit Piening, Berlin',
    );
    expect(positionsOf(german)).toEqual(['Bauhelfer | Zeitarbeit Piening | 2015-03 | 2017-07']);
    const driver = parse(
      ...HEAD,
      'DRIVING HISTORY',
      'Company: Navajo Pride Freight            From: 03/2021    To: Present',
      'City/State: Gallup, NM                   Position: OTR driver, reefer',
      '',
      'CDL: Class A, endorsements N, T, state NM, exp 04/2027',
    );
    expect(positionsOf(driver)).toEqual(['OTR driver, reefer | Navajo Pride Freight | 2021-03 | ']);
    expect(driver.certifications[0]).toMatchObject({ issuer: null, expires: '2027-04' });
  });
});
