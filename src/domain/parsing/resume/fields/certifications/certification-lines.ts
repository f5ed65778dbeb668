import type { ResumeLine } from '../../segmentation/resume-lines';
import { linesOf } from '../../segmentation/section-lookup';
import type { ResumeSectionKind } from '../../segmentation/section-kind';
import type { ResumeSection } from '../../segmentation/segment-sections';
import type { SourceText } from '../../../text/source-text';
import { certificationsInSentences } from './certification-sentences';
import { isCertificationLine, listsCertificationsOnly } from './certifications';

/** Sections in which a line of certifications alone may stand. */
const OTHER_SECTIONS = new Set<ResumeSectionKind | undefined>([
  'other',
  'personal',
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
  const certificationSectionLines = linesOf(sections, 'certifications');
  const shared = sections
    .filter((section) => section.kinds[0] !== 'certifications' && section.kinds.includes('certifications'))
    .flatMap((section) => section.lines)
    .filter((line) => isCertificationLine(line.text));
  const elsewhere = sections
    .filter(({ kinds: [kind] }) => OTHER_SECTIONS.has(kind))
    .flatMap((section) => section.lines)
    .filter((line) => !line.bullet && listsCertificationsOnly(line));
  const stated = certificationsInSentences(
    source,
    linesOf(sections, 'header', 'summary', 'objective', 'other'),
  );
  return [...certificationSectionLines, ...shared, ...elsewhere, ...stated];
}
