import { parse } from '../parse';

describe('credentials of a posting in prose', () => {
  const required = (text: string): string[] => parse(text).requiredCertifications;
  const preferred = (text: string): string[] => parse(text).preferredCertifications;

  test.each([
    [
      'Door Supervisor, Ashby Venue Security, Derby. Valid SIA Door Supervisor licence needed.',
      'SIA licence',
    ],
    ['Digger driver for a site in Luton. Valid CSCS card essential. £20 p/h.', 'CSCS card'],
    ['Bar staff, Fremantle. RSA is a must. Casual hours behind the bar.', 'RSA certificate'],
    ['Physio for our clinic in Perth. Current AHPRA registration required.', 'AHPRA registration'],
    [
      '3 forklift drivers for a client in Joliet, must be currently certified. $22.',
      'Forklift operator certification',
    ],
    [
      'Pharmacy tech, Corner Drug. Must be registered as a pharmacy technician in Ohio.',
      'Pharmacy technician license',
    ],
  ])('"%s" requires the %s', (text, name) => {
    expect(required(text)).toContain(name);
  });

  test.each([
    ['Server wanted.\n\nRequirements:\n- Smart Serve, barista certificate helpful', 'Barista certificate'],
    ['Help Desk\n\nAbout you\nCCNA? Great, tell us.', 'Cisco Certified Network Associate'],
    [
      'Mechanic\n\n- Two years on heavy trucks\n- H2S Alive and First Aid are assets',
      'H2S Alive certificate',
    ],
  ])('"%s" prefers the %s', (text, name) => {
    expect(required(text)).not.toContain(name);
    expect(preferred(text)).toContain(name);
  });

  test.each([
    'Dispatcher. You schedule licensed electricians and check that the CDL of each driver is current.',
    'Staff Engineer\n\nRequirements:\n- BS Civil Engineering\n- Ability to work toward PE',
    'Nanny for twins. Be CPR certified (or get it, we pay).',
    'Jewelry sales. Our store managers are trained and licensed appraisers.',
    'Aide. You work under the direction of a registered nurse.',
    "Helper for a man at home. You don't need a CNA or any license.",
  ])('"%s" asks for no credential', (text) => {
    expect(required(text)).toEqual([]);
  });

  it('requires what stands before the wish of another language', () => {
    const { requiredCertifications, preferredCertifications } = parse(
      'Berufskraftfahrer (m/w/d)\nSpedition Wackerle, Kempten\nFührerschein Klasse CE, ADR-Schein von Vorteil. Montag bis Freitag.',
    );
    expect(requiredCertifications).toEqual(['Heavy goods vehicle license']);
    expect(preferredCertifications).toEqual(['Dangerous goods driver certificate']);
  });
});

describe('the education of a posting', () => {
  const education = (text: string) =>
    parse(`Analyst\nTidewater Foods, Salisbury, MD\n\nRequirements:\n- ${text}\n- Patience`)
      .minEducationLevel;

  test.each([
    ["Bachelor's degree in HR, or four more years of experience in lieu of degree", 'bachelor'],
    ["Bachelor's degree (master's preferred) in accounting", 'bachelor'],
    ['BS Civil or Environmental Engineering', 'bachelor'],
    ['Graduation from a medical assistant program', 'vocational'],
    ['No diploma needed', 'none'],
    ['Available from March to November', null],
    ['2 years as a B tech in a busy shop', null],
  ])('"%s" is %s', (text, level) => {
    expect(education(text)).toBe(level);
  });
});

describe('the workplace of a posting', () => {
  test.each([
    ["You'll be in our Leeds office two days each week.", 'hybrid'],
    ['Location: Fort Huachuca, AZ (no telework)', 'onsite'],
    ['Work Mode: WFO 5 days', 'onsite'],
    ['Teach English online from your home.', 'remote'],
  ])('"%s" is %s', (text, workplace) => {
    expect(parse(`Coordinator\nTamworth Leaf Tea Company\n\n${text}`).workplaceType).toBe(workplace);
  });
});
