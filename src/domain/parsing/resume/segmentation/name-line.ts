import { collectWords } from '../../locales';
import type { PersonName } from '../fields/contact/person-name';
import type { ResumeSection } from './segment-sections';

const ONE_WORD_LABELS = collectWords((locale) =>
  locale.nameLabels?.filter((label) => !label.includes(' ')),
).join('|');
/** Text that the line of the name may also contain: punctuation and a label. */
const NAME_LINE_FILLERS = new RegExp(
  `[^\\p{L}]+|\\b(?:full|candidate|applicant|resume|cv|curriculum|vitae|${ONE_WORD_LABELS})\\b`,
  'giu',
);

/** Removes the line that contains only the candidate's name. */
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
