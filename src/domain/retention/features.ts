import type { EmploymentType } from '../common';
import { logSeparationRatio, type Industry } from './industry';
import { titleKinds, titleTokens } from './title-signs';

/** Values of features by name; a feature that is not named is 0. */
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
const KIND_OF_EMPLOYMENT: Partial<Record<EmploymentType, string>> = {
  internship: 'internship',
  temporary: 'temporary',
  seasonal: 'temporary',
  contract: 'temporary',
  per_diem: 'temporary',
  volunteer: 'temporary',
};

const YEAR = 365;
/** Minimum tenure used, so that a mistyped month does not outweigh years. */
const SHORTEST = 15;
/** Completed jobs at which a candidate's mean tenure counts as much as the population mean. */
const SHRINKAGE = 1.5;

/** Prefixes of features; each prefix is one driver. */
export const HISTORY = 'history.';
export const SEASON = 'season.';
export const GROUP = 'group.';
export const INDUSTRY = 'industry.';
export const KIND = 'kind.';
export const WORD = 'word.';
export const FAMILIARITY = 'familiarity.';

export function historyFeatures(facts: HistoryFacts): [string, number][] {
  if (facts.listedJobs === 0) return [];
  const features: [string, number][] = [
    [`${HISTORY}any`, 1],
    [`${FAMILIARITY}sameGroup`, facts.sameGroupBefore ? 1 : 0],
  ];
  if (facts.completedJobs > 0 && facts.meanDays !== null && facts.shortestDays !== null) {
    const trust = facts.completedJobs / (facts.completedJobs + SHRINKAGE);
    features.push(
      [`${HISTORY}completed`, 1],
      [`${HISTORY}tenure`, logYears(facts.meanDays) * trust],
      [`${HISTORY}shortest`, logYears(facts.shortestDays)],
      [`${HISTORY}completedCount`, Math.log(facts.completedJobs)],
      [`${HISTORY}listedCount`, Math.log(facts.listedJobs)],
    );
  }
  return features;
}

export function openingFeatures(facts: OpeningFacts): [string, number][] {
  return [
    ...(facts.group === null ? [] : [[`${GROUP}${facts.group}`, 1] satisfies [string, number]]),
    [`${INDUSTRY}rate`, logSeparationRatio(facts.industry)],
    ...positionKinds(facts).map((kind): [string, number] => [`${KIND}${kind}`, 1]),
    ...titleTokens(facts.title).map((word): [string, number] => [`${WORD}${word}`, 1]),
    ...(facts.startMonth === null ? [] : seasonFeatures(facts.startMonth)),
  ];
}

/** Returns the position types of the title and employment type, without duplicates. */
export function positionKinds({ title, employmentType }: OpeningFacts): string[] {
  const stated = employmentType === null ? undefined : KIND_OF_EMPLOYMENT[employmentType];
  return [...new Set([...titleKinds(title), ...(stated === undefined ? [] : [stated])])];
}

function seasonFeatures(month: number): [string, number][] {
  return [
    [`${SEASON}summer`, month >= 5 && month <= 7 ? 1 : 0],
    [`${SEASON}yearEnd`, month >= 10 ? 1 : 0],
    [`${SEASON}january`, month === 1 ? 1 : 0],
  ];
}

function logYears(days: number): number {
  return Math.log(Math.max(days, SHORTEST) / YEAR);
}
