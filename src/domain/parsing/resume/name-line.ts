import type { PersonName } from './person-name';
import type { Section } from './split-sections';

/** What may stand beside a name on a line that is its own: marks and a label. */
const BESIDE = /[^\p{L}]+|\b(?:full|candidate|applicant|name|nombre|nom|resume|cv|curriculum|vitae)\b/giu;

/** The sections without the line that holds the person's name and nothing else. */
export function withoutNameLine(sections: Section[], name: PersonName | null): Section[] {
  if (!name) return sections;
  return sections.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => {
      if (name.start < line.start || name.start >= line.end) return true;
      const before = line.text.slice(0, name.start - line.start);
      const after = line.text.slice(name.end - line.start);
      return `${before} ${after}`.replace(BESIDE, '') !== '';
    }),
  }));
}
