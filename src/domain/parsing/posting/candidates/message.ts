import type { Posting } from '../posting-model';
import { markerLength } from '../segmentation/item-markers';

/** Longer texts have the form of a job board, with title and employer on lines of their own. */
const MAX_CHARACTERS = 1800;
/** A text with as many items is a list of requirements, whatever its headings. */
const MAX_ITEMS = 7;
const LISTS = new Set(['required', 'preferred', 'responsibilities']);

/**
 * True for a short text in English without long or headed lists: a message, a flyer, a post or a letter, whose sentences name title
 * and employer.
 */
export function isMessage({ flat, source, sections, isEnglish }: Posting): boolean {
  return (
    isEnglish &&
    flat.length <= MAX_CHARACTERS &&
    !sections.some(({ kind }) => LISTS.has(kind)) &&
    source.lines.filter(({ text }) => markerLength(text) > 0).length <= MAX_ITEMS
  );
}
