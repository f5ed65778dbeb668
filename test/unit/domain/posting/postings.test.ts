import { outcomeOf, parse } from './parse';

const warehouse = `Warehouse Associate - Night Shift
Fernwood Supply Co. | Dallas, TX 75201
Pay: $18.50 - $21.00/hr plus shift differential of $1.50
Full-time, Sunday through Thursday, 10pm - 6:30am (40 hours per week)

About Fernwood
Fernwood Supply Co. has moved parts across Texas for 25 years. We require excellence of ourselves.

What you'll do
• Pick, pack and load orders
• Operate a sit-down forklift and pallet jack

Requirements
• Must be at least 18 years old
• Forklift certification required
• Ability to lift up to 50 lbs repeatedly
• No experience required - we train!
• High school diploma or GED preferred
• Must pass a drug test and background check

Benefits
• Medical, dental and vision insurance
• 401(k) with company match
• Paid time off

Fernwood is an equal opportunity employer and considers all qualified applicants without regard to race, disability or protected veteran status. We are a fair chance employer. On the bus line.
Questions? Contact Dana Whitlock at (214) 555-0142 or dana@fernwood.example.com. Apply at https://fernwood.example.com/jobs/123`;

describe('parsing a warehouse posting with headings', () => {
  const outcome = outcomeOf(warehouse);
  const { parsed } = outcome;

  test('extracts title, employer and location', () => {
    expect(parsed).toMatchObject({
      title: 'Warehouse Associate - Night Shift',
      employerName: 'Fernwood Supply Co.',
      city: 'Dallas',
      state: 'TX',
      postalCode: '75201',
      countryCode: 'US',
      employmentType: 'full_time',
      applyUrl: 'https://fernwood.example.com/jobs/123',
    });
  });

  test('separates responsibilities, required and preferred qualifications without changing their text', () => {
    expect(parsed.responsibilities).toEqual([
      'Pick, pack and load orders',
      'Operate a sit-down forklift and pallet jack',
    ]);
    expect(parsed.preferredQualifications).toEqual(['High school diploma or GED preferred']);
    expect(parsed.requiredQualifications).toEqual([
      'Must be at least 18 years old',
      'Forklift certification required',
      'Ability to lift up to 50 lbs repeatedly',
      'No experience required - we train!',
      'Must pass a drug test and background check',
    ]);
  });

  test('sets no minimum for a preferred diploma or negated experience', () => {
    expect(parsed.minEducationLevel).toBeNull();
    expect(parsed.minExperienceMonths).toBeNull();
  });

  test('extracts checks, physical requirements, hours and required certifications', () => {
    expect(parsed).toMatchObject({
      requiresBackgroundCheck: true,
      requiresDrugTest: true,
      requiresDriversLicense: null,
    });
    expect(parsed.physicalRequirements).toEqual(['Ability to lift up to 50 lbs repeatedly']);
    expect(parsed.schedule).toMatchObject({ hoursPerWeekMin: 40, hoursPerWeekMax: 40 });
    expect(parsed.schedule.shifts).toContain('night');
    expect(parsed.requiredCertifications.join()).toMatch(/forklift/i);
  });

  test('classifies benefits', () => {
    expect(parsed.benefits.map((benefit) => benefit.category)).toEqual([
      'health',
      'dental',
      'vision',
      'retirement',
      'paid_time_off',
    ]);
  });

  test('detects friendliness signals with polarity and evidence', () => {
    const signals = Object.fromEntries(
      parsed.friendlinessSignals.map((s) => [s.signal, [s.polarity, s.evidence[0]?.text]]),
    );
    expect(signals.fair_chance).toEqual(['positive', 'fair chance employer']);
    expect(signals.no_experience_required).toEqual(['positive', 'No experience required']);
    expect(signals.youth).toEqual(['negative', 'Must be at least 18 years old']);
    expect(signals.transit_accessible?.[0]).toBe('positive');
    expect(signals.veteran?.[0]).toBe('neutral');
  });

  test('returns evidence that equals the raw text at its offsets', () => {
    const all = [
      ...parsed.benefits,
      ...parsed.requiredSkills,
      ...parsed.preferredSkills,
      ...parsed.friendlinessSignals,
    ];
    const pieces = all.flatMap((entry) => entry.evidence ?? []);
    expect(pieces.length).toBeGreaterThan(8);
    for (const piece of pieces)
      expect(outcome.rawText.slice(piece.charStart ?? 0, piece.charEnd ?? 0)).toBe(piece.text);
  });

  test('removes contact data from the redacted text only', () => {
    expect(outcome.redactedText).not.toMatch(/Whitlock|555-0142|dana@/);
    expect(outcome.redactedText).toContain('Fernwood Supply Co.');
    expect(outcome.rawText).toBe(warehouse);
  });

  test('detects the language and a high document probability', () => {
    expect(outcome.language).toBe('en');
    expect(outcome.documentProbability).toBeGreaterThan(0.9);
    expect(outcome.warnings).toEqual([]);
  });
});

test('a nurse posting has required and preferred clauses of one item separated', () => {
  const parsed = parse(`Registered Nurse (RN) - Med/Surg
Employer: Harbor Point Medical Center
Location: Portland, OR
Salary: $42.10 to $58.75 per hour
Schedule: 3x12 rotating nights and weekends, 36 hours/week

Minimum Qualifications:
- Current Oregon RN license
- BLS required; ACLS preferred
- Associate degree in nursing; BSN preferred
- At least 1 year of acute care experience
Preferred Qualifications:
- 2+ years of med/surg experience
- Bilingual English/Spanish`);
  expect(parsed).toMatchObject({
    employerName: 'Harbor Point Medical Center',
    city: 'Portland',
    state: 'OR',
  });
  expect(parsed).toMatchObject({ minEducationLevel: 'associate', minExperienceMonths: 12 });
  expect(parsed.requiredCertifications.join()).toMatch(/basic life support|BLS/i);
  expect(parsed.requiredCertifications.join()).not.toMatch(/advanced|ACLS/i);
  expect(parsed.preferredCertifications.join()).toMatch(/advanced|ACLS/i);
  expect(parsed.schedule.shifts).toEqual(expect.arrayContaining(['night', 'rotating', 'weekend']));
  expect(parsed.schedule.hoursPerWeekMin).toBe(36);
  // Both languages are only preferred.
  expect(parsed.languages).toEqual([]);
  expect(parsed.preferredQualifications).toHaveLength(2);
});

test('a cook posting in one line is parsed into fields', () => {
  const parsed = parse(
    "Now hiring: Line Cook! Cedar & Salt Kitchen, 412 Main Street, Asheville, NC 28801. $16-$19/hour + tips. Evenings and weekends. No degree needed, no experience necessary, will train. Food handler's card a plus. Free shift meals. Se habla español.",
  );
  expect(parsed).toMatchObject({
    title: 'Line Cook',
    city: 'Asheville',
    state: 'NC',
    address: '412 Main Street',
    hourlyMinUsd: 16,
  });
  expect(parsed.requiredCertifications).toEqual([]);
  expect(parsed.preferredCertifications.join()).toMatch(/food handler/i);
  expect(parsed.minEducationLevel).toBe('none');
  expect(parsed.schedule.shifts).toEqual(['evening', 'weekend']);
  const signals = parsed.friendlinessSignals.map((signal) => `${signal.signal} ${signal.polarity}`);
  expect(signals).toEqual(
    expect.arrayContaining([
      'no_degree_required positive',
      'no_experience_required positive',
      'limited_english positive',
    ]),
  );
});

test('a driver posting yields hourly pay, no sponsorship and a negative fair-chance signal', () => {
  const parsed = parse(`CDL-A Truck Driver
Blue Mesa Freight
Home weekly! $1,400 - $1,700 per week. $0.62 per mile for OTR. $5,000 sign-on bonus.
Must have a valid Class A CDL with Hazmat endorsement, 2 years of verifiable OTR experience, and clean driving record. Must not have any felony convictions. Position based in Tulsa, OK. Applicants must be authorized to work; visa sponsorship is not available.`);
  expect(parsed).toMatchObject({
    employerName: 'Blue Mesa Freight',
    city: 'Tulsa',
    state: 'OK',
    hourlyMinUsd: 35,
    hourlyMaxUsd: 42.5,
    minExperienceMonths: 24,
    requiresDriversLicense: true,
    sponsorsVisa: false,
  });
  expect(parsed.licenses.join()).toMatch(/class A/i);
  expect(parsed.friendlinessSignals.find((signal) => signal.signal === 'fair_chance')?.polarity).toBe(
    'negative',
  );
});

test('an aide posting in prose is parsed into fields and qualifications', () => {
  const parsed = parse(`Personal Care Aide (part-time)
Willow Bend Home Care – Rochester, New York
We are looking for a caring aide for clients in their homes. 20-25 hours a week, flexible schedule. $17/hr.
You must have reliable transportation and a driver's license. CNA or HHA certification preferred. No high school diploma required. Refugees and immigrants encouraged to apply; limited English OK.`);
  expect(parsed).toMatchObject({
    employerName: 'Willow Bend Home Care',
    city: 'Rochester',
    state: 'NY',
    employmentType: 'part_time',
    requiresDriversLicense: true,
    minEducationLevel: 'none',
    physicalRequirements: [],
  });
  expect(parsed.schedule).toMatchObject({ shifts: ['flexible'], hoursPerWeekMin: 20, hoursPerWeekMax: 25 });
  expect(parsed.requiredQualifications).toEqual([
    "You must have reliable transportation and a driver's license.",
  ]);
  expect(parsed.preferredQualifications).toEqual(['CNA or HHA certification preferred.']);
});

test('an office posting yields workplace type, dates, openings and a range of experience', () => {
  const parsed = parse(`Office Administrator | Remote
Tall Pines Accounting, LLC
$52,000–$60,000 a year
Responsibilities: answer phones, prepare invoices, keep the calendar
Qualifications: Bachelor's degree or equivalent experience. 3-5 years of office experience. Proficient in Microsoft Excel and QuickBooks.
Apply by June 30, 2026. Start date: July 13, 2026. 2 openings.`);
  expect(parsed).toMatchObject({
    title: 'Office Administrator',
    workplaceType: 'remote',
    minEducationLevel: 'bachelor',
    minExperienceMonths: 36,
    maxExperienceMonths: 60,
    openings: 2,
    startDate: '2026-07-13',
    expiresAt: '2026-06-30T00:00:00.000Z',
  });
  expect(parsed.requiredSkills.map((skill) => skill.name)).toEqual(
    expect.arrayContaining(['Microsoft Excel', 'QuickBooks']),
  );
  expect(parsed.requiredQualifications.join()).not.toMatch(/openings|Apply by/);
});

test('a seasonal posting yields minimum pay, openings and start date', () => {
  const parsed = parse(`Seasonal Orchard Worker
10 openings, start 08/15/2026
Location: Yakima, WA
Guaranteed minimum $17.75/hour
Transportation provided. No English required.`);
  expect(parsed).toMatchObject({
    employmentType: 'seasonal',
    openings: 10,
    startDate: '2026-08-15',
    hourlyMinUsd: 17.75,
    hourlyMaxUsd: null,
  });
  expect(parsed.friendlinessSignals.map((s) => `${s.signal} ${s.polarity}`)).toEqual(
    expect.arrayContaining(['limited_english positive', 'transit_accessible positive']),
  );
});
