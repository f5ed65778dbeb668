import { parse } from '../parse';

describe('the country of a posting', () => {
  it.each([
    [
      'Accountant\nLocation: Shivaji Nagar, Nashik\nSalary: Rs.18,000/- to Rs.25,000/- per month',
      'Nashik',
      'IN',
    ],
    [
      'Healthcare Support Worker\nSite: Ashworth Community Hospital\nTown: Rochdale\nAn enhanced DBS check applies.',
      'Rochdale',
      'GB',
    ],
    ['Night Auditor\nMaple Bay Inn, 2100 Water St, Cornwall ON K6J 1A4\nPay: $21.50/hr', 'Cornwall', 'CA'],
    ['Driver\nLocation: Prospecton, Durban\nValid PrDP. Salary: R14 500 - R17 200 per month', 'Durban', 'ZA'],
    [
      'Verkäufer (m/w/d)\nWir suchen ab sofort Verstärkung für unseren Verkauf.\nBewerbung in der Filiale, Lange Straße 118, 96052 Bamberg.',
      'Bamberg',
      'DE',
    ],
    [
      'Notre client, une plateforme située à Carpentras (84), recherche un cariste en CDD.\nSalaire : 12,31 € brut/heure',
      'Carpentras',
      'FR',
    ],
  ])('follows from its town, money or documents: %s', (text, city, countryCode) => {
    expect(parse(text)).toMatchObject({ city, countryCode });
  });

  test('is not inferred from abbreviations that mean something else', () => {
    expect(parse('Drafter\nUse CAD and PHP daily, CPR/AED certified.').countryCode).toBeNull();
  });
});

describe('pay', () => {
  it.each([
    ['Salary: R14 500 - R17 200 per month', 14_500, 17_200, 'month', 'ZAR'],
    ['Salary: Rs.18,000/- to Rs.25,000/- per month', 18_000, 25_000, 'month', 'INR'],
    ['Gross salary: KES 38,000 - 45,000 per month', 38_000, 45_000, 'month', 'KES'],
    ['Salary: P560/day', 560, 560, 'day', 'PHP'],
    ['$17.75 days / $18.50 nights', 17.75, 18.5, 'hour', 'USD'],
    [
      '58-66 CPM on all miles\nAverage drivers gross $1,650/week\n$18/hr detention',
      0.58,
      0.66,
      'piece',
      'USD',
    ],
  ])('is read from %s', (line, min, max, period, currency) => {
    expect(parse(`Driver\nWe are hiring a driver.\n${line}`).compensation).toMatchObject({
      min,
      max,
      period,
      currency,
    });
  });

  test('without a period is a salary of a month where salaries are monthly', () => {
    expect(parse('VAGA: SOLDADOR\nEmpresa: Serra Azul Ltda.\nSalário: R$ 2.184,00').compensation.period).toBe(
      'month',
    );
  });
});

describe('terms of employment', () => {
  it.each([
    ['HOURS: 4-10s, days', 40, ['day']],
    ['Full-time, 80 hours per pay period', 40, []],
    ['Anticipated hours per week: 36 (nights)', 36, ['night']],
    ['Schedule: Monday to Friday, 17:00-23:00, 30 hours per week', 30, ['evening']],
  ])('states hours and shifts: %s', (line, hours, shifts) => {
    expect(parse(`Custodian\n${line}`).schedule).toMatchObject({ hoursPerWeekMin: hours, shifts });
  });

  it.each([
    ['Care Assistant\nHarbor House\nZero hours contract, shifts week by week', 'per_diem'],
    ['Packers\nAcme Staffing\nTemp to hire after 520 hours', 'temporary'],
  ])('states the type of employment: %s', (text, type) => {
    expect(parse(text).employmentType).toBe(type);
  });
});

describe('openings', () => {
  it.each([
    ['Accountant\nVacancy: 03', 3],
    ['CLASSIFICATION: Journeyman Wireman\nMEN: 6', 6],
    ['Packers (20 spots)\nWe pack.', 20],
    ['Bäckerei Berg\nWir suchen ab sofort zwei freundliche Aushilfen für unseren Verkauf.', 2],
    ['Notre client recherche 4 préparateurs de commandes en CDD de 3 mois.', 4],
    ['Nous recherchons une personne avec 4 ans d’expérience.', null],
  ])('are counted in %s', (text, openings) => {
    expect(parse(text).openings).toBe(openings);
  });
});

describe('titles and employers', () => {
  test('a forwarded message names the title in its subject and the agency in its signature', () => {
    const text =
      'De : Claire Roussel <c.roussel@aubier.example>\nObjet : TR: Besoin urgent - 4 préparateurs de commandes (CACES 1)\n\nBonjour,\nNotre client, une plateforme à Carpentras (84), recherche 4 préparateurs de commandes.\n\nBien cordialement,\nClaire Roussel\nChargée de recrutement\nAubier Intérim - Agence d’Avignon\n04 90 00 00 00';
    expect(parse(text)).toMatchObject({
      title: 'préparateurs de commandes (CACES 1)',
      employerName: 'Aubier Intérim',
    });
  });

  test('the head of a table of openings is no label', () => {
    const text =
      'Maple Bay Inn / Auberge Maple Bay — 2100 Water St, Cornwall ON K6J 1A4\n\nPosition | Status | Wage\n1. Night Auditor | Full-time | $21.50/hr\n2. Room Attendant | Part-time | $18.25/hr';
    expect(parse(text)).toMatchObject({ title: 'Night Auditor', employerName: 'Maple Bay Inn' });
  });
});

describe('signals and requirements', () => {
  it.each([
    ['A criminal record will not necessarily stop you from working with us.', 'fair_chance', 'positive'],
    ['Felonies older than 7 years are OK.', 'fair_chance', 'positive'],
    ['Clear criminal record', 'fair_chance', 'negative'],
    ['Workers are not required to speak English.', 'limited_english', 'positive'],
    ['Newcomers to Canada are welcome to apply.', 'refugee_immigrant', 'positive'],
  ])('recognizes: %s', (sentence, signal, polarity) => {
    const { friendlinessSignals, languages } = parse(`Packer\nRequirements\n- ${sentence}`);
    expect(friendlinessSignals).toMatchObject([{ signal, polarity }]);
    expect(languages).toEqual([]);
  });

  it.each([
    ['- Grade 12 / Matric', 'high_school'],
    ['- High school diploma. 30 semester units may substitute for one year of experience.', 'high_school'],
  ])('education: %s', (item, level) => {
    expect(parse(`Clerk\nRequirements\n${item}`).minEducationLevel).toBe(level);
  });

  test('counts experience within a stated period', () => {
    const text = 'CDL driver\nRequirements\n- Class A CDL, 12 months OTR in the last 3 years';
    expect(parse(text).minExperienceMonths).toBe(12);
  });

  test('asks for no language where a subject of school has its name', () => {
    expect(parse('Carer\nRequirements\n- Functional Skills Level 1 English and maths').languages).toEqual([]);
  });
});

describe('notices', () => {
  it.each([
    [
      'AVISO\n\nEmpresa embotelladora solicita:\n\nMONTACARGUISTA\n\nRequisitos:\n- Experiencia de 1 año',
      'MONTACARGUISTA',
    ],
    ['JOB VACANCY: STORE KEEPER\n\nCompany: Savanna Agro Limited', 'STORE KEEPER'],
    ['PRODUCTION OPERATORS (100 pax) - MALE/FEMALE\n\nGolden Electronics, Inc.', 'PRODUCTION OPERATORS'],
    ['Position: Temp-to-Hire Accounts Payable Clerk\nPay: $22/hr', 'Accounts Payable Clerk'],
    [
      '*Forwarded many times*\nmy uncle is looking for people\n\n🔧 Auto mechanic - 2 persons - $32 an hour',
      'Auto mechanic',
    ],
  ])('name the title: %s', (text, title) => {
    expect(parse(text).title).toBe(title);
  });

  test('name the employer before the person to call, and a municipality its town', () => {
    expect(
      parse(
        'craigslist > hartford > trades\n\nHVAC INSTALLER\n\nEPA 608.\n\nBirch Hollow Mechanical LLC, ask for Stan',
      ).employerName,
    ).toBe('Birch Hollow Mechanical LLC');
    expect(
      parse(
        'CITY OF FAIRHOPE FALLS\ninvites applications for:\nParks Worker\n\nThe City of Fairhope Falls, Wisconsin complies with the ADA.',
      ),
    ).toMatchObject({ city: 'Fairhope Falls', state: 'WI' });
  });

  it.each([
    ['Conviction will only be considered if related to the job.', 'fair_chance'],
    ['We don’t ask about your past.', 'fair_chance'],
    ['Persons living with disability are encouraged to apply.', 'disability_inclusive'],
    ['With or without work experience', 'no_experience_required'],
    ['With free shuttle from the square', 'transit_accessible'],
  ])('give the signal of: %s', (sentence, signal) => {
    expect(parse(`Packer\nRequirements\n- ${sentence}`).friendlinessSignals).toMatchObject([
      { signal, polarity: 'positive' },
    ]);
  });
});
