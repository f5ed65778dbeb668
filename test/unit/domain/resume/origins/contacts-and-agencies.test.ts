import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

type Parsed = Omit<ParsedResume, 'meta'>;

const parse = (...lines: string[]): Parsed =>
  parseResume(layoutFromText(lines.join('\n')), { today: '2026-06-01', language: null }).parsed;
const positionsOf = ({ work }: Parsed) =>
  work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate].join(' | '));
const schoolsOf = ({ education }: Parsed) =>
  education.map(({ studyType, institution, startDate, endDate }) =>
    [studyType, institution, startDate, endDate].join(' | '),
  );
const homeOf = ({ basics: { location, phone } }: Parsed) =>
  [location?.city, location?.postalCode, location?.countryCode, phone].join(' | ');

const HEAD = ['Ana Bravo', 'ana.bravo@example.com | (614) 555-0148', ''];

describe('parsing resumes of people from many countries', () => {
  it.each([
    ['London SE15 · 07911 123456 · kofi.mensah@example.com', 'London | SE15 | GB | +447911123456'],
    [
      'Apt 4, Merchants Quay, Limerick V94 X2Y3 · (061) 555 014 / 087 555 0139',
      'Limerick | V94 X2Y3 | IE | +35361555014',
    ],
    ['5 Adeola Close, Surulere, Lagos. Tel: 0803 555 0142', 'Lagos |  | NG | +2348035550142'],
    ['P.O. Box 4471, Nairobi | 0712 555 014', 'Nairobi |  | KE | +254712555014'],
    ['0917 555 0148 | kofi.mensah@example.ph', ' |  |  | +639175550148'],
    // A town abroad does not change the country of an American number.
    ['Born in Accra | 614-555-0148', ' |  |  | +16145550148'],
    // The level of an exam is no postal code.
    ['Cambridge B2 | kofi.mensah@example.com', ' |  |  | '],
  ])('reads home and phone of %s', (line, expected) => {
    expect(homeOf(parse('Kofi Mensah', line))).toBe(expected);
  });

  it('finds the name that a caseworker or a letter introduces, and no street as a headline', () => {
    expect(parse('Client: Darnell T. Whitlock     Intake 10/02/2025').basics.name).toBe(
      'Darnell T. Whitlock',
    );
    const letter = parse('Good morning,', 'Name is Yonas Tesfaye, I live in Silver Spring, Maryland.');
    expect(letter.basics.name).toBe('Yonas Tesfaye');
    expect(parse('Aoife Byrne', 'Apt 4, Merchants Quay, Limerick V94 X2Y3').basics.label).toBeNull();
  });

  it('names the employer and not the agency, unless the agency is all that is named', () => {
    const parsed = parse(
      ...HEAD,
      'WORK HISTORY',
      'Bank HCA (via Medacs) – Kings Road Hospital – Nov 2019 – Mar 2021',
      'Welder, temp via Adecco, Harbor Steel, 2017 - 2019',
      'Forklift Operator through Manpower, 2015 - 2016',
      'Schlosser, Zeitarbeit über Randstad, eingesetzt bei Stahlwerk Ost GmbH, 2012 - 2014',
    );
    expect(positionsOf(parsed)).toEqual([
      'Bank HCA | Kings Road Hospital | 2019-11 | 2021-03',
      'Welder | Harbor Steel | 2017 | 2019',
      'Forklift Operator | Manpower | 2015 | 2016',
      'Schlosser | Stahlwerk Ost GmbH | 2012 | 2014',
    ]);
  });

  it('reads self-employment without a title, and no remark after a period as an employer', () => {
    const parsed = parse(
      ...HEAD,
      'Work hx per client:',
      "- moving & hauling, self employed, w/ cousin's truck, 2022-present, off and on",
      '- warehouse selector, Larkfield Foods, 6/2018 to 11/2019. quit, transportation',
      'Charge Nurse (LPN), 3-11, Grace Meadows Nursing Home, 2014 - 2017',
    );
    expect(positionsOf(parsed)).toEqual([
      'moving & hauling |  | 2022 | ',
      'warehouse selector | Larkfield Foods | 2018-06 | 2019-11',
      'Charge Nurse (LPN) | Grace Meadows Nursing Home | 2014 | 2017',
    ]);
  });

  it('joins a list of schools and a list of qualifications', () => {
    const parsed = parse(
      ...HEAD,
      'INSTITUTIONS ATTENDED WITH DATES',
      'Larkfield State University, Awka          2010 - 2015',
      'Mission Grammar School, Onitsha           2003 - 2009',
      'Central Primary School, Nnewi             1997 - 2003',
      '',
      'QUALIFICATIONS OBTAINED WITH DATES',
      'B.Eng. (Second Class Upper), Electrical Engineering   2015',
      'West African Senior School Certificate (WASSCE)       2009',
      'First School Leaving Certificate                      2003',
    );
    expect(schoolsOf(parsed)).toEqual([
      'B.Eng. | Larkfield State University | 2010 | 2015',
      'West African Senior School Certificate | Mission Grammar School | 2003 | 2009',
      'First School Leaving Certificate | Central Primary School | 1997 | 2003',
    ]);
    expect(parsed.education[1]?.area).toBeNull();
  });

  it('separates schools and credentials of one list, and validity from names', () => {
    const parsed = parse(
      ...HEAD,
      'Training',
      'NVQ Level 3 Health & Social Care, Southwark College, 2020',
      'Care Certificate (2019)',
      'First Aid at Work - St John Ambulance - exp. June 2027',
      'Schweißerprüfung DIN EN ISO 9606-1 (gültig bis 11/2026)',
    );
    expect(schoolsOf(parsed)).toEqual(['NVQ Level 3 | Southwark College |  | 2020']);
    expect(parsed.certifications.map(({ name, expires }) => `${name} ${expires}`)).toEqual([
      'Care Certificate null',
      'First Aid at Work 2027-06',
      'Schweißerprüfung DIN EN ISO 9606-1 2026-11',
    ]);
  });
});
