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
import { AIDE, LOADER, type FormatPerson } from './format-people';

const TODAY = '2026-06-01';
/** Greatest difference between the scores of one person in two formats. */
const MAX_SPREAD = 6;
/** The same with sentences and cells, in which a duty that no list names is not always found as a skill. */
const MAX_SPREAD_OF_SENTENCES = 8;
const ROUNDING = 0.05;
const WITH_SENTENCES = new Set(['table of Word', 'table of a text', 'prose']);

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

const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;

function wordTable({ heading, work, rest }: FormatPerson): Promise<Buffer> {
  const rows = work.map(({ years, title, employer, duties }) =>
    [years, `${title}, ${employer}`, duties.join('. ')].map(cell).join(''),
  );
  const table = `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;
  const lines = (texts: readonly string[]) => texts.map((text) => paragraph(text)).join('');
  return docxFile(`${lines([...heading, 'WORK EXPERIENCE'])}${table}${lines(rest)}`);
}

function textLines({ heading, work, rest }: FormatPerson): string[] {
  const entries = work.flatMap(({ years, title, employer, duties }) => [
    title,
    `${employer} | ${years}`,
    ...duties.map((duty) => `- ${duty}`),
    '',
  ]);
  return [...heading, '', 'WORK EXPERIENCE', ...entries, ...rest];
}

function html({ heading, work, rest }: FormatPerson): string {
  const entries = work.map(
    ({ years, title, employer, duties }) =>
      `<h3>${title}</h3><p>${employer} | ${years}</p><ul>${duties.map((duty) => `<li>${duty}</li>`).join('')}</ul>`,
  );
  const [name, ...contact] = heading;
  return (
    `<!doctype html><html><body><h1>${name}</h1><p>${contact.join('<br>')}</p><h2>Work experience</h2>` +
    `${entries.join('')}${rest.map((line) => `<p>${line}</p>`).join('')}</body></html>`
  );
}

function pipeTable({ heading, work, rest }: FormatPerson): string {
  const rows = work.map(
    ({ years, title, employer, duties }) => `| ${years} | ${title} | ${employer} | ${duties.join('; ')} |`,
  );
  const table = ['| Period | Position | Employer | Duties |', '|---|---|---|---|', ...rows];
  return [...heading, '', 'Work experience', '', ...table, '', ...rest].join('\n');
}

/** The same resume in each format that the service accepts, and in unusual designs of a text. */
async function formatsOf(person: FormatPerson): Promise<Record<string, string | Buffer | object>> {
  const lines = textLines(person);
  const structured = await read(person.jsonResume);
  return {
    text: lines.join('\n'),
    PDF: simplePdf(lines),
    DOCX: await simpleDocx(lines),
    'JSON Resume': person.jsonResume,
    'HR Open': toHrOpenCandidate(structured),
    Europass: toEuropass(structured),
    HTML: html(person),
    'picture of a scan': await renderScan(lines),
    'table of Word': await wordTable(person),
    'table of a text': pipeTable(person),
    prose: person.prose,
  };
}

describe.each([AIDE, LOADER])('$name', (person) => {
  it('scores the same within 6 points in every format, and within 8 in sentences and cells', async () => {
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
      const spreadOf = (given: typeof scores) => {
        const values = given.map(([, value]) => value);
        return Math.max(...values) - Math.min(...values);
      };
      const listed = spreadOf(scores.filter(([format]) => !WITH_SENTENCES.has(format)));
      // The scores by format show which one differs.
      const isWithin = listed <= MAX_SPREAD && spreadOf(scores) <= MAX_SPREAD_OF_SENTENCES + ROUNDING;
      expect({ job: parsed.title, scores, isWithin }).toMatchObject({ isWithin: true });
    }
  });
});
