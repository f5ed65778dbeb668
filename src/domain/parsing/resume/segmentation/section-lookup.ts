import type { ResumeLine } from './resume-lines';
import type { ResumeSectionKind } from './section-kind';
import type { ResumeSection } from './segment-sections';

/** Sections whose main kind is the given one. */
export function sectionsOf(sections: readonly ResumeSection[], kind: ResumeSectionKind): ResumeSection[] {
  return sections.filter((section) => section.kinds[0] === kind);
}

/** Lines of all sections whose main kind is one of those given, in the order of the document. */
export function linesOf(
  sections: readonly ResumeSection[],
  ...kinds: readonly ResumeSectionKind[]
): ResumeLine[] {
  return sections
    .filter(({ kinds: [kind] }) => kind !== undefined && kinds.includes(kind))
    .flatMap((section) => section.lines);
}
