import type { SourceText } from '../../../text/source-text';
import type { ResumeSection } from '../../segmentation/segment-sections';
import type { ResumeSpan } from '../../tagger/resume-spans';
import { spansInLines, textOfSpan } from './tagged-text';

const HEADLINE_SECTIONS = ['header', 'objective', 'summary'] as const;

/** Returns the first tagged title before any position: next to the name, in the objective or in the summary. */
export function extractUnstructuredHeadline(
  source: SourceText,
  sections: readonly ResumeSection[],
  spans: readonly ResumeSpan[],
): string | null {
  for (const kind of HEADLINE_SECTIONS) {
    const lines = sections.filter(({ kinds }) => kinds[0] === kind).flatMap((section) => section.lines);
    const [title] = spansInLines(lines, spans, 'title');
    if (title) return textOfSpan(source, title);
  }
  return null;
}
