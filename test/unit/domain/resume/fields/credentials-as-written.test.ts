import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import type { Certification } from '../../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

/** The certifications of a resume that lists these lines under their heading. */
function certificationsOf(...lines: string[]): Certification[] {
  const text = [
    'Maren Oduya',
    'Dayton, OH 45402',
    'maren.oduya@example.com',
    '',
    'EXPERIENCE',
    'Welder, Copperline Steel, Dayton, OH',
    '2019 - Present',
    '- Weld pipe',
    '',
    'CERTIFICATIONS',
    ...lines,
  ].join('\n');
  return parseResume(layoutFromText(text), { today: '2026-06-01', language: null }).parsed.certifications;
}
const namesOf = (...lines: string[]): string[] => certificationsOf(...lines).map(({ name }) => name);

describe('credentials as people write them', () => {
  it('keeps the edition of a standard in the name', () => {
    expect(certificationsOf('ISO 9001:2015 Internal Auditor (2021)')).toMatchObject([
      { name: 'ISO 9001:2015 Internal Auditor', date: '2021', issuer: null },
    ]);
    expect(certificationsOf('ISO 13485:2016 Lead Auditor, BSI, 2020')).toMatchObject([
      { name: 'ISO 13485:2016 Lead Auditor', issuer: 'BSI', date: '2020' },
    ]);
  });

  it('joins the lines of a credential that is broken in the middle', () => {
    expect(
      certificationsOf(
        '* EPA Section 608 Universal Certification for the handling of',
        '  refrigerants, 2015',
        '* Forklift operator',
      ),
    ).toMatchObject([
      { name: 'EPA Section 608 Universal Certification for the handling of refrigerants', date: '2015' },
      { name: 'Forklift operator' },
    ]);
    expect(
      certificationsOf('Certified Nursing Assistant, Ohio Board of', 'Nursing, 2019', 'CPR'),
    ).toMatchObject([
      { name: 'Certified Nursing Assistant', issuer: 'Ohio Board of Nursing', date: '2019' },
      { name: 'CPR' },
    ]);
    expect(
      certificationsOf(
        'Certified Medical Administrative Assistant (CMAA), National',
        'Healthcareer Association',
        'Notary Public',
      ),
    ).toMatchObject([{ issuer: 'National Healthcareer Association' }, { name: 'Notary Public' }]);
  });

  it('gives the evidence of a broken name its whole text', () => {
    const [first] = certificationsOf('* Certified handler of chlorofluorocarbons and', '  halons, 2015');
    expect(first?.evidence?.[0]?.text.replace(/\s+/g, ' ')).toBe(first?.name);
  });

  it('takes the letters of endorsements for no credentials', () => {
    expect(namesOf('CDL Class A, endorsements H, N, T; TWIC card')).toEqual(['CDL Class A', 'TWIC card']);
    expect(namesOf('CDL Class A with H, N and T endorsements')).toEqual(['CDL Class A']);
  });

  it('takes classes and numbers for no issuer', () => {
    expect(certificationsOf('Forklift operator, Class I & IV')).toMatchObject([
      { name: 'Forklift operator, Class I & IV', issuer: null },
    ]);
    expect(certificationsOf('APRN-CNP, State of Ohio, #APRN.CNP.0000, exp. 10/2026')).toMatchObject([
      { name: 'APRN-CNP', issuer: 'State of Ohio', licenseNumber: 'APRN.CNP.0000', expires: '2026-10' },
    ]);
    expect(certificationsOf('Journeyman Electrician, Colorado DORA, License #JW.00000000')).toMatchObject([
      { name: 'Journeyman Electrician' },
    ]);
  });

  it('keeps the noun before a number, and divides sentences', () => {
    expect(namesOf('City Food Protection Certificate #000000')).toEqual(['City Food Protection Certificate']);
    expect(certificationsOf('CDL Class A, Nebraska, exp 5/2027. TWIC. Med card exp 3/2026.')).toMatchObject([
      { name: 'CDL Class A', expires: '2027-05' },
      { name: 'TWIC', expires: null },
      { name: 'Med card', expires: '2026-03' },
    ]);
  });

  it('knows issuers whose names contain a course, and keeps their abbreviation', () => {
    expect(certificationsOf("St Andrew's First Aid – Emergency First Aid at Work, 2023")).toMatchObject([
      { name: 'Emergency First Aid at Work', issuer: "St Andrew's First Aid", date: '2023' },
    ]);
    expect(certificationsOf('FNP-C, American Academy of Nurse Practitioners (AANP)')).toMatchObject([
      { issuer: 'American Academy of Nurse Practitioners (AANP)' },
    ]);
  });

  it('takes a membership for no credential unless it is gained by examination', () => {
    expect(
      namesOf(
        'Member, American Society of Civil Engineers',
        'Toastmasters International, member since 2017',
        'CPR',
      ),
    ).toEqual(['CPR']);
    expect(namesOf('Chartered Member, Institution of Occupational Safety')).toHaveLength(1);
  });
});
