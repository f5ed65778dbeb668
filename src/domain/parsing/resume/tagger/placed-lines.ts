import type { Section } from '../split-sections';
import type { ResumeLine } from '../resume-lines';

/** A line and the section it stands in. */
export interface PlacedLine {
  line: ResumeLine;
  section: string;
}

/** Lines in the order of the document, each with the first letters of its section's kind. */
export function placeLines(sections: Section[]): PlacedLine[] {
  return sections.flatMap(({ kinds: [kind = 'other'], lines }) =>
    lines.map((line) => ({ line, section: kind.slice(0, 3) })),
  );
}
