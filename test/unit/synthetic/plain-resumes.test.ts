import { readDocument } from '../../../src/documents/read-document';
import type { ParsedResume, WorkItem } from '../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../src/domain/parsing/resume/parse-resume';
import { planDocument, renderOffline, type PlannedDocument } from '../../../tools/synthetic/make-document';

/** Layouts that hide nothing: what is wrong here is wrong in the parser, not in the reading. */
const PLAIN = new Set([
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
const WANTED = 20;
/** Share of posts with employer, title and both dates exactly right; measured .875 when this was written. */
const RIGHT = 0.85;

type Parsed = Omit<ParsedResume, 'meta'>;

function plainDocuments(): PlannedDocument[] {
  const found: PlannedDocument[] = [];
  for (let number = 1; found.length < WANTED; number++) {
    const planned = planDocument(11, number, ['txt', 'docx']);
    if (PLAIN.has(planned.form.layout) && planned.habits.language === 'en') found.push(planned);
  }
  return found;
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

/** A season or a lone year ends where it begins: whether the parser repeats it is its own affair. */
const lone = ({ startDate, endDate }: WorkItem): boolean => startDate !== null && startDate === endDate;

describe('resumes in plain layouts', () => {
  const results: { planned: PlannedDocument; parsed: Parsed }[] = [];

  beforeAll(async () => {
    for (const planned of plainDocuments()) results.push({ planned, parsed: await parse(planned) });
  });

  it('give the name and the e-mail address of every person', () => {
    const wrong = results.filter(
      ({ planned: { truth }, parsed }) =>
        fold(parsed.basics.name) !== fold(truth.basics.name) || parsed.basics.email !== truth.basics.email,
    );
    expect(wrong.map(({ planned }) => planned.id)).toEqual([]);
  });

  it('give posts with employer, title and dates all right, nearly always', () => {
    const missed: string[] = [];
    let posts = 0;
    for (const { planned, parsed } of results) {
      const read = new Set(parsed.work.map(key));
      const wanted = planned.truth.work.filter((item) => !lone(item));
      posts += wanted.length;
      missed.push(
        ...wanted.filter((item) => !read.has(key(item))).map((item) => `${planned.id}: ${key(item)}`),
      );
    }
    expect(posts).toBeGreaterThan(40);
    const share = 1 - missed.length / posts;
    if (share < RIGHT)
      throw new Error(`${share.toFixed(3)} of ${posts} posts are right:\n${missed.join('\n')}`);
  });
});
