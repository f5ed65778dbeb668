import type { EducationItem, ResumeSkill } from '../../parsed-resume';
import type { WorkDraft } from '../fields/work/work-draft';
import type { Calibration } from '../outcome/calibration';
import type { ResumeSection } from '../segmentation/segment-sections';
import type { SegmentedResume } from '../segmented-resume';

/** How the entries of a resume are extracted, given how much of its layout is known. */
export interface ExtractionStrategy {
  /** The measured curves its confidences are calibrated with. */
  readonly calibration: keyof Calibration;
  /** Adds the sections that no heading announces. */
  completeSections(sections: ResumeSection[]): ResumeSection[];
  extractEntries(resume: SegmentedResume): ExtractedEntries;
}

export interface ExtractedEntries {
  /** Null where the line below the name is the better headline. */
  headline: string | null;
  work: WorkDraft[];
  volunteer: WorkDraft[];
  education: EducationItem[];
  skills: ResumeSkill[];
}
