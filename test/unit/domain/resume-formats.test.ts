import type { ParsedResume } from '../../../src/domain/parsing/parsed-resume';
import { toEuropass } from '../../../src/domain/parsing/resume-export/europass';
import { toHrOpenCandidate } from '../../../src/domain/parsing/resume-export/hr-open';
import { toJsonResume } from '../../../src/domain/parsing/resume-export/json-resume';
import { ShortTextParser } from '../../../src/services/parsing/short-text-parser';
import { JSON_RESUME } from '../../support/documents/structured/resumes';
import examples from '../../../tools/openapi/examples/responses/parsing.json';

const parser = new ShortTextParser();
const { meta } = examples.parseResume[200]['application/json'] as unknown as ParsedResume;

async function read(document: unknown): Promise<ParsedResume> {
  const { outcome } = await parser.parse({
    documentType: 'resume',
    bytes: Buffer.from(typeof document === 'string' ? document : JSON.stringify(document)),
    fileName: null,
    declaredType: null,
    language: null,
    today: '2026-06-08',
    documentDate: '2015-06-30',
  });
  const { parsed } = outcome as unknown as { parsed: ParsedResume };
  return { ...parsed, meta: { ...meta, documentDate: { value: '2015-06-30', source: 'request' } } };
}

/** What every format holds about the entries of a resume. */
const core = (resume: ParsedResume) => ({
  name: [resume.basics.name, resume.basics.firstName, resume.basics.middleName, resume.basics.lastName],
  contacts: [
    resume.basics.label,
    resume.basics.summary,
    resume.basics.url,
    resume.basics.phone,
    resume.basics.emails,
  ],
  profiles: resume.basics.profiles,
  home: resume.basics.location && { ...resume.basics.location, raw: null },
  work: [...resume.work, ...resume.volunteer].map((item) => [
    ...[item.name, item.position, item.startDate, item.endDate, item.isCurrent, item.months],
    ...[item.summary, item.highlights, item.onetSocCode],
  ]),
  education: resume.education.map((item) => [
    ...[item.institution, item.studyType, item.area, item.level, item.startDate, item.endDate, item.score],
    item.courses,
  ]),
  skills: resume.skills.map(({ name, level, skillId }) => [name, level, skillId]).sort(),
  languages: resume.languages.map(({ languageCode, cefr, fluency }) => [languageCode, cefr, fluency]).sort(),
  certifications: resume.certifications.map((item) => [item.name, item.kind, item.issuer, item.date]).sort(),
  references: resume.references.map((item) => [item.name, item.reference]),
  totals: resume.totals,
});

interface HrOpenText {
  person: { communication: { address: { countrySubDivisions: object[] }[] } };
  profiles: {
    qualifications: { competencyIds?: { schemeId: string }[]; proficiencyLevel?: { scoresText: object[] } }[];
    references: object[];
  }[];
}

describe('a resume that is written in a format and read again', () => {
  const source = {
    ...JSON_RESUME,
    certificates: [
      ...JSON_RESUME.certificates,
      { name: 'CDL Class B license', issuer: 'Ohio BMV', date: '2013-02-01' },
    ],
    work: [
      ...JSON_RESUME.work,
      // Markup, quotes and control characters of the document must not become those of the format.
      {
        name: 'Brown & Sons <Ltd>',
        position: '"Second" Cook',
        startDate: '2009',
        endDate: '2010',
        summary: 'a < b\u0007',
      },
    ],
  };

  it.each<[string, (resume: ParsedResume) => unknown]>([
    ['JSON Resume', toJsonResume],
    ['HR Open', toHrOpenCandidate],
    ['Europass', toEuropass],
  ])('loses nothing that %s holds', async (_format, write) => {
    const resume = await read(source);
    const written = write(resume);
    const again = await read(written);
    expect(core(again)).toEqual(core(resume));
    expect(write(again)).toEqual(written);
  });

  it('keeps the date of the resume in JSON Resume, and projects and awards where the format has them', async () => {
    const resume = await read(source);
    expect(toJsonResume(resume).meta).toMatchObject({ lastModified: '2015-06-30T00:00:00' });
    const titles = ({ projects, awards }: ParsedResume) => [
      ...projects.map((item) => item.name),
      ...awards.map((item) => item.title),
    ];
    expect(titles(await read(toEuropass(resume)))).toEqual(['River Gate', 'Welder of the Year']);
  });

  it('states values of HR Open where the schema of release 4.2.1 has them', async () => {
    const written = toHrOpenCandidate(await read(source)) as unknown as HrOpenText;
    const profile = written.profiles[0]!;
    expect(written.person.communication.address[0]!.countrySubDivisions).toEqual([
      { type: 'State', value: expect.any(String) },
    ]);
    const language = profile.qualifications.find((item) => item.competencyIds?.[0]?.schemeId === 'language');
    expect(language?.proficiencyLevel?.scoresText).toEqual([{ value: expect.any(String) }]);
    expect(profile.references[0]).toMatchObject({
      personName: { formattedName: expect.any(String) },
      comments: [{ note: expect.any(String) }],
    });
    expect(JSON.stringify(written)).not.toMatch(/"(?:scoreText|taxonomyIds|countrySubdivisions)"/);
  });

  it('is well-formed XML without empty elements', async () => {
    const xml = toEuropass(await read({ basics: { name: 'Kit Aldana' }, skills: [{ name: 'C++ & "B"' }] }));
    expect(xml).toContain('C++ &amp; &quot;B&quot;');
    expect(xml).not.toMatch(/<([\w:]+)[^>]*><\/\1>|null|undefined/);
  });
});
