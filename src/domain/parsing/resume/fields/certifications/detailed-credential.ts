import { stateCodeOf } from '../../../places/places';
import { titleScore } from '../../../text/title-words';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { findDegrees } from '../education/degrees';
import { hasCertificationCue } from './certification-cue';
import { countWords } from '../../../text/word-count';

/** What separates the details of a credential. */
const SEPARATOR = /\s*[,|;]\s*|\s+[-–—]+\s+|\s*—\s*/;
const ISSUER_WORDS =
  /\b(?:boards?|departments?|dept|association|council|academy|society|commission|institute|center|centre|school|college|university|bureau|agency|authority|foundation|red cross|training|registry|federation|union|ministry|services?)\b/i;
const DETAIL =
  /^(?:state of\b|expir|exp\b|valid\b|issued\b|renew|obtained\b|earned\b|since\b|current\b|active\b)/i;
const NUMBER = /(?:^|[\s#])[A-Z]{0,4}-?\d[\dA-Z-]{2,}\b|^#/;
/** Words that make a name of a trade a credential: "Food Handler" is a title, "ServSafe Food Handler" is not. */
const CREDENTIAL_NOUN =
  /licen[cs]e(?!d)|certif(?:icat|ied\b)|\b(?:servsafe|osha|card|permit|ccna|comptia|endorsement)\b/i;
const MAX_NAME_WORDS = 6;
const MAX_DETAIL_WORDS = 7;

/**
 * True for a line that names a credential and then only its issuer, state, number and dates: "Pesticide applicator
 * license, State Dept. of Agriculture, #88123", "Certified Bookkeeper | Larkfield Institute | 2021".
 */
export function isDetailedCredential(line: ResumeLine): boolean {
  if (line.dates.some(({ range }) => range)) return false;
  const [name = '', ...details] = withoutDates(line)
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (details.length === 0 && line.dates.length === 0) return false;
  if (!/^[\p{Lu}\d]/u.test(name) || countWords(name) > MAX_NAME_WORDS) return false;
  // "Certificate, Welding, Mesa College, 2015" is schooling.
  if (!hasCertificationCue(name) || /^certificate\b/i.test(name) || findDegrees(name).length > 0)
    return false;
  if (titleScore(name) >= 0.5 && !CREDENTIAL_NOUN.test(name) && !details.some(isOfficial)) return false;
  // "First Aid at Work - St John Ambulance - exp. June 2027": what expires is no schooling.
  const expires = details.some((detail) => EXPIRES.test(detail));
  return details.every((detail) => isDetail(detail) || (expires && isName(detail)));
}

function isDetail(text: string): boolean {
  return (
    isOfficial(text) ||
    hasCertificationCue(text) ||
    (ISSUER_WORDS.test(text) && countWords(text) <= MAX_DETAIL_WORDS)
  );
}

const EXPIRES = /^(?:expir|exp\b|valid (?:until|to|through|till|thru)\b)/i;

function isName(text: string): boolean {
  return /^\p{Lu}/u.test(text) && countWords(text) <= MAX_NAME_WORDS;
}

/** True for a number, a state, or a word about the validity. */
function isOfficial(text: string): boolean {
  return DETAIL.test(text) || stateCodeOf(text) !== null || NUMBER.test(text);
}

function withoutDates({ text, start, dates }: ResumeLine): string {
  return [...dates]
    .reverse()
    .reduce((rest, date) => `${rest.slice(0, date.start - start)}${rest.slice(date.end - start)}`, text)
    .replace(/[()]/g, ' ')
    .trim();
}
