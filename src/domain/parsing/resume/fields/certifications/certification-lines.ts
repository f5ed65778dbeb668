import type { ResumeLine } from '../../segmentation/resume-lines';
import { linesOf } from '../../segmentation/section-lookup';
import type { ResumeSection } from '../../segmentation/segment-sections';
import { isCertificationLine } from './certifications';

/** Lines under a heading for certifications, and those among the lines of "Skills & Certifications" and the like. */
export function certificationLines(sections: ResumeSection[]): ResumeLine[] {
  const own = linesOf(sections, 'certifications');
  const shared = sections
    .filter((section) => section.kinds[0] !== 'certifications' && section.kinds.includes('certifications'))
    .flatMap((section) => section.lines)
    .filter((line) => isCertificationLine(line.text));
  return [...own, ...shared];
}
