import type { Steps } from '../../../steps';
import type { EducationItem, ResumeSkill } from '../../parsed-resume';
import type { WorkDraft } from '../fields/work/work-draft';
import type { Calibration } from '../outcome/calibration';
import type { ResumeSection } from '../segmentation/segment-sections';
import type { SegmentedResume } from '../segmented-resume';

/** Extracts the entries of a resume in a way that suits its layout. */
export interface ExtractionStrategy {
  /** The measured curves with which its confidences are calibrated. */
  readonly calibration: keyof Calibration;
  /** Adds the sections that have no heading. */
  completeSections(sections: ResumeSection[]): ResumeSection[];
  extractEntries(resume: SegmentedResume): Steps<ExtractedEntries>;
}

export interface ExtractedEntries {
  /** Null if the line below the name is the better headline. */
  headline: string | null;
  work: WorkDraft[];
  volunteer: WorkDraft[];
  education: EducationItem[];
  skills: ResumeSkill[];
}
