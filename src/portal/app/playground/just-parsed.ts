/** Stands for a document just parsed among the ids of records. */
export const PARSED = 'parsed';

export interface ParsedResumeFile {
  file: File;
  /** Of the person, or of the file where no name was read. */
  name: string;
}

export interface ParsedPostingText {
  text: string;
  title: string;
}

/** What was parsed in this visit and can be matched. Nothing of it is kept anywhere until it is matched. */
export interface JustParsed {
  resume: ParsedResumeFile | null;
  posting: ParsedPostingText | null;
}
