import { EMPTY_FIELDS } from '../../../../src/domain/candidates/apply-candidate-input';
import type { CandidateFields } from '../../../../src/domain/candidates/candidate';
import { duplicateKeys } from '../../../../src/domain/duplicates/duplicate-keys';
import { duplicateLikelihood } from '../../../../src/domain/duplicates/duplicate-likelihood';
import { identityFeatures } from '../../../../src/domain/duplicates/identity-features';
import { parsedEducation, parsedWork } from '../../../../tools/duplicates/record-items';
import { Random } from '../../../../tools/synthetic/random';

const HOME = {
  address: '12 Maple St',
  city: 'Dayton',
  state: 'OH',
  region: null,
  postalCode: '45402',
  countryCode: 'US',
  raw: null,
};
const [item] = parsedWork(new Random('work'), [
  { employer: 'Harbor Grill', title: 'Line Cook', start: 2021 * 12, end: null },
]);
const work = [
  { ...item!, name: 'Harbor Grill', position: 'Line Cook', startDate: '2021-01', endDate: null },
  { ...item!, name: 'Lakeside Hotel', position: 'Dishwasher', startDate: '2017-05', endDate: '2020' },
];
const [schooling] = parsedEducation(new Random('school'), [{ name: 'Valley High School', end: 0 }]);
const school = (year: number) => [
  { ...schooling!, institution: 'Valley High School', endDate: `${year}-06` },
];

const compare = (a: Partial<CandidateFields>, b: Partial<CandidateFields>) =>
  duplicateLikelihood(
    identityFeatures({ ...EMPTY_FIELDS, ...a }),
    identityFeatures({ ...EMPTY_FIELDS, ...b }),
  );

describe('duplicateLikelihood', () => {
  it.each<[string, Partial<CandidateFields>, Partial<CandidateFields>]>([
    [
      'a short form of the name',
      { firstName: 'William', lastName: 'Hollis' },
      { firstName: 'Bill', lastName: 'Hollis' },
    ],
    [
      'a typing error',
      { firstName: 'Brenda', lastName: 'Whitfield' },
      { firstName: 'Brenda', lastName: 'Whitfeild' },
    ],
    ['the other order', { firstName: 'Ana', lastName: 'Souza' }, { firstName: 'Souza', lastName: 'Ana' }],
    [
      'another alphabet',
      { firstName: 'Оксана', lastName: 'Бондаренко' },
      { firstName: 'Oksana', lastName: 'Bondarenko' },
    ],
    [
      'missing marks',
      { firstName: 'Jürgen', lastName: 'Müller' },
      { firstName: 'Juergen', lastName: 'Mueller' },
    ],
    [
      'a married name',
      { firstName: 'Erin', lastName: 'Mabry' },
      { firstName: 'Erin', lastName: 'Mabry-Vance' },
    ],
  ])('recognizes a person with %s by a common e-mail address', (_what, a, b) => {
    const contacts = { email: 'k.14.harbor@mail.example.com', location: HOME };
    expect(compare({ ...contacts, ...a }, { ...contacts, ...b }).isLikely).toBe(true);
  });

  it('recognizes a person with a new name, phone and address by the positions and the school', () => {
    const shared = { firstName: 'Erin', work, education: school(2012) };
    const before = { ...shared, lastName: 'Mabry', phone: '+12165550188', location: HOME };
    const after = {
      ...shared,
      lastName: 'Vance',
      phone: '+14195550177',
      location: { ...HOME, address: '3 Elm Rd' },
    };
    const { isLikely, reasons } = compare(before, after);
    expect([isLikely, reasons[0]]).toMatchObject([true, { field: 'work', agreement: 'several_positions' }]);
  });

  it('does not call twins likely who share home, phone, e-mail address and school', () => {
    const shared = {
      lastName: 'Brandt',
      email: 'brandt.home77@mail.example.com',
      phone: '+12165550188',
      location: HOME,
    };
    const twin = (firstName: string) => ({ ...shared, firstName, education: school(2019) });
    expect(compare(twin('Curtis'), twin('Trevor')).isLikely).toBe(false);
  });

  it('does not call a parent and a child of one name, home and phone likely', () => {
    const shared = { firstName: 'Gary', lastName: 'Pruitt', phone: '+12165550188', location: HOME };
    expect(compare({ ...shared, email: 'g.pruitt61@mail.example.com' }, shared).isLikely).toBe(false);
    expect(
      compare({ ...shared, lastName: 'Pruitt Sr.' }, { ...shared, lastName: 'Pruitt Jr.' }).isLikely,
    ).toBe(false);
  });

  it('never counts names and a city alone', () => {
    const name = { firstName: 'Denise', middleName: 'Elaine', lastName: 'Thibodeaux' };
    const city = { ...HOME, address: null, postalCode: null };
    expect(compare(name, name).likelihood).toBe(0);
    expect(compare({ ...name, location: city }, { ...name, location: city }).likelihood).toBe(0);
  });

  it('compares nothing that is protected', () => {
    const a = { firstName: 'Kim', lastName: 'Vance', email: 'kim.vance.81@mail.example.com' };
    const other = { ...a, preferredLanguage: 'es', programs: [], customFields: { religion: 'none' } };
    expect(compare(a, other)).toEqual(compare(a, a));
  });

  it('adds up: the prior and the weights of the reasons give the likelihood', () => {
    const a = { firstName: 'Wesley', lastName: 'Ferris', phone: '+12165550188', location: HOME };
    const b = { ...a, firstName: 'Wes', location: null };
    const { likelihood, reasons } = compare(a, b);
    const { likelihood: same, reasons: sameReasons } = compare(a, { ...a, location: null });
    const odds = (p: number) => Math.log2(p / (1 - p));
    const sum = (list: { weight: number }[]) => list.reduce((total, { weight }) => total + weight, 0);
    expect(odds(likelihood) - odds(same)).toBeCloseTo(sum(reasons) - sum(sameReasons), 1);
  });
});

describe('duplicateKeys', () => {
  it('joins records of a person after a typing error, a marriage, or a new phone and address', () => {
    const person = {
      firstName: 'Erin',
      lastName: 'Mabry',
      email: 'erin.91.k@mail.example.com',
      phone: '+12165550188',
    };
    const keys = (fields: Partial<CandidateFields>) =>
      duplicateKeys(identityFeatures({ ...EMPTY_FIELDS, location: HOME, work, ...fields }));
    const shares = (a: string[], b: string[]) => a.some((key) => b.includes(key));
    const original = keys(person);
    expect(shares(original, keys({ ...person, lastName: 'Marby', email: null, phone: null }))).toBe(true);
    expect(shares(original, keys({ firstName: 'Erin', lastName: 'Vance', location: null }))).toBe(true);
    expect(shares(original, keys({ firstName: 'Mabry', lastName: 'Erin', location: null, work: [] }))).toBe(
      true,
    );
    expect(
      shares(original, keys({ firstName: 'Dustin', lastName: 'Hollis', location: null, work: [] })),
    ).toBe(false);
  });
});
