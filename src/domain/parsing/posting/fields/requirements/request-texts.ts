import type { Posting } from '../../posting-model';

/** Sentences searched for requirements; no posting has more. */
const MAX_TEXTS = 2_000;

/** Texts that may state a requirement: the required items, or every sentence of a posting that lists none. */
export function requestTexts(posting: Posting, required: readonly string[]): readonly string[] {
  if (required.length > 0) return required;
  return posting.sections
    .flatMap(({ kind, items }) => (kind === 'about' || kind === 'legal' ? [] : items.map(({ text }) => text)))
    .slice(0, MAX_TEXTS);
}
