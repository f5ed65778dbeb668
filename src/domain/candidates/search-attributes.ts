import { foldText } from '../parsing/text/normalize';
import { occupationOfTitle } from '../parsing/text/occupation-of-title';
import { normalizeCertificationName } from '../matching/profile/certification-name';
import { placeKey, placesWithinMiles, type UsPlace } from '../matching/places/distance';
import { skillLexicon } from '../skills';
import type { CandidateFields } from './candidate';
import type { SearchTerm } from './search-words';

/** What a list of candidates is filtered by, besides names and contacts. */
export interface AttributeFilter {
  skill: string | null;
  /** A title, or a SOC or O*NET-SOC code. */
  occupation: string | null;
  certification: string | null;
  near: { place: UsPlace; miles: number } | null;
}

const MAX_TERMS = 200;
const MAX_LENGTH = 80;
const SOC_CODE = /^\d{2}-\d{4}(?:\.\d{2})?$/;
/** Characters of `53-7051`, the code without the extension of O*NET. */
const SOC_LENGTH = 7;

/**
 * Search terms for what a candidate states: skills, occupations, certifications and the city. Inferred skills are left
 * out. The first character of a term is never part of a word that a caller searches for.
 */
export function candidateAttributes(fields: CandidateFields): string[] {
  const skills = fields.skills.filter(({ provenance }) => provenance === 'stated' || provenance === 'parsed');
  const codes = [
    ...fields.work.map((item) => item.onetSocCode),
    ...fields.occupations.map((title) => occupationOfTitle(title)?.onetSocCode ?? null),
  ];
  const { location } = fields;
  const terms = [
    ...(location?.city && location.state ? [placeTerm({ city: location.city, state: location.state })] : []),
    ...codes.flatMap((code) => (code === null ? [] : [`#o:${code}`])),
    ...fields.certifications.map(({ name }) => term('c', normalizeCertificationName(name).plainName)),
    ...skills.map(({ name }) => skillTerm(name)),
  ];
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

/** Returns the terms of a filter; a candidate must have all of them. */
export function attributeTerms({ skill, occupation, certification, near }: AttributeFilter): SearchTerm[] {
  const exactly = (value: string): SearchTerm => ({ anyOf: [value] });
  return [
    ...(skill === null ? [] : [exactly(skillTerm(skillLexicon().normalize(skill)?.name ?? skill))]),
    ...(occupation === null ? [] : [occupationTerm(occupation)]),
    ...(certification === null
      ? []
      : [exactly(term('c', normalizeCertificationName(certification).plainName))]),
    ...(near === null ? [] : [{ anyOf: placesWithinMiles(near.place, near.miles).map(placeTerm) }]),
  ];
}

/** A title that names no occupation matches no candidate. */
function occupationTerm(occupation: string): SearchTerm {
  const code = SOC_CODE.test(occupation) ? occupation : occupationOfTitle(occupation)?.onetSocCode;
  if (code === undefined) return { anyOf: [] };
  return { prefix: `#o:${SOC_CODE.test(occupation) ? code : code.slice(0, SOC_LENGTH)}` };
}

function skillTerm(name: string): string {
  return term('s', name);
}

function placeTerm({ city, state }: UsPlace): string {
  return term('p', `${state} ${placeKey(city)}`);
}

/** A term contains no space. */
function term(kind: string, value: string): string {
  return `#${kind}:${foldText(value).trim().replace(/\s+/g, '_').slice(0, MAX_LENGTH)}`;
}
