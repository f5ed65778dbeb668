import type { RetentionCandidate, RetentionJob } from '../../../../src/domain/retention';
import type { WorkItem } from '../../../../src/domain/parsing/parsed-resume';
import { pastWork } from '../../../../tools/quality/past-work';

/** A past position with invented values. */
export function samplePosition(overrides: Partial<WorkItem> = {}): WorkItem {
  return pastWork({
    name: 'Harbor Grill',
    position: 'Line cook',
    onetSocCode: '35-2014.00',
    onetTitle: 'Cooks, Restaurant',
    occupationConfidence: 0.9,
    startDate: '2019-03',
    endDate: '2020-06',
    months: 15,
    confidence: 0.9,
    ...overrides,
  });
}

export function sampleJob(overrides: Partial<RetentionJob> = {}): RetentionJob {
  return {
    title: 'Cashier',
    employerName: 'Fairview Market',
    hourlyMinUsd: 15,
    hourlyMaxUsd: 17,
    employmentType: 'full_time',
    workplaceType: 'onsite',
    startDate: '2026-09-01',
    onetSocCode: '41-2011.00',
    ...overrides,
  };
}

export function sampleCandidate(
  work: WorkItem[] = [samplePosition()],
  hourlyMinUsd: number | null = 16,
): RetentionCandidate {
  return { work, preferences: { hourlyMinUsd } };
}
