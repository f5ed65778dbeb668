import type { WorkItem } from '../parsed-resume';
import { occupationOf } from '../text/occupation-of';

/** Names the occupation of each post after its title. */
export function placeOccupations(work: WorkItem[]): void {
  for (const item of work) {
    const best = item.position === null ? null : occupationOf(item.position);
    if (!best) continue;
    item.onetSocCode = best.onetSocCode;
    item.onetTitle = best.title;
    item.occupationConfidence = best.confidence;
  }
}
