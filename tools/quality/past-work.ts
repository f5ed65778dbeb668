import type { WorkItem } from '../../src/domain/parsing/parsed-resume';
import { statedWork } from '../../src/domain/parsing/structured/stated-resume';

/** A past position with the given fields; all others are empty. */
export function pastWork(fields: Partial<WorkItem>): WorkItem {
  return statedWork(fields);
}
