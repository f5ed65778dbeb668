import { parse } from '../parse';

const posting = (text: string): ReturnType<typeof parse> =>
  parse(`Packer\nOak Street Bakery\nToledo, OH\n\nWe bake bread at night.\n${text}\n`);

function positiveSignals(text: string): string[] {
  return posting(text)
    .friendlinessSignals.filter(({ polarity }) => polarity === 'positive')
    .map(({ signal }) => signal);
}

describe('pay in orders and advertisements', () => {
  it.each([
    ['Pay rate: $21.25\nBill rate: $30.39', 21.25, 21.25, 'hour', 'USD'],
    ['Earn fifteen hundred dollars a week.', 1500, 1500, 'week', 'USD'],
    ['Salary: N90,000 - N120,000 monthly', 90000, 120000, 'month', 'NGN'],
    ['We pay $16.25 plus 75 cents overnight premium.', 16.25, 16.25, 'hour', 'USD'],
    ['$15/hr base, good operators average $21', 15, 15, 'hour', 'USD'],
  ])('reads %j', (text, min, max, period, currency) => {
    expect(posting(text).compensation).toMatchObject({ min, max, period, currency });
  });
});

describe("a driver's license in plain words", () => {
  it.each([
    'Valid license & reliable truck.',
    'You should drive (license + clean record).',
    'You need a license so you can test drive.',
    'A truck, tools and a license to drive the truck.',
    'A valid license and your own insured car.',
  ])('is required by %j', (text) => {
    expect(posting(text).requiresDriversLicense).toBe(true);
  });
});

describe('education', () => {
  it.each([
    ['Graduate of an accredited practical nursing program.', 'vocational'],
    ['ADN required, BSN preferred', 'associate'],
    ['Graduate of an accredited college.', 'bachelor'],
    ['High school students over 16 are welcome.', null],
  ])('of %j is %j', (text, level) => {
    expect(posting(`Requirements:\n- ${text}`).minEducationLevel).toBe(level);
  });
});

describe('credentials', () => {
  it('reads alternatives with their issuer as required', () => {
    const { requiredCertifications } = posting(
      'Requirements:\n- CMA (AAMA) or RMA required; must be current',
    );
    expect(requiredCertifications).toEqual(['Certified medical assistant']);
  });

  it.each([
    "Requirements:\n- Complete the state's CHW certification during your first year (paid)",
    'Requirements:\n- BASSET card? We will get you one.',
    'Oak Street Bakery is looking for a Direct Support Professional to help Mike.',
  ])('requires none for %j', (text) => {
    expect(posting(text).requiredCertifications).toEqual([]);
  });
});

describe('statements in plain words', () => {
  it.each([
    ["We don't care about your past, just show up.", 'fair_chance'],
    ['Done time? So has our kitchen manager.', 'fair_chance'],
    ['We actively recruit veterans.', 'veteran'],
    ['We are flexible about school pickups.', 'caregiver_flexible'],
    ["You don't need a diploma or experience, just good eyes.", 'no_experience_required'],
    ['No experience with ovens needed.', 'no_experience_required'],
    ['A third of our line is deaf or hard of hearing.', 'disability_inclusive'],
  ])('%j is %s', (text, signal) => {
    expect(positiveSignals(text)).toContain(signal);
  });
});

describe('the workplace', () => {
  it('is not on site because applicants come in person', () => {
    expect(posting('Apply in person: 8-10am, 310 Ave C').workplaceType).toBeNull();
  });

  it('is hybrid with days from home by the week', () => {
    expect(posting('2 days/week from home after training').workplaceType).toBe('hybrid');
  });
});

describe('the head', () => {
  it('divides a title from a hospital without a place', () => {
    const { title, employerName } = parse(
      'Certified Medication Aide - Harlan County Hospital\nNorman, OK\nPass medications on 3-11. $19/hr.',
    );
    expect([title, employerName]).toEqual(['Certified Medication Aide', 'Harlan County Hospital']);
  });

  it('keeps a department in the title', () => {
    expect(parse('Registered Nurse - Emergency Department\nNorman, OK\nNights. $39/hr.').title).toBe(
      'Registered Nurse - Emergency Department',
    );
  });

  it('reads no street and no telephone call as the employer', () => {
    const texts = [
      'dishwasher needed asap (Tucson - 4th Ave)\n$15.50/hr. Must be on time.',
      'School bus drivers needed. Great for retirees! Call Transportation, Millbrook NY, 845-555-0144',
    ];
    for (const text of texts) expect(parse(text).employerName ?? '').not.toMatch(/Ave|Call/);
  });
});
