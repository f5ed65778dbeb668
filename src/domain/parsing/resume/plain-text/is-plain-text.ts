import type { SourceText } from '../../text/source-text';

/**
 * True for a text that kept nothing of how it was printed: no places, sizes, weights, headings. There the words alone
 * say what a line is, and the tagger, which was trained on such texts, reads them better than rules of layout.
 */
export function isPlainText(source: SourceText): boolean {
  return source.lines.every(
    ({ layout }) =>
      layout.box === null &&
      layout.fontSize === null &&
      layout.headingLevel === null &&
      layout.listLevel === null &&
      layout.cell === null &&
      !layout.bold,
  );
}
