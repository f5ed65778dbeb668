import { titleIndex, type PlacedTitle } from '../../skills';

/** Below this an occupation is a guess and not reported. */
const LEAST = 0.2;
const LONGEST_TITLE = 120;
/** The same titles come again and again; a look-up costs as much as the rest of a short text. */
const REMEMBERED = 4000;
const placed = new Map<string, PlacedTitle | null>();

/** The O*NET occupation a title names; null when none is likely enough to be reported. */
export function occupationOf(title: string): PlacedTitle | null {
  if (title.length > LONGEST_TITLE) return null;
  // By the title just as written: case can tell an abbreviation from words.
  const known = placed.get(title);
  if (known !== undefined) return known;
  const best = titleIndex().place(title, 1)[0] ?? null;
  const likely = best && best.confidence >= LEAST ? best : null;
  if (placed.size >= REMEMBERED) placed.clear();
  placed.set(title, likely);
  return likely;
}
