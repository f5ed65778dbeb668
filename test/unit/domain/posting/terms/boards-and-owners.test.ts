import { parse as parseText } from '../parse';

const parse = (...lines: string[]): ReturnType<typeof parseText> => parseText(lines.join('\n'));

describe('towns and states', () => {
  test('a suburb beside a city and a state of Australia is no town of Washington', () => {
    const job = parse(
      'Sous Chef',
      'Saltgrass House',
      'Fremantle, Perth WA',
      'Full time',
      '$75,000 – $80,000 per year',
    );
    expect([job.city, job.state, job.countryCode]).toEqual(['Fremantle', null, 'AU']);
    expect(job.compensation.currency).toBe('AUD');
  });

  test('"MS Excel" after a name is no place in Mississippi', () => {
    const job = parse(
      'Senior Accountant',
      'Brightwell Pharma Pvt. Ltd.',
      'Pune(Hadapsar)',
      'B.Com is a must. Tally Prime, MS Excel.',
    );
    expect([job.city, job.state, job.countryCode]).toEqual(['Pune', null, 'IN']);
  });

  test('a line in capitals names its town without a comma', () => {
    const job = parse('CDL A DRIVERS!!!', 'HOME WEEKENDS', 'BUCKHORN FREIGHT HAS 8 SEATS OUT OF AMARILLO TX');
    expect([job.title, job.city, job.state]).toEqual(['CDL A DRIVERS', 'Amarillo', 'TX']);
  });

  test('the government of a town of several words keeps all of them', () => {
    const job = parse(
      'CITY OF BARTLETT SPRINGS, FLORIDA',
      "An Equal Opportunity / Drug Free / Veterans' Preference Employer",
      'POSITION: Groundskeeper I',
    );
    expect([job.employerName, job.city, job.state]).toEqual([
      'CITY OF BARTLETT SPRINGS',
      'BARTLETT SPRINGS',
      'FL',
    ]);
  });

  test('the name of an employer tells the town if nothing else does', () => {
    const job = parse('Open Door Ministries of Dayton is hiring a part-time Donations Sorter. $14.00/hour.');
    expect([job.city, job.countryCode]).toEqual(['Dayton', 'US']);
  });

  test('a label of the town outweighs one of the site', () => {
    const job = parse(
      'Healthcare Assistant',
      '',
      'Site: Pinderfield House',
      'Town: Wakefield',
      '£23,615 a year',
    );
    expect(job.city).toBe('Wakefield');
  });
});

describe('employers and titles', () => {
  test('the owner of a franchise is the employer, not its brand', () => {
    const job = parse(
      'Burger Barn #2217 - Yuma',
      'Independently owned and operated by Patel Brothers Hospitality, LLC, a franchisee.',
      '',
      'Shift Leader',
      '$16.50 - $18.00 / hr',
    );
    expect(job.employerName).toBe('Patel Brothers Hospitality, LLC');
  });

  test('an employer in quotes is one', () => {
    const job = parse(
      '"The Rusty Anchor" is hiring for the winter in Duluth!',
      'LINE COOK - $19-22/hr, evenings',
    );
    expect(job.employerName).toContain('Rusty Anchor');
  });

  test('the client of an agency is described, not hired', () => {
    const job = parse(
      'Through ProLine Staffing for our client, an RV parts maker in Elkhart, IN: Machine Operators, all shifts.',
    );
    expect([job.title, job.employerName]).toEqual(['Machine Operators', 'ProLine Staffing']);
  });

  test('hours in brackets and the site after a comma are no part of a title', () => {
    expect(parse('Kitchen Crew Member (part time, 24 hrs)', 'Harvest Cafe', 'Tulsa, OK').title).toBe(
      'Kitchen Crew Member',
    );
    expect(
      parse('Golden Valley Poultry', 'Production Team Members, Dalton Georgia plant', 'Days start 18.25/hr')
        .title,
    ).toBe('Production Team Members');
  });

  test('a category at the end of a page does not replace the title', () => {
    const duties =
      'Prepare and file GST returns, TDS workings and bank reconciliation for three plants. '.repeat(6);
    const job = parse(
      'Senior Accountant',
      'Brightwell Pharma Pvt. Ltd.',
      'Pune',
      '',
      duties,
      '',
      'Role: Accounts Executive',
    );
    expect([job.title, job.employerName]).toEqual(['Senior Accountant', 'Brightwell Pharma Pvt. Ltd.']);
  });
});

describe('pay, education and credentials', () => {
  test('rates at the end of the times of a shift form one range', () => {
    const job = parse('Machine Operator', 'ProLine Staffing', '1st 6a-2p $19.00', '2nd 2p-10p $20.25');
    expect([job.compensation.min, job.compensation.max]).toEqual([19, 20.25]);
  });

  test('"Euro Annually" is pay', () => {
    const job = parse('Social Care Worker', 'Ennis, Co. Clare', '38000.00 - 52000.00 Euro Annually');
    expect(job.compensation).toMatchObject({ min: 38000, max: 52000, currency: 'EUR', period: 'year' });
  });

  test('of the degrees that a board lists by level the first is required', () => {
    const job = parse('Accountant', 'Pune', 'Education', 'UG: B.Com in Commerce', 'PG: Any Postgraduate');
    expect(job.minEducationLevel).toBe('bachelor');
  });

  test('what earns more pay is preferred, and a school certificate is no credential', () => {
    const job = parse('diesel mechanic for our shop in Laredo TX. ASE certs get you more $$. Own tools.');
    expect([job.requiredCertifications, job.preferredCertifications]).toEqual([[], ['ASE certification']]);
    expect(
      parse('cook', 'Education', 'Secondary (high) school graduation certificate').requiredCertifications,
    ).toEqual([]);
  });
});

describe('signals in plain words', () => {
  const signals = (text: string): string[] =>
    parse('Sorter', '', text)
      .friendlinessSignals.filter(({ polarity }) => polarity === 'positive')
      .map(({ signal }) => signal);

  test('a record that does not matter', () => {
    expect(signals('Dont care about your record, care if you show up.')).toEqual(['fair_chance']);
    expect(signals('Retirees do well here, so do people with a record; we talk face to face.')).toEqual([
      'older_worker',
      'fair_chance',
    ]);
  });

  test('parents whose children may come along', () => {
    expect(signals('Parents of young kids (yes, they can ride along), this one is for you.')).toContain(
      'caregiver_flexible',
    );
  });

  test('a card to obtain after the start says nothing about experience', () => {
    expect(signals('CPR within 30 days of hire (we teach it here).')).toEqual([]);
  });
});
