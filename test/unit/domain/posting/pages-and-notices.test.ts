import { parse } from './parse';

test('links around a copied posting are not its title', () => {
  const parsed = parse(`Skip to main content
Home  Jobs  Companies  Salaries  Sign in
Saved jobs (0)
Surgical Nurse (Days)
Alder Point Medical Center
Cedar Falls, IA 50613
$36.50 - $48.20 an hour - Full-time`);
  expect(parsed).toMatchObject({
    title: 'Surgical Nurse (Days)',
    employerName: 'Alder Point Medical Center',
    city: 'Cedar Falls',
  });
});

test('a job call of a union names the classification and the number of workers', () => {
  const parsed = parse(`IBEW LOCAL 2291 — JOB CALL
Employer: Sandoval Line Contractors
Classification: Journeyman Lineman
Number of workers: 6
Job site: Yakima, WA
Requirements: CDL Class A, current First Aid/CPR`);
  expect(parsed).toMatchObject({ title: 'Journeyman Lineman', openings: 6, city: 'Yakima' });
  expect(parsed.requiredCertifications).toEqual(
    expect.arrayContaining(['CPR certification', 'First aid certification']),
  );
});

test('a posting of an agency names the title in a sentence below its line of facts', () => {
  const parsed = parse(`Job ID 55310
Northfield Workforce | Contract | On-site | Chattanooga, Tennessee

Our client, an auto supplier, needs a CNC Lathe Operator for 12-hour nights.
Northfield Workforce offers weekly pay of $24.75/hr plus $2.00/hr night premium.

Must have
* at least 3 years running Fanuc controls
Would be great
* Mastercam`);
  expect(parsed).toMatchObject({ title: 'CNC Lathe Operator', hourlyMinUsd: 24.75, minExperienceMonths: 36 });
  expect(parsed.preferredQualifications).toEqual(['Mastercam']);
});

test('a number in brackets after a title counts openings', () => {
  const parsed = parse(`!!! $1,500 SIGN ON BONUS !!!
***WELDERS (8)*** - 1st & 2nd shift
Copper Ridge Trailer LLC — SIOUX FALLS, SD
PAY: $23.00-$29.50/HR D.O.E.
MUST PASS WELD TEST`);
  expect(parsed).toMatchObject({ title: 'WELDERS', openings: 8 });
});

test('endorsements with their letters in brackets are credentials', () => {
  const parsed = parse(`School Bus Driver
Fernhill School District, Fresno, CA
Requirements
- Class B CDL with passenger (P) and school bus (S) endorsements`);
  expect(parsed.requiredCertifications).toEqual(
    expect.arrayContaining(['Passenger endorsement', 'School bus endorsement']),
  );
});

test.each([
  ['A criminal record does not bother us; lateness does.', 'positive'],
  ['We run a background check; having a record is not an automatic no.', 'positive'],
  ['There is no felony question on the application.', 'positive'],
  ["You don't need: experience, a resume, a clean record, perfect English.", 'positive'],
  ['Applicants with any felony conviction will not be considered.', 'negative'],
])('"%s" is a %s signal of a fair chance', (sentence, polarity) => {
  const parsed = parse(`Dishwasher\nCopper Lantern Diner, Dayton, OH\n$16 an hour\n${sentence}`);
  const signals = parsed.friendlinessSignals.filter(({ signal }) => signal === 'fair_chance');
  expect(signals.map((signal) => signal.polarity)).toEqual([polarity]);
});

test('an age is no experience', () => {
  const parsed = parse(`Empacadores de fruta
Huertos Valle Verde, Wenatchee, WA
Pagamos $18.00 la hora. No se necesita experiencia. Mayores de 18 años.`);
  expect(parsed.minExperienceMonths).toBeNull();
});

test('a certification that a new hire obtains later is not asked for wherever the posting names it', () => {
  const parsed = parse(`Registered Nurse
Alder Point Medical Center, Cedar Falls, IA
Requirements
- RN license
- ACLS certification
- BLS. ACLS within 6 months of hire.`);
  expect(parsed.requiredCertifications.join()).not.toMatch(/advanced/i);
  expect(parsed.preferredCertifications).toEqual([]);
});

test('a Canadian town in a sentence determines country and currency', () => {
  const parsed = parse(
    'Red Seal Carpenter wanted by Northgate Timberworks, Thunder Bay, Ontario. We frame custom homes. $38/hr to $44/hr based on experience. Minimum 5 years framing.',
  );
  expect(parsed).toMatchObject({
    city: 'Thunder Bay',
    countryCode: 'CA',
    employerName: 'Northgate Timberworks',
  });
  expect(parsed.compensation.currency).toBe('CAD');
});
