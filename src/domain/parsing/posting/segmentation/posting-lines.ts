import type { SourceText } from '../../text/source-text';
import type { PostingLines } from '../posting-model';
import { detectWrapWidth } from './line-wrapping';

/** The lines of a posting, with the width at which they are wrapped. */
export function readLines(source: SourceText): PostingLines {
  return {
    source,
    flat: flatten(source.raw),
    width: detectWrapWidth(source.lines.map((line) => line.text)),
  };
}

/** Replaces every white-space character by a blank, one for one. */
function flatten(text: string): string {
  return text.replace(/[\s\u200B\uFEFF]/g, ' ');
}
