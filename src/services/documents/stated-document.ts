import { capText } from '../../documents/cap-text';
import { contentWarnings } from '../../documents/content-warnings';
import { DEFAULT_LIMITS } from '../../documents/format-result';
import type { Warning } from '../../domain/common';
import type { LayoutDocument } from '../../domain/layout/layout-document';
import { layoutFromText } from '../../domain/layout/text-layout';
import { findStatedResume } from '../../domain/parsing/structured/find-stated-resume';
import type { StatedResume } from '../../domain/parsing/structured/stated-resume';
import { textOfStatedResume } from '../../domain/parsing/structured/stated-text';

/** A resume that a document states as structured data, and the text that is parsed with it. */
export interface StatedDocument {
  stated: StatedResume;
  document: LayoutDocument;
  /** The document has no text of its own: its text was written from the data. */
  isWritten: boolean;
  warnings: Warning[];
  truncated: boolean;
}

/** Returns null if the structured data of a document describes no person. */
export function statedDocument(document: LayoutDocument, structured: unknown[]): StatedDocument | null {
  if (structured.length === 0) return null;
  const statedResume = findStatedResume(structured);
  if (!statedResume) return null;
  const hasText = document.pages.some((page) => page.lines.some(({ text }) => text.trim() !== ''));
  if (hasText) return { stated: statedResume, document, isWritten: false, warnings: [], truncated: false };
  const written = layoutFromText(textOfStatedResume(statedResume));
  const { pages, cutAt } = capText(written.pages, DEFAULT_LIMITS);
  return {
    stated: statedResume,
    document: { ...written, pages },
    isWritten: true,
    warnings: contentWarnings(pages, []),
    truncated: cutAt !== null,
  };
}
