import type { CandidateProfile } from '../candidates/candidate';
import type { EmploymentType, WorkplaceType } from '../common';
import type { ParsedJobDescription } from '../parsing/parsed-job-description';
import { occupationOfTitle } from '../parsing/text/occupation-of-title';
import type { OpeningFacts } from './features';
import { industryOfEmployer, usualIndustry, type Industry } from './industry';
import { plannedEndOf, type PlannedEnd } from './planned-end';
import { summarizeWorkHistory, type WorkHistory } from './work-history';

/** The candidate fields a forecast reads. No other field can reach it. */
export type RetentionCandidate = Pick<CandidateProfile, 'work'> & {
  preferences: Pick<CandidateProfile['preferences'], 'hourlyMinUsd'>;
};

/** The job fields a forecast reads. */
export type RetentionJob = Pick<
  ParsedJobDescription,
  | 'title'
  | 'employerName'
  | 'hourlyMinUsd'
  | 'hourlyMaxUsd'
  | 'employmentType'
  | 'workplaceType'
  | 'startDate'
  | 'onetSocCode'
> &
  Partial<Pick<ParsedJobDescription, 'summary'>>;

/** All inputs of a forecast, extracted from the two records. */
export interface RetentionInput {
  history: WorkHistory;
  opening: OpeningFacts;
  industry: Industry | null;
  hourlyMinUsd: number | null;
  hourlyMaxUsd: number | null;
  payVsExpectedPct: number | null;
  /** Null when unknown and for remote work. */
  commuteMiles: number | null;
  employmentType: EmploymentType | null;
  workplaceType: WorkplaceType | null;
  /** Null for a permanent position. */
  plannedEnd: PlannedEnd | null;
}

/**
 * Extracts the inputs of a pair. The caller measures `commuteMiles`. The current date is not an input: the same records
 * give the same forecast on any day.
 */
export function retentionInput(
  candidate: RetentionCandidate,
  job: RetentionJob,
  commuteMiles: number | null = null,
): RetentionInput {
  const opening = openingOf(job);
  const { code, industry } = opening;
  return {
    history: summarizeWorkHistory(candidate.work, { code, employer: job.employerName, industry }),
    opening,
    industry,
    hourlyMinUsd: job.hourlyMinUsd,
    hourlyMaxUsd: job.hourlyMaxUsd,
    payVsExpectedPct: payVersusRequestedPercent(candidate.preferences.hourlyMinUsd, job),
    commuteMiles: job.workplaceType === 'remote' ? null : commuteMiles,
    employmentType: job.employmentType,
    workplaceType: job.workplaceType,
    plannedEnd: plannedEndOf(job),
  };
}

/** Extracts the facts of an opening, with the code of its occupation. */
export function openingOf(job: RetentionJob): OpeningFacts & { code: string | null } {
  const code = job.onetSocCode ?? occupationOfTitle(job.title)?.onetSocCode ?? null;
  const group = code?.slice(0, 2) ?? null;
  return {
    code,
    title: job.title,
    group,
    industry: industryOfEmployer(job.employerName) ?? usualIndustry(group),
    startMonth: monthOf(job.startDate),
    employmentType: job.employmentType,
  };
}

function monthOf(date: string | null): number | null {
  const month = date === null ? NaN : Number(date.slice(5, 7));
  return month >= 1 && month <= 12 ? month : null;
}

/** Midpoint of the offered pay relative to the requested pay, in percent with one decimal. */
export function payVersusRequestedPercent(
  requestedPay: number | null,
  job: Pick<RetentionJob, 'hourlyMinUsd' | 'hourlyMaxUsd'>,
): number | null {
  const [low, high] = [job.hourlyMinUsd ?? job.hourlyMaxUsd, job.hourlyMaxUsd ?? job.hourlyMinUsd];
  if (requestedPay === null || requestedPay <= 0 || low === null || high === null) return null;
  return Math.round(((low + high) / 2 / requestedPay - 1) * 1000) / 10;
}
