import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

const HEAD = 'Dana Whitlow\ndana@example.com\n412-555-0142\n\n';

function parse(text: string) {
  return parseResume(layoutFromText(text), { today: '2026-11-23', language: null }).parsed;
}
const positionsOf = (text: string) =>
  parse(text).work.map((item) =>
    [item.position, item.name, item.startDate, item.endDate ?? 'now'].join(' | '),
  );
const positions = (text: string) => positionsOf(`${HEAD}EXPERIENCE\n${text}`);
const certifications = (text: string) => parse(HEAD + text).certifications.map(({ name }) => name);

describe('positions in other designs', () => {
  it.each([
    [
      'roles with a unit under the line of one employer',
      'BAYOU BEND MEDICAL CENTER — Houston, TX    2014 - Present\nNurse Manager, Surgical Services (2021 - Present)\n- 42 staff\nStaff Nurse, Recovery (2014 - 2021)\n- Precepted 11 graduates',
      [
        'Nurse Manager, Surgical Services | BAYOU BEND MEDICAL CENTER | 2021 | now',
        'Staff Nurse, Recovery | BAYOU BEND MEDICAL CENTER | 2014 | 2021',
      ],
    ],
    [
      'several roles on one line, below their employer',
      'Granite Freight Systems, Dayton, OH\nDock Lead (Feb. 2022 to present), Dock Worker (June 2019 to Feb. 2022)\nLoaded trailers',
      [
        'Dock Lead | Granite Freight Systems | 2022-02 | now',
        'Dock Worker | Granite Freight Systems | 2019-06 | 2022-02',
      ],
    ],
    [
      'three or more pieces with slashes',
      'Stocker / Hill Market / Clinton, MS / 2021-23\nTire tech / Magnolia Tire & Lube / Jackson MS / March 2023-current',
      ['Tire tech | Magnolia Tire & Lube | 2023-03 | now', 'Stocker | Hill Market | 2021 | 2023'],
    ],
    [
      'complete lines in capitals with duties below them',
      'MAINTENANCE TECHNICIAN - PALMETTO APARTMENTS - HIALEAH, FL - JUNE 2018 TO PRESENT\nPLUMBING, MAKE READY',
      ['MAINTENANCE TECHNICIAN | PALMETTO APARTMENTS | 2018-06 | now'],
    ],
    [
      'labels with blanks, as in old Europass forms',
      'Dates   February 2016 - Present\nOccupation or position held   Care worker\nName and address of employer   Casa Serena, Padova',
      ['Care worker | Casa Serena | 2016-02 | now'],
    ],
    [
      'a Markdown table with a column for each date',
      '| Employer | Position | From | To |\n|---|---|---|---|\n| Potomac Parking LLC | Valet Attendant | 06/2021 | Present |\n| Capital Coach Lines | Shuttle Driver | 02/2018 | 05/2021 |',
      [
        'Valet Attendant | Potomac Parking LLC | 2021-06 | now',
        'Shuttle Driver | Capital Coach Lines | 2018-02 | 2021-05',
      ],
    ],
    [
      'forms with labels and numbers',
      '1. Company : Deccan Forge Pvt. Ltd., Chakan\n   Designation : Production Engineer\n   Duration : June 2017 to till date\n2. Company : Sahyadri Auto Components\n   Designation : Trainee Engineer\n   Duration : July 2014 to May 2017',
      [
        'Production Engineer | Deccan Forge Pvt. Ltd. | 2017-06 | now',
        'Trainee Engineer | Sahyadri Auto Components | 2014-07 | 2017-05',
      ],
    ],
    [
      'forms of the government',
      'Program Support Assistant, GS-0303-07\nU.S. Army Contracting Command\nStart Date: 04/2019    End Date: 06/2024\nHours per week: 40\nSupervisor: J. Ortega, may contact\nDuties: Prepare travel orders.',
      ['Program Support Assistant, GS-0303-07 | U.S. Army Contracting Command | 2019-04 | 2024-06'],
    ],
    [
      'ranges on two lines with a dash',
      'June 2023\n- Present\nMaintenance Technician\nEvergreen Poultry\n\nApril 2016\n- February 2022\nElectrician\nMeridian Transformer Plant, Ukraine',
      [
        'Maintenance Technician | Evergreen Poultry | 2023-06 | now',
        'Electrician | Meridian Transformer Plant | 2016-04 | 2022-02',
      ],
    ],
    [
      'British open ranges and short years',
      "HGV Driver, Gower Haulage Ltd\nMar 2018 – date\n\nLine cook // Mama Odile's // '13 - '15",
      ['HGV Driver | Gower Haulage Ltd | 2018-03 | now', "Line cook | Mama Odile's | 2013 | 2015"],
    ],
    [
      'duties without bullets below the date',
      'Production Associate\nSierra Almond Processors, Sacramento, CA\nOctober 2022 to present\nSorting, packing, metal detector checks',
      ['Production Associate | Sierra Almond Processors | 2022-10 | now'],
    ],
    [
      'titles that no word confirms, in the order of the others',
      'Cook, Harbor Correctional Industries, Mar 2019 to Oct 2024\nBobbin winder, Ironbound Mills, 2014 - 2016',
      [
        'Cook | Harbor Correctional Industries | 2019-03 | 2024-10',
        'Bobbin winder | Ironbound Mills | 2014 | 2016',
      ],
    ],
    [
      'titles in capitals after a blank line',
      'STAFF NURSE - EMERGENCY ROOM\nSt. Lorenzo Doctors Hospital, Antipolo City\nJanuary 2018 – Present\n\nNURSE VOLUNTEER\nRural Health Unit, Binangonan, Rizal\nJune 2016 – December 2017',
      [
        'STAFF NURSE | St. Lorenzo Doctors Hospital | 2018-01 | now',
        'NURSE VOLUNTEER | Rural Health Unit | 2016-06 | 2017-12',
      ],
    ],
  ])('are read from %s', (_, text, expected) => {
    expect(positions(text)).toEqual(expected);
  });

  it('are read under misspelt headings and months', () => {
    const text = `${HEAD}WORK EXPERINCE\nLead Teacher, Little Sprouts Daycare\nSetpember 2020 - Presnt\n\nEDUCTION\nWest Side High School, diploma 2016`;
    expect(positionsOf(text)).toEqual(['Lead Teacher | Little Sprouts Daycare | 2020-09 | now']);
    expect(parse(text).education.map(({ institution }) => institution)).toEqual(['West Side High School']);
  });
});

describe('a resume written as prose', () => {
  const parsed = parse(
    'My name is Ingrid Halvorsen and I live in Fargo, North Dakota. Since March 2020 I have worked as a home health aide for Prairie Rose Home Care, where I help five clients. Before that, from 2015 to 2020, I was a dietary aide at Bethel Lutheran Manor in Fargo. I graduated from Fargo North High School in 2012 and completed my CNA training at Valley College in 2015. I hold a North Dakota CNA certificate and CPR. I speak English and some Norwegian.',
  );

  it('states positions with the period before or after them', () => {
    expect(
      parsed.work.map(({ position, name, startDate }) => [position, name, startDate].join(' | ')),
    ).toEqual([
      'home health aide | Prairie Rose Home Care | 2020-03',
      'dietary aide | Bethel Lutheran Manor | 2015',
    ]);
  });

  it('states home, schools, certifications and languages', () => {
    expect(parsed.basics.location).toMatchObject({ city: 'Fargo', state: 'ND' });
    expect(parsed.education.map(({ institution, endDate }) => `${institution} ${endDate}`)).toEqual([
      'Valley College 2015',
      'Fargo North High School 2012',
    ]);
    expect(parsed.certifications.map(({ name }) => name)).toEqual(['North Dakota CNA certificate', 'CPR']);
    expect(parsed.languages.map(({ language }) => language)).toEqual(['English', 'Norwegian']);
  });
});

it('an exported profile has its name below its lists', () => {
  const { basics, certifications: certificates } = parse(
    'Contact\nkofi.mensah@example.com\n\nTop Skills\nRoute Planning\nDispatching\n\nCertifications\nLean Six Sigma White Belt\n\nKofi Mensah\nTransportation Supervisor at Crossline Freight\nColumbus, Ohio, United States\n\nExperience\n\nCrossline Freight\nDispatcher\nMay 2020 - February 2022',
  );
  expect(basics).toMatchObject({ name: 'Kofi Mensah', location: { city: 'Columbus', state: 'OH' } });
  expect(certificates.map(({ name }) => name)).toEqual(['Lean Six Sigma White Belt']);
});

it.each([
  ['SSG (Ret.) Hector Villar', 'Hector Villar'],
  ['Petty Officer Second Class Renaldo Guzman-Ortiz', 'Renaldo Guzman-Ortiz'],
  ['Xiong, Mai Lee', 'Mai Lee Xiong'],
  ['Marcus "Smoke" Delacroix // Pitmaster', 'Marcus Delacroix'],
])('the name in %j is %j', (line, expected) => {
  expect(parse(`${line}\nNew Orleans, Louisiana // someone@example.org\n`).basics.name).toBe(expected);
});

it.each([
  ['Baltimore MD', { city: 'Baltimore', state: 'MD' }],
  ['Pikeville KY', { city: 'Pikeville', state: 'KY' }],
  ['House No. 44/B, MG Road, Kochi 682 016, Kerala, India', { city: 'Kochi', countryCode: 'IN' }],
  ['Cleveland Ohio', { city: 'Cleveland', state: 'OH' }],
  ['No 9 Unity Close, Bodija, Ibadan, Oyo State', { city: 'Ibadan', countryCode: 'NG' }],
  ['Barangay San Isidro, Antipolo City, Rizal, Philippines', { city: 'Antipolo City', countryCode: 'PH' }],
  ['Karve Road, Pune - 411004, Maharashtra, +91 98765 55501', { city: 'Pune', countryCode: 'IN' }],
])('the home in %j is found', (line, expected) => {
  expect(parse(`Dana Whitlow\n${line}\ndana@example.com\n`).basics.location).toMatchObject(expected);
});

describe('certifications', () => {
  it.each([
    [
      'TRAINING AND EDUCATION\nServSafe Food Handler, 2023\nGED, 2018, State Department of Labor',
      ['ServSafe Food Handler'],
    ],
    [
      'LICENCES AND TICKETS\nCategory C+E\nDriver CPC (valid to Sept 2029)\nADR',
      ['Category C+E', 'Driver CPC', 'ADR'],
    ],
    ['LICENSES\nACLS, BLS (American Heart Association)', ['ACLS', 'BLS']],
    [
      'WORK\nOrchard foreman, Hills Fruit Co.\nMarch 2016 - November 2024\n\nPesticide applicator license, State Dept. of Agriculture, #88123',
      ['Pesticide applicator license'],
    ],
  ])('in %j are found', (text, expected) => {
    expect(certifications(text)).toEqual(expected);
  });

  it('are improbable if they are sentences or titles', () => {
    const text =
      'CERTIFICATIONS\nFirst Aid/CPR\nPrepared meals for eighty residents a day\nCashier\nand the safety of all visitors';
    const { certifications: items } = parse(HEAD + text);
    expect(items.filter(({ confidence }) => confidence >= 0.3).map(({ name }) => name)).toEqual([
      'First Aid/CPR',
    ]);
  });

  it('are not the titles of licensed workers', () => {
    expect(certifications('WORK\nGulfview Rehab    2012 - 2014\nLicensed Vocational Nurse')).toEqual([]);
  });
});

it.each([
  [
    'Specialist Degree, Electrical Engineering\nNational Technical University, 2016',
    'Electrical Engineering',
  ],
  ['Delgado Institute, culinary arts certificate, 2013', 'culinary arts'],
])('the field of study in %j is %j', (text, expected) => {
  expect(parse(`${HEAD}EDUCATION\n${text}`).education[0]?.area).toBe(expected);
});

it('levels alone are no skills', () => {
  const { skills } = parse(`${HEAD}SKILLS\nForklift, Advanced, Inventory control, Intermediate`);
  expect(skills.map(({ name }) => name)).not.toContain('Advanced');
});

it('names of languages in other languages are known', () => {
  const { languages } = parse(`${HEAD}SPRACHEN\nArabisch (Muttersprache), Deutsch (B2), Ilocano`);
  expect(languages.map(({ languageCode }) => languageCode)).toEqual(['ar', 'de', null]);
});

describe('a heading in brackets above the name', () => {
  const resume = (name: string) =>
    parse(`[Personal Information]

${name}

[Professional Summary]

Store manager with ten years in retail.

[Work Experience]

1. Job Title: Store Manager
   Company: Harbor Street Outfitters, Savannah, GA
   Dates Employed: Feb 2015 - Present

   Responsibilities:
   - Trained 14 cashiers`);

  it('is no name, and the name is no skill', () => {
    const { basics, skills } = resume('Gage Miller');
    expect(basics.name).toBe('Gage Miller');
    expect(skills).toEqual(resume('Emily Walsh').skills);
  });
});
