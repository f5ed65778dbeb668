import { foldText } from '../parsing/text/normalize';
import { occupationOfTitle } from '../parsing/text/occupation-of-title';
import { normalizeCertificationName } from '../matching/profile/certification-name';
import { skillLexicon } from '../skills';
import { circleOf, type NearFilter } from './near';
import type { SearchTerm } from './search-term';

/** What lists of candidates and of jobs are filtered by. */
export interface AttributeFilter {
  skill: string | null;
  /** A title, or a SOC or O*NET-SOC code. */
  occupation: string | null;
  certification: string | null;
  near: NearFilter | null;
}

const MAX_LENGTH = 80;
const SOC_CODE = /^\d{2}-\d{4}(?:\.\d{2})?$/;
/** Characters of `53-7051`, the code without the extension of O*NET. */
const SOC_LENGTH = 7;

/** Returns the terms of a filter; a record must have all of them. */
export function attributeTerms({ skill, occupation, certification, near }: AttributeFilter): SearchTerm[] {
  return [
    ...(skill === null ? [] : [exactly(skillTerm(skillLexicon().normalize(skill)?.name ?? skill))]),
    ...(occupation === null ? [] : [occupationFilter(occupation)]),
    ...(certification === null
      ? []
      : [exactly(certificationTerm(normalizeCertificationName(certification).plainName))]),
    ...(near === null ? [] : [{ near: circleOf(near) }]),
  ];
}

export function exactly(word: string): SearchTerm {
  return { anyOf: [word] };
}

/** A title that names no occupation matches no record. */
function occupationFilter(occupation: string): SearchTerm {
  const isCode = SOC_CODE.test(occupation);
  const code = isCode ? occupation : occupationOfTitle(occupation)?.onetSocCode.slice(0, SOC_LENGTH);
  return code === undefined ? { anyOf: [] } : { prefix: occupationTerm(code) };
}

export function skillTerm(name: string): string {
  return term('s', name);
}

/** The term of a normalized name. */
export function certificationTerm(plainName: string): string {
  return term('c', plainName);
}

export function occupationTerm(code: string): string {
  return `#o:${code}`;
}

/** The first character of a term is never part of a word that a caller searches for. A term contains no space. */
export function term(kind: string, value: string): string {
  return `#${kind}:${foldText(value).trim().replace(/\s+/g, '_').slice(0, MAX_LENGTH)}`;
}
