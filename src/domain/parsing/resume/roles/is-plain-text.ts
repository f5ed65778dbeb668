import type { LayoutDocument } from '../../../layout/layout-document';
import { hasTypography } from '../has-typography';

/**
 * True for a text with its own line breaks and no typography, like those the roles of lines were trained on. The typography
 * of other documents tells the rules what a line is.
 */
export function isPlainText(document: LayoutDocument): boolean {
  return document.pages.every(({ flattened }) => flattened !== true) && !hasTypography(document);
}
