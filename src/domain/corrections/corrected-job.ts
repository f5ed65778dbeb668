import { isDeepStrictEqual } from 'node:util';
import type { JobSkill, ParsedJobDescription } from '../parsing/parsed-job-description';
import { usualSkills } from '../parsing/posting/fields/skills/usual-skills';
import { uniqueBy } from '../unique-by';
import { skillLexicon } from '../skills';
import { applyCorrections } from './apply-corrections';
import { occupationFieldsOf } from './corrected-occupation';
import type { ConfirmedReview } from './correction';

/**
 * Returns the effective posting of a job: what was read, with the corrections of its reviews, and with what follows from a
 * corrected value, such as the occupation of a title and the identifier of a skill.
 */
export function correctedJob(
  reading: ParsedJobDescription,
  reviews: readonly ConfirmedReview[],
): ParsedJobDescription {
  if (reviews.length === 0) return reading;
  const corrected = applyCorrections(reading, reviews);
  const posting = {
    ...corrected,
    // A job has a title; an emptied one keeps what was read.
    title: (corrected.title as string | null) ?? reading.title,
    requiredSkills: correctedSkills(corrected.requiredSkills, reading.requiredSkills),
    preferredSkills: correctedSkills(corrected.preferredSkills, reading.preferredSkills),
    requiredCertifications: withoutEmptied(corrected.requiredCertifications),
    responsibilities: withoutEmptied(corrected.responsibilities),
    ...correctedPay(corrected, reading),
  };
  return posting.title === reading.title ? posting : { ...posting, ...occupationFields(posting) };
}

function occupationFields(
  posting: ParsedJobDescription,
): Pick<ParsedJobDescription, 'onetSocCode' | 'onetTitle' | 'occupationConfidence' | 'inferredSkills'> {
  const occupation = occupationFieldsOf(posting.title);
  return {
    ...occupation,
    inferredSkills: occupation.onetSocCode
      ? usualSkills(posting.title, [...posting.requiredSkills, ...posting.preferredSkills])
      : [],
  };
}

/** A reviewer can empty a text of a list instead of removing it. */
function withoutEmptied(texts: readonly (string | null)[]): string[] {
  return texts.filter((text) => text !== null);
}

function correctedSkills(skills: readonly JobSkill[], read: readonly JobSkill[]): JobSkill[] {
  const normalized = skills
    .filter(({ name }) => (name as string | null) !== null)
    .map((skill) => (read.some((each) => isDeepStrictEqual(each, skill)) ? skill : normalizeSkill(skill)));
  return uniqueBy(normalized, ({ name }) => name.toLowerCase());
}

function normalizeSkill(skill: JobSkill): JobSkill {
  const knownSkill = skillLexicon().normalize(skill.name);
  return {
    ...skill,
    name: knownSkill?.name ?? skill.name,
    skillId: knownSkill?.skillId ?? null,
    type: knownSkill?.type ?? 'unknown',
    confidence: 1,
  };
}

/** The bounds in their order, and the pay as stated where it is hourly too. */
function correctedPay(
  { hourlyMinUsd: from, hourlyMaxUsd: to, compensation }: ParsedJobDescription,
  reading: ParsedJobDescription,
): Pick<ParsedJobDescription, 'hourlyMinUsd' | 'hourlyMaxUsd' | 'compensation'> {
  const isReversed = from !== null && to !== null && from > to;
  const [hourlyMinUsd, hourlyMaxUsd] = isReversed ? [to, from] : [from, to];
  const isChanged = hourlyMinUsd !== reading.hourlyMinUsd || hourlyMaxUsd !== reading.hourlyMaxUsd;
  const isHourly = compensation.period === 'hour' && compensation.currency === 'USD';
  return {
    hourlyMinUsd,
    hourlyMaxUsd,
    compensation:
      isChanged && isHourly
        ? {
            ...compensation,
            min: hourlyMinUsd,
            max: hourlyMaxUsd,
            ranges:
              hourlyMinUsd !== null && hourlyMaxUsd !== null
                ? [{ min: hourlyMinUsd, max: hourlyMaxUsd }]
                : [],
          }
        : compensation,
  };
}
