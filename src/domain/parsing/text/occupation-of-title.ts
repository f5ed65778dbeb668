import { titleIndex, type TitleOccupation } from '../../skills';

/** An occupation with a lower confidence is a guess and is not reported. */
const MIN_CONFIDENCE = 0.2;
const MAX_TITLE_LENGTH = 120;
/** Cached, because titles repeat and a lookup takes as long as the rest of a short text. */
const MAX_CACHED_TITLES = 4000;
const occupationByTitle = new Map<string, TitleOccupation | null>();

/** Returns the O*NET occupation that a title names; null if none is likely enough. */
export function occupationOfTitle(title: string): TitleOccupation | null {
  if (title.length > MAX_TITLE_LENGTH) return null;
  // The key keeps the case, which distinguishes an abbreviation from a word.
  const cachedOccupation = occupationByTitle.get(title);
  if (cachedOccupation !== undefined) return cachedOccupation;
  const best = titleIndex().place(title, 1)[0] ?? null;
  const likely = best && best.confidence >= MIN_CONFIDENCE ? best : null;
  if (occupationByTitle.size >= MAX_CACHED_TITLES) occupationByTitle.clear();
  occupationByTitle.set(title, likely);
  return likely;
}
