import type { EmploymentType } from '../common';
import { logSeparationRatio, type Industry } from './industry';
import { titleKinds, titleTokens } from './title-kinds';

/** Values of features by name; other features are 0. */
export type Features = ReadonlyMap<string, number>;

/** The known facts about a candidate's past jobs at the start of the new one. */
export interface HistoryFacts {
  listedJobs: number;
  completedJobs: number;
  /** Mean days of the completed jobs; null without one. */
  meanDays: number | null;
  shortestDays: number | null;
  /** A past job was in the same SOC major group. */
  sameGroupBefore: boolean;
}

/** The known facts about the opening. */
export interface OpeningFacts {
  title: string;
  /** Two digits of SOC; null when the title does not identify an occupation. */
  group: string | null;
  industry: Industry | null;
  /** 1–12; null when the start date is unknown. */
  startMonth: number | null;
  employmentType: EmploymentType | null;
}

/** Employment types with a planned end, by the corresponding position type. */
const EMPLOYMENT_TYPE_FEATURE: Partial<Record<EmploymentType, string>> = {
  internship: 'internship',
  temporary: 'temporary',
  seasonal: 'temporary',
  contract: 'temporary',
  per_diem: 'temporary',
  volunteer: 'temporary',
};

const YEAR = 365;
/** Minimum tenure used, so that a mistyped month does not outweigh years. */
const MIN_DAYS = 15;
/** Completed jobs at which a candidate's mean tenure counts as much as the population mean. */
const SHRINKAGE = 1.5;

/** Prefixes of features; each prefix is one driver. */
export const HISTORY_PREFIX = 'history.';
export const SEASON_PREFIX = 'season.';
export const GROUP_PREFIX = 'group.';
export const INDUSTRY_PREFIX = 'industry.';
export const KIND_PREFIX = 'kind.';
export const WORD_PREFIX = 'word.';
export const FAMILIARITY_PREFIX = 'familiarity.';

export function historyFeatures(facts: HistoryFacts): [string, number][] {
  if (facts.listedJobs === 0) return [];
  const features: [string, number][] = [
    [`${HISTORY_PREFIX}any`, 1],
    [`${FAMILIARITY_PREFIX}sameGroup`, facts.sameGroupBefore ? 1 : 0],
  ];
  if (facts.completedJobs > 0 && facts.meanDays !== null && facts.shortestDays !== null) {
    const shrinkage = facts.completedJobs / (facts.completedJobs + SHRINKAGE);
    features.push(
      [`${HISTORY_PREFIX}completed`, 1],
      [`${HISTORY_PREFIX}tenure`, logYears(facts.meanDays) * shrinkage],
      [`${HISTORY_PREFIX}shortest`, logYears(facts.shortestDays)],
      [`${HISTORY_PREFIX}completedCount`, Math.log(facts.completedJobs)],
      [`${HISTORY_PREFIX}listedCount`, Math.log(facts.listedJobs)],
    );
  }
  return features;
}

export function openingFeatures(facts: OpeningFacts): [string, number][] {
  return [
    ...(facts.group === null ? [] : [[`${GROUP_PREFIX}${facts.group}`, 1] satisfies [string, number]]),
    [`${INDUSTRY_PREFIX}rate`, logSeparationRatio(facts.industry)],
    ...positionKinds(facts).map((kind): [string, number] => [`${KIND_PREFIX}${kind}`, 1]),
    ...titleTokens(facts.title).map((word): [string, number] => [`${WORD_PREFIX}${word}`, 1]),
    ...(facts.startMonth === null ? [] : seasonFeatures(facts.startMonth)),
  ];
}

/** Returns the position types of the title and employment type, without duplicates. */
export function positionKinds({ title, employmentType }: OpeningFacts): string[] {
  const kindOfType = employmentType === null ? undefined : EMPLOYMENT_TYPE_FEATURE[employmentType];
  return [...new Set([...titleKinds(title), ...(kindOfType === undefined ? [] : [kindOfType])])];
}

function seasonFeatures(month: number): [string, number][] {
  return [
    [`${SEASON_PREFIX}summer`, month >= 5 && month <= 7 ? 1 : 0],
    [`${SEASON_PREFIX}yearEnd`, month >= 10 ? 1 : 0],
    [`${SEASON_PREFIX}january`, month === 1 ? 1 : 0],
  ];
}

function logYears(days: number): number {
  return Math.log(Math.max(days, MIN_DAYS) / YEAR);
}
