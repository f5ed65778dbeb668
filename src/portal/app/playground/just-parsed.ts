/** Represents a newly parsed document among the ids of records. */
export const PARSED_DOCUMENT_ID = 'parsed';

export interface ParsedResumeFile {
  file: File;
  /** Name of the person, or of the file when no name was extracted. */
  name: string;
}

export interface ParsedPostingText {
  text: string;
  title: string;
}

/** Documents parsed during this visit. They are stored only when they are matched. */
export interface RecentlyParsed {
  resume: ParsedResumeFile | null;
  posting: ParsedPostingText | null;
}
