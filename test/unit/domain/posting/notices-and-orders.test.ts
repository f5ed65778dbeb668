import { parse } from './parse';

describe('pay with additions', () => {
  test('tips, differentials and benefits beside the pay are not the pay', () => {
    expect(
      parse('Line cook\ncompensation: $21-$24/hr + tips (avg $5-7/hr)\nWe need a cook.').compensation,
    ).toMatchObject({ min: 21, max: 24 });
    expect(
      parse(
        'Job Title: RN\nSalary Range: $41.06 - $63.88 hourly; night differential $4.25/hr, weekend differential $2.00/hr',
      ).compensation,
    ).toMatchObject({ min: 41.06, max: 63.88 });
    expect(
      parse('CLASSIFICATION: Journeyman Wireman\nRATE: $54.32/hr + $28.11 benefits').compensation,
    ).toMatchObject({ min: 54.32, max: 54.32 });
  });
});

describe('titles and employers in notices', () => {
  test('a bulletin that announces the opening in a sentence', () => {
    const text =
      'ST. BRENDAN PARISH BULLETIN — Sunday, November 22\n\nHELP WANTED AT THE PARISH\n\nThe parish is seeking a part-time Maintenance Custodian to care for the church. The position is 24 hours per week (Mon., Wed. and Fri.). The parish does not require a high school diploma.';
    expect(parse(text)).toMatchObject({
      title: 'Maintenance Custodian',
      minEducationLevel: 'none',
      schedule: { raw: 'The position is 24 hours per week (Mon., Wed. and Fri.).' },
    });
  });

  test('a post with pictographs, which wishes for a language', () => {
    const text =
      "🚨🚨 WE'RE HIRING 🚨🚨\n\n✨ Bright Pines Learning Center is growing! ✨ We're looking for a loving 💛 Toddler Lead Teacher 💛 to join our team in Bangor, ME!\n\n❤️ Spanish speakers encouraged to apply! ❤️";
    expect(parse(text)).toMatchObject({
      title: 'Toddler Lead Teacher',
      employerName: 'Bright Pines Learning Center',
      languages: [],
    });
  });

  test('a forwarded message with a name after the telephone number', () => {
    const text =
      "*Forwarded*\nHello all, my cousin's company needs 3 office cleaners in Dearborn, Mich. Evenings Mon-Fri 5:30pm to 10pm, $16.50/hr. Arabic speaking supervisor. Call Huda 555-0119, Crescent Commercial Cleaning. Please share!";
    expect(parse(text)).toMatchObject({
      title: 'office cleaners',
      employerName: 'Crescent Commercial Cleaning',
      languages: [],
    });
  });

  test('what the client of an agency requires', () => {
    const text =
      'Our client, a busy 4-star hotel in Killarney, Co. Kerry, requires an experienced Sous Chef for immediate start.\n\nSalary: €42,000 - €46,000 p.a.\n\nRequirements:\nHACCP Level 3\nFluent English';
    expect(parse(text).title).toBe('Sous Chef');
  });
});

describe('labels of public notices', () => {
  test('the closing date, the appointment, the workplace and the drug test', () => {
    const text =
      'Forestry Technician\nForest Service\n\nOpen & closing dates: 11/16/2026 to 12/11/2026\nRemote job: No\nAppointment type: Temporary - Not to exceed 1039 hours\nWork schedule: Full-time\nSecurity clearance: Not Required\nDrug test: Yes\n\nRequirements\n- Commercial driver license (CDL) may be required';
    expect(parse(text)).toMatchObject({
      expiresAt: '2026-12-11T00:00:00.000Z',
      employmentType: 'temporary',
      workplaceType: 'onsite',
      requiresDrugTest: true,
      requiresDriversLicense: null,
      requiredCertifications: [],
    });
  });

  test('an age is no experience, and convictions may be weighed', () => {
    const text =
      'CDL-A Drivers\nIronwood Freight Lines | Joplin, MO\n\nREQUIREMENTS\n* 22 yrs of age or older\n* 12 months verifiable OTR experience\n* Felonies older than 7 years considered case by case';
    const parsed = parse(text);
    expect(parsed.minExperienceMonths).toBe(12);
    expect(parsed.friendlinessSignals).toMatchObject([
      { signal: 'fair_chance', polarity: 'positive' },
      { signal: 'youth', polarity: 'negative' },
    ]);
  });

  test('shifts in a list, and a wish among the tasks', () => {
    const text =
      'Cook (NOC 63200)\nPosted on November 12, 2026 by Employer details: Trillium Lodge Inc.\n\nJob details\nSalary: 18.50 hourly / 40 hours per week\nDay, Evening, Weekend\n\nOverview\nEducation: Secondary (high) school graduation certificate\n\nResponsibilities\nTasks: Prepare meals; Inspect kitchens\nAdditional: French an asset';
    expect(parse(text)).toMatchObject({
      employerName: 'Trillium Lodge Inc',
      minEducationLevel: 'high_school',
      schedule: { shifts: ['day', 'evening', 'weekend'] },
      preferredQualifications: ['Additional: French an asset'],
    });
  });
});

describe('notes, dates and wishes that look like something else', () => {
  test('a note after the name of an employer that hires people with records', () => {
    const text =
      'Production Associate\nRebuild Millwork (a second chance employer) - Milwaukee, WI\n$18.75 start\n\nWe hire people with records. No GED needed.';
    expect(parse(text)).toMatchObject({ employerName: 'Rebuild Millwork', city: 'Milwaukee' });
  });

  test('a volunteer, for whom a certificate would be ideal', () => {
    const text =
      'Board Treasurer (volunteer)\n\nRiverbend Community Land Trust is looking for a Board Treasurer. A background in accounting is needed; a CPA would be ideal but is not expected.';
    expect(parse(text)).toMatchObject({ employmentType: 'volunteer', requiredCertifications: [] });
  });

  test('a clean background check is a check, and a filing date is no time of work', () => {
    const text =
      'Water Utility Worker\nCity of Aldermere\nISSUE DATE: 11/19/26    FINAL FILING DATE: 12/17/26, 5:30 p.m.\n\nMINIMUM QUALIFICATIONS\n- Completion of the twelfth grade\n- Clean background check';
    expect(parse(text)).toMatchObject({
      friendlinessSignals: [],
      minEducationLevel: 'high_school',
      requiresBackgroundCheck: true,
    });
    expect(parse(text).schedule.raw).toBeNull();
  });
});

test('Indian pay in lakhs per annum and in rupees', () => {
  const posting = (pay: string): string =>
    `Position: Support Executive\nCompany: Tidemark Infosolve Pvt Ltd\nSalary: ${pay}\nJob location: Pune, Maharashtra, India`;
  expect(parse(posting('Rs. 2.4 LPA - 3.6 LPA + incentives')).compensation).toMatchObject({
    min: 240_000,
    max: 360_000,
    currency: 'INR',
    period: 'year',
  });
  expect(parse(posting('3-5 LPA')).compensation).toMatchObject({ min: 300_000, max: 500_000 });
  expect(parse(posting('Rs.25,000 - 30,000 per month')).compensation).toMatchObject({
    min: 25_000,
    max: 30_000,
    currency: 'INR',
    period: 'month',
  });
});
