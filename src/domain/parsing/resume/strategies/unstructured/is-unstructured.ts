import type { LayoutDocument } from '../../../../layout/layout-document';

/** Text that a job board prints into each resume it exports. */
const JOB_BOARD = /\bindeed\.com\/r\/|\bon Indeed\b/i;

/**
 * True for a text that lost its layout: its line breaks are missing, or a job board has converted it to its own form.
 * Then only the words tell what a line is, and the tagger, which was trained on such texts, extracts more than rules of
 * layout. A text with its original line breaks counts as laid out.
 */
export function isUnstructured({ pages }: LayoutDocument): boolean {
  const hasNoLayout = pages.every(({ lines }) =>
    lines.every(
      ({ box, fontSize, headingLevel, listLevel, cell, bold }) =>
        box === null &&
        fontSize === null &&
        headingLevel === null &&
        listLevel === null &&
        cell === null &&
        !bold,
    ),
  );
  return (
    hasNoLayout &&
    pages.some(({ flattened, lines }) => flattened || lines.some(({ text }) => JOB_BOARD.test(text)))
  );
}
