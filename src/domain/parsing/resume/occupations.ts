import { titleIndex, type PlacedTitle } from '../../skills';
import type { WorkItem } from '../parsed-resume';

/** Below this an occupation is a guess and not reported. */
const LEAST = 0.2;
const LONGEST_TITLE = 120;
/** The same titles come again and again; a look-up costs as much as the rest of a short text. */
const REMEMBERED = 4000;
const placed = new Map<string, PlacedTitle | null>();

/** Names the occupation of each post after its title. */
export function placeOccupations(work: WorkItem[]): void {
  for (const item of work) {
    const best = item.position === null ? null : occupationOf(item.position);
    if (!best || best.confidence < LEAST) continue;
    item.onetSocCode = best.onetSocCode;
    item.onetTitle = best.title;
    item.occupationConfidence = best.confidence;
  }
}

function occupationOf(title: string): PlacedTitle | null {
  if (title.length > LONGEST_TITLE) return null;
  const key = title.toLowerCase();
  const known = placed.get(key);
  if (known !== undefined) return known;
  const best = titleIndex().place(title, 1)[0] ?? null;
  if (placed.size >= REMEMBERED) placed.clear();
  placed.set(key, best);
  return best;
}
