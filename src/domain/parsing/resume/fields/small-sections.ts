import type { AwardItem, ProjectItem, ReferenceItem } from '../../parsed-resume';
import { findEmails, findLinks, findPhones } from '../../text/contacts';
import { splitDatedEntries } from '../segmentation/dated-entries';
import { joinWrapped, extractBody } from '../segmentation/entry-body';
import { segmentHeader } from '../segmentation/header-segments';
import { listItems } from '../segmentation/list-items';
import { isProse, removeDates, type ResumeLine } from '../segmentation/resume-lines';
import { titleScore } from '../../text/title-words';
import { countWords } from '../../text/word-count';

const KEYWORDS_LABEL =
  /^(?:technolog(?:y|ies)|tools|tech stack|stack|environment|skills|keywords|built with|platform|languages)(?: used)?\s*[:-]\s*/i;

/** Extracts projects: dated entries if there are dates, else a short line followed by its description. */
export function extractProjects(lines: ResumeLine[]): ProjectItem[] {
  const dated = splitDatedEntries(lines, () => 0.2);
  const entries = dated.length > 0 ? dated : splitByName(lines);
  return entries.flatMap(({ header, body, date }) => {
    const first = header[0];
    const segment = first ? segmentHeader([first])[0] : undefined;
    if (!first || !segment) return [];
    const keywordLines = body.filter((line) => KEYWORDS_LABEL.test(line.text));
    const text = extractBody(body.filter((line) => !KEYWORDS_LABEL.test(line.text)));
    const project: ProjectItem = {
      name: segment.text,
      description: text.summary,
      highlights: text.highlights,
      keywords: listItems(keywordLines).map((item) => item.text),
      startDate: date?.from ?? null,
      endDate: date ? (date.range ? date.to : date.from) : null,
      url: findLinks([...header, ...body].map((line) => line.text).join('\n'))[0]?.url ?? null,
      confidence: date ? 0.75 : 0.6,
    };
    return [project];
  });
}

function splitByName(lines: ResumeLine[]): { header: ResumeLine[]; body: ResumeLine[]; date: null }[] {
  const entries: { header: ResumeLine[]; body: ResumeLine[]; date: null }[] = [];
  for (const line of lines) {
    const open = entries.at(-1);
    const isNameLine =
      line.words <= 12 && !isProse(line) && !/^\p{Ll}/u.test(line.text) && !KEYWORDS_LABEL.test(line.text);
    const starts =
      isNameLine && (line.bold || line.spaceBefore || !open || (line.bullet && !open.header[0]?.bold));
    if (starts && (!line.bullet || !open || open.header[0]?.bullet))
      entries.push({ header: [line], body: [], date: null });
    else open?.body.push(line);
  }
  return entries;
}

/** Extracts awards, one per line or paragraph. */
export function extractAwards(lines: ResumeLine[]): AwardItem[] {
  const awards: AwardItem[] = [];
  for (const line of lines) {
    if (/^\p{Ll}/u.test(line.text) && awards.length > 0 && !line.bullet) continue;
    const text = removeDates(line).replace(/\t/g, ' ');
    if (text === '' || !/\p{L}{2}/u.test(text)) {
      const last = awards.at(-1);
      if (last) last.date ??= line.dates[0]?.from ?? null;
      continue;
    }
    const cut = /\s+[-–—|]\s+|,\s+(?=\p{Lu})|\s+(?:from|by|awarded by)\s+(?:the\s+)?(?=\p{Lu})/u.exec(text);
    const awarder = cut ? text.slice(cut.index + cut[0].length).trim() : null;
    const short = awarder !== null && countWords(awarder) <= 8 && awarder !== '';
    awards.push({
      title: (short && cut ? text.slice(0, cut.index) : text).trim(),
      date: line.dates[0]?.from ?? line.dates[0]?.to ?? null,
      awarder: short ? awarder : null,
      summary: null,
      confidence: line.words <= 16 ? 0.75 : 0.5,
    });
  }
  return awards;
}

/** Extracts references with their contact details. */
export function extractReferences(lines: ResumeLine[]): ReferenceItem[] {
  const references: ReferenceItem[] = [];
  for (const line of lines) {
    if (/\b(?:upon|on) request\b|\bavailable\b/i.test(line.text)) continue;
    const email = findEmails(line.text)[0]?.email ?? null;
    const phone = /\d/.test(line.text) ? (findPhones(line.text, null, true)[0] ?? null) : null;
    const segments = segmentHeader([line]).flatMap((segment) => segment.text.split(/,\s+/));
    const name = segments.find(looksLikeName) ?? null;
    const open = references.at(-1);
    if (name !== null && (!open || open.name !== null) && titleScore(name) < 0.5) {
      const rest = segments.filter((segment) => segment !== name);
      references.push({
        name,
        reference: null,
        position: rest.find((segment) => titleScore(segment) >= 0.5) ?? null,
        email,
        phone: phone?.e164 ?? phone?.raw ?? null,
        confidence: 0.7,
      });
      continue;
    }
    if (!open) continue;
    open.email ??= email;
    open.phone ??= phone?.e164 ?? phone?.raw ?? null;
    open.position ??= segments.find((segment) => titleScore(segment) >= 0.5) ?? null;
    if (isProse(line))
      open.reference = open.reference === null ? line.text : `${open.reference} ${line.text}`;
  }
  return references;
}

function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    words.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word)) &&
    titleScore(text) < 0.5
  );
}

/** Joins the lines of a summary or objective. */
export function extractParagraph(lines: ResumeLine[]): string | null {
  const text = joinWrapped(lines)
    .map((paragraph) => paragraph.text)
    .join('\n')
    .trim();
  return text === '' ? null : text;
}
