import type { WorkItem } from '../../../parsed-resume';
import { occupationOfTitle } from '../../../text/occupation-of-title';

/** Adds the occupation of each position by its title. */
export function addOccupations(work: WorkItem[]): void {
  for (const item of work) {
    const best = item.position === null ? null : occupationOfTitle(item.position);
    if (!best) continue;
    item.onetSocCode = best.onetSocCode;
    item.onetTitle = best.title;
    item.occupationConfidence = best.confidence;
  }
}
