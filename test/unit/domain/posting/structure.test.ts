import { outcomeOf, parse } from './parse';

const NO_HEADINGS = `Bakery Assistant
Juniper Lane Bakery

- High school diploma or equivalent.
- 1 year of experience in a kitchen.
- Ability to stand for eight hours.

- Bachelor's degree in culinary arts.
- Experience with sourdough, lamination and pastry.

- Prepare dough and shape loaves before opening.
- Clean the ovens and the counters.
- Serve customers and take orders.`;

describe('lists without headings', () => {
  test.each([
    ['separated by blank lines', NO_HEADINGS],
    ['without blank lines', NO_HEADINGS.replace(/\n\n/g, '\n')],
  ])('are classified when %s', (_name, text) => {
    const parsed = parse(text);
    expect(parsed.requiredQualifications).toContain('1 year of experience in a kitchen.');
    expect(parsed.responsibilities).toEqual([
      'Prepare dough and shape loaves before opening.',
      'Clean the ovens and the counters.',
      'Serve customers and take orders.',
    ]);
    expect(parsed.preferredQualifications).toContain("Bachelor's degree in culinary arts.");
  });
});

test('lines wrapped at a fixed width are joined', () => {
  const parsed = parse(`Quillstone Archive
JOB TITLE:  Archivist
LOCATION:  Springfield, IL
JOB DESCRIPTION:   The archivist keeps the papers of the foundation, answers
letters of researchers and reports to the head of the reading room about
everything that was moved.
JOB RESPONSIBILITIES:
- Describes new collections in the catalogue, including maps, photographs and
letters in foreign languages;
- Helps readers.
REQUIRED QUALIFICATIONS:
- Master's degree in library science or in a field that is close to it, and at
least two years of experience;
- Knowledge of Latin is a plus.`);
  expect(parsed).toMatchObject({
    title: 'Archivist',
    employerName: 'Quillstone Archive',
    city: 'Springfield',
    state: 'IL',
  });
  expect(parsed.responsibilities).toEqual([
    'Describes new collections in the catalogue, including maps, photographs and letters in foreign languages;',
    'Helps readers.',
  ]);
  expect(parsed.requiredQualifications).toHaveLength(1);
  expect(parsed.preferredQualifications).toEqual(['Knowledge of Latin is a plus.']);
  expect(parsed).toMatchObject({ minEducationLevel: 'master', minExperienceMonths: 24 });
});

test('boilerplate and text about the employer do not become requirements', () => {
  const parsed = parse(`Porter
Granite Row Hotel

About us
We have 30 years of experience and require the best. Our founders hold master's degrees.

Requirements
- Friendly manner

Equal Opportunity
All qualified applicants will receive consideration without regard to age, degree of disability or veteran status.`);
  expect(parsed.requiredQualifications).toEqual(['Friendly manner']);
  expect(parsed).toMatchObject({ minExperienceMonths: null, minEducationLevel: null });
});

test.each([
  ["No driver's license needed.", { requiresDriversLicense: false }],
  ['Background check not required.', { requiresBackgroundCheck: false }],
  ['We do not drug test.', { requiresDrugTest: false }],
  ['Visa sponsorship available.', { sponsorsVisa: true }],
  ['We are unable to sponsor visas.', { sponsorsVisa: false }],
  ['This is not a remote position.', { workplaceType: 'onsite' }],
  ['Hybrid schedule, two days in the office.', { workplaceType: 'hybrid' }],
])('the statement "%s" sets the corresponding condition', (sentence, expected) => {
  expect(parse(`Courier\nSwift Heron Delivery\n\n${sentence}`)).toMatchObject(expected);
});

test('a foreign city keeps its country and is not mistaken for a US state', () => {
  expect(parse('JOB TITLE: Accountant\nLOCATION: Tbilisi, Georgia\n')).toMatchObject({
    city: 'Tbilisi',
    state: null,
    countryCode: 'GE',
  });
  expect(parse('JOB TITLE: Accountant\nLOCATION: Atlanta, Georgia\n')).toMatchObject({
    city: 'Atlanta',
    state: 'GA',
    countryCode: 'US',
  });
});

test('a text without a title falls back to its beginning with a low_confidence warning', () => {
  const outcome = outcomeOf('lorem ipsum dolor sit amet consectetur adipiscing elit '.repeat(30));
  expect(outcome.parsed.title.length).toBeLessThanOrEqual(200);
  expect(outcome.warnings.map((warning) => warning.code)).toContain('low_confidence');
  expect(outcome.documentProbability).toBeLessThan(0.5);
});

test('a misread digit is not guessed', () => {
  const parsed = parse('WAREH0USE ASS0CIATE\nMi1lbrook Logistlcs\npay $l7 - $19 / hr\n. lift 5O lbs');
  expect(parsed.compensation.min).toBeNull();
  expect(parsed.hourlyMaxUsd).toBe(19);
});

test('the same text yields the same result', () => {
  expect(parse(NO_HEADINGS)).toEqual(parse(NO_HEADINGS));
});

test('an empty document yields empty fields', () => {
  expect(parse('')).toMatchObject({ title: '', requiredQualifications: [], city: null, hourlyMinUsd: null });
});

test('a word of thousands of characters does not end the parse', () => {
  const word = '\u0416'.repeat(12_000);

  expect(parse(`Line cook\nHarbor Grill, Akron, OH\n\nRequirements:\n- ${word}\n- ServSafe`)).toMatchObject({
    title: 'Line cook',
  });
});
