import type { PartialDate } from '../common';
import type { WorkItem } from '../parsing/parsed-resume';
import { occupationOfTitle } from '../parsing/text/occupation-of-title';
import type { HistoryFacts } from './features';
import { industryOfEmployer, usualIndustry, type Industry } from './industry';
import type { OccupationMatchLevel } from './retention-forecast';

/**
 * A candidate's past jobs as inputs of a forecast: their number, length and similarity to the opening. Dates and gaps
 * between jobs are excluded.
 */
export interface WorkHistory extends HistoryFacts {
  medianDays: number | null;
  longestDays: number | null;
  matchLevel: OccupationMatchLevel | null;
  sameIndustry: boolean | null;
  knownEmployer: boolean | null;
}

const DAYS_PER_MONTH = 30.44;
const DAYS_PER_YEAR = 365.25;
/** Assumed length of a position that began and ended in the same month, or whose dates are as coarse. */
const MIN_TENURE_DAYS = 15;
/** The first two digits of a SOC code are its major group. */
const GROUP_LENGTH = 2;

/** Summarizes past work relative to an opening: its O*NET-SOC code, employer and industry. */
export function summarizeWorkHistory(
  work: readonly WorkItem[],
  opening: { code: string | null; employer: string | null; industry: Industry | null },
): WorkHistory {
  const tenureDays = completedTenures(work);
  const codes = codesOf(work);
  const matchLevel = nearestOccupation(codes, opening.code);
  return {
    ...tenureFacts(work, tenureDays),
    medianDays: median(tenureDays),
    longestDays: tenureDays.at(-1) ?? null,
    matchLevel,
    sameGroupBefore: matchLevel !== null && matchLevel !== 'none',
    sameIndustry: sharesIndustry(work, codes, opening.industry),
    knownEmployer: opening.employer === null || work.length === 0 ? null : workedFor(work, opening.employer),
  };
}

/** The part of a history that is the same for every opening, and the values that are compared with an opening. */
export interface HistoryFeatures extends Omit<HistoryFacts, 'sameGroupBefore'> {
  /** Distinct SOC major groups of past positions. */
  groups: string[];
  /** Distinct plain names of past employers. */
  employers: string[];
}

export function historyFeaturesOf(work: readonly WorkItem[]): HistoryFeatures {
  const groups = codesOf(work).flatMap((code) => (code ? [code.slice(0, GROUP_LENGTH)] : []));
  const employers = work.flatMap(({ name }) => (name === null ? [] : [plainName(name)]));
  return {
    ...tenureFacts(work, completedTenures(work)),
    groups: [...new Set(groups)],
    employers: [...new Set(employers)].filter((name) => name !== ''),
  };
}

/**
 * Days at each past employer, the shortest first. Positions of one employer count together: assignments through one
 * agency, seasons at one farm and promotions are not changes of job. A current employer counts with the days so far if
 * they exceed the mean of the others, because the tenure is at least as long.
 */
function completedTenures(work: readonly WorkItem[]): number[] {
  const employers = new Map<string, { days: number; current: boolean }>();
  work.forEach((item, index) => {
    const days = tenureOf(item);
    if (days === null) return;
    const employer = (item.name === null ? '' : plainName(item.name)) || `position ${index}`;
    const employerTenure = employers.get(employer);
    employers.set(employer, {
      days: days + (employerTenure?.days ?? 0),
      current: item.isCurrent || employerTenure?.current === true,
    });
  });
  const all = [...employers.values()];
  const ended = all.filter(({ current }) => !current).map(({ days }) => days);
  const mean = ended.reduce((sum, days) => sum + days, 0) / Math.max(1, ended.length);
  const ongoing = all.filter(({ current, days }) => current && days > mean).map(({ days }) => days);
  return [...ended, ...ongoing].sort((a, b) => a - b);
}

function tenureFacts(work: readonly WorkItem[], tenureDays: readonly number[]) {
  return {
    listedJobs: employerCount(work),
    completedJobs: tenureDays.length,
    meanDays:
      tenureDays.length === 0
        ? null
        : Math.round(tenureDays.reduce((sum, days) => sum + days, 0) / tenureDays.length),
    shortestDays: tenureDays[0] ?? null,
  };
}

/** Employers on the record; a position without a name counts as one. */
function employerCount(work: readonly WorkItem[]): number {
  const names = work.map(({ name }, index) => (name === null ? '' : plainName(name)) || `position ${index}`);
  return new Set(names).size;
}

function codesOf(work: readonly WorkItem[]): (string | null | undefined)[] {
  return work.map(
    (item) => item.onetSocCode ?? (item.position ? occupationOfTitle(item.position)?.onetSocCode : null),
  );
}

/** Days of a completed position by its dates, else by its months; null if both are unknown. */
function tenureOf(item: WorkItem): number | null {
  if (item.startDate === null || item.endDate === null) {
    return item.months === null ? null : Math.max(MIN_TENURE_DAYS, Math.round(item.months * DAYS_PER_MONTH));
  }
  const days = dayNumber(item.endDate) - dayNumber(item.startDate);
  return days < 0 ? null : Math.max(MIN_TENURE_DAYS, Math.round(days));
}

/** Days since year 0; a date without day or month counts as the middle of its month or year. */
function dayNumber(date: PartialDate): number {
  const [year = 0, month, day] = date.split('-').map(Number);
  const months = month === undefined ? 6 : month - 1;
  return year * DAYS_PER_YEAR + months * DAYS_PER_MONTH + (day ?? 15);
}

function median(sorted: readonly number[]): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

const MATCH_LEVELS: readonly [OccupationMatchLevel, number][] = [
  ['exact', 7],
  ['broad', 6],
  ['major_group', GROUP_LENGTH],
];

/** The closest match among past occupations by the common prefix of the SOC code; null if either side is unknown. */
function nearestOccupation(
  codes: readonly (string | null | undefined)[],
  openingCode: string | null,
): OccupationMatchLevel | null {
  if (openingCode === null || !codes.some((code) => code)) return null;
  const level = MATCH_LEVELS.find(([, length]) =>
    codes.some((code) => code?.slice(0, length) === openingCode.slice(0, length)),
  );
  return level?.[0] ?? 'none';
}

function sharesIndustry(
  work: readonly WorkItem[],
  codes: readonly (string | null | undefined)[],
  industry: Industry | null,
): boolean | null {
  if (industry === null || work.length === 0) return null;
  return work.some(
    (item, index) =>
      (industryOfEmployer(item.name) ?? usualIndustry(codes[index]?.slice(0, 2) ?? null)) === industry,
  );
}

function workedFor(work: readonly WorkItem[], employer: string): boolean {
  const employerName = plainName(employer);
  return (
    employerName !== '' && work.some((item) => item.name !== null && plainName(item.name) === employerName)
  );
}

/** An employer's name without its legal form and punctuation. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\b(inc|llc|ltd|corp|corporation|company|co|the)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
