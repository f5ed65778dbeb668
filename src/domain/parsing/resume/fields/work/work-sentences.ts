import { findDates, type DateMention } from '../../../text/dates';
import { lineIndexAt, type SourceText } from '../../../text/source-text';
import type { DatedEntry } from '../../segmentation/dated-entries';
import type { ResumeLine } from '../../segmentation/resume-lines';

/** "Worked as a Welder with Harbor Steel from May 2012 to June 2015", in resumes without entry headers. */
const WORK_SENTENCE =
  /\b(?:(?:(?:work(?:ed|ing)|served|serving|employed|joined|experience)\s+)?as\s+(?:an?\s+|the\s+)?|(?:was|am|became|been)\s+an?\s+)(?<position>[\p{L}][^.;:\n]{2,60}?)\s+(?:in|at|with|for|by)\s+(?<employer>(?:an? )?private (?:family|families|client|clients|household|home|homes)|\p{Lu}[^;:\n]{1,70}?)(?=,|\s+(?:from|since|for|till|until|as|on|where|in|and then|and (?=\p{Ll}))\b|\s*[.(–—-]\s|\s*$)/gu;
const MAX_SENTENCE_LINES = 3;
/** Maximum characters between a position and the end of its sentence. */
const MAX_REST = 1000;

/** Characters before a position that may state its period. */
const MAX_BEFORE = 120;

export interface SentenceEntry {
  position: { start: number; end: number };
  employer: { start: number; end: number };
  entry: DatedEntry;
}

/** Finds positions stated in sentences, with dates in the same sentence, up to two lines later. */
export function findWorkSentences(source: SourceText, lines: ResumeLine[]): SentenceEntry[] {
  const entries: SentenceEntry[] = [];
  lines.forEach((line, index) => {
    if (!/\b(?:as|was an?|am an?|became|been an?)\b/i.test(line.text)) return;
    const last = lines[Math.min(lines.length, index + MAX_SENTENCE_LINES) - 1] ?? line;
    const text = source.raw.slice(line.start, last.end).replace(/\n/g, ' ');
    for (const match of text.matchAll(WORK_SENTENCE)) {
      const { position = '', employer = '' } = match.groups ?? {};
      if (lineIndexAt(source, line.start + match.index) !== lineIndexAt(source, line.start)) continue;
      const at = line.start + match.index;
      const positionAt = at + match[0].indexOf(position);
      const employerAt = at + match[0].lastIndexOf(employer);
      const after = match.index + match[0].length;
      const rest = text.slice(after, after + MAX_REST);
      const sentence = rest.slice(0, Math.max(40, rest.search(/\.\s+[\p{Lu}•-]/u)));
      entries.push({
        position: { start: positionAt, end: positionAt + position.length },
        employer: { start: employerAt, end: employerAt + employer.length },
        entry: {
          header: [line],
          date: dateIn(sentence, at + match[0].length) ?? dateBefore(text.slice(0, match.index), line.start),
          body: [],
        },
      });
    }
  });
  return entries;
}

/** "From 2015 to 2020, I was a dietary aide": the period that the same sentence states first. */
function dateBefore(text: string, offset: number): DateMention | null {
  const from = Math.max(0, text.lastIndexOf('. ') + 1, text.length - MAX_BEFORE);
  return dateIn(text.slice(from), offset + from);
}

function dateIn(text: string, offset: number): DateMention | null {
  const date = findDates(text).find((mention) => mention.range);
  return date ? { ...date, start: date.start + offset, end: date.end + offset } : null;
}
