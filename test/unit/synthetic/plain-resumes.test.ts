import { readDocument } from '../../../src/documents/read-document';
import type { ParsedResume, WorkItem } from '../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../src/domain/parsing/resume/parse-resume';
import { planDocument, renderOffline, type PlannedDocument } from '../../../tools/synthetic/make-document';

/** Layouts that are easy to read, so that errors come from the parser and not from the document reader. */
const PLAIN_LAYOUTS = new Set([
  'simple',
  'capitals',
  'underlined',
  'decorated',
  'tabs',
  'aligned',
  'headings',
  'tab_stops',
  'header_contacts',
]);
const DOCUMENT_COUNT = 20;
/** Min share of positions with correct employer, title and dates; measured .875. */
const MIN_CORRECT_SHARE = 0.85;

type Parsed = Omit<ParsedResume, 'meta'>;

function plainDocuments(): PlannedDocument[] {
  const documents: PlannedDocument[] = [];
  for (let number = 1; documents.length < DOCUMENT_COUNT; number++) {
    const planned = planDocument(11, number, ['txt', 'docx']);
    if (PLAIN_LAYOUTS.has(planned.form.layout) && planned.habits.language === 'en') documents.push(planned);
  }
  return documents;
}

async function parse(planned: PlannedDocument): Promise<Parsed> {
  const bytes = await renderOffline(planned);
  const fileName = `resume.${planned.form.format}`;
  const { document } = await readDocument(bytes, { declaredType: null, fileName });
  return parseResume(document, { today: '2026-06-01', language: null }).parsed;
}

const fold = (text: string | null | undefined): string =>
  (text ?? '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const key = (item: WorkItem): string =>
  [fold(item.name), fold(item.position), item.startDate, item.isCurrent ? 'now' : item.endDate].join(' / ');

/** A season or a single year is both start and end. The parser may or may not repeat it as the end. */
const hasSingleDate = ({ startDate, endDate }: WorkItem): boolean =>
  startDate !== null && startDate === endDate;

describe('parsing resumes in plain layouts', () => {
  const results: { planned: PlannedDocument; parsed: Parsed }[] = [];

  beforeAll(async () => {
    for (const planned of plainDocuments()) results.push({ planned, parsed: await parse(planned) });
  });

  it('returns the name and email address of every person', () => {
    const wrong = results.filter(
      ({ planned: { truth }, parsed }) =>
        fold(parsed.basics.name) !== fold(truth.basics.name) || parsed.basics.email !== truth.basics.email,
    );
    expect(wrong.map(({ planned }) => planned.id)).toEqual([]);
  });

  it('returns at least 85 % of positions with correct employer, title and dates', () => {
    const missed: string[] = [];
    let positions = 0;
    for (const { planned, parsed } of results) {
      const parsedKeys = new Set(parsed.work.map(key));
      const expected = planned.truth.work.filter((item) => !hasSingleDate(item));
      positions += expected.length;
      missed.push(
        ...expected.filter((item) => !parsedKeys.has(key(item))).map((item) => `${planned.id}: ${key(item)}`),
      );
    }
    expect(positions).toBeGreaterThan(40);
    const share = 1 - missed.length / positions;
    if (share < MIN_CORRECT_SHARE)
      throw new Error(`${share.toFixed(3)} of ${positions} positions are correct:\n${missed.join('\n')}`);
  });
});
