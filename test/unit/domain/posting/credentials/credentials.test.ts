import { certificationLexicon, possibleCertifications } from '../../../../../src/domain/skills';
import { parse } from '../parse';

const requirement = (text: string, title = 'Team Member') =>
  parse(`${title}\nAcme Services, Newark, NJ\n\nRequirements:\n- ${text}\n- Reliable attendance`);
const required = (text: string, title?: string) => requirement(text, title).requiredCertifications;
const preferred = (text: string, title?: string) => requirement(text, title).preferredCertifications;

const LCSW = 'Licensed clinical social worker';
const LMFT = 'Licensed marriage and family therapist';
const LPC = 'Licensed professional counselor';

describe('an abbreviation that several trades use in a posting', () => {
  test.each([
    ['QuickBooks, A/P and A/R, payroll', 'Bookkeeper'],
    ['A&P and A&R experience required', 'Accounting Clerk'],
    ['Completed A&P coursework', 'Nursing Instructor'],
    ['Knowledge of ICD-10 and CPT', 'Medical Biller'],
    ['Available 9am to 5pm CST', 'Customer Service Representative'],
    ['PT, Monday to Friday', 'Gym Attendant'],
    ['LTC experience', 'Activities Assistant'],
  ])('"%s" of a %s requires no certification of another trade', (text, title) => {
    expect(required(text, title)).toEqual([]);
  });

  test.each([
    ['A&P required', 'Aircraft Maintenance Technician', 'Airframe and powerplant certificate'],
    ['A&P license required', 'Maintenance Technician', 'Airframe and powerplant certificate'],
    ['CDA required', 'Lead Toddler Teacher', 'Child development associate'],
    ['CDA required', 'Dental Assistant', 'Certified dental assistant'],
    ['CMA required', 'Accounting Manager', 'Certified management accountant'],
    ['CMA required', 'Medical Office Assistant', 'Certified medical assistant'],
    ['CPT required', 'Phlebotomist', 'Phlebotomy technician certification'],
    ['CST required', 'Surgical Technologist', 'Certified surgical technologist'],
    ['LTC required', 'Armed Security Officer', 'Concealed carry permit'],
    ['AWS certified', 'Structural Welder', 'Certified welder'],
    ['AWS certs, Python and Docker', 'Software Engineer', 'AWS Certified Solutions Architect'],
  ])('"%s" of a %s names the %s', (text, title, name) => {
    expect(required(text, title)).toEqual([name]);
  });

  test('the state in "MD license" does not make the license that of a physician', () => {
    const text =
      'Social Worker\nHarbor Clinic, Baltimore, MD\n\nRequirements:\n- Independent MD license required.';
    expect(parse(text).requiredCertifications).toEqual([]);
  });

  test('a physician still needs an MD license in Maryland', () => {
    const text = 'Staff Physician\nHarbor Clinic, Baltimore, MD\n\nRequirements:\n- MD license required.';
    expect(parse(text).requiredCertifications).toEqual(['Physician license']);
  });

  test('every meaning of an ambiguous abbreviation is a certification of the map', () => {
    const written = [
      'A&P',
      'CDA',
      'CMA',
      'RMA',
      'CPT',
      'PT',
      'MD license',
      'LTC',
      'CST',
      'CET',
      'CSP',
      'CRT',
      'RD',
    ];
    for (const name of [...written, 'CPS', 'ATP', 'ATC'].flatMap(possibleCertifications))
      expect(certificationLexicon().normalize(name)?.name).toBe(name);
  });
});

describe('alternatives among the credentials of a posting', () => {
  test.each([
    ['LCSW, LMFT or LPC license required'],
    ['LCSW, LMFT, or LPC required'],
    ['Licensed as LCSW / LMFT / LPC'],
    ['One of the following: LCSW, LMFT, LPC'],
    ['Current NJ license (LCSW, LMFT, LPC)'],
  ])('"%s" is one requirement', (text) => {
    expect(required(text)).toEqual([`${LCSW} or ${LMFT} or ${LPC}`]);
  });

  test('"RN/LPN license" is one requirement', () => {
    expect(required('RN/LPN license')).toEqual([
      'Registered nurse license or Licensed practical nurse license',
    ]);
  });

  test('a class B license is sufficient for "class A or B"', () => {
    expect(required('Class A or B CDL')).toEqual(["Commercial driver's license class B"]);
  });

  test.each([
    ['CDA or ECE degree', 'Lead Toddler Teacher', 'Child development associate'],
    ['CNA or equivalent experience', 'Aide', 'Certified nursing assistant'],
    ['CPA or MBA required', 'Accountant', 'Certified public accountant'],
    ['AWS D1.1 cert or pass weld test', 'Welder', 'Certified welder'],
    ['LMSW candidates with a supervision plan considered', 'Clinician', 'Licensed master social worker'],
  ])('"%s" does not require the certification of a %s', (text, title, name) => {
    expect(required(text, title)).toEqual([]);
    expect(preferred(text, title)).toEqual([name]);
  });

  test.each([
    ['RN, BLS, ACLS and PALS required', 4],
    ['RN license or compact license', 1],
    ['BLS required, ACLS preferred', 1],
    ['BLS/ACLS required', 2],
  ])('"%s" requires %d credentials', (text, count) => {
    expect(required(text, 'Staff Nurse')).toHaveLength(count);
  });
});

describe('a certification that a posting names as work or as optional', () => {
  test.each([
    '1 year of forklift experience',
    'Able to operate a forklift',
    'Experience as a home health aide',
  ])('"%s" requires no certification', (text) => expect(required(text)).toEqual([]));

  test('a forklift certification is required when the posting asks for it', () => {
    expect(required('Forklift certification and 1 year of experience')).toEqual([
      'Forklift operator certification',
    ]);
  });

  test("a driver's license that is not essential is not required", () => {
    const posting = requirement('Full driving licence not essential');
    expect(posting.requiredCertifications).toEqual([]);
    expect(posting.requiresDriversLicense).toBe(false);
  });
});

describe('a credential that a new hire may obtain later', () => {
  test.each([
    ['PERC card required or will sponsor', 'Security Officer'],
    ['OSHA 10 w/in 30 days of hire', 'Welder'],
    ['CMA, RMA or CCMA required within 6 months', 'Medical Assistant'],
    ['CNA certificate or currently enrolled in a CNA class', 'Caregiver'],
    ['Forklift certification in first 90 days', 'Order Picker'],
  ])('"%s" neither requires nor prefers a credential of a %s', (text, title) => {
    expect(required(text, title)).toEqual([]);
    expect(preferred(text, title)).toEqual([]);
  });

  test('is preferred if the posting says so', () => {
    expect(preferred('Guard card preferred, or able to obtain one within 60 days', 'Guard')).toEqual([
      'Security guard license',
    ]);
  });
});

describe('a credential that the map does not list', () => {
  test.each([
    ['Must hold a current grain grading certificate', 'grain grading certificate'],
    ['Registration with the Guild of Harbor Pilots', 'Registration with the Guild of Harbor Pilots'],
    ['Valid hot glass ticket required', 'hot glass ticket'],
    ['QRSP certified', 'QRSP certified'],
  ])('"%s" requires the %s', (text, name) => {
    expect(required(text)).toEqual([name]);
  });

  test.each([
    'Process permit applications and vehicle registration',
    'Resolve support tickets and sell gift cards',
    'We hold a sponsor licence',
    'Proof of vehicle registration',
    'A credit card is required for the deposit',
  ])('"%s" requires nothing', (text) => expect(required(text)).toEqual([]));
});

describe('what a posting asks for and only wishes', () => {
  test.each([
    ['Hazmat a plus, CDL Class A required', 'Truck Driver', ['Hazmat endorsement']],
    ['EPA 608 certification is helpful but not required', 'Counter Clerk', ['EPA section 608 certification']],
    ['I-CAR certification would be sweet', 'Body Technician', ['I-CAR certification']],
    ['Local slipform permit is preferred', 'Laborer', ['slipform permit']],
  ])('"%s" of a %s prefers %j', (text, title, names) => {
    expect(preferred(text, title)).toEqual(expect.arrayContaining(names));
  });

  test.each([
    ['Journeyman license', 'Electrician', ['Journeyman electrician license']],
    ['Journeyman card', 'Plumber', ['Journeyman plumber license']],
    ['Two years on a forklift', 'Order Picker', []],
  ])('"%s" of a %s requires %j', (text, title, names) => {
    expect(required(text, title)).toEqual(names);
  });

  test('the letters in the name of the employer require nothing', () => {
    const text =
      'Front Desk Coordinator\nSummit Motion PT, Boise, ID\n\nRequirements:\n- Summit Motion PT wants friendly people\n- Typing';
    expect(parse(text).requiredCertifications).toEqual([]);
  });

  test.each([
    ['Führerschein Klasse B erforderlich', ["Driver's license"], []],
    ['Führerschein Klasse B von Vorteil', [], ["Driver's license"]],
  ])('in German, "%s" requires %j and prefers %j', (item, requires, prefers) => {
    const text = `Lagerhelfer (m/w/d)\nNordhafen GmbH, Hamburg\n\nIhr Profil:\n- ${item}\n- Sie arbeiten gern im Team und sind zuverlässig`;
    expect(parse(text)).toMatchObject({
      requiredCertifications: requires,
      preferredCertifications: prefers,
      requiredQualifications: expect.arrayContaining([item]) as unknown,
    });
  });
});
