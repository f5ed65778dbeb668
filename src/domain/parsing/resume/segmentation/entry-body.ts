import { cutTrimmedLine, isProse, type ResumeLine } from './resume-lines';
import { startsLikeDuty } from '../fields/work/action-verbs';
import type { Span } from '../../text/source-text';
import { positionLabel } from './position-labels';

export interface BodyText {
  summary: string | null;
  highlights: string[];
}

interface Paragraph extends Span {
  text: string;
  bullet: boolean;
}

/** Returns the lines after an entry's header as paragraphs and list items, with wrapped lines joined. */
export function extractBody(lines: ResumeLine[]): BodyText {
  const paragraphs = joinWrapped(lines.flatMap(withoutDutiesLabel));
  const bulleted = paragraphs.some((paragraph) => paragraph.bullet);
  const summary: string[] = [];
  const highlights: string[] = [];
  for (const paragraph of paragraphs) {
    if (paragraph.bullet) highlights.push(paragraph.text);
    else if (highlights.length === 0 && (bulleted || paragraphs.length === 1)) summary.push(paragraph.text);
    else highlights.push(paragraph.text);
  }
  return { summary: summary.length > 0 ? summary.join('\n') : null, highlights };
}

/** "Loading trailers" of "Duties: Loading trailers". A label alone states nothing. */
function withoutDutiesLabel(line: ResumeLine): ResumeLine[] {
  const label = positionLabel(line.text);
  if (label?.field !== 'duties' || !line.text.slice(0, label.length).includes(':')) return [line];
  return label.length >= line.text.length ? [] : [cutTrimmedLine(line, label.length, line.text.length)];
}

/** Joins each line that continues the sentence before it. */
export function joinWrapped(lines: ResumeLine[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let previous: ResumeLine | null = null;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last && previous && continues(previous, line)) {
      last.text =
        /[\p{L}]-$/u.test(last.text) && /^\p{Ll}/u.test(line.text)
          ? last.text + line.text
          : `${last.text} ${line.text}`;
      last.end = line.end;
    } else {
      paragraphs.push({ text: line.text, start: line.start, end: line.end, bullet: line.bullet });
    }
    previous = line;
  }
  return paragraphs;
}

function continues(previous: ResumeLine, line: ResumeLine): boolean {
  if (line.bullet || (line.spaceBefore && /[.!?:]$/.test(previous.text))) return false;
  if (/^\p{Ll}/u.test(line.text) || /^[&)(,]/.test(line.text)) return true;
  if (/[.!?:;]$/.test(previous.text)) return false;
  if (line.spaceBefore) return false;
  if (/(?:,|\b(?:and|or|of|the|a|an|to|in|for|with|by|on|at|from|as|&))$/i.test(previous.text)) return true;
  // A full line probably continues. A line that begins like a duty is probably the next item.
  return (previous.bullet || isProse(previous)) && previous.text.length > 70 && !startsLikeDuty(line.text);
}
