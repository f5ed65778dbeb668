import type { ResumeLine } from './resume-lines';
import type { ResumeSectionKind } from './section-kind';
import type { ResumeSection } from './segment-sections';

/** Returns the sections with this main kind. */
export function sectionsOf(sections: readonly ResumeSection[], kind: ResumeSectionKind): ResumeSection[] {
  return sections.filter((section) => section.kinds[0] === kind);
}

/** Returns the lines of all sections with one of these main kinds, in the order of the document. */
export function linesOf(
  sections: readonly ResumeSection[],
  ...kinds: readonly ResumeSectionKind[]
): ResumeLine[] {
  const lines: ResumeLine[] = [];
  for (const section of sections) {
    const kind = section.kinds[0];
    if (kind !== undefined && kinds.includes(kind)) for (const line of section.lines) lines.push(line);
  }
  return lines;
}
