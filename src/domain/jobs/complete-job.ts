import type { Unit } from '../common';
import type {
  Benefit,
  Compensation,
  JobSkill,
  ParsedJobDescription,
} from '../parsing/parsed-job-description';

/** A posting in a request: only the title is required; skills and benefits can be plain names. */
export type GivenJob = Omit<
  Partial<ParsedJobDescription>,
  'requiredSkills' | 'preferredSkills' | 'benefits' | 'compensation' | 'schedule' | 'meta'
> & {
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
  const pay = toCompensation(given);
  return {
    title: given.title,
    requiredCertifications: given.requiredCertifications ?? [],
    ...toHourly(given, pay),
    city: given.city ?? null,
    state: given.state ?? null,
    employerName: given.employerName ?? null,
    department: given.department ?? null,
    summary: given.summary ?? null,
    responsibilities: given.responsibilities ?? [],
    requiredQualifications: given.requiredQualifications ?? [],
    preferredQualifications: given.preferredQualifications ?? [],
    requiredSkills: (given.requiredSkills ?? []).map(toJobSkill),
    preferredSkills: (given.preferredSkills ?? []).map(toJobSkill),
    preferredCertifications: given.preferredCertifications ?? [],
    compensation: pay,
    benefits: (given.benefits ?? []).map(toBenefit),
    friendlinessSignals: given.friendlinessSignals ?? [],
    employmentType: given.employmentType ?? null,
    schedule: { shifts: [], hoursPerWeekMin: null, hoursPerWeekMax: null, raw: null, ...given.schedule },
    workplaceType: given.workplaceType ?? null,
    postalCode: given.postalCode ?? null,
    address: given.address ?? null,
    countryCode: given.countryCode ?? null,
    minEducationLevel: given.minEducationLevel ?? null,
    minExperienceMonths: given.minExperienceMonths ?? null,
    maxExperienceMonths: given.maxExperienceMonths ?? null,
    languages: given.languages ?? [],
    physicalRequirements: given.physicalRequirements ?? [],
    licenses: given.licenses ?? [],
    requiresDriversLicense: given.requiresDriversLicense ?? null,
    requiresBackgroundCheck: given.requiresBackgroundCheck ?? null,
    requiresDrugTest: given.requiresDrugTest ?? null,
    sponsorsVisa: given.sponsorsVisa ?? null,
    openings: given.openings ?? null,
    startDate: given.startDate ?? null,
    postedAt: given.postedAt ?? null,
    expiresAt: given.expiresAt ?? null,
    applyUrl: given.applyUrl ?? null,
    onetSocCode: given.onetSocCode ?? null,
    onetTitle: given.onetTitle ?? null,
    occupationConfidence: given.occupationConfidence ?? null,
  };
}

function toCompensation(given: GivenJob): Compensation {
  const { min = null, max = null, ...rest } = given.compensation ?? {};
  return {
    min,
    max,
    currency: rest.currency ?? 'USD',
    period: rest.period ?? null,
    raw: rest.raw ?? null,
    ranges: rest.ranges ?? (min !== null && max !== null ? [{ min, max }] : []),
    hourlyDerived: rest.hourlyDerived ?? false,
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
  const known = typeof given === 'string' ? { name: given } : given;
  return {
    name: known.name,
    rawNames: known.rawNames ?? [],
    skillId: known.skillId ?? null,
    taxonomy: known.taxonomy ?? null,
    type: known.type ?? 'unknown',
    minMonths: known.minMonths ?? null,
    confidence: known.confidence ?? STATED_CONFIDENCE,
  };
}

function toBenefit(given: string | (Partial<Benefit> & { name: string })): Benefit {
  const known = typeof given === 'string' ? { name: given } : given;
  return {
    name: known.name,
    category: known.category ?? 'other',
    confidence: known.confidence ?? STATED_CONFIDENCE,
  };
}
