import { titleScore } from '../../../text/title-words';
import { changeLine, cutTrimmedLine, removeDates, type ResumeLine } from '../../segmentation/resume-lines';
import { startsLikeDuty } from './action-verbs';

/** Words of a line of a narrow column. */
const MAX_MARGIN_WORDS = 6;
const MIN_TITLE_SCORE = 0.6;

/**
 * Reads positions of plain text whose employer, place and period stand in a narrow column beside the title and the duties:
 * each block becomes the title, the lines of the narrow column, and the duties.
 */
export function splitMarginColumns(lines: ResumeLine[]): ResumeLine[] {
  const blocks: ResumeLine[][] = [];
  for (const line of lines) {
    const open = blocks.at(-1);
    if (open && !line.spaceBefore) open.push(line);
    else blocks.push([line]);
  }
  return blocks.flatMap((block) => columnsOf(block) ?? block);
}

function columnsOf(block: readonly ResumeLine[]): ResumeLine[] | null {
  const [first] = block;
  if (!first || block.length < 2 || block.some(({ source }) => source.layout.box !== null)) return null;
  const gap = /\S {2,}(?=\S)/.exec(first.text);
  if (!gap) return null;
  const column = first.start - first.source.start + gap.index + gap[0].length;
  const margin: ResumeLine[] = [];
  const main: ResumeLine[] = [];
  for (const line of block) {
    const at = column - (line.start - line.source.start);
    if (at <= 0) {
      main.push(line);
      continue;
    }
    if (!/^(?:.*\S)? {2,}$/.test(line.text.slice(0, at)) && line.text.length > at - 2) return null;
    margin.push(cutTrimmedLine(line, 0, Math.min(at, line.text.length)));
    if (line.text.length > at) main.push(cutTrimmedLine(line, at, line.text.length));
  }
  const [title, ...duties] = main;
  if (!title || !isMargin(margin) || titleScore(title.text) < MIN_TITLE_SCORE) return null;
  return [title, ...margin, ...duties].map((line, index) => changeLine(line, { spaceBefore: index === 0 }));
}

/** True for "Northgate Foods", "Wakefield" and "2019 - 2023": one line is a period alone, and it is not the first. */
function isMargin(lines: readonly ResumeLine[]): boolean {
  const periods = lines.filter((line) => line.dates.some(({ range }) => range) && removeDates(line) === '');
  return (
    lines.length > 1 &&
    periods.length === 1 &&
    periods[0] !== lines[0] &&
    lines.every(({ text, words }) => words <= MAX_MARGIN_WORDS && !startsLikeDuty(text))
  );
}
