import type { SourceText } from '../text/source-text';
import type { PostingSectionKind } from './segmentation/section-kind';

/** One entry of a section. `text` is the raw text of the span with each white-space character replaced by a blank. */
export interface PostingItem {
  start: number;
  end: number;
  text: string;
  /** True if the item has a list marker. */
  bullet: boolean;
}

export interface PostingSection {
  kind: PostingSectionKind;
  /** As written; null for text without a heading. */
  heading: string | null;
  /** Offsets of everything under the heading. */
  start: number;
  end: number;
  items: PostingItem[];
}

/** A posting segmented into sections and items; all offsets are into the raw text. */
export interface Posting extends SegmentedPosting {
  /** Words of other languages are not looked for in an English posting. */
  isEnglish: boolean;
}

export interface SegmentedPosting {
  source: SourceText;
  /**
   * `source.raw` with each white-space character replaced by a blank, so that patterns match across line ends; same
   * offsets.
   */
  flat: string;
  sections: PostingSection[];
}

/** The text of a posting before it is segmented. */
export interface PostingLines {
  source: SourceText;
  /** As in `Posting`. */
  flat: string;
  /** Width at which the lines are wrapped; null if each line is a paragraph. */
  width: number | null;
}

/** A line, or its rest after a heading, by its offsets in the raw text. */
export interface LineSpan {
  start: number;
  end: number;
  blank: boolean;
}
