import type { ResumeSection } from '../segmentation/segment-sections';
import type { ResumeLine } from '../segmentation/resume-lines';

/** A line with its section. */
export interface SectionLine {
  line: ResumeLine;
  section: string;
}

/** Returns the lines in the order of the document, each with the first letters of its section's kind. */
export function toSectionLines(sections: ResumeSection[]): SectionLine[] {
  return sections.flatMap(({ kinds: [kind = 'other'], lines }) =>
    lines.map((line) => ({ line, section: kind.slice(0, 3) })),
  );
}
