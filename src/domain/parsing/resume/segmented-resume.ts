import type { LayoutDocument } from '../../layout/layout-document';
import type { ResumeBasics } from '../parsed-resume';
import type { SourceText } from '../text/source-text';
import type { ContactDetails } from './fields/contact/contact-details';
import type { PersonName } from './fields/contact/person-name';
import type { ResumeLine } from './segmentation/resume-lines';
import type { ResumeSection } from './segmentation/segment-sections';
import type { ResumeSpan } from './tagger/resume-spans';

/** A resume cut into sections, as the strategies read it. */
export interface SegmentedResume {
  document: LayoutDocument;
  source: SourceText;
  lines: ResumeLine[];
  /** Without the line of the name. */
  sections: ResumeSection[];
  candidate: IdentifiedCandidate;
  /** The day that "Present" stands for. */
  today: string;
  /** Spans of the tagger. It takes half the time of a parse, so it runs on the first call only. */
  taggedSpans: () => ResumeSpan[];
}

/** Who the resume is about. */
export interface IdentifiedCandidate {
  basics: ResumeBasics;
  contacts: ContactDetails;
  name: PersonName | null;
}
