import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

const certificationsBelowPosition = (line: string): string[] =>
  parseResume(
    layoutFromText(`Carlos Mendez
Phoenix AZ
carlos@example.com

Work
Army, Motor transport operator, 2008-2012
Swift, driver, 2012 - 2020
- drove freight
${line}`),
    { today: '2026-06-01', language: null },
  ).parsed.certifications.map(({ name, date, expires }) =>
    [name, date, expires].filter((value) => value !== null).join(', '),
  );

describe('credentials listed below a position', () => {
  it.each([
    ['CDL A exp 2027, hazmat, tanker; DOT medical card; clean MVR', ['CDL A, 2027', 'DOT medical card']],
    ['Class A CDL with hazmat and tanker', ['Class A CDL with hazmat and tanker']],
    ['Forklift certified, OSHA 10', ['Forklift certified', 'OSHA 10']],
    ['CNA license # 12345 exp 03/2027', ['CNA, 2027-03']],
    ['Cooked for 1,200 people a day; ServSafe Food Handler 2018', ['ServSafe Food Handler, 2018']],
  ])('are certifications, with a bullet or without: %s', (line, certifications) => {
    expect(certificationsBelowPosition(line)).toEqual(certifications);
    expect(certificationsBelowPosition(`- ${line}`)).toEqual(certifications);
  });

  it.each(['Taught CPR, First Aid', 'RN, LPN, CNA staffing', 'Supervised CNAs', 'Forklift, pallet jack'])(
    'are none if the line says what the person did: %s',
    (line) => {
      expect(certificationsBelowPosition(line)).toEqual([]);
      expect(certificationsBelowPosition(`- ${line}`)).toEqual([]);
    },
  );
});
