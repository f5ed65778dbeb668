import { codePoints, firstCharacters } from '../domain/characters';
import type { LayoutLine, LayoutPage } from '../domain/layout/layout-document';

export interface TextLimits {
  /** Unicode code points of text. */
  characters: number;
  /** Lines with text; twice as many lines in total. */
  lines: number;
}

export interface CappedText {
  pages: LayoutPage[];
  /** The limit that truncated the text; null if it is complete. */
  cutAt: keyof TextLimits | null;
}

/** Truncates the text to the limits between lines; a single line longer than the limit is cut between characters. */
export function capText(pages: LayoutPage[], limits: TextLimits): CappedText {
  const counts = { characters: limits.characters, lines: limits.lines, blank: limits.lines * 2 };
  if (fits(pages, limits)) return { pages, cutAt: null };
  const result: LayoutPage[] = [];
  for (const page of pages) {
    const lines: LayoutLine[] = [];
    for (const line of page.lines) {
      counts.characters -= codePoints(line.text) + 1;
      counts.blank -= 1;
      if (line.text.trim() !== '') counts.lines -= 1;
      const cutAt =
        counts.characters < 0 ? 'characters' : Math.min(counts.lines, counts.blank) < 0 ? 'lines' : null;
      if (cutAt !== null) {
        if (lines.length === 0 && result.length === 0) lines.push(...beginningOf(line, limits.characters));
        if (lines.length > 0) result.push({ ...page, lines });
        return { pages: result, cutAt };
      }
      lines.push(line);
    }
    result.push({ ...page, lines });
  }
  return { pages: result, cutAt: null };
}

/** Quick check for texts within the limits: a text never has more code points than UTF-16 units. */
function fits(pages: readonly LayoutPage[], limits: TextLimits): boolean {
  let units = 0;
  let lines = 0;
  for (const page of pages) {
    lines += page.lines.length;
    for (const line of page.lines) units += line.text.length + 1;
  }
  return units <= limits.characters && lines <= limits.lines;
}

/** The beginning of the first line of a text; empty if the limit is 0. */
function beginningOf(line: LayoutLine, characters: number): LayoutLine[] {
  const text = firstCharacters(line.text, characters);
  return text === '' ? [] : [{ ...line, text, runs: [{ ...blankRun(line), text }] }];
}

function blankRun(line: LayoutLine): LayoutLine['runs'][number] {
  const { box, fontSize, bold, italic } = line;
  return { text: '', box, fontSize, bold, italic, href: null, confidence: 1 };
}
