import type { Evidence } from '../../common';
import { evidenceAt, type SourceText } from '../text/source-text';

/** Returns every word of a document with pages, with its place; empty for a document without pages. */
export function wordsOf(source: SourceText): Evidence[] {
  if (!source.paginated) return [];
  return source.lines.flatMap((line) =>
    [...line.text.matchAll(/\S+/g)].map(({ 0: word, index }) =>
      evidenceAt(source, line.start + index, line.start + index + word.length),
    ),
  );
}
