import type { ParsedResume } from '../../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';
import { layoutFromText } from '../../../../../src/domain/layout/text-layout';

function parse(text: string): Omit<ParsedResume, 'meta'> {
  return parseResume(layoutFromText(text), { today: '2026-06-01', language: null }).parsed;
}

function positionsOf(text: string): string[] {
  return parse(text).work.map(
    ({ position, name, startDate, endDate }) => `${position} @ ${name} ${startDate}–${endDate}`,
  );
}

describe('positions', () => {
  it('have no town in the employer, and no duty as the employer', () => {
    const text = `Employment
Jan 2016 – Aug 2019
Nursery Nurse, Little Acorns Day Nursery, Ossett
Key person for the under-threes.

2014 – 2015
Sales Assistant, Bramley & Sons Bakers, Dewsbury`;
    expect(positionsOf(text)).toEqual([
      'Nursery Nurse @ Little Acorns Day Nursery 2016-01–2019-08',
      'Sales Assistant @ Bramley & Sons Bakers 2014–2015',
    ]);
  });

  it('may be divided by full stops', () => {
    const text = `EXPERIENCIA LABORAL
Encargado de almacén. Bodegas Monte Cierzo, Logroño. Enero 2019 – Actualidad.
Gestión de existencias y expediciones.
Camarero. Bar La Plazuela, Haro. 2011 – 2013.`;
    expect(positionsOf(text)).toEqual([
      'Encargado de almacén @ Bodegas Monte Cierzo 2019-01–null',
      'Camarero @ Bar La Plazuela 2011–2013',
    ]);
  });

  it('are told from the street and the pay in a federal resume', () => {
    const text = `WORK EXPERIENCE

Chesapeake Conservation District
14 Water St
Annapolis, MD 21401
03/2019 - Present
Salary: $78,400 per year
Hours per week: 40
Program Analyst (GS-0343-11)
Analyze grant performance data.`;
    expect(parse(text).work).toMatchObject([
      { position: 'Program Analyst', name: 'Chesapeake Conservation District', startDate: '2019-03' },
    ]);
  });

  it('may name a private family in a sentence', () => {
    const text = `My name is Gloria Baquero. I was a nanny for a private family in Coral Gables from 2015 to 2019.`;
    expect(positionsOf(text)).toEqual(['nanny @ a private family 2015–2019']);
  });

  it('may have their duties on the same line', () => {
    const text = `EMPLOYMENT
Capital Shield Protective Services, Bethesda, MD, Lobby Officer, 02/2021–Present. Access control for tenants.
Metro Lot Management, Washington, DC, Parking Attendant, 07/2017–01/2021. Cash handling.`;
    expect(positionsOf(text)).toEqual([
      'Lobby Officer @ Capital Shield Protective Services 2021-02–null',
      'Parking Attendant @ Metro Lot Management 2017-07–2021-01',
    ]);
  });
});

describe('education', () => {
  it('may be several degrees on one line', () => {
    const text = `EDUCATION: M.Ed., Special Education, Peachtree State University (2019); B.A., Psychology, Clark Hills College (2014)`;
    expect(parse(text).education).toMatchObject([
      { institution: 'Peachtree State University', area: 'Special Education', endDate: '2019' },
      { institution: 'Clark Hills College', area: 'Psychology', endDate: '2014' },
    ]);
  });

  it('may state the field on a line of a form', () => {
    const text = `Dana Whitlow\nEDUCATION
Bayside State University, Towson, MD
Master's Degree 05/2018
Major: Public Administration`;
    expect(parse(text).education).toMatchObject([{ level: 'master', area: 'Public Administration' }]);
  });
});

describe('names', () => {
  it.each([
    ['Surname: ADEBAYO\nOther Names: Oluwaseun Michael\nPhone: 0803 555 0147', 'Oluwaseun Michael ADEBAYO'],
    ['Ibrahim Sesay Security Officer\nCell: 240-555-0138', 'Ibrahim Sesay'],
  ])('are read from %j', (text, name) => {
    expect(parse(text).basics.name).toBe(name);
  });

  it('stand below the lists of an exported profile, above the area', () => {
    const text = `Contact
raj.ellery@example.com

Top Skills
Demand Planning

Certifications
Certified Supply Chain Professional (CSCP)

Raj Ellery
Supply Planner at Northwind Foods
Greater Chicago Area

Experience
Northwind Foods
Supply Planner
October 2021 - December 2023`;
    expect(parse(text)).toMatchObject({ basics: { name: 'Raj Ellery' }, certifications: [{}] });
  });
});

describe('homes', () => {
  it.each([
    ['Joana Prado\nRua das Acácias, 215 – Maringá – PR', 'Maringá', 'BR'],
    ['Salma Rao\n14/2 Gandhi Nagar, Coimbatore – 641001, Tamil Nadu', 'Coimbatore', 'IN'],
  ])('are read from %j', (text, city, countryCode) => {
    expect(parse(text).basics.location).toMatchObject({ city, countryCode });
  });
});

describe('skills', () => {
  const skillsOf = (text: string): string[] => parse(text).skills.map(({ name }) => name);

  it('are no tests of software if something else is tested', () => {
    expect(skillsOf('SKILLS\nHigh voltage testing, Pressure testing')).not.toContain('Software testing');
  });

  it('are no part of a place', () => {
    expect(skillsOf('Joan Cruz\nBrgy. San Isidro, Cainta, Rizal, Philippines')).toEqual([]);
  });

  it('do not include the form for languages of a European resume', () => {
    const text = `PERSONAL SKILLS
Mother tongue(s)  Italian
Listening Reading Interaction
English  C1  C1  B2  B2  B2
Digital skills  Opera PMS, Microsoft Office`;
    const { skills, languages } = parse(text);
    expect(skills).toHaveLength(2);
    expect(languages.map(({ language }) => language)).toEqual(['Italian', 'English']);
  });
});
