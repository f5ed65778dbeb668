import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

type Parsed = Omit<ParsedResume, 'meta'>;

const parse = (...lines: string[]): Parsed =>
  parseResume(layoutFromText(lines.join('\n')), { today: '2026-06-01', language: null }).parsed;
const HEAD = ['Colleen Hartwick', 'Albany, NY | 518-555-0148 | colleen@example.com', ''];
const positions = ({ work }: Parsed): unknown[] =>
  work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]);

describe('a list with positions, schools and cards, each on one line', () => {
  const parsed = parse(
    'Maria Gonzales',
    'Yakima WA 509-555-0111',
    '',
    'WORK, SCHOOL AND TRAINING',
    '2022 - present: Packer, Valley Fruit, Yakima WA',
    '2020 - 2022: Cashier, Fiesta Foods, Yakima WA',
    '2019: GED, Yakima Valley College',
    '2018: Flagger card, Evergreen Safety Council',
    '2016 - 2017: Long-term Substitute, Larkfield High School',
  );

  it('has its entries in their own parts', () => {
    expect(parsed.work.map(({ position }) => position)).toEqual([
      'Packer',
      'Cashier',
      'Long-term Substitute',
    ]);
    expect(parsed.education).toMatchObject([{ studyType: 'GED', institution: 'Yakima Valley College' }]);
    expect(parsed.certifications).toMatchObject([{ name: 'Flagger card', date: '2018' }]);
  });

  it('follows a home directly before the telephone number', () => {
    expect(parsed.basics.location).toMatchObject({ city: 'Yakima', state: 'WA' });
  });
});

describe('a numbered list of positions', () => {
  it('keeps the teachers of schools', () => {
    const { work } = parse(
      ...HEAD,
      'Work experience',
      '1. Seamstress - Home business - Kabul, Afghanistan - 2010 to 2021',
      '2. Primary school teacher - Zarghona School - Kabul - 2012 to 2020',
      '3. Housekeeping attendant - Hilton Minneapolis - 2022 to now',
    );
    expect(work.map(({ position }) => position)).toContain('Primary school teacher');
  });
});

describe('dates and employers in a narrow column of plain text', () => {
  it('are read with the text beside them', () => {
    expect(
      positions(
        parse(
          ...HEAD,
          'WORK EXPERIENCE',
          '',
          'Northgate Foods       Production Operative',
          'Wakefield             Ran two packing lines on nights.',
          '2019 - 2023           Trained new starters.',
          '',
          'Bright Clean Ltd      Cleaner',
          'Leeds                 Cleaned offices.',
          '2016 - 2019           Kept keys and alarm codes.',
        ),
      ),
    ).toEqual([
      ['Production Operative', 'Northgate Foods', '2019', '2023'],
      ['Cleaner', 'Bright Clean Ltd', '2016', '2019'],
    ]);
  });

  it('leave no part of a range to the employer', () => {
    expect(
      positions(
        parse(
          ...HEAD,
          'Work History',
          'May 2014',
          'to',
          'Aug 2019    Receptionist',
          '            Capital Eye Associates, Latham, NY',
          '            Front desk, insurance verification.',
        ),
      ),
    ).toEqual([['Receptionist', 'Capital Eye Associates', '2014-05', '2019-08']]);
  });

  it('end a range with "Present" on the second line', () => {
    const { work } = parse(
      ...HEAD,
      'Work History',
      'Sept 2019 -   Office Manager',
      'Present       Hudson Dental Group, Albany, NY',
      '              Billing, scheduling and payroll for nine staff.',
    );
    expect(work).toMatchObject([
      { position: 'Office Manager', name: 'Hudson Dental Group', startDate: '2019-09', isCurrent: true },
    ]);
  });
});

describe('headers of positions', () => {
  it('with a slash between the title and the employer are divided', () => {
    expect(
      positions(
        parse(
          ...HEAD,
          'WORK EXPERIENCE',
          'LEAD CARPENTER / BITTERROOT HOMES LLC',
          'BOISE, ID / 2017 – PRESENT',
          'Framing, trim and crew of five.',
          'FRAMER / SAWTOOTH CONTRACTING',
          'MERIDIAN, ID / 2013 – 2017',
          'Framed tract homes.',
        ),
      ),
    ).toEqual([
      ['LEAD CARPENTER', 'BITTERROOT HOMES LLC', '2017', null],
      ['FRAMER', 'SAWTOOTH CONTRACTING', '2013', '2017'],
    ]);
  });

  it('keep a title that names two functions', () => {
    const { work } = parse(...HEAD, 'Experience', 'Kitchen Worker / Line Lead, Hill Diner', '2019 – 2021');
    expect(work).toMatchObject([{ position: 'Kitchen Worker / Line Lead', name: 'Hill Diner' }]);
  });

  it('take a pay grade for no employer', () => {
    const { work } = parse(
      ...HEAD,
      'Experience',
      'U.S. ARMY, Fort Campbell, KY',
      '88M Motor Transport Operator, Sergeant (E-5), 2016 – 2022',
      '- Drove in convoys',
      '92A Automated Logistical Specialist, Specialist (E-4), 2013 – 2016',
      '- Ran a warehouse',
    );
    expect(work.map(({ name }) => name)).not.toContain('E-4');
  });

  it('begin with names that look like verbs', () => {
    const { work } = parse(
      ...HEAD,
      'EXPERIENCE',
      'Harbor Medical Center, Houston, TX',
      'Staff RN | Feb 2019 – Present',
      '• Preceptor for new graduates',
      '',
      'Kindred Hospital Houston',
      'Nursing Assistant | 2016 – 2019',
    );
    expect(work).toMatchObject([
      { position: 'Staff RN', name: 'Harbor Medical Center' },
      { position: 'Nursing Assistant', name: 'Kindred Hospital Houston' },
    ]);
  });

  it('leave a short sentence below the period to the duties', () => {
    const { work } = parse(
      ...HEAD,
      'EXPERIENCE',
      'Blue Heron Logistics, Oakland — Dispatcher',
      'March 2020 - PRESENT',
      'Route 40 drivers a day.',
      'Handle customer calls.',
    );
    expect(work[0]?.highlights).toEqual(['Route 40 drivers a day.', 'Handle customer calls.']);
  });
});

describe('degrees', () => {
  const educationOf = (...lines: string[]): unknown[] =>
    parse(
      ...HEAD,
      'Experience',
      'Cook, Hill Diner, 2019 - 2021',
      '',
      'EDUCATION AND LICENSURE',
      ...lines,
    ).education.map(({ studyType, area, institution }) => [studyType, area, institution]);

  it('do not include the registration of a prescriber', () => {
    expect(educationOf('MSN, Otterbein University, 2017', 'DEA registration')).toEqual([
      ['MSN', null, 'Otterbein University'],
    ]);
    expect(educationOf('DEA en sociologie, Université de Genève, 1998')).toHaveLength(1);
  });

  it('take a minor and honors for no school', () => {
    expect(educationOf('B.A., English, minor in Spanish, San Jose State, 2019')).toEqual([
      ['B.A.', 'English', 'San Jose State'],
    ]);
  });

  it('take subjects with their grades for no school', () => {
    expect(educationOf('A Levels: Business (B), English (C) - Riddlesdown Collegiate, 2010')).toMatchObject([
      ['A Levels', null, 'Riddlesdown Collegiate'],
    ]);
  });

  it('keep the kind of a BTEC, and an abbreviated equivalency apart from the school above', () => {
    expect(educationOf('BTEC National Diploma in Engineering - City of Bristol College - 2009')).toEqual([
      ['BTEC National Diploma', 'Engineering', 'City of Bristol College'],
    ]);
    expect(educationOf('Some college, business, De Anza College', 'H.S. Equivalency, 2018')).toEqual([
      ['H.S. Equivalency', null, null],
      ['Some college', 'business', 'De Anza College'],
    ]);
  });
});
