import type { WorkItem } from '../../src/domain/parsing/parsed-resume';

/** A past position with the given fields; all others are empty. */
export function pastWork(fields: Partial<WorkItem>): WorkItem {
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
    ...fields,
  };
}
