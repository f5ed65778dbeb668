import { parse } from './parse';

const posting = (line: string): string => `Stock Clerk\nLarkspur Market\n${line}\n\nDuties\n- Stock shelves`;

describe('the pay of a posting', () => {
  test.each([
    ['Pay: $18.50 - $21.00/hr', { min: 18.5, max: 21, period: 'hour' }, [18.5, 21]],
    ['$18 to $22 an hour', { min: 18, max: 22, period: 'hour' }, [18, 22]],
    ['Hourly rate: $19', { min: 19, max: 19, period: 'hour' }, [19, 19]],
    ['Salary: $52,000–$60,000 a year', { min: 52000, max: 60000, period: 'year' }, [25, 28.85]],
    ['$65K - $80K', { min: 65000, max: 80000, period: 'year' }, [31.25, 38.46]],
    ['Salary: $65-80K', { min: 65000, max: 80000, period: 'year' }, [31.25, 38.46]],
    ['Compensation: between $45,000 and $50,000', { min: 45000, max: 50000, period: 'year' }, [21.63, 24.04]],
    ['Pay: $3,000 - $3,500 per month', { min: 3000, max: 3500, period: 'month' }, [17.31, 20.19]],
    ['Earn $800 to $1,000 per week', { min: 800, max: 1000, period: 'week' }, [20, 25]],
    ['Pay: $160 per day', { min: 160, max: 160, period: 'day' }, [20, 20]],
    ['Starting at $17.25/hour', { min: 17.25, max: null, period: 'hour' }, [17.25, null]],
    ['Pay: up to $24/hr', { min: null, max: 24, period: 'hour' }, [null, 24]],
    ['Pay: $20+/hr', { min: 20, max: null, period: 'hour' }, [20, null]],
  ])('is extracted with its hourly range from "%s"', (line, expected, [low, high]) => {
    const parsed = parse(posting(line));
    expect(parsed.compensation).toMatchObject(expected);
    expect([parsed.hourlyMinUsd, parsed.hourlyMaxUsd]).toEqual([low, high]);
    expect(parsed.compensation.hourlyDerived).toBe(expected.period !== 'hour');
  });

  test.each([
    'We raised $15M in our Series A and serve customers with $2 billion in assets.',
    'Competitive pay, depending on experience.',
    'You will receive a $1,000 sign-on bonus.',
    'Manage a budget of $250,000 and reduce costs by $40,000 a year.',
    'Our customers save $300 per month.',
    'Tuition reimbursement up to $5,250 per year.',
  ])('is empty for "%s"', (line) => {
    const parsed = parse(posting(line));
    expect(parsed.compensation).toMatchObject({ min: null, max: null, period: null, raw: null, ranges: [] });
    expect(parsed.hourlyMinUsd).toBeNull();
  });

  test('lists several ranges in order and spans them from the lowest to the highest', () => {
    const parsed = parse(
      'CITY GARDENER\n\nANNUAL SALARY\n\n$41,760 to $61,053; $44,411 to $64,915; and $46,833 to $68,507\n\nDUTIES\n\nA gardener keeps parks.',
    );
    expect(parsed.compensation.ranges).toEqual([
      { min: 41760, max: 61053 },
      { min: 44411, max: 64915 },
      { min: 46833, max: 68507 },
    ]);
    expect(parsed.compensation).toMatchObject({ min: 41760, max: 68507, period: 'year' });
  });

  test('does not include on-target earnings in the range of base pay', () => {
    const parsed = parse(posting('Base salary: $60,000 to $70,000, with OTE of $90,000 to $110,000'));
    expect(parsed.compensation).toMatchObject({ min: 60000, max: 70000 });
  });

  test('has no hourly range in dollars for a foreign currency', () => {
    const parsed = parse('Barista\nLocation: Leeds, UK\nSalary: £24,000 - £26,000 per year');
    expect(parsed.compensation).toMatchObject({
      min: 24000,
      max: 26000,
      currency: 'GBP',
      hourlyDerived: false,
    });
    expect(parsed.hourlyMinUsd).toBeNull();
  });

  test('includes tips, overtime and bonus only if stated', () => {
    const parsed = parse(posting('$12/hr plus tips. Overtime available. $500 sign-on bonus.'));
    expect(parsed.compensation).toMatchObject({ tips: true, overtime: true, bonus: '$500 sign-on bonus' });
    expect(parse(posting('$12/hr')).compensation).toMatchObject({ tips: null, overtime: null, bonus: null });
  });
});

test.each([
  ['CAD $26.50–$29.75/hr', { min: 26.5, max: 29.75, currency: 'CAD', period: 'hour' }],
  ['Gross salary 2.450 € per month', { min: 2450, max: 2450, currency: 'EUR', period: 'month' }],
  ['Sueldo: $15.50 por hora', { min: 15.5, max: 15.5, currency: 'USD', period: 'hour' }],
  ['$19.80 per hour guaranteed; piece rate $30 per bin', { min: 19.8, max: 19.8, period: 'hour' }],
  ['$30/hr. Per diem $75/day when traveling', { min: 30, max: 30, period: 'hour' }],
  ['Salary $4,000 - $5,000 monthly. $150 per month differential', { min: 4000, max: 5000, period: 'month' }],
  ['$22.50 to start, $25 after 90 days', { min: 22.5, max: 25, period: 'hour' }],
])('the pay "%s" is %j', (text, expected) => {
  expect(parse(`Line Cook\nHarbor Grill\n${text}\nApply today.`).compensation).toMatchObject(expected);
});

describe('the pay of messages, flyers and postings of other countries', () => {
  test.each([
    ['Need 3 roofers in Fort Wayne. 24-28 hr depending on experience.', 24, 28, 'hour', 'USD'],
    ['It pays twenty-two dollars an hour to begin with.', 22, 22, 'hour', 'USD'],
    ['The wage is eighteen fifty an hour.', 18.5, 18.5, 'hour', 'USD'],
    ['Paying 18-20 bucks an hour.', 18, 20, 'hour', 'USD'],
    ['Full time, $20.50. Hollow Pine Cellars.', 20.5, 20.5, 'hour', 'USD'],
    ['Class B, paid $15.00/hr while you learn. Then $21.40/hr.', 21.4, 21.4, 'hour', 'USD'],
    ['Pay is $18/hr. Nights get 2 bucks an hour more.', 18, 18, 'hour', 'USD'],
    ['Tire tech, 17 an hour plus commission.', 17, 17, 'hour', 'USD'],
    ['Dishwasher needed, weekends. Cash tips + $17.', 17, 17, 'hour', 'USD'],
    ['Hiring servers, $5 + tips, Toledo OH', 5, 5, 'hour', 'USD'],
    ['Dishwasher, Portland ME. $18. Ask for Sam.', 18, 18, 'hour', 'USD'],
    ['Server - $3.50/hr plus tips (average $25/hr with tips)', 3.5, 3.5, 'hour', 'USD'],
    ['Training wage $15.00/hr for six weeks.\nRate: $24.80 per hour', 24.8, 24.8, 'hour', 'USD'],
    ['Scale $46.15 on the check, $24.60 fringes, $75/day sub', 46.15, 46.15, 'hour', 'USD'],
    ['LINE COOKS $21-$24/hr\nDISHWASHERS $17/hr\nBUSSERS $15 + tip share', 15, 24, 'hour', 'USD'],
    ['You make $750-$1100 every week', 750, 1100, 'week', 'USD'],
    ['Location: Indore, India\nSalary 16,500 to 21,000 pm', 16_500, 21_000, 'month', 'INR'],
    ['Basic pay PHP 22,000 + 4,000 allowances', 22_000, 22_000, 'month', 'PHP'],
    ['Rémunération : 12,85 € brut/h + panier 7,10 €', 12.85, 12.85, 'hour', 'EUR'],
    ['Lohn: Jungkoch 2.450,– netto, Abwäscher 1.950,– netto im Monat', 1950, 2450, 'month', 'EUR'],
    ['$190 za dzień', 190, 190, 'day', 'USD'],
  ])('"%s"', (text, min, max, period, currency) => {
    expect(parse(`Help wanted\n\n${text}`).compensation).toMatchObject({ min, max, period, currency });
  });

  test.each([
    'Pick 120 per hour without errors.',
    'Application fee $25. Uniform deposit $15.',
    'Lunch is on us, up to $12. Boots, $90, are yours to keep.',
    'Evening shift from 6 pm.',
    'Paid lunch, and twenty days of vacation.',
  ])('is empty for "%s"', (text) => {
    expect(parse(`Help wanted\n\n${text}`).compensation).toMatchObject({ min: null, max: null });
  });
});
