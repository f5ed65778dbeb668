import type { Posting } from '../../posting-model';

/** Maximum sentences searched for requirements; no real posting has more. */
const MAX_TEXTS = 2_000;

/**
 * Returns the texts that may state a requirement: the required items, or every sentence of a posting that lists none.
 */
export function requestTexts(posting: Posting, required: readonly string[]): readonly string[] {
  if (required.length > 0) return required;
  return posting.sections
    .flatMap(({ kind, items }) =>
      kind === 'about' || kind === 'legal' || kind === 'preferred' ? [] : items.map(({ text }) => text),
    )
    .slice(0, MAX_TEXTS);
}
