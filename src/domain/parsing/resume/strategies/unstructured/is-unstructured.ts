import type { LayoutDocument } from '../../../../layout/layout-document';
import { hasTypography } from '../../has-typography';

/** Text that a job board prints into each resume it exports. */
const JOB_BOARD = /\bindeed\.com\/r\/|\bon Indeed\b/i;

/**
 * True for a text that lost its layout: its line breaks are missing, or a job board has converted it to its own form.
 * Then only the words tell what a line is, and the tagger, which was trained on such texts, extracts more than rules of
 * layout. A text with its original line breaks counts as laid out.
 */
export function isUnstructured(document: LayoutDocument): boolean {
  return (
    !hasTypography(document) &&
    document.pages.some(({ flattened, lines }) => flattened || lines.some(({ text }) => JOB_BOARD.test(text)))
  );
}
