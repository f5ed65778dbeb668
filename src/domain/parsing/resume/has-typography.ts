import type { LayoutDocument } from '../../layout/layout-document';

/** True if the place, size or style of a line is known, so that more than words and line breaks tell what it is. */
export function hasTypography({ pages }: LayoutDocument): boolean {
  return pages.some(({ lines }) =>
    lines.some(
      ({ box, fontSize, headingLevel, listLevel, cell, bold }) =>
        box !== null ||
        fontSize !== null ||
        headingLevel !== null ||
        listLevel !== null ||
        cell !== null ||
        bold,
    ),
  );
}
