import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import {
  buildCandidateProfile,
  buildJobProfile,
  scorePair,
  toScorableCandidate,
} from '../../../../src/domain/matching';
import type { ParsedResume } from '../../../../src/domain/parsing/parsed-resume';
import { parsePosting } from '../../../../src/domain/parsing/posting/parse-posting';
import { toEuropass } from '../../../../src/domain/parsing/resume-export/europass';
import { toHrOpenCandidate } from '../../../../src/domain/parsing/resume-export/hr-open';
import { ShortTextParser } from '../../../../src/services/parsing/short-text-parser';
import { candidateOf } from '../../../../tools/quality/sets/matching/candidate-of';
import { docxFile, paragraph, simpleDocx } from '../../../support/documents/docx-file';
import { simplePdf } from '../../../support/documents/pdf-file';
import { renderScan } from '../../../support/documents/scan-file';
import examples from '../../../../tools/openapi/examples/responses/parsing.json';
import { AIDE, CLERK, COOK, LOADER, type FormatPerson } from './format-people';

const TODAY = '2026-06-01';
/** Greatest difference between the scores of one person in two formats. */
const MAX_SPREAD = 6;
const parser = new ShortTextParser();
const { meta } = examples.parseResume[200]['application/json'] as unknown as ParsedResume;

async function read(document: string | Buffer | object): Promise<ParsedResume> {
  const isText = typeof document === 'string' || Buffer.isBuffer(document);
  const { outcome } = await parser.parse({
    documentType: 'resume',
    bytes: Buffer.from(isText ? (document as Buffer) : JSON.stringify(document)),
    fileName: null,
    declaredType: null,
    language: null,
    today: TODAY,
  });
  return { ...(outcome as unknown as { parsed: ParsedResume }).parsed, meta };
}

const headingOf = ({ basics: { name, city, region, email, phone } }: FormatPerson): string[] => [
  name,
  `${city}, ${region}`,
  email,
  phone,
];

/** The lines after the work. */
function restOf({ education, certificates, skills, basics: { city, region } }: FormatPerson): string[] {
  const { studyType, institution, year } = education;
  return [
    'EDUCATION',
    `${studyType}, ${institution}, ${city}, ${region}, ${year}`,
    '',
    'CERTIFICATIONS',
    ...certificates,
    '',
    'SKILLS',
    skills.join(', '),
  ];
}

function jsonResume({ basics, work, education, certificates, skills }: FormatPerson): object {
  const { name, email, phone, city, region } = basics;
  return {
    basics: { name, email, phone, location: { city, region, countryCode: 'US' } },
    work: work.map(({ title, employer, startDate, endDate, duties }) => ({
      name: employer,
      position: title,
      startDate,
      endDate,
      highlights: duties,
    })),
    education: [
      { institution: education.institution, studyType: education.studyType, endDate: education.year },
    ],
    certificates: certificates.map((each) => ({ name: each })),
    skills: skills.map((each) => ({ name: each })),
  };
}

const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;

function wordTable(person: FormatPerson): Promise<Buffer> {
  const rows = person.work.map(({ years, title, employer, duties }) =>
    [years, `${title}, ${employer}`, duties.join('. ')].map(cell).join(''),
  );
  const table = `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;
  const lines = (texts: readonly string[]) => texts.map((text) => paragraph(text)).join('');
  return docxFile(`${lines([...headingOf(person), 'WORK EXPERIENCE'])}${table}${lines(restOf(person))}`);
}

function textLines(person: FormatPerson): string[] {
  const entries = person.work.flatMap(({ years, title, employer, duties }) => [
    title,
    `${employer} | ${years}`,
    ...duties.map((duty) => `- ${duty}`),
    '',
  ]);
  return [...headingOf(person), '', 'WORK EXPERIENCE', ...entries, ...restOf(person)];
}

function html(person: FormatPerson): string {
  const entries = person.work.map(
    ({ years, title, employer, duties }) =>
      `<h3>${title}</h3><p>${employer} | ${years}</p><ul>${duties.map((duty) => `<li>${duty}</li>`).join('')}</ul>`,
  );
  const [name, ...contact] = headingOf(person);
  return (
    `<!doctype html><html><body><h1>${name}</h1><p>${contact.join('<br>')}</p><h2>Work experience</h2>` +
    `${entries.join('')}${restOf(person)
      .map((line) => `<p>${line}</p>`)
      .join('')}</body></html>`
  );
}

function pipeTable(person: FormatPerson): string {
  const rows = person.work.map(
    ({ years, title, employer, duties }) => `| ${years} | ${title} | ${employer} | ${duties.join('; ')} |`,
  );
  const table = ['| Period | Position | Employer | Duties |', '|---|---|---|---|', ...rows];
  return [...headingOf(person), '', 'Work experience', '', ...table, '', ...restOf(person)].join('\n');
}

/** The same resume in each format that the service accepts, and in unusual designs of a text. */
async function formatsOf(person: FormatPerson): Promise<Record<string, string | Buffer | object>> {
  const lines = textLines(person);
  const structured = await read(jsonResume(person));
  return {
    text: lines.join('\n'),
    PDF: simplePdf(lines),
    DOCX: await simpleDocx(lines),
    'JSON Resume': jsonResume(person),
    'HR Open': toHrOpenCandidate(structured),
    Europass: toEuropass(structured),
    HTML: html(person),
    'picture of a scan': await renderScan(lines),
    'table of Word': await wordTable(person),
    'table of a text': pipeTable(person),
    prose: person.prose,
  };
}

describe.each([AIDE, LOADER, COOK, CLERK])('$name', (person) => {
  it('scores the same within 6 points in every format', async () => {
    const formats = Object.entries(await formatsOf(person));
    const candidates: [string, ReturnType<typeof buildCandidateProfile>][] = [];
    for (const [format, document] of formats) {
      const scorable = toScorableCandidate(candidateOf(await read(document)), TODAY.slice(0, 7));
      candidates.push([format, buildCandidateProfile(scorable)]);
    }
    for (const posting of person.postings) {
      const { parsed } = parsePosting(layoutFromText(posting), { today: TODAY, language: null });
      const job = buildJobProfile(parsed);
      const scores = candidates.map(
        ([format, candidate]) => [format, scorePair(job, candidate, { retention: null }).finalScore] as const,
      );
      const values = scores.map(([, value]) => value);
      const isWithin = Math.max(...values) - Math.min(...values) <= MAX_SPREAD;
      // The scores by format show which one differs.
      expect({ job: parsed.title, scores, isWithin }).toMatchObject({ isWithin: true });
    }
  });
});
