import { parse } from './parse';

/** Head of a posting, the title and the employer that it names. */
const HEADS: [style: string, text: string, title: string, employer: string][] = [
  [
    'a page title with navigation',
    'Careers at Norvale Steel | Maintenance Technician | Apply Now\nHome > Careers\n\nMaintenance Technician\nGary, IN\n\nNorvale Steel is one of the oldest mills of the region.\nDuties\n- Troubleshoot hydraulics\n',
    'Maintenance Technician',
    'Norvale Steel',
  ],
  [
    'an e-mail',
    'From: HR <jobs@brightwater.example>\nSubject: Opening - Medical Receptionist\n\nHello partners,\n\nBrightwater Family Health has an opening for a Medical Receptionist in Tucson, Arizona. Pay is $18.75 an hour.\n',
    'Medical Receptionist',
    'Brightwater Family Health',
  ],
  [
    'the employer first',
    'About Us\nLarkfield Home Care has served seniors since 1998. We are family owned.\n\nHome Health Aide\n\nHackensack, NJ\n\nWhat you bring\nValid HHA certification required\n',
    'Home Health Aide',
    'Larkfield Home Care',
  ],
  [
    'pay in the line of the title',
    'Housekeeper - Full Time - $16.50/hr\nSummit Ridge Inn & Suites, Estes Park, CO\n\nDuties include cleaning 12 rooms a day.\n',
    'Housekeeper',
    'Summit Ridge Inn & Suites',
  ],
  [
    'labels above their values',
    'Position Title\nSchool Bus Driver\nDepartment\nTransportation\nEmployer\nHarwick Consolidated School District\nWork Location\nHarlan, Kentucky\n\nQualifications\n1. High school diploma.\n',
    'School Bus Driver',
    'Harwick Consolidated School District',
  ],
  [
    'several openings',
    'MULTIPLE POSITIONS AVAILABLE\n\nCrestmoor Foods – Joplin, Missouri\n\nSanitation Worker (3rd shift) - $18.40/hr\nProduction Line Worker - $17.25/hr\n',
    'Sanitation Worker (3rd shift)',
    'Crestmoor Foods',
  ],
  [
    'a sentence of a government',
    'The City of Marlow (Alabama) is accepting applications for a Sanitation Driver in the Public Works Department.\n\nApplicants need a valid Class B CDL.\n',
    'Sanitation Driver',
    'City of Marlow',
  ],
  [
    'an opening at an employer',
    'Opportunity at Glenridge Distillery: Bottling Line Operator\nBardstown, Kentucky. $18 per hour.\n',
    'Bottling Line Operator',
    'Glenridge Distillery',
  ],
  [
    'an advertisement in one paragraph',
    'Roofing Laborer wanted ASAP!! $20-$25 hr weekly pay. Must have own ride. Call Danforth Roofing & Siding in Akron, Ohio 330 555 0117',
    'Roofing Laborer',
    'Danforth Roofing & Siding',
  ],
  [
    'a name above the line of the place',
    'DevOps Engineer\nQuillmark\nRemote - United States · Remote\nPosted 2026-05-29\n\nAbout Quillmark\n',
    'DevOps Engineer',
    'Quillmark',
  ],
  [
    'a label inside a line',
    'Phlebotomist II\nLocation: Brooklyn, New York | Employer: Crossfield Labs LLC\nPay: $24.50 hourly\n',
    'Phlebotomist II',
    'Crossfield Labs LLC',
  ],
  [
    'a line with all fields in German',
    'Produktionshelfer | Bäckerei Steinbeck KG | 90402 Nürnberg | 13,80 €/Std. | Nachtschicht\nKeine Vorerfahrung nötig.\n',
    'Produktionshelfer',
    'Bäckerei Steinbeck KG',
  ],
];

describe('title and employer of a posting', () => {
  it.each(HEADS)('in %s', (_style, text, title, employer) => {
    expect(parse(text)).toMatchObject({ title, employerName: employer });
  });

  it.each([
    '"As a Line Cook, you will run the grill," says our chef.',
    '“As  a  cook”',
    "('As an RN you care",
  ])('do not depend on marks before the words for the applicant: %s', (quotation) => {
    expect(parse(`${quotation}\nHarrow Street Kitchen, Boise, ID\n`).employerName).toBe(
      'Harrow Street Kitchen',
    );
  });

  it('leave the employer open where a posting names none', () => {
    const parsed = parse('Line Cook\nWe pay weekly. Benefits are good. Thoughtful people apply.\n$18/hr\n');
    expect(parsed).toMatchObject({ title: 'Line Cook', employerName: null });
  });
});

/** Text of a posting, the town and the country of the work. */
const PLACES: [text: string, city: string | null, country: string][] = [
  ['Care Assistant - Nights\nAshgrove Care Ltd\nLeeds, West Yorkshire\n£12.60 per hour\n', 'Leeds', 'GB'],
  [
    'Pflegefachkraft (m/w/d)\nSeniorenheim Lindental gGmbH, 70176 Stuttgart\nGehalt: 3.200 € im Monat\n',
    'Stuttgart',
    'DE',
  ],
  [
    'Magazynier\nLogiTrans Sp. z o.o., Wrocław\nWynagrodzenie: 5 200 – 6 100 zł brutto miesięcznie\n',
    'Wrocław',
    'PL',
  ],
  [
    'Registered Practical Nurse\nMaplegrove Manor\nKitchener, Ontario\n$31.20 to $34.85 per hour\n',
    'Kitchener',
    'CA',
  ],
  ['Backend Engineer\nQuillmark Software\nLondon\n$120,000 - $140,000\n', 'London', 'GB'],
  ['Senior Accountant (Remote - US)\nNorthbay Ledger Inc.\n$82,000-$98,000 base\n', null, 'US'],
  ['Electrician\nJob site: Boise & Meridian, Idaho\n$34/hr\n', 'Boise', 'US'],
];

describe('the dates of a posting', () => {
  it('are read without labels', () => {
    const parsed = parse(
      'Cashier\nHarbor Market, Dayton, OH · Posted 11/02/2026\n\nSend resumes to jobs@harbor.example by December 12, 2026.\n',
    );
    expect(parsed).toMatchObject({
      postedAt: '2026-11-02T00:00:00.000Z',
      expiresAt: '2026-12-12T00:00:00.000Z',
    });
  });
});

describe('the place of a posting', () => {
  it.each(PLACES)('%j', (text, city, countryCode) => {
    expect(parse(text)).toMatchObject({ city, countryCode });
  });
});

describe('credentials of a posting', () => {
  it('in brackets are preferred without the ones before them', () => {
    const parsed = parse(
      'Driver\nTwin Rivers Freight, Fort Wayne, IN\nREQUIREMENTS\n• Class A CDL with Tanker endorsement (Hazmat endorsement preferred)\n• TWIC card or ability to get one\n',
    );
    expect(parsed.requiredCertifications).toEqual([
      "Commercial driver's license class A",
      'Tanker endorsement',
    ]);
    expect(parsed.preferredCertifications).toEqual(['Hazmat endorsement']);
  });

  it('of a person who is named in the posting are not asked for', () => {
    const parsed = parse(
      'Dental Assistant for the practice of Dr. Whitfield DDS. CPR required. $20-26/hr. Send a resume.',
    );
    expect(parsed.requiredCertifications).toEqual(['CPR certification']);
  });

  it.each([
    'ServSafe Food Handler card (or get it in your first 30 days)',
    'Food handler card by day 14',
    'Tarjeta de manipulador de alimentos dentro de los primeros 60 días',
    'Class B CDL, or willing to train',
    'ACLS and PALS within 6 months',
  ])('that can be obtained after the start are not required: %s', (request) => {
    const parsed = parse(`Cook\nHarbor Grill, Dayton, OH\nRequirements\n- ${request}\n- Able to stand\n`);
    expect(parsed.requiredCertifications).toEqual([]);
  });
});
