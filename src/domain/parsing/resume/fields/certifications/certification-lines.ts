import type { ResumeLine } from '../../segmentation/resume-lines';
import { readGridsByColumn } from '../../segmentation/cell-grid';
import { linesOf } from '../../segmentation/section-lookup';
import type { ResumeSectionKind } from '../../segmentation/section-kind';
import type { ResumeSection } from '../../segmentation/segment-sections';
import type { SourceText } from '../../../text/source-text';
import { certificationsInSentences } from './certification-sentences';
import { isCertificationLine, listsCertificationsOnly } from './certifications';
import { countWords } from '../../../text/word-count';

/** Sections in which a line of certifications alone may stand. */
const OTHER_SECTIONS = new Set<ResumeSectionKind | undefined>([
  'other',
  'personal',
  'contact',
  'education',
  'work',
  'languages',
  'header',
  'skills',
]);

/**
 * Returns the lines under a heading for certifications, and the certifications under headings such as "Skills &
 * Certifications", and lines of other sections that name nothing but certifications.
 */
export function certificationLines(source: SourceText, sections: ResumeSection[]): ResumeLine[] {
  const certificationSectionLines = readGridsByColumn(linesOf(sections, 'certifications'));
  const shared = sections
    .filter((section) => section.kinds[0] !== 'certifications' && section.kinds.includes('certifications'))
    .flatMap((section) => section.lines)
    .filter((line) => isCertificationLine(line.text));
  const elsewhere = sections
    .filter(({ kinds: [kind] }) => OTHER_SECTIONS.has(kind))
    .flatMap((section) => section.lines)
    .flatMap(splitLabelledFacts)
    .filter((line) => !line.bullet && listsCertificationsOnly(line));
  const stated = certificationsInSentences(
    source,
    linesOf(sections, 'header', 'summary', 'objective', 'other'),
  );
  return [...certificationSectionLines, ...shared, ...elsewhere, ...stated];
}

const LABELLED_FACT = /^\p{L}[\p{L}' -]{1,30}:\s*\S/u;

/** Splits "Date of birth: 5 May 1999 · Driving licence: B", facts about a person on one line. */
function splitLabelledFacts(line: ResumeLine): ResumeLine[] {
  if (!/[·•|]/.test(line.text)) return [line];
  const parts = line.text.split(/\s+[·•|]\s+/);
  if (parts.length < 2 || !parts.every((part) => LABELLED_FACT.test(part))) return [line];
  let from = 0;
  return parts.map((text) => {
    const at = line.text.indexOf(text, from);
    from = at + text.length;
    const [start, end] = [line.start + at, line.start + from];
    const dates = line.dates.filter((date) => date.start >= start && date.end <= end);
    return { ...line, text, start, end, dates, words: countWords(text) };
  });
}
