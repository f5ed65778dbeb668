import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import { parsePosting } from '../../../../src/domain/parsing/posting/parse-posting';
import type { PostingOutcome } from '../../../../src/domain/parsing/parse-outcome';

/** Parses a posting from plain text on a fixed day. */
export function outcomeOf(text: string): PostingOutcome {
  return parsePosting(layoutFromText(text), { today: '2026-06-01', language: null });
}

/** The fields parsed from a posting. */
export function parse(text: string): PostingOutcome['parsed'] {
  return outcomeOf(text).parsed;
}
