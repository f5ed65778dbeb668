import { parse } from './parse';

const posting = (text: string): string => `Line Cook\nHarbor Grill, Toledo, OH\n${text}\n`;

describe('pay in other notations', () => {
  test.each([
    ['$2,000 biweekly', [1000, 1000, 'week', 'USD', 25]],
    ['$3,400 twice a month', [6800, 6800, 'month', 'USD', 39.23]],
    ['55-65K', [55000, 65000, 'year', 'USD', 26.44]],
    ['17-19/hr', [17, 19, 'hour', 'USD', 17]],
    ['Starting wage is 17.25', [17.25, null, 'hour', 'USD', 17.25]],
    ['$1,100 per shift', [1100, 1100, 'piece', 'USD', null]],
    ['.62-.68 cpm', [0.62, 0.68, 'piece', 'USD', null]],
    ['62 cents per mile', [0.62, 0.62, 'piece', 'USD', null]],
    ['Base $45k + commission', [45000, 45000, 'year', 'USD', 21.63]],
    ['$61,500 - $74,000 CAD annually', [61500, 74000, 'year', 'CAD', null]],
    ['€13.50 p/h', [13.5, 13.5, 'hour', 'EUR', null]],
    ['£28k', [28000, 28000, 'year', 'GBP', null]],
    ['Salary: NJC points 14-19, £28,163 to £30,559', [28163, 30559, 'year', 'GBP', null]],
  ])('are read from "%s"', (line, expected) => {
    const { compensation, hourlyMinUsd } = parse(posting(line));
    const { min, max, period, currency } = compensation;
    expect([min, max, period, currency, hourlyMinUsd]).toEqual(expected);
  });

  test.each(['20-25 hrs/wk', '$2.50 shift differential', '$500 commission'])(
    'are not read from "%s"',
    (line) => {
      expect(parse(posting(line)).compensation).toMatchObject({ min: null, max: null });
    },
  );
});

describe('the place of a posting', () => {
  test.each([
    ['Order Selector\nTidewater Cold Chain, Norfolk, VA', ['Norfolk', 'VA', 'US']],
    ['Packer\nAcorn Foods, Fond du Lac, WI', ['Fond du Lac', 'WI', 'US']],
    ['Cook\nThe Old Mill, Poole, Dorset', ['Poole', null, 'GB']],
    ['Care Assistant\nRosebank House, Harrogate, North Yorkshire HG2 8AB', ['Harrogate', null, 'GB']],
    ['Commis Chef wanted for a hotel in Killarney, Co. Kerry. €14.80 per hour.', ['Killarney', null, 'IE']],
    [
      'Mozo de almacén\n\nLogística Sur S.L. | Getafe (Madrid)\n\nRequisitos\n- Experiencia en almacén',
      ['Getafe', null, 'ES'],
    ],
    [
      'Magazynier\n\nFirma: TransMag Sp. z o.o.\nMiejsce pracy: Łódź\n\nWymagania:\n- doświadczenie',
      ['Łódź', null, 'PL'],
    ],
  ])('is read from "%s"', (text, expected) => {
    const { city, state, countryCode } = parse(text);
    expect([city, state, countryCode]).toEqual(expected);
  });
});

describe('facts of a posting', () => {
  test.each([
    ['Hiring 5 line cooks', { openings: 5 }],
    ['We need two order selectors for the night crew.', { openings: 2 }],
    ['We need 2 references.', { openings: null }],
    ['H-1B transfers welcome', { sponsorsVisa: true }],
    ['Certificates of sponsorship are not available.', { sponsorsVisa: false }],
    ['A family business with 40 years of experience.', { minExperienceMonths: null }],
    ['Must be 23 years or older.', { minExperienceMonths: null }],
  ])('are read from "%s"', (line, expected) => {
    expect(parse(posting(line))).toMatchObject(expected);
  });

  test.each([
    ['39 hours over 5 days', [39, 39]],
    ['less than 20 hours per week', [null, 20]],
  ])('include the weekly hours of "%s"', (line, expected) => {
    const { hoursPerWeekMin, hoursPerWeekMax } = parse(posting(line)).schedule;
    expect([hoursPerWeekMin, hoursPerWeekMax]).toEqual(expected);
  });

  it('do not include shifts of differentials and of ranges of days', () => {
    expect(parse(posting('Plus 5% night shift differential.')).schedule.shifts).toEqual([]);
    expect(parse(posting('Sunday - Thursday, 10:30 pm to 6:30 am')).schedule.shifts).toEqual(['night']);
  });

  it('are read from the rows of a table', () => {
    const parsed = parse(
      'Position        | Forklift Operator\nEmployer        | Delmar Paper\nWorksite        | Joplin, MO\n' +
        'Pay rate        | $19.40/hr\nSchedule        | Mon-Fri, 40 hours\nOpenings        | 4\nEducation       | None required',
    );
    expect(parsed).toMatchObject({ title: 'Forklift Operator', employerName: 'Delmar Paper', openings: 4 });
    expect(parsed.schedule.hoursPerWeekMin).toBe(40);
    expect(parsed.friendlinessSignals.map(({ signal }) => signal)).toEqual(['no_degree_required']);
  });

  test.each([
    ['A record will not keep you from this job.', ['fair_chance']],
    ['Near the Red Line, bus route 12', ['transit_accessible']],
    ['No entry level candidates please.', []],
    ['No medical background needed.', ['no_experience_required']],
  ])('include the signals of "%s"', (line, expected) => {
    expect(parse(posting(line)).friendlinessSignals.map(({ signal }) => signal)).toEqual(expected);
  });

  it('do not include a language that would only be welcome', () => {
    expect(parse(posting('Bilingual Spanish would be great.')).languages).toEqual([]);
    expect(
      parse(posting('Fluency in English is required; French is an asset.')).languages.map(
        (one) => one.language,
      ),
    ).toEqual(['English']);
  });

  it('end a preferred sentence with its label', () => {
    const parsed = parse(
      'Care Assistant\nRosebank House, Leeds\n\nEssential: basic English.\nDesirable: an NVQ in care.\nFree meals on shift, 5.6 weeks holiday, workplace pension.',
    );
    expect(parsed.preferredQualifications).toEqual(['an NVQ in care.']);
    expect(parsed.minEducationLevel).toBeNull();
    expect(parsed.benefits.map(({ category }) => category).sort()).toEqual([
      'meals',
      'paid_time_off',
      'retirement',
    ]);
  });

  it('take the lowest level of alternatives, and none if one asks for experience alone', () => {
    const level = (...items: string[]) =>
      parse(`Plant Operator\nCity of Springfield\n\nMinimum Qualifications\n${items.join('\n')}`)
        .minEducationLevel;
    expect(
      level(
        '1. Five years of full-time experience in plant operation; or',
        '2. A baccalaureate degree in engineering and two years of experience as described in 1 above.',
      ),
    ).toBeNull();
    expect(
      level(
        '1. A baccalaureate degree and two years of community work; or',
        '2. High school graduation and six years of community work.',
      ),
    ).toBe('high_school');
  });

  it('do not require the language of "a language other than English"', () => {
    expect(
      parse(posting('The ability to speak a language other than English is required.')).languages,
    ).toEqual([]);
  });
});
