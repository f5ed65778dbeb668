import { stateCodeOf } from '../../../places/places';
import { countWords } from '../../../text/word-count';
import { certificationLexicon } from '../../../../skills';
import { hasCertificationCue } from './certification-cue';
import { isIssuingBody } from './issuing-bodies';

/** A part of a line with its offset. */
export interface LinePart {
  at: number;
  text: string;
}

const SEPARATORS = {
  '|': /\|/,
  '·': /[·•](?![^(]{0,120}\))/,
  ',': /,(?![^(]{0,120}\))/,
  ';': /;(?![^(]{0,120}\))/,
};

/** Splits a text at a separator outside of brackets: "forklift license (Class I, II, IV)" is one. */
export function partsAt(text: string, separator: keyof typeof SEPARATORS): LinePart[] {
  let at = 0;
  return text.split(SEPARATORS[separator]).map((part) => {
    const piece = { at, text: part };
    at += part.length + 1;
    return piece;
  });
}

/** Words of a credential between slashes, full stops or commas. */
const MAX_WORDS = 6;
const SLASHES = /\s\/{1,2}\s/gu;
const CLOSE_SLASH = /(?<=\p{L})\/(?=\p{Lu})/gu;
const SENTENCES = /(?<=\)|\p{Ll}{3}|\p{Lu}{4}|\d)\.\s+(?=\p{Lu})/gu;
const COMMAS = /,\s+(?![^(]{0,120}\))/gu;
/** Courses that one card often certifies together. */
const JOINT_COURSE = /^(?:\p{L}+ )?(?:cpr|aed|first aid|bls|basic life support|acls|pals)\b/iu;
const AND = /\s+(?:and|&)\s+(?![^(]{0,120}\))/u;

/**
 * Splits "OSHA 10 / Hazmat Handler / forklift instructor", "Barbicide certified (2020). Fade Master Class (2023)." and
 * "EPA 608 Universal, R-410A, Mechanical Contractor License #7109922". Returns the whole text if it is one credential.
 */
export function separateCredentials(text: string): LinePart[] {
  const slashed = cut(text, SLASHES);
  const areSeparate = slashed.length > 2 || text.includes(' // ') || slashed.every(isNamed);
  if (slashed.length > 1 && areSeparate && areShort(slashed) && !slashed.every(isJointCourse)) return slashed;
  const pair = cut(text, CLOSE_SLASH);
  if (pair.length === 2 && pair.every(hasCue) && pair.slice(1).every(isLong) && !areAlternatives(pair))
    return pair;
  const sentences = cut(text, SENTENCES);
  if (sentences.length > 1 && areShort(sentences) && sentences.every(isLong) && sentences.some(hasCue))
    return sentences;
  // "CDL Class A, Nebraska, exp 5/2027. TWIC. Med card exp 3/2026."
  if (sentences.length > 1 && sentences.every(isShortCredential)) return sentences;
  const items = cut(text, COMMAS);
  const cued = items.filter(hasCue).length;
  return items.length > 2 && areShort(items) && cued >= 2 && items.slice(1).some(hasCue) && !hasIssuer(items)
    ? items
    : [{ at: 0, text }];
}

/** True for "CPR/First Aid", which one card certifies, and "LPN/LVN license", two names of one license. */
function areAlternatives(pair: readonly LinePart[]): boolean {
  return (
    pair.some(isJointCourse) ||
    pair.every(({ text }) => /^\p{Lu}{2,5}(?!\p{L})/u.test(text)) ||
    !areShort(pair)
  );
}

const MAX_SENTENCE_WORDS = 9;

function isShortCredential(part: LinePart): boolean {
  return (
    countWords(part.text.trim()) <= MAX_SENTENCE_WORDS &&
    (isNamed(part) || /\b(?:card|licen[cs]e|permit)\b/i.test(part.text))
  );
}

const ISSUER =
  /^(?:exp|valid|issued|renew|#|no\b|state of|(?:active|current|inactive|in good standing)$|licen[cs]e (?:#|no\b|\d))|\b(?:boards?|departments?|dept|association|council|academy|society|commission|institute|college|school|university|red cross)\b/i;

/** What follows the state in "Registered Nurse, Texas License #RN204417". */
const OF_STATE = /\s*(?:licen[cs]e|#|no\b).*$/i;

function hasIssuer(items: readonly LinePart[]): boolean {
  return items.some(
    ({ text }) =>
      ISSUER.test(text.trim()) ||
      isIssuingBody(text) ||
      /^[\s#\d/-]+$/.test(text) ||
      stateCodeOf(text.trim().replace(OF_STATE, '')) !== null,
  );
}

function cut(text: string, separator: RegExp): LinePart[] {
  const parts: LinePart[] = [];
  let from = 0;
  for (const { index, 0: match } of text.matchAll(separator)) {
    parts.push({ at: from, text: text.slice(from, index) });
    from = index + match.length;
  }
  return [...parts, { at: from, text: text.slice(from) }].filter((part) => part.text.trim() !== '');
}

function areShort(parts: readonly LinePart[]): boolean {
  return parts.every(({ text }) => countWords(text.trim()) <= MAX_WORDS);
}

function isLong({ text }: LinePart): boolean {
  return countWords(text.trim()) > 1;
}

function hasCue({ text }: LinePart): boolean {
  return hasCertificationCue(text);
}

/** True for "Forklift", which is a credential without another word. */
function isNamed({ text }: LinePart): boolean {
  return hasCue({ at: 0, text }) || certificationLexicon().findExact(text.trim()) !== null;
}

function isJointCourse({ text }: LinePart): boolean {
  return JOINT_COURSE.test(text.trim());
}

/** Splits "ServSafe Manager and California Food Handler Card", but not "CPR and First Aid". */
export function splitPair(part: LinePart): LinePart[] {
  const match = AND.exec(part.text);
  if (!match) return [part];
  const next = match.index + match[0].length;
  const pair = [
    { at: part.at, text: part.text.slice(0, match.index) },
    { at: part.at + next, text: part.text.slice(next) },
  ];
  const areNames = pair.every((one) => hasCue(one) && countWords(one.text.trim()) > 1);
  return areNames && areShort(pair) && !pair.some(isJointCourse) ? pair : [part];
}
