import { titleIndex, type TitleOccupation } from '../../skills';

/** Below this an occupation is a guess and not reported. */
const MIN_CONFIDENCE = 0.2;
const MAX_TITLE_LENGTH = 120;
/** Cached, because titles repeat and a look-up costs as much as the rest of a short text. */
const MAX_CACHED_TITLES = 4000;
const occupationByTitle = new Map<string, TitleOccupation | null>();

/** The O*NET occupation a title names; null when none is likely enough to be reported. */
export function occupationOfTitle(title: string): TitleOccupation | null {
  if (title.length > MAX_TITLE_LENGTH) return null;
  // The key keeps the case, which distinguishes an abbreviation from a word.
  const known = occupationByTitle.get(title);
  if (known !== undefined) return known;
  const best = titleIndex().place(title, 1)[0] ?? null;
  const likely = best && best.confidence >= MIN_CONFIDENCE ? best : null;
  if (occupationByTitle.size >= MAX_CACHED_TITLES) occupationByTitle.clear();
  occupationByTitle.set(title, likely);
  return likely;
}
