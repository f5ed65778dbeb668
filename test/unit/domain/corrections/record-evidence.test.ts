import { EMPTY_FIELDS } from '../../../../src/domain/candidates/apply-candidate-input';
import type { CandidateFields } from '../../../../src/domain/candidates/candidate';
import { recordEvidence } from '../../../../src/domain/corrections/record-evidence';
import type { ParsedResume } from '../../../../src/domain/parsing/parsed-resume';

const words = (text: string) => [
  { text, page: 1, box: [0.1, 0.1, 0.3, 0.12], charStart: 0, charEnd: text.length },
];
const position = (position: string, name: string, startDate: string, text: string | null = null) => ({
  ...{ position, name, startDate },
  ...(text !== null && { evidence: words(text) }),
});
const RESUME = {
  basics: {
    ...{ name: 'Odalys Brandvold', email: 'odalys@example.com', phone: '+14195550142', summary: null },
    ...{ objective: null, location: { city: 'Toledo' } },
    evidence: {
      ...{ name: words('ODALYS BRANDVOLD'), email: words('odalys@example.com') },
      ...{ phone: words('419-555-0142'), location: words('Toledo, OH') },
    },
  },
  work: [
    position('Packer', 'Depot', '2016-01', 'Packer, Depot 2016'),
    position('Packer', 'Depot', '2019-03', 'Packer, Depot 2019'),
    position('Clerk', 'Shop', '2014-05', 'Clerk, Shop'),
  ],
  education: [],
  skills: [{ name: 'Forklift operation', evidence: words('forklift') }],
  certifications: [],
  languages: [],
} as unknown as Omit<ParsedResume, 'meta'>;
const record = (fields: object): CandidateFields => ({ ...EMPTY_FIELDS, ...fields });
const textsOf = (fields: object, needsReview: string[] = []) =>
  recordEvidence(record(fields), RESUME, needsReview).map(({ pointer, evidence, uncertain }) => [
    pointer,
    evidence[0]?.text,
    ...(uncertain ? ['uncertain'] : []),
  ]);

describe('the words of a resume that support a record', () => {
  it('are those of values that are equal, not of values that the record has from elsewhere', () => {
    const fields = { firstName: 'Odalys', lastName: 'Brandvold', email: 'other@example.com' };
    expect(textsOf({ ...fields, phone: '+14195550142' })).toEqual([
      ['/name', 'ODALYS BRANDVOLD'],
      ['/phone', '419-555-0142'],
    ]);
  });

  it('belong to the entry with most equal values, in any order, each once', () => {
    const work = [
      position('Packer', 'Depot', '2019-03'),
      position('Welder', 'Yard', '2020-01'),
      position('Packer', 'Depot', '2016-02'),
    ];
    expect(textsOf({ work }, ['/work/0'])).toEqual([
      ['/work/0', 'Packer, Depot 2019'],
      ['/work/2', 'Packer, Depot 2016', 'uncertain'],
    ]);
  });

  it('are found for skills by name', () => {
    expect(textsOf({ skills: [{ name: 'Welding' }, { name: 'forklift operation' }] })).toEqual([
      ['/skills/1', 'forklift'],
    ]);
  });
});
