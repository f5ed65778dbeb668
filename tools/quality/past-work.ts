import type { WorkItem } from '../../src/domain/parsing/parsed-resume';

/** Past work of which only this is known. */
export function pastWork(known: Partial<WorkItem>): WorkItem {
  return {
    name: null,
    position: null,
    onetSocCode: null,
    onetTitle: null,
    occupationConfidence: null,
    employmentType: null,
    location: null,
    url: null,
    startDate: null,
    endDate: null,
    isCurrent: false,
    months: null,
    rawDates: null,
    summary: null,
    highlights: [],
    skills: [],
    confidence: 1,
    ...known,
  };
}
