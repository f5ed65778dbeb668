import { parse } from './parse';

it('a posting in one line yields title, employer, location and pay', () => {
  expect(
    parse('Line cook, Harbor Grill, Dayton, OH. $18.50 to $21 an hour. ServSafe required.'),
  ).toMatchObject({
    title: 'Line cook',
    employerName: 'Harbor Grill',
    city: 'Dayton',
    state: 'OH',
    hourlyMinUsd: 18.5,
    hourlyMaxUsd: 21,
  });
});

it('a care home posting yields employer, city, shifts from clock times and requirements', () => {
  const parsed = parse(`NOW HIRING!! CNAs & STNAs - ALL SHIFTS
Maple Ridge Senior Living - 4500 Far Hills Ave, Kettering, Ohio 45429
Starting at $19.25/hr, up to $22/hr based on experience + $2 weekend differential
Full time, part time and PRN available. 12 hour shifts 7a-7p or 7p-7a
Must have active STNA in Ohio or be willing to train (we pay for your class!)
Reliable transportation. Background check and drug screen required.`);
  expect(parsed).toMatchObject({
    employerName: 'Maple Ridge Senior Living',
    city: 'Kettering',
    employmentType: 'full_time',
    preferredQualifications: [],
  });
  expect(parsed.schedule?.shifts).toEqual(expect.arrayContaining(['day', 'night', 'weekend']));
  expect(parsed.requiredQualifications.join(' ')).toContain('Background check and drug screen required.');
  // Hours and states are not skills.
  expect(parsed.requiredSkills.map(({ name }) => name)).toEqual([]);
});

it('a certificate that can be obtained after hire is neither required nor preferred', () => {
  const parsed = parse(`School Bus Driver
Lakeview Unified School District | Fresno, California
$23.75 - $28.10/hour
REQUIREMENTS
• Commercial driver's license with passenger endorsement, or willingness to obtain (paid training provided)
• CNA, STNA or HHA certificate
• Must pass fingerprint clearance, TB test and drug screen
• Forklift certification or ability to obtain it within 60 days of hire
• First aid certification required; CPR preferred`);
  expect(parsed.requiredCertifications).toEqual([
    'Certified nursing assistant or Home health aide certification',
    'First aid certification',
  ]);
  expect(parsed.preferredCertifications).toEqual(['CPR certification']);
});

it('a posting in prose yields certificates, skills, pay, shifts and employer', () => {
  const parsed = parse(`Line Cook (Nights)
Copper Spoon Kitchens, Portland OR
$19-$22 DOE
Our kitchen hires people: background does not disqualify you. We welcome applicants with limited English.
You'll work saute and grill and follow HACCP rules from 3pm to 11:30pm.
Must hold a food handler's card. Experience is nice but not required.`);
  expect(parsed).toMatchObject({
    employerName: 'Copper Spoon Kitchens',
    city: 'Portland',
    state: 'OR',
    hourlyMinUsd: 19,
    hourlyMaxUsd: 22,
    requiredCertifications: ['Food handler card'],
    schedule: { shifts: ['evening', 'night'] },
  });
  expect(parsed.requiredSkills.map(({ name }) => name)).toEqual(['Sauteing', 'Grilling']);
  expect(parsed.requiredQualifications.join(' ')).not.toMatch(/disqualify|not required/);
  expect(parsed.friendlinessSignals.map(({ signal, polarity }) => `${signal} ${polarity}`)).toEqual(
    expect.arrayContaining(['fair_chance positive', 'limited_english positive']),
  );
});

it('words such as doors, lead, a field of study or a certificate’s acronym do not become skills', () => {
  const parsed = parse(`Carpenter
Requirements:
- Install doors, trim and cabinets
- 5 years finish carpentry, 1 year as lead
- Bachelor's degree in economics or a related field
- AWS D1.1 certification
- Reliable transportation`);
  expect(parsed.requiredSkills.map(({ name }) => name)).toEqual(['Finish carpentry', 'Leadership']);
  expect(parsed.minExperienceMonths).toBe(60);
});

it('abbreviations and benefits do not become certificates or skills', () => {
  const driver = parse(`CDL-A Truck Driver
Acme Freight Lines - Joliet, IL
$1,450 - $1,700 weekly
Must have:
- Class A CDL, 1 year OTR experience
- 2 years of professional experience
Medical, dental, vision, 401k with match, PTO`);
  expect(driver.requiredCertifications).not.toContain('Occupational therapist license');
  expect(driver.requiredSkills.map(({ name }) => name)).not.toEqual(
    expect.arrayContaining(['Benefits administration']),
  );
  expect(driver.requiredSkills.map(({ name }) => name)).not.toContain('Professionalism');
  expect(driver.benefits.map(({ category }) => category)).toEqual(
    expect.arrayContaining(['dental', 'vision', 'retirement', 'paid_time_off']),
  );
  const aide = parse(`Certified Nursing Assistant (CNA)
Qualifications:
KY State Registered Nurse Aide certification`);
  expect(aide.requiredCertifications).toEqual(['Certified nursing assistant']);
});

it('a preferred item does not make the items before it preferred', () => {
  const parsed = parse(`Forklift Operator
Requirements:
- No felonies
- Valid driver's license
- High school diploma or GED
Preferred:
- Spanish a plus`);
  expect(parsed).toMatchObject({ requiresDriversLicense: true, minEducationLevel: 'high_school' });
});

it('a posting in one paragraph yields title, employer and city', () => {
  expect(
    parse('Dishwasher at Blue Plate Diner. Pays 14 dollars an hour. Evenings, Sat & Sun. Portland OR 97204.'),
  ).toMatchObject({ title: 'Dishwasher', employerName: 'Blue Plate Diner', city: 'Portland' });
});
