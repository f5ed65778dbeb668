import type { SourceText } from '../../text/source-text';
import type { PostingLines } from '../posting-model';
import { detectWrapWidth } from './line-wrapping';

/** Reads the lines of a posting and detects the width at which they are wrapped. */
export function readLines(source: SourceText): PostingLines {
  return {
    source,
    flat: flatten(source.raw),
    width: detectWrapWidth(source.lines.map((line) => line.text)),
  };
}

/** Replaces every white-space character by one blank. */
function flatten(text: string): string {
  return text.replace(/[\s\u200B\uFEFF]/g, ' ');
}
