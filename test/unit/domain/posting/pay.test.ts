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
