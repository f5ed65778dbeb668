import { parse } from '../parse';

const signalsOf = (text: string) =>
  parse(text).friendlinessSignals.map(({ signal, polarity }) => `${polarity} ${signal}`);

it.each<[string, boolean | null]>([
  ['Loader\nDriver License: None\n$17/hr', false],
  ['Case Aide\nDriving clients in an agency vehicle: valid CA DL, 21+', true],
  ['Peer Specialist\nValid license + auto insurance.', true],
  ["Crew member\n- driver's license preferred but not a must", null],
])('reads whether a license to drive is required: %s', (text, expected) => {
  const parsed = parse(text);
  expect(parsed.requiresDriversLicense).toBe(expected);
  if (expected !== true) expect(parsed.requiredCertifications).toEqual([]);
});

it('credentials that are due after the start are not required to apply', () => {
  const { requiredCertifications } = parse(
    'Respiratory Therapist\nRequires: MT RCP license, BLS. Within 6 mo: ACLS, PALS, NRP.',
  );
  expect(requiredCertifications).toContain('Basic life support certification');
  expect(requiredCertifications.join()).not.toMatch(/advanced|neonatal/i);
});

it('a bullet that names only a credential requires it', () => {
  expect(
    parse(`Medical Assistant
Lakeside Family Clinic - Yakima, WA 98902
Pay: From $20.11 per hour
Job details
- Bilingual Spanish/English REQUIRED
- BLS for healthcare providers
Full Job Description
Lakeside Family Clinic is a federally qualified health center.
Education: High school or equivalent (Required)`).requiredCertifications,
  ).toEqual(['Basic life support certification']);
});

it.each([
  ['Driver\n2nd chance friendly', 'positive fair_chance'],
  ['Flagger\nDrug test. Background? We don’t care.', 'positive fair_chance'],
  ['Packer\nNo background, no drug screen for pick/pack.', 'positive fair_chance'],
  ['Case Aide\nLived experience as a refugee is valued.', 'positive refugee_immigrant'],
  ['Dental Assistant\nNew grads OK.', 'positive no_experience_required'],
  ['Machine operator, Rialto. No exp. 4x10 graveyard.', 'positive no_experience_required'],
])('reads whom a posting welcomes: %s', (text, signal) => {
  expect(signalsOf(text)).toContain(signal);
});

it('a posting without a background check says so, and not that it needs no experience', () => {
  const text = 'Packer\nNo background, no drug screen for pick/pack.';
  expect(parse(text)).toMatchObject({ requiresBackgroundCheck: false, requiresDrugTest: false });
  expect(signalsOf(text)).not.toContain('positive no_experience_required');
});

it.each([
  ['Caregiver – Silver Spring, MD\nAwake overnight staff. $18.65/hour', 'Spring'],
  ['CDL-A Drivers\nRedpine Transport LLC, Joplin MO\nApply online or DM us', 'DM'],
  ['Teller\nCredit check required; bondable', 'Credit analysis'],
  ['Landscaper\nFelony friendly. $18/hr', 'Interpersonal skills'],
  ['Sanitation Worker\nRequirements\n- English or Spanish OK', 'Spanish'],
  ['HOME HEALTH AIDE / PCA\nHHA or PCA certificate required.', 'Principal component analysis'],
  ['Meat Cutter\nRequirements\n- ServSafe or obtain in 30 days', 'ServSafe'],
  ['Dishwasher/Prep - Full or PT\nCopper Kettle Kitchen', 'PT'],
])('words with another meaning are no required skills: %s', (text, skill) => {
  const { requiredSkills, preferredSkills } = parse(text);
  expect([...requiredSkills, ...preferredSkills].map(({ name }) => name)).not.toContain(skill);
});

it('a language that is a plus is a preferred skill', () => {
  const parsed = parse('Dental Assistant\nRadiography cert required. Spanish a plus.');
  expect(parsed.languages).toEqual([]);
  expect(parsed.preferredSkills.map(({ name }) => name)).toEqual(['Spanish']);
});

it.each<[string, boolean | null]>([
  ['Packer\nNo experience. Background check NO. Bus from Salisbury.', false],
  ['Toddler teacher\nTN requires background + 30 clock hrs pre-service (paid).', true],
  ['Maintenance Tech\nM–F 8–5. Background/drug.', true],
])('reads whether a background check is required: %s', (text, expected) => {
  expect(parse(text).requiresBackgroundCheck).toBe(expected);
});

it.each<[string, string[], string[]]>([
  ['Receptionist. Notary a +. $15/hr', [], ['Notary public commission']],
  [
    'Nurse\n- RN license\n- ACLS pref',
    ['Registered nurse license'],
    ['Advanced cardiovascular life support certification'],
  ],
  ['Driver\nClass A + tanker', ["Commercial driver's license class A"], []],
  [
    'Licensed Massage Therapist / Independent Contractor\nMaine license & insurance req.',
    ['Massage therapist license'],
    [],
  ],
  ['Laborer\n$17/hr, day pay via card. Boots required.', [], []],
])('reads abbreviated wishes and requirements: %s', (text, required, preferred) => {
  expect(parse(text)).toMatchObject({
    requiredCertifications: required,
    preferredCertifications: preferred,
  });
});

it('education that a list of a job board prefers is not required', () => {
  expect(
    parse('Dietary Aide\nPay: $14.50 per hour\nEducation:\n* High school or equivalent (Preferred)')
      .minEducationLevel,
  ).toBeNull();
});

it.each([
  ['Sewing machine operators. Vietnamese & Spanish spoken. $16/hr', 'positive limited_english'],
  ['Warehouse worker. No exp. No English. Work papers ok.', 'positive limited_english'],
  ['Recovery Coach\nPast justice involvement OK!!', 'positive fair_chance'],
])('reads whom a short posting welcomes: %s', (text, signal) => {
  expect(signalsOf(text)).toContain(signal);
  expect(parse(text).languages).toEqual([]);
});

it.each([
  ['Recovery Coach\nRequirements\n- AR PR cert (PIT/PR)', 'Forklift operation'],
  ['Crew member\nRequirements\n- Spanish speakers encouraged', 'Spanish'],
  ['Analyst\nRequirements\n- Req# 55821', 'Req# 55821'],
])('names no skill that the posting does not ask for: %s', (text, skill) => {
  const { requiredSkills, preferredSkills } = parse(text);
  expect([...requiredSkills, ...preferredSkills].map(({ name }) => name)).not.toContain(skill);
});
