import type { ResumeLine } from '../segmentation/resume-lines';
import { isProse } from '../segmentation/resume-lines';
import type { ResumeSection } from '../segmentation/segment-sections';

/** Lines of name, contacts and headline above the first heading. */
const MAX_HEADER_LINES = 9;
const MAX_HEADING_WORDS = 5;

/**
 * True for sections that rules may have found wrong: without one for work or for education, with a heading in no list, or
 * with a line that looks like a heading inside. The roles of the lines are only computed for those.
 */
export function areDoubtful(sections: readonly ResumeSection[]): boolean {
  const has = (kind: string): boolean =>
    sections.some(({ kinds, lines }) => kinds[0] === kind && lines.length > 0);
  if (!has('work') || !has('education')) return true;
  return sections.some(
    ({ kinds: [kind], key, heading, lines }) =>
      (kind === 'header' && lines.length > MAX_HEADER_LINES) ||
      (heading !== null && key === '') ||
      lines.some(
        (line, index) => index > 0 && looksLikeHeading(line, lines[index - 1], lines[index + 1], kind),
      ),
  );
}

function looksLikeHeading(
  line: ResumeLine,
  before: ResumeLine | undefined,
  next: ResumeLine | undefined,
  kind: string | undefined,
): boolean {
  if (line.bullet || line.words > MAX_HEADING_WORDS || line.dates.length > 0 || !next) return false;
  if (kind === 'header' || /[.,;@\d]/.test(line.text) || isProse(line)) return false;
  if (line.text.endsWith(':')) return line.spaceBefore;
  if (line.caps) return line.spaceBefore && before !== undefined && !before.caps;
  return line.spaceBefore && next.spaceBefore;
}
