import type { ResumeLine } from '../../segmentation/resume-lines';
import { linesOf } from '../../segmentation/section-lookup';
import type { ResumeSection } from '../../segmentation/segment-sections';
import { isCertificationLine } from './certifications';

/**
 * Returns the lines under a heading for certifications, and the certifications under headings such as "Skills &
 * Certifications".
 */
export function certificationLines(sections: ResumeSection[]): ResumeLine[] {
  const certificationSectionLines = linesOf(sections, 'certifications');
  const shared = sections
    .filter((section) => section.kinds[0] !== 'certifications' && section.kinds.includes('certifications'))
    .flatMap((section) => section.lines)
    .filter((line) => isCertificationLine(line.text));
  return [...certificationSectionLines, ...shared];
}
