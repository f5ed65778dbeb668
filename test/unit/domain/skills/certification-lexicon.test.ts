import { certificationLexicon } from '../../../../src/domain/skills';

const lexicon = certificationLexicon();

describe('the certification lexicon', () => {
  it.each([
    ['CNA', 'Certified nursing assistant', 'certification'],
    ['Certified Nursing Assistant (CNA)', 'Certified nursing assistant', 'certification'],
    ['CDL-A', "Commercial driver's license class A", 'license'],
    ['Class A CDL', "Commercial driver's license class A", 'license'],
    ['commercial driving licence class A', "Commercial driver's license class A", 'license'],
    ['OSHA 10', 'OSHA 10-hour card', 'certification'],
    ['Series 7', 'FINRA Series 7', 'certification'],
    ['A+', 'CompTIA A+', 'certification'],
    ['ServSafe Food Handler', 'Food handler card', 'certification'],
    ['Current RN license', 'Registered nurse license', 'license'],
  ])('normalizes %s to %s', (raw, name, kind) => {
    expect(lexicon.normalize(raw)).toMatchObject({ name, kind });
  });

  it('finds certifications in text, acronyms only in capitals', () => {
    const text = 'Must be a CNA with BLS; we learn and earn. Valid driver’s license.';
    expect(lexicon.find(text).map(({ certification }) => certification.name)).toEqual([
      'Certified nursing assistant',
      'Basic life support certification',
      "Driver's license",
    ]);
  });

  it('treats a higher license as covering a lower one but not the reverse', () => {
    const classA = "Commercial driver's license class A";
    const classB = "Commercial driver's license class B";
    expect(lexicon.covers(classA, classB)).toBe(true);
    expect(lexicon.covers(classA, "Driver's license")).toBe(true);
    expect(lexicon.covers(classB, classA)).toBe(false);
  });
});
