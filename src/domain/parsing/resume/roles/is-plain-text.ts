import type { LayoutDocument } from '../../../layout/layout-document';

/**
 * True for a text with its own line breaks and no typography, like those the roles of lines were trained on. The typography
 * of other documents tells the rules what a line is.
 */
export function isPlainText({ pages }: LayoutDocument): boolean {
  return pages.every(
    ({ flattened, lines }) =>
      flattened !== true &&
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
}
