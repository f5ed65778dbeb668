import type { PersonName } from '../fields/contact/person-name';
import type { ResumeSection } from './split-sections';

/** What may stand beside a name on a line that is its own: marks and a label. */
const NAME_LINE_FILLERS =
  /[^\p{L}]+|\b(?:full|candidate|applicant|name|nombre|nom|resume|cv|curriculum|vitae)\b/giu;

/** The sections without the line that holds the person's name and nothing else. */
export function removeNameLine(sections: ResumeSection[], name: PersonName | null): ResumeSection[] {
  if (!name) return sections;
  return sections.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => {
      if (name.start < line.start || name.start >= line.end) return true;
      const before = line.text.slice(0, name.start - line.start);
      const after = line.text.slice(name.end - line.start);
      return `${before} ${after}`.replace(NAME_LINE_FILLERS, '') !== '';
    }),
  }));
}
