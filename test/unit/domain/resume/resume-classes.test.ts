import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';
import { detectLanguage } from '../../../../src/domain/parsing/text/language-detector';
import { findPlaces } from '../../../../src/domain/parsing/places/places';
import { findPostalPlace } from '../../../../src/domain/parsing/places/postal-places';

const HEAD = 'Dana Whitlow\ndana@example.com\n412-555-0142\n\n';

function parse(text: string) {
  return parseResume(layoutFromText(text), { today: '2026-11-23', language: null }).parsed;
}

const positions = (text: string) =>
  parse(`${HEAD}EXPERIENCE\n${text}`).work.map(
    (item) => `${item.position} | ${item.name} | ${item.startDate} | ${item.endDate}`,
  );
const certifications = (text: string) => parse(HEAD + text).certifications.map(({ name }) => name);

describe('the header of a position', () => {
  it.each([
    ['Line Cook, Butcher & Rye\n2018 - 2024', 'Line Cook | Butcher & Rye | 2018 | 2024'],
    [
      'Charge Nurse, CVICU, Lakeview Medical Center\nJan 2019 - May 2021',
      'Charge Nurse | Lakeview Medical Center | 2019-01 | 2021-05',
    ],
    [
      'School Social Work Intern, Dayton City Schools\n2018 - 2019',
      'School Social Work Intern | Dayton City Schools | 2018 | 2019',
    ],
    ['Postman, Royal Parcel Services, Newport\n2008 - 2014', 'Postman | Royal Parcel Services | 2008 | 2014'],
    [
      'Pipe Welder, Copper Range Mechanical, Virginia, MN\n2015 - 2018',
      'Pipe Welder | Copper Range Mechanical | 2015 | 2018',
    ],
    [
      'Dates: 06/2012 – 01/2018\nOccupation or position held: Order Picker\nName and address of employer: Dart Parcels Ltd, Leeds (UK)',
      'Order Picker | Dart Parcels Ltd | 2012-06 | 2018-01',
    ],
  ])('in %j is split into title and employer', (text, expected) => {
    expect(positions(text)).toEqual([expected]);
  });

  it.each([
    [
      'a table whose first row names its columns',
      'Dates\tEmployer\tPosition\tDuties\nJan 2022 – May 2024\tHill Builders\tForeman\tSupervise crews of homes\nMar 2018 – Dec 2021\tStone Concrete LLC\tLaborer\tForms and rebar',
      ['Foreman | Hill Builders | 2022-01 | 2024-05', 'Laborer | Stone Concrete LLC | 2018-03 | 2021-12'],
    ],
    [
      'a column of dates that divides its ranges',
      'August 2018 –\tShift Supervisor\nMay 2020\tBlue Diner, Dayton, OH\nJune 2015 – July\tLine Cook\n2018\tGreen Grill, Dayton, OH',
      ['Shift Supervisor | Blue Diner | 2018-08 | 2020-05', 'Line Cook | Green Grill | 2015-06 | 2018-07'],
    ],
  ])('in %s is read', (_, text, expected) => {
    expect(positions(text)).toEqual(expected);
  });

  it('in a table of the document is its row', () => {
    const rows = [
      ['Employer', 'Job', 'Dates'],
      ['North Fabrication', 'Welder', '11/2018 - 05/2024'],
      ['Range Mechanical', 'Pipe Welder', '04/2015 - 10/2018'],
    ];
    const document = layoutFromText(`${HEAD}EXPERIENCE\n${rows.flat().join('\n')}`);
    const lines = document.pages[0]?.lines ?? [];
    const first = lines.findIndex(({ text }) => text === 'Employer');
    rows.flat().forEach((_, at) => {
      const line = lines[first + at];
      if (line) line.cell = { table: 0, row: Math.floor(at / 3), column: at % 3 };
    });
    const { work } = parseResume(document, { today: '2026-11-23', language: null }).parsed;
    expect(
      work.map((item) => `${item.position} | ${item.name} | ${item.startDate} | ${item.endDate}`),
    ).toEqual([
      'Welder | North Fabrication | 2018-11 | 2024-05',
      'Pipe Welder | Range Mechanical | 2015-04 | 2018-10',
    ]);
  });

  it('with a single year is found between positions with ranges', () => {
    expect(
      positions(
        'Stylist, Salon Juniper, Hoover, AL (Jan 2016-Aug 2019)\nShampoo Assistant, Great Cuts, Hoover, AL (2015)',
      ),
    ).toEqual([
      'Stylist | Salon Juniper | 2016-01 | 2019-08',
      'Shampoo Assistant | Great Cuts | 2015 | 2015',
    ]);
  });
});

describe('the name of a candidate', () => {
  it.each([
    ['Patience Osei, HHA', 'Patience Osei'],
    ['CHEN, Meiling (Lily)', 'Meiling CHEN'],
    ['Guadalupe "Lupita" Rivas', 'Guadalupe Rivas'],
    ['SSG Marcus T. Holloway', 'Marcus T. Holloway'],
    ['Olena Kovalchuk / Олена Ковальчук', 'Olena Kovalchuk'],
    ['First name(s) / Surname(s): Agnieszka Zawada', 'Agnieszka Zawada'],
    ['My name is Theodore "Ted" Mbeki and I live in Tacoma.', 'Theodore Mbeki'],
  ])('is read from %j', (line, expected) => {
    expect(parse(`${line}\nsomeone@example.org\n`).basics.name).toBe(expected);
  });
});

it('an email address with a space after its at sign is read', () => {
  expect(parse('Dana Whitlow\nDayton, OH | dana.whitlow@ example.org\n').basics.email).toBe(
    'dana.whitlow@example.org',
  );
});

it.each([
  ['Dana Whitlow\nDayton, OH | dana.whitlow@ example.org\n', 'dana.whitlow'],
  ['CHEN, Meiling (Lily)\nmeiling.chen@example\n.org\n', 'meiling.chen'],
  ['CHEN, Meiling (Lily)\nmeiling.chen@example\n.org\n', 'Lily'],
  [
    'Annika Vossberg\nErlenweg 3, 44135 Dortmund\nStaatsangehörigkeit: deutsch\n+49 231 5550117\n',
    'Erlenweg',
  ],
])('a redacted text of %j does not contain %s', (text, personal) => {
  const { redactedText } = parseResume(layoutFromText(text), { today: '2026-11-23', language: null });
  expect(redactedText).not.toContain(personal);
});

describe('certifications', () => {
  it.each([
    ['LICENSES\nRegistered Nurse, Oregon State Board of Nursing, License 201500001RN', ['Registered Nurse']],
    [
      'EXPERIENCE\nNanny, private family  2020 - 2025\n- cooking\n\nCPR and First Aid (2024)',
      ['CPR and First Aid'],
    ],
    ['OTHER\nStaplerschein, Führerschein Klasse B', ['Staplerschein', 'Führerschein Klasse B']],
    [
      'CERTIFICATIONS\nServSafe Manager\nWeb developer with five years of experience in building impactful and\nfriendly websites',
      ['ServSafe Manager'],
    ],
    ['CERTIFICATIONS\nOSHA 10\n\nPage 1 of 2', ['OSHA 10']],
  ])('in %j are found, and nothing else', (text, expected) => {
    expect(certifications(text)).toEqual(expected);
  });
});

describe('degrees', () => {
  it.each([
    [
      'Bachelor of Science in Office Administration\nPolytechnic University of Iloilo — 2012',
      'bachelor',
      'Office Administration',
    ],
    ['B.Sc. (Second Class Upper), Accounting\nUniversity of Ilorin — 2009 – 2013', 'bachelor', 'Accounting'],
  ])('in %j have a level and a field', (text, level, area) => {
    const [education] = parse(`${HEAD}EDUCATION\n${text}`).education;
    expect([education?.level, education?.area]).toEqual([level, area]);
  });

  it('in capitals alone on a line do not end the section', () => {
    const { education } = parse(
      `${HEAD}EDUCATION\n\nWASSCE\nUnity College, Ibadan — 2008\n\nSKILLS\nPayroll`,
    );
    expect(education.map((item) => `${item.level} | ${item.institution}`)).toEqual([
      'high_school | Unity College',
    ]);
  });
});

describe('places', () => {
  const hints = { callingCode: null, topLevelDomain: null, language: null };

  it.each([
    ['22 Cathays Road, Cardiff CF24 4HX', hints, 'Cardiff GB CF24 4HX'],
    ['Ringdijk 41, 1097 AC Amsterdam', hints, 'Amsterdam NL 1097 AC'],
    ['ul. Lipowa 4, 80-873 Gdańsk', hints, 'Gdańsk PL 80-873'],
    ['Erlenweg 3, 80337 München', { ...hints, callingCode: '49' }, 'München DE 80337'],
    ['63000 Clermont-Ferrand', { ...hints, topLevelDomain: 'fr' }, 'Clermont-Ferrand FR 63000'],
    ['1010 Wien', { ...hints, callingCode: '43' }, 'Wien AT 1010'],
    ['São Paulo – SP', { ...hints, callingCode: '55' }, 'São Paulo BR null'],
  ])('next to the postal code of %j are found', (text, given, expected) => {
    const location = findPostalPlace(text, given)?.location;
    expect(`${location?.city} ${location?.countryCode} ${location?.postalCode}`).toBe(expected);
  });

  it.each([['Springfield 62704'], ['Order 12345 Boxes'], ['Suite 1097 AC Repair']])(
    'are not assumed in %j',
    (text) => {
      expect(findPostalPlace(text, { ...hints, callingCode: '1' })?.location.city).not.toBe('Boxes');
    },
  );

  it('of a region before a country are towns of the region', () => {
    expect(findPlaces('12 Ring Road, Ibadan, Oyo State, Nigeria')[0]?.location).toMatchObject({
      city: 'Ibadan',
      countryCode: 'NG',
    });
  });
});

it('skills side by side without separators are told apart by their distance', () => {
  const document = layoutFromText(`${HEAD}SKILLS\nForklift operation Cash handling Payroll`);
  const line = document.pages[0]?.lines.find(({ text }) => text.startsWith('Forklift'));
  const [run] = line?.runs ?? [];
  if (!line || !run) throw new Error('The document has no line of skills.');
  line.runs = ['Forklift operation ', 'Cash handling ', 'Payroll'].map((text) => ({ ...run, text }));
  const { skills } = parseResume(document, { today: '2026-11-23', language: null }).parsed;
  expect(skills.map(({ rawNames }) => rawNames[0])).toEqual([
    'Forklift operation',
    'Cash handling',
    'Payroll',
  ]);
});

it('the language of a short resume is decided by its headings, not by its addresses', () => {
  expect(
    detectLanguage('Ana Lopes\nana@example.com.br\n\nEXPERIENCE\nCook, Casa do Norte\n\nSKILLS\nGrill'),
  ).toBe('en');
});
