import type { LayoutDocument } from '../../../../layout/layout-document';

/** What a job board prints into each resume it exports. */
const JOB_BOARD = /\bindeed\.com\/r\/|\bon Indeed\b/i;

/**
 * True for a text that kept nothing of how it was written: its line breaks were lost, or a job board has put it into a
 * form of its own. There the words alone say what a line is, and the tagger, which was trained on such texts, reads
 * them better than rules of layout. A text that kept its typed line breaks counts as laid out.
 */
export function isUnstructured({ pages }: LayoutDocument): boolean {
  const bare = pages.every(({ lines }) =>
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
    bare && pages.some(({ flattened, lines }) => flattened || lines.some(({ text }) => JOB_BOARD.test(text)))
  );
}
