import { parse } from './parse';

const posting = (text: string) => parse(`Warehouse Associate\nAcme Services, Newark, NJ\n${text}`);
const signals = (text: string) =>
  posting(text)
    .friendlinessSignals.filter(({ polarity }) => polarity === 'positive')
    .map(({ signal }) => signal);

describe('a short posting', () => {
  test.each([
    ['WE HIRE FELONS.', ['fair_chance']],
    ['Lived experience with incarceration is welcomed.', ['fair_chance']],
    ['Lift 40 lb, basic English.', ['limited_english']],
    ['No se requiere experiencia ni inglés.', ['limited_english', 'no_experience_required']],
    ['CTA accessible.', ['transit_accessible']],
    ["Mother's hours OK.", ['caregiver_flexible']],
    ['You like a busy day on business accounts.', []],
  ])('"%s" gives the signals %j', (text, expected) => {
    expect(signals(text)).toEqual(expected);
  });

  test("a driver's license with a clean record says nothing about convictions", () => {
    const { friendlinessSignals } = posting("Valid driver's license with clean record.");
    expect(friendlinessSignals).toEqual([]);
  });

  test.each([
    ['Must be 21+. GED/HS diploma. Background check.', 'high_school'],
    ['B.E./B.Tech/MCA. Notice period 30 days.', 'bachelor'],
  ])('"%s" states the education %s', (text, level) => {
    expect(posting(text).minEducationLevel).toBe(level);
  });

  test.each([
    ['Work from office, 5 days.', 'onsite'],
    ['Telehealth up to 2 days.', 'hybrid'],
  ])('"%s" states the workplace type %s', (text, type) => {
    expect(posting(text).workplaceType).toBe(type);
  });

  test.each([
    ['Vulnerable Sector Check required.', true],
    ['Verificación de antecedentes.', true],
  ])('"%s" requires a background check', (text, expected) => {
    expect(posting(text).requiresBackgroundCheck).toBe(expected);
  });

  test('"H-2A job order" is seasonal work', () => {
    expect(posting('Picker, H-2A job order.').employmentType).toBe('seasonal');
  });

  test('"Supervisors speak Spanish" requires no Spanish, "Basic German (A2)" requires German', () => {
    expect(posting('Supervisors speak Spanish.').languages).toEqual([]);
    expect(posting('Basic German (A2).').languages).toMatchObject([{ language: 'German', cefr: 'A2' }]);
  });

  test('steps of hiring and of immigration are no skills', () => {
    const { requiredSkills, preferredSkills } = posting(
      'Requirements:\n- Background investigation including fingerprinting\n- Clean record\n- HS diploma\n- We sponsor H-1B transfers',
    );
    expect([...requiredSkills, ...preferredSkills].map(({ name }) => name)).toEqual([]);
  });

  test('a requirement beside a choice of diplomas stays a requirement', () => {
    const { requiredCertifications } = posting(
      "Requirements:\n- Must be 18, HS diploma or GED, valid driver's license, pass drug test.",
    );
    expect(requiredCertifications).toEqual(["Driver's license"]);
  });
});
