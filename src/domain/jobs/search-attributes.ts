import type { EmploymentType } from '../common';
import { requiredCertificationNames } from '../matching/profile/certification-name';
import type { ParsedJobDescription } from '../parsing/parsed-job-description';
import { occupationOfTitle } from '../parsing/text/occupation-of-title';
import {
  attributeTerms,
  certificationTerm,
  exactly,
  occupationTerm,
  skillTerm,
  term,
  type AttributeFilter,
} from '../search/attribute-terms';
import { cellTerm, searchPoint } from '../search/near';
import { searchWords, type SearchTerm } from '../search/search-term';
import { skillLexicon } from '../skills';

/** Raised with every change of the search words of jobs: those of an earlier version are replaced. */
export const JOB_WORD_VERSION = 1;

/** What a list of jobs is filtered by, besides columns of the table. */
export interface JobAttributeFilter extends AttributeFilter {
  remote: boolean | null;
  employmentType: EmploymentType | null;
  /** US dollars per hour. */
  payAtLeast: number | null;
  /** Prefixes of words in the title, the employer, the department, the city or the summary. */
  text: string | null;
}

const MAX_TERMS = 150;
const MAX_TEXT_WORDS = 60;
/** Hourly pay is at most 99,999 dollars, so seven digits of cents sort like the numbers. */
const PAY_DIGITS = 7;
const REMOTE_TERM = term('w', 'remote');
const LAST_PAY = '#m:~';

/** Search words of a job: words of its texts, and terms for what the posting asks for and offers. */
export function jobWords(posting: Omit<ParsedJobDescription, 'meta'>): string[] {
  const { title, employerName, department, city, summary } = posting;
  const texts = [title, employerName, department, city, summary].filter(Boolean).join(' ');
  return [...new Set([...searchWords(texts, MAX_TEXT_WORDS), ...jobAttributes(posting).slice(0, MAX_TERMS)])];
}

function jobAttributes(posting: Omit<ParsedJobDescription, 'meta'>): string[] {
  const { title, hourlyMinUsd, hourlyMaxUsd, employmentType, workplaceType } = posting;
  const code = posting.onetSocCode ?? occupationOfTitle(title)?.onetSocCode;
  const point = searchPoint(posting);
  const pay = hourlyMaxUsd ?? hourlyMinUsd;
  const skills = [...posting.requiredSkills, ...posting.preferredSkills];
  const certifications = [
    ...posting.requiredCertifications,
    ...posting.licenses,
    ...posting.preferredCertifications,
  ];
  return [
    ...(point ? [cellTerm(point)] : []),
    ...(code ? [occupationTerm(code)] : []),
    ...(pay === null ? [] : [payTerm(pay)]),
    ...(employmentType ? [term('e', employmentType)] : []),
    ...(workplaceType ? [term('w', workplaceType)] : []),
    ...certifications
      .flatMap((written) => requiredCertificationNames(written, title))
      .map(({ plainName }) => certificationTerm(plainName)),
    ...skills.map(({ name }) => skillTerm(skillLexicon().normalize(name)?.name ?? name)),
  ];
}

/** Returns the terms of a filter; a job must match all of them. */
export function jobAttributeTerms(filter: JobAttributeFilter): SearchTerm[] {
  const { remote, employmentType, payAtLeast, text } = filter;
  return [
    ...attributeTerms(filter),
    ...(remote === null ? [] : [remote ? exactly(REMOTE_TERM) : { noneOf: [REMOTE_TERM] }]),
    ...(employmentType === null ? [] : [exactly(term('e', employmentType))]),
    ...(payAtLeast === null ? [] : [{ from: payTerm(payAtLeast), to: LAST_PAY }]),
    ...(text === null ? [] : searchWords(text).map((prefix) => ({ prefix }))),
  ];
}

function payTerm(dollars: number): string {
  return `#m:${String(Math.round(dollars * 100)).padStart(PAY_DIGITS, '0')}`;
}
