import type { LayoutDocument } from '../../layout/layout-document';
import type { Steps } from '../../steps';
import type { ResumeBasics } from '../parsed-resume';
import type { SourceText } from '../text/source-text';
import type { ContactDetails } from './fields/contact/contact-details';
import type { PersonName } from './fields/contact/person-name';
import type { LineRoles } from './roles/line-roles';
import type { ResumeLine } from './segmentation/resume-lines';
import type { ResumeSection } from './segmentation/segment-sections';
import type { ResumeSpan } from './tagger/resume-spans';

/** A resume divided into sections, the input of the strategies. */
export interface SegmentedResume {
  document: LayoutDocument;
  source: SourceText;
  lines: ResumeLine[];
  /** Without the line of the candidate's name. */
  sections: ResumeSection[];
  candidate: IdentifiedCandidate;
  /** Roles of the lines, computed at the first call; null for a document with a layout. */
  roles: (() => LineRoles) | null;
  /** ISO 639-1 code of the document's language; null if unknown. */
  language: string | null;
  /** The day that "Present" refers to. */
  today: string;
  /** Spans of the tagger. The tagger takes half the time of a parse, so it runs on the first call. */
  taggedSpans: () => Steps<ResumeSpan[]>;
}

/** The name, contact details and summary of the candidate. */
export interface IdentifiedCandidate {
  basics: ResumeBasics;
  contacts: ContactDetails;
  name: PersonName | null;
}
