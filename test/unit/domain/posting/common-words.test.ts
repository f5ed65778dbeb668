import { isCredibleName } from '../../../../src/domain/parsing/posting/fields/skills/credible-name';
import { skillLexicon } from '../../../../src/domain/skills';
import { parse } from './parse';

describe('common words that also name skills', () => {
  const namesIn = (text: string) =>
    skillLexicon()
      .find(text)
      .map(({ skill }) => skill.name);

  test.each([
    ['performing one or more of the following duties', 'Acting'],
    ['equipment that is motor driven', 'Initiative'],
    ['provide regular updates on the sales pipeline and market trends', 'Pipeline operation'],
    ['work closely with external organizations', 'Organization'],
    ['use of state-of-the-art molecular techniques', 'Illustration'],
    ['training to make up the difference', 'Makeup application'],
  ])('"%s" does not name %s', (text, skill) => {
    expect(namesIn(text)).not.toContain(skill);
  });

  test.each([
    ['Excel, budgets, reports', 'Report writing'],
    ['Electrical experience', 'Electrical wiring'],
    ['• Leadership', 'Leadership'],
    ['2 years as lead', 'Leadership'],
  ])('an item of a list or a request names it: "%s"', (text, skill) => {
    expect(namesIn(text)).toContain(skill);
  });
});

describe('names outside the skills map', () => {
  test.each([
    'II',
    'NYC',
    'early-stage',
    'acceleration requests',
    'CPG landscape',
    'Landlord’s',
    'Registered Architect',
    'Class B',
    'entire',
    'Water',
    'and/or',
    'requiredHigh school diploma',
  ])('"%s" is no skill', (name) => {
    expect(isCredibleName(name)).toBe(false);
  });

  test.each(['Supabase', 'PeopleCode', 'epidemiology', 'watershed management', 'SQR', 'ROS2'])(
    '"%s" may be a skill',
    (name) => {
      expect(isCredibleName(name)).toBe(true);
    },
  );

  test('a bulletin for a painter requires painting, not its boilerplate', () => {
    const { requiredSkills } = parse(`PAINTER IV
Requirements:
- Five years of experience painting buildings, performing surface preparation and operating rollers
- A degree from a college accredited by regional, national, professional or specialized agencies
- No DUI within three years`);
    const names = requiredSkills.map(({ name }) => name);
    expect(names).toContain('Painting');
    expect(names).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:Acting|IV|DUI|Professionalism|Roller operation)$/)]),
    );
  });
});

describe('letters that only look like a credential', () => {
  const required = (lines: string) =>
    parse(`${lines}\nWe look forward to your application.`).requiredCertifications;

  test.each([
    'Dental technician\nRequirements:\n- Experience with CAD-CAM',
    'Growth lead\nRequirements:\n- You define our ICP and talk to customers',
    'Account lead\nRequirements:\n- Two years as CSM at a software company',
    'Chargé de projet\nProfil :\n- Vous participez AU développement du produit',
  ])('%j requires none', (posting) => {
    expect(required(posting)).toEqual([]);
  });

  test('the same letters with their trade are one', () => {
    expect(required('Leasing agent\nRequirements:\n- CAM, for apartment communities')).toEqual([
      'Certified apartment manager',
    ]);
    expect(required('Team coach\nRequirements:\n- CSM or another Scrum certification')).not.toEqual([]);
  });

  test('lettered alternatives require none of their licenses', () => {
    const { requiredCertifications, preferredCertifications } = parse(`Deputy Director
Minimum qualifications
Five years of experience; and either: a. a valid license to practice medicine; or b. a valid license as a psychologist; or c. a master's degree in nursing and a valid license as a registered nurse; or d. a master's degree in counseling.`);
    expect(requiredCertifications).toEqual([]);
    expect(preferredCertifications).toContain('Registered nurse license');
  });
});
