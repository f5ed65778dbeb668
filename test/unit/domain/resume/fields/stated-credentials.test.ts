import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import type { Certification } from '../../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

const WORK = [
  '',
  'WORK EXPERIENCE',
  'Cashier, Harbor Market, Toledo, OH',
  'March 2019 - June 2023',
  '- Handled cash and cards',
];
const parse = (...lines: string[]): Certification[] =>
  parseResume(layoutFromText(['Orla Whitcombe', 'orla.whitcombe@example.com', '', ...lines].join('\n')), {
    today: '2026-06-01',
    language: null,
  }).parsed.certifications;
const namesIn = (...lines: string[]): string[] => parse(...lines).map(({ name }) => name);
const inSummary = (text: string): string[] => namesIn('SUMMARY', text, ...WORK);

describe('parsing credentials that a sentence states in passing', () => {
  it('reads what the person holds', () => {
    expect(inSummary('Licensed CNA and CPR certified caregiver with six years of experience.')).toEqual([
      'CNA',
      'CPR',
    ]);
    expect(
      inSummary(
        'Certified forklift operator holding OSHA 10 and a valid Class A CDL, with 9 years of driving.',
      ),
    ).toEqual(['Certified forklift operator', 'OSHA 10', 'Class A CDL']);
    expect(inSummary('Registered nurse (RN), BLS and ACLS certified, seeking night shifts.')).toEqual([
      'Registered nurse',
      'BLS',
      'ACLS',
    ]);
    expect(
      inSummary('Line cook with ServSafe Manager certification and a current food handler card.'),
    ).toEqual(['ServSafe Manager', 'food handler card']);
    expect(inSummary('Practical nurse for 13 years. IV certified. BLS through 2/2028.')).toEqual([
      'IV certified',
      'BLS',
    ]);
  });

  it('leaves out what others hold, what is not held yet, and subjects', () => {
    expect(inSummary('Caregiver who helped residents get CPR certified. Working toward my CNA.')).toEqual([]);
    expect(inSummary('Seeking an RN position at a hospital that values growth.')).toEqual([]);
    expect(inSummary('Manager who supervised licensed nurses and CNA staff on two floors.')).toEqual([]);
    expect(inSummary('Dispatcher for CDL drivers; plan to take the PMP exam next year.')).toEqual([]);
    expect(inSummary('Recruited forklift certified operators and taught CPR classes to lifeguards.')).toEqual(
      [],
    );
    expect(inSummary('Student pursuing CompTIA A+ and Security+ certifications in the evenings.')).toEqual(
      [],
    );
    expect(namesIn(...WORK, '- Made sure that all drivers had a valid CDL')).toEqual([]);
  });

  it('does not repeat what the list of credentials names', () => {
    expect(
      namesIn(
        'SUMMARY',
        'CPR certified nursing assistant with six years of experience.',
        ...WORK,
        '',
        'CERTIFICATIONS',
        'CPR and First Aid, 2025',
      ),
    ).toEqual(['CPR and First Aid']);
  });

  it('reads items of a list under a general heading', () => {
    expect(namesIn('SUMMARY', '- 15 years of service', '- OSHA 10', ...WORK)).toEqual(['OSHA 10']);
  });
});

describe('parsing labelled lists and tables of credentials', () => {
  it('reads a list after the dash of its heading, and below another label', () => {
    expect(namesIn(...WORK, '', 'Licenses/Certs - EPA 608 Universal; OSHA 30')).toEqual([
      'EPA 608 Universal',
      'OSHA 30',
    ]);
    expect(namesIn(...WORK, '', 'License: Class A CDL', 'Certifications: Hazmat, TWIC')).toEqual([
      'Class A CDL',
      'Hazmat',
      'TWIC',
    ]);
  });

  it('reads a table without a heading, with the dates of its columns', () => {
    const rows = parse(
      ...WORK,
      '',
      'License/Cert\tIssuer\tExpires',
      'CPR/AED\tAmerican Red Cross\t05/2026',
      'CNA\t-\t08/2027',
    );
    expect(rows).toMatchObject([
      { name: 'CPR/AED', issuer: 'American Red Cross', date: null, expires: '2026-05' },
      { name: 'CNA', issuer: null, date: null, expires: '2027-08' },
    ]);
  });

  it('takes the second of two names for no issuer, and "expired" for no name', () => {
    const listed = parse(...WORK, '', 'CERTIFICATIONS', 'CMA (AAMA), BLS', 'TWIC expired 2022');
    expect(listed).toMatchObject([
      { name: 'CMA (AAMA)' },
      { name: 'BLS' },
      { name: 'TWIC', date: null, expires: '2022' },
    ]);
  });
});
