import type { EmploymentType, Unit } from '../common';

/** When a position ends by agreement. */
export interface PlannedEnd {
  days: number;
  /** False if the posting states no length and the usual one of its type applies. */
  stated: boolean;
}

interface PlannedEndFacts {
  title: string;
  summary?: string | null;
  employmentType: EmploymentType | null;
}

/**
 * Share of people who stay beyond the planned end: about a third of temporary workers are offered a permanent job by a
 * client, and two thirds of those accept (American Staffing Association, Staffing Employee Survey 2014); seasons and
 * contracts are extended about as often.
 */
const SHARE_EXTENDED: Unit = 0.3;
/** Ends are spread over this share of the length on both sides, because assignments end early and late. */
const SPREAD = 0.2;
const DAYS_PER_WEEK = 7;
const DAYS_PER_MONTH = 30.44;
/** A longer term has no effect within the horizon. */
const MAX_DAYS = 1095;

/** Usual length of a position that is not permanent, by judgement: a season, a summer, two quarters. */
const USUAL_DAYS: Partial<Record<EmploymentType, number>> = {
  seasonal: 90,
  temporary: 120,
  internship: 90,
  contract: 270,
};

const NUMBER_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const LENGTH = `(\\d{1,2}|${NUMBER_WORDS.join('|')})[ -]?(?:to[ -]?\\d{1,2}[ -]?)?(week|month)s?`;
const TERM = 'temporary|temp|seasonal|fixed[- ]term|contract|assignment|internship';
const LENGTH_OF_TERM = new RegExp(`\\b${LENGTH}(?:[ -]+long)?[ ,-]+(?:\\w+[ -]+)?(?:${TERM})\\b`, 'i');
const TERM_OF_LENGTH = new RegExp(
  `\\b(?:${TERM})\\b(?:(?!benefit|experience|probation)[^.;\\n]){0,40}?\\b${LENGTH}\\b(?! (?:of )?experience)`,
  'i',
);
const MAX_TEXT_LENGTH = 2000;

/** Returns the planned end of a position; null for a permanent one. */
export function plannedEndOf({ title, summary, employmentType }: PlannedEndFacts): PlannedEnd | null {
  const text = `${title}\n${summary ?? ''}`.slice(0, MAX_TEXT_LENGTH);
  const match = LENGTH_OF_TERM.exec(text) ?? TERM_OF_LENGTH.exec(text);
  if (match) {
    const [, count = '', unit = ''] = match;
    const days = numberOf(count) * (unit.toLowerCase() === 'week' ? DAYS_PER_WEEK : DAYS_PER_MONTH);
    return days > 0 && days < MAX_DAYS ? { days: Math.round(days), stated: true } : null;
  }
  const usual = employmentType === null ? undefined : USUAL_DAYS[employmentType];
  return usual === undefined ? null : { days: usual, stated: false };
}

/** Share of the people who would otherwise still be employed at a day and whose position has not ended as planned. */
export function shareBeyond(plannedEnd: PlannedEnd | null, day: number): Unit {
  if (plannedEnd === null) return 1;
  const from = plannedEnd.days * (1 - SPREAD);
  const ended = (day - from) / (plannedEnd.days * 2 * SPREAD);
  return 1 - (1 - SHARE_EXTENDED) * Math.max(0, Math.min(1, ended));
}

function numberOf(text: string): number {
  const at = NUMBER_WORDS.indexOf(text.toLowerCase());
  return at === -1 ? Number(text) : at + 1;
}
