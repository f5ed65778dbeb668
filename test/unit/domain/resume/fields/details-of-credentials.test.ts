import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import type { Certification } from '../../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

const WORK = ['', 'EXPERIENCE', 'Cook, Harbor Market, Toledo, OH', 'March 2019 - June 2023'];
const parse = (head: string[], ...lines: string[]): Certification[] =>
  parseResume(layoutFromText([...head, '', ...lines].join('\n')), {
    today: '2026-06-01',
    language: null,
  }).parsed.certifications;
const HEAD = ['Orla Whitcombe', 'orla.whitcombe@example.com'];
const listed = (...lines: string[]): Certification[] => parse(HEAD, ...WORK, '', 'CERTIFICATIONS', ...lines);
const names = (list: Certification[]): string[] => list.map(({ name }) => name);

describe('parsing the details of a credential', () => {
  it('takes the state and the number from a bracket', () => {
    expect(listed('Licensed cosmetologist (Indiana, CO21200456, exp 2027)')).toMatchObject([
      { name: 'Licensed cosmetologist', state: 'IN', licenseNumber: 'CO21200456', expires: '2027' },
    ]);
    expect(listed('CPA, California')).toMatchObject([{ name: 'CPA', issuer: null, state: 'CA' }]);
  });

  it('knows bodies that issue credentials, before or after the name', () => {
    expect(listed('CSM, Scrum Alliance, 2019')).toMatchObject([{ name: 'CSM', issuer: 'Scrum Alliance' }]);
    expect(listed('freeCodeCamp – Responsive Web Design (2021)')).toMatchObject([
      { name: 'Responsive Web Design', issuer: 'freeCodeCamp', date: '2021' },
    ]);
    expect(listed('CDA (Infant/Toddler) Council for Professional Recognition 2021')).toMatchObject([
      { name: 'CDA (Infant/Toddler)', issuer: 'Council for Professional Recognition', date: '2021' },
    ]);
    expect(listed('Oracle Certified Professional, Java SE 11 Developer (2020)')).toMatchObject([
      { name: 'Oracle Certified Professional, Java SE 11 Developer', issuer: null },
    ]);
  });

  it('reads the board, the number and the expiry on the lines below a license', () => {
    expect(
      listed(
        'Registered Nurse',
        'Kansas State Board of Nursing',
        'No. 13-118842-061',
        'Expires 11/30/2026',
        '',
        'Practical Nurse',
        'Missouri',
      ),
    ).toMatchObject([
      {
        name: 'Registered Nurse',
        issuer: 'Kansas State Board of Nursing',
        licenseNumber: '13-118842-061',
        state: 'KS',
        expires: '2026-11-30',
      },
      { name: 'Practical Nurse', state: 'MO', issuer: null },
    ]);
    expect(listed('BLS – American Heart Association, exp.', '03/2027')).toMatchObject([
      { name: 'BLS', date: null, expires: '2027-03' },
    ]);
    expect(listed('DOT medical card to 09/2026')).toMatchObject([
      { name: 'DOT medical card', date: null, expires: '2026-09' },
    ]);
  });

  it('lists a license of two states once for each', () => {
    expect(listed('RN License, Oregon and Washington')).toMatchObject([
      { name: 'RN License', state: 'OR', issuer: null },
      { name: 'RN License', state: 'WA', issuer: null },
    ]);
  });

  it('divides credentials at a slash and keeps names with a bracket, a regulation or an abbreviation whole', () => {
    expect(names(listed('TIPS/Alcohol server permit'))).toEqual(['TIPS', 'Alcohol server permit']);
    expect(names(listed('CPR/First Aid certified', 'LPN/LVN license'))).toHaveLength(2);
    expect(
      parse(
        HEAD,
        ...WORK,
        '',
        'EDUCATION',
        'High School Diploma, Glenville High School, 2016',
        '',
        'CERTIFICATIONS',

        'AAT Level 2 (Foundation Certificate in Accounting), AAT Level 3 (Advanced Diploma in Accounting)',
        'Forklift Operator, OSHA 29 CFR 1910.178, 2023',
        'CHS – Certified Hospitality Supervisor',
      ),
    ).toMatchObject([
      { name: 'AAT Level 2 (Foundation Certificate in Accounting)', issuer: null },
      { name: 'AAT Level 3 (Advanced Diploma in Accounting)', issuer: null },
      { name: 'Forklift Operator, OSHA 29 CFR 1910.178', date: '2023' },
      { name: 'CHS – Certified Hospitality Supervisor', issuer: null },
    ]);
  });

  it('completes letters after the name by what the list says', () => {
    const [first] = parse(
      ['Orla Whitcombe, LCSW', 'orla.whitcombe@example.com'],
      ...WORK,
      '',
      'LICENSES',
      'Licensed Clinical Social Worker (IL 149.015522)',
    );
    expect(first).toMatchObject({ licenseNumber: '149.015522', state: 'IL' });
  });

  it('takes words about the validity and steps toward a credential for no names', () => {
    expect(names(listed('CPA – California, License 118822, active'))).toEqual(['CPA']);
    expect(listed('CFA Level II candidate', 'Passed all four sections of CPA exam, 2016')).toEqual([]);
    expect(names(listed('Forklift / Manlift certified', 'Laborers Local 78'))).toEqual([
      'Forklift',
      'Manlift certified',
    ]);
  });

  it.each([
    ['CompTIA Security+ (in progress)', 'CompTIA Security+', 'in_progress'],
    ['In progress: CCNA', 'CCNA', 'in_progress'],
    ['NREMT-B, expired 2019', 'NREMT-B', 'lapsed'],
    ['Registered nurse license (AZ, inactive)', 'Registered nurse license', 'lapsed'],
    ['CPR/First Aid, expires 2027', 'CPR/First Aid', undefined],
    ['Engineer in Training (EIT)', 'Engineer in Training (EIT)', undefined],
    ['Suspended scaffold card', 'Suspended scaffold card', undefined],
  ])('takes the status of "%s" from its name', (line, name, status) => {
    const [item] = listed(line);
    expect(item?.name).toBe(name);
    expect(item?.status).toBe(status);
  });

  it('reads a status on the line below and in a table', () => {
    expect(listed('Welding Certificate', 'Lapsed', 'Forklift License')).toMatchObject([
      { name: 'Welding Certificate', status: 'lapsed' },
      { name: 'Forklift License' },
    ]);
    expect(
      listed('Certification | Number | Status', 'NREMT-B | E1234567 | Expired', 'CPR | 5500123 | Active').map(
        ({ name, status }) => [name, status],
      ),
    ).toEqual([
      ['NREMT-B', 'lapsed'],
      ['CPR', undefined],
    ]);
  });

  it('reads an issuer on the line above or below and words about a renewal as no names', () => {
    expect(
      listed(
        'CompTIA,',
        'Network+, 2022',
        'Professional in Human Resources (PHR),',
        'HRCI, 2017, recertified 2023',
        'MSHA Part 46 – refreshed 01/2026',
      ),
    ).toMatchObject([
      { name: 'Network+', issuer: 'CompTIA' },
      { name: 'Professional in Human Resources (PHR)' },
      { name: 'MSHA Part 46' },
    ]);
  });

  it('reads a table without a heading whose rows lack their last cells', () => {
    expect(
      parse(
        HEAD,
        ...WORK,
        '',
        'Certification\tNumber\tExpires',
        'OSHA 30\t36-0042211',
        'CPR/AED\tA55120\t06/2026',
      ),
    ).toMatchObject([
      { name: 'OSHA 30', licenseNumber: '36-0042211' },
      { name: 'CPR/AED', licenseNumber: 'A55120', expires: '2026-06' },
    ]);
  });

  it('keeps a credential held whose earlier one lapsed', () => {
    const [item] = listed('EMT-B (lapsed)', 'EMT-B, 2024');
    expect(item).toMatchObject({ name: 'EMT-B', date: '2024' });
    expect(item?.status).toBeUndefined();
  });

  it('divides a list between bars whose items have dates', () => {
    expect(
      names(
        parse(
          HEAD,
          'Certifications: Certified Sommelier (Court of Master Sommeliers, 2019) | BASSET | Food Handler Card',
          ...WORK,
        ),
      ),
    ).toEqual(['Certified Sommelier', 'BASSET', 'Food Handler Card']);
  });
});

describe('parsing credentials among duties and in the first lines', () => {
  const inDuty = (text: string): string[] => names(parse(HEAD, ...WORK, `- ${text}`));

  it('reads those that the person states as their own', () => {
    expect(inDuty('Repaired motor controls, completed OSHA 30 and CPR training in 2021')).toEqual([
      'OSHA 30',
      'CPR training',
    ]);
    expect(inDuty('Forklift certified (sit-down, reach)')).toEqual(['Forklift']);
  });

  it('leaves out those of others and those that a duty is about', () => {
    expect(inDuty('Trained 5 new hires for forklift certification')).toEqual([]);
    expect(inDuty('Filled roles for PMPs and AWS certified engineers')).toEqual([]);
    expect(inDuty('Completed ServSafe inspections of all kitchens')).toEqual([]);
    expect(inDuty('Supported 12 students who earned a CNA')).toEqual([]);
  });

  it('reads a license with its endorsements, and "a PMP since 2017"', () => {
    expect(names(parse(HEAD, 'Class A CDL with hazmat, 8 years clean.', ...WORK))).toEqual([
      'Class A CDL with hazmat',
    ]);
    expect(
      parse(
        HEAD,
        'SUMMARY',
        'Delivery lead in insurance, a PMP since 2017 and Certified ScrumMaster.',
        ...WORK,
      ),
    ).toMatchObject([{ name: 'PMP', date: '2017' }, { name: 'Certified ScrumMaster' }]);
  });

  it('takes the state of an address for no license', () => {
    expect(parse(['Orla Whitcombe', 'Silver Spring, MD | orla@example.com'], ...WORK)).toEqual([]);
  });
});
