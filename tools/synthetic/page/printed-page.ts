import type { ParsedResume } from '../../../src/domain/parsing/parsed-resume';

/** The expected API response for a document, without `meta`. */
export type TruthRecord = Omit<ParsedResume, 'meta'>;

/** Content of a piece of a line, by which a renderer chooses its style. */
export type Role = 'title' | 'employer' | 'place' | 'dates' | 'label' | 'plain';

export interface Piece {
  text: string;
  role: Role;
}

/** One line of the header of an entry. */
export interface Row {
  left: Piece[];
  /** Placed at the right edge if the layout has one. */
  right: Piece[];
}

export interface PrintedEntry {
  rows: Row[];
  /** Dates in a separate column to the left of the entry. */
  margin: string | null;
  paragraph: string | null;
  bullets: string[];
}

export type ListForm = 'bullets' | 'commas' | 'lines' | 'pipes' | 'columns' | 'groups' | 'bars';

export type SectionBody =
  | { kind: 'entries'; entries: PrintedEntry[] }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; form: ListForm; items: string[] };

export type SectionName =
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'volunteer'
  | 'references'
  | 'interests';

export interface PrintedSection {
  name: SectionName;
  heading: string;
  body: SectionBody;
}

export interface ContactLine {
  kind: 'place' | 'phone' | 'email' | 'link';
  text: string;
}

/** The content of a resume before layout. */
export interface PrintedPage {
  name: string;
  headline: string | null;
  contacts: ContactLine[];
  sections: PrintedSection[];
}

/** Returns the text of a row's pieces. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}
