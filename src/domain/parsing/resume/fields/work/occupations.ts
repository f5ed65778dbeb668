import type { WorkItem } from '../../../parsed-resume';
import { occupationOfTitle } from '../../../text/occupation-of-title';

/** Adds the occupation of a position by its title. */
export function addOccupation(item: WorkItem): void {
  const best = item.position === null ? null : occupationOfTitle(item.position);
  if (!best) return;
  item.onetSocCode = best.onetSocCode;
  item.onetTitle = best.title;
  item.occupationConfidence = best.confidence;
}
