import type { SkillSection } from '../../../parsed-resume';
import type { ResumeLine } from '../../segmentation/resume-lines';
import type { ResumeSectionKind } from '../../segmentation/section-kind';
import type { ResumeSection } from '../../segmentation/segment-sections';

/** Lines of one section, with the name of the section in `foundIn`. */
export interface SkillArea {
  section: SkillSection;
  lines: ResumeLine[];
}

const SKILL_SECTIONS: Partial<Record<ResumeSectionKind, SkillSection>> = {
  work: 'work',
  volunteer: 'work',
  education: 'education',
  certifications: 'certifications',
  summary: 'summary',
  objective: 'summary',
  projects: 'projects',
  header: 'other',
  other: 'other',
  awards: 'other',
  // The section lists spoken or programming languages: "Languages: C, C++".
  languages: 'other',
};

/** Returns the sections other than the list of skills that may name skills. */
export function skillAreas(sections: readonly ResumeSection[]): SkillArea[] {
  return sections.flatMap(({ kinds: [kind], lines }) => {
    const section = kind === undefined ? undefined : SKILL_SECTIONS[kind];
    return section === undefined ? [] : [{ section, lines }];
  });
}
