import type { Unit } from '../common';
import { emptyValues, fieldNames } from '../parsing/parsed-field';
import {
  POSTING_FIELDS,
  type Benefit,
  type Compensation,
  type JobSkill,
  type ParsedJobDescription,
  type PostingValues,
} from '../parsing/parsed-job-description';

/** Fields that callers may send in a shorter form. */
type ShortFormField = 'requiredSkills' | 'preferredSkills' | 'benefits' | 'compensation' | 'schedule';

/** A posting in a request: only the title is required; skills and benefits can be plain names. */
export type GivenJob = Partial<Omit<PostingValues, ShortFormField>> & {
  title: string;
  requiredSkills?: (string | (Partial<JobSkill> & { name: string }))[];
  preferredSkills?: (string | (Partial<JobSkill> & { name: string }))[];
  benefits?: (string | (Partial<Benefit> & { name: string }))[];
  compensation?: Partial<Compensation>;
  schedule?: Partial<ParsedJobDescription['schedule']>;
};

const STATED_CONFIDENCE: Unit = 1;
/** No work pays more per hour, so a higher amount belongs to another period. */
const MAX_HOURLY_USD = 99_999;

/** Hours of full-time work per period, used wherever hourly pay is derived. */
const HOURS_PER_PERIOD: Partial<Record<NonNullable<Compensation['period']>, number>> = {
  hour: 1,
  day: 8,
  week: 40,
  month: 173.33,
  year: 2080,
};

/**
 * Completes a posting: unknown fields are null or empty, and hourly pay is derived if only another period was given.
 */
export function completeJob(given: GivenJob): Omit<ParsedJobDescription, 'meta'> {
  const { title, requiredSkills, preferredSkills, benefits, compensation: _pay, schedule, ...plain } = given;
  const pay = toCompensation(given);
  const posting = statedOrEmpty(plain);
  return {
    title,
    ...posting,
    ...toHourly(given, pay),
    requiredSkills: (requiredSkills ?? []).map(toJobSkill),
    preferredSkills: (preferredSkills ?? []).map(toJobSkill),
    compensation: pay,
    benefits: (benefits ?? []).map(toBenefit),
    schedule: { ...posting.schedule, ...schedule },
  };
}

/** Returns every field of the table, in its order. Omits members that are not in the table. */
function statedOrEmpty(stated: Partial<PostingValues>): PostingValues {
  const posting = emptyValues(POSTING_FIELDS);
  const assign = <Field extends keyof PostingValues>(field: Field): void => {
    posting[field] = stated[field] ?? posting[field];
  };
  fieldNames(POSTING_FIELDS).forEach((field) => assign(field));
  return posting;
}

function toCompensation(given: GivenJob): Compensation {
  const empty = POSTING_FIELDS.compensation.empty();
  const { min = null, max = null, ...rest } = given.compensation ?? {};
  return {
    min,
    max,
    currency: rest.currency ?? empty.currency,
    period: rest.period ?? null,
    raw: rest.raw ?? null,
    ranges: rest.ranges ?? (min !== null && max !== null ? [{ min, max }] : []),
    hourlyDerived: rest.hourlyDerived ?? empty.hourlyDerived,
    tips: rest.tips ?? null,
    overtime: rest.overtime ?? null,
    bonus: rest.bonus ?? null,
  };
}

/** Returns the hourly pay of the request, else derives it from dollar pay for another period. */
function toHourly(
  given: GivenJob,
  pay: Compensation,
): Pick<ParsedJobDescription, 'hourlyMinUsd' | 'hourlyMaxUsd'> {
  const min = given.hourlyMinUsd ?? null;
  const max = given.hourlyMaxUsd ?? null;
  const hours = pay.period === null ? undefined : HOURS_PER_PERIOD[pay.period];
  if (min !== null || max !== null || hours === undefined || pay.currency !== 'USD') {
    return { hourlyMinUsd: min, hourlyMaxUsd: max };
  }
  pay.hourlyDerived = hours !== 1 && (pay.min !== null || pay.max !== null);
  const perHour = (amount: number | null) => {
    const dollars = amount === null ? null : Math.round((amount / hours) * 100) / 100;
    return dollars !== null && dollars <= MAX_HOURLY_USD ? dollars : null;
  };
  return { hourlyMinUsd: perHour(pay.min), hourlyMaxUsd: perHour(pay.max) };
}

function toJobSkill(given: string | (Partial<JobSkill> & { name: string })): JobSkill {
  const skill = typeof given === 'string' ? { name: given } : given;
  return {
    name: skill.name,
    rawNames: skill.rawNames ?? [],
    skillId: skill.skillId ?? null,
    taxonomy: skill.taxonomy ?? null,
    type: skill.type ?? 'unknown',
    minMonths: skill.minMonths ?? null,
    confidence: skill.confidence ?? STATED_CONFIDENCE,
  };
}

function toBenefit(given: string | (Partial<Benefit> & { name: string })): Benefit {
  const benefit = typeof given === 'string' ? { name: given } : given;
  return {
    name: benefit.name,
    category: benefit.category ?? 'other',
    confidence: benefit.confidence ?? STATED_CONFIDENCE,
  };
}
