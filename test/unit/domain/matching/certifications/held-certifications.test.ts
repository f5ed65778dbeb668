import { certificate, score, workAs } from '../pairs';

/** True when holding the entry satisfies the requirement. */
function satisfies(held: string, required: string, title = 'Team Member'): boolean {
  const work = [workAs('Cook', 12)];
  const scored = score(
    { title, requiredCertifications: [required] },
    { certifications: [certificate(held)], work },
  );
  return scored.componentScores.certifications.missing.length === 0;
}

describe('certifications in a candidate record', () => {
  test.each([
    'CNA (in progress)',
    'RN license pending',
    'CCNA - expected',
    'Pursuing PMP',
    'CNA (lapsed)',
    'Registered nurse license, inactive',
  ])('an entry "%s" satisfies no requirement', (held) => {
    for (const required of ['CNA', 'Registered nurse license', 'CCNA', 'PMP'])
      expect(satisfies(held, required)).toBe(false);
  });

  test.each(['in_progress', 'lapsed'] as const)('an entry with the status "%s" satisfies none', (status) => {
    const scored = score(
      { title: 'Team Member', requiredCertifications: ['CNA'] },
      { certifications: [{ ...certificate('CNA'), status }], work: [workAs('Cook', 12)] },
    );
    expect(scored.componentScores.certifications.missing).toHaveLength(1);
  });

  test.each([
    ['RN, BSN', 'Registered nurse license'],
    ['CDL Class A with Hazmat', "Commercial driver's license class A"],
    ['CDL Class A with Hazmat', 'Hazmat endorsement'],
    ['CDL A w/ tanker & doubles', 'Tanker endorsement'],
    ['CPR/First Aid/AED', 'CPR certification'],
    ['CPR/First Aid/AED', 'First aid certification'],
    ['CPR & First Aid', 'CPR certification'],
    ['American Heart Association BLS', 'CPR certification'],
    ['GNA/CNA', 'Certified nursing assistant'],
    ['Forklift operator card', 'Forklift operator certification'],
    ['Section 608 Universal', 'EPA section 608 certification'],
    ['SORA card', 'Security guard license'],
  ])('an entry "%s" satisfies the requirement "%s"', (held, required) => {
    expect(satisfies(held, required)).toBe(true);
  });

  test.each([
    ['ACLS', 'Basic life support certification'],
    ['ACLS', 'CPR certification'],
    ['PALS', 'Basic life support certification'],
    ['CDL Class A', "Commercial driver's license class B"],
    ['CDL Class B', "Commercial driver's license"],
    ['Registered dental assistant', 'CDA or RDA'],
    ['LMFT', 'LCSW/LMFT'],
    ['LMFT', 'LCSW, LMFT or LPC'],
  ])('a candidate who holds %s also holds "%s"', (held, required) => {
    expect(satisfies(held, required)).toBe(true);
  });

  test.each([
    ['BLS', 'Advanced cardiovascular life support certification'],
    ['CDL Class B', "Commercial driver's license class A"],
    ['Class A CDL permit', "Commercial driver's license class A"],
    ['RN program student', 'Registered nurse license'],
    ['RN license, expired', 'Registered nurse license'],
    ['CPR certification', 'First aid certification'],
  ])('an entry "%s" does not satisfy the requirement "%s"', (held, required) => {
    expect(satisfies(held, required)).toBe(false);
  });

  test('an ambiguous abbreviation counts for each trade it is used in', () => {
    expect(satisfies('CDA', 'Child development associate')).toBe(true);
    expect(satisfies('CDA', 'Certified dental assistant')).toBe(true);
  });

  test('the title of the job decides what an ambiguous abbreviation requires', () => {
    expect(satisfies('Child development associate', 'CDA', 'Preschool Teacher')).toBe(true);
    expect(satisfies('Child development associate', 'CDA', 'Dental Assistant')).toBe(false);
  });
});
