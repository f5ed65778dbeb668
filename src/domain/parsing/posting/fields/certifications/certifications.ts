import { postingTerms } from '../../../locales';
import { firstEndingAfter, overlapping } from '../../../text/span-index';
import { isForeignWish, isWish } from '../../classifiers/requirement-items';
import { groupAlternatives, hasOtherAlternative, type CredentialGroup } from './alternatives';
import type { CredentialContext } from './credential-mention';
import { findCredentials } from './credential-mentions';
import { CREDENTIAL_WORD, unlistedCredentials } from './unlisted-credentials';

export interface NamedCredential {
  name: string;
  kind: 'certification' | 'license';
}

/** A credential, or a group of alternatives under one name, at its place in a text. */
interface PlacedCredential extends NamedCredential {
  start: number;
  end: number;
}

/** May be obtained after the start, so it is not required to apply. */
const OBTAINABLE_ON_JOB =
  /\b(?:willing(?:ness)?|able|ability|eligib\w+|agree|opportunity) (?:to )?(?:obtain|get|gain|earn|acquire|become|be|complete|secure|pursue|test|sit|achieve|attain|work towards?)\b|\b(?:you(?:'|’)?ll|you will) (?:sit|study|test|train) for\b|\bor get (?:it|one|them|that|yours?)\b(?! on your own)|\b(?:obtain(?:ed|able)?|get|gained?|earn(?:ed)?|acquired?|complet\w+|secured?|achieved?|attain(?:ed)?|certified|due)\b[^.;]{0,40}\bwithin\b|\b(?:required|needed|mandatory)\b[^.;]{0,20}\bwithin (?:the first )?(?:\d+|one|two|three|four|six|nine|twelve)\b|\bwithin (?:the )?(?:first |their first |your first )?(?:\d+|one|two|three|four|six|nine|twelve|ninety|thirty|sixty)[- ](?:days?|weeks?|months?|mos?|years?)\b[^.;]{0,20}\b(?:of|after|from|hire|start|employ)|\bwithin (?:the )?(?:first |your first )?(?<!\b(?:dated|issued) within )(?:\d+|one|two|three|four|six|nine|twelve|ninety|thirty|sixty)[- ](?:days?|weeks?|months?|mos?)\b(?! (?:prior|before|of (?:the )?appl))|\bwithin (?:one|two|1|2) years?(?=\s*(?:[.;,)]|$))|\b(?:in|during) (?:(?:your|the) )?first (?:year\b|month\b|(?:\d+|one|two|three|four|six|ninety|thirty|sixty) (?:days?|weeks?|months?|mos?)\b)|\bby (?:the end of )?(?:day|week|month) \d+\b|^\W*within (?:the )?(?:first )?(?:\d+|one|two|three|four|six|nine|twelve)[- ]?(?:days?|weeks?|wks?|months?|mos?\b\.?|years?|yrs?\b\.?)(?: of (?:hire|employment|start))?:|\bor (?:take|attend) (?:our|the|a) (?:free |paid )?(?:class|course|training)\b|\bor (?:be )?(?:licen[cs]e[- ])?eligible\b(?! (?:to transfer|for (?:transfer|reciprocity|endorsement)))|\bin (?:the )?process(?: of)?\b|\bwork(?:ing)? towards?\b|\b(?:after|upon|once|following) (?:being )?(?:hired?|hiring|starting)\b|\b(?:after|once) you(?:(?:'|’)?ve)? (?:\w+ )?(?:start(?:ed)?|begin|join)\b|\bwe(?: will| can|(?:'|’)ll)? (?:also )?(?:pay|train|help|sponsor|provide|certify|give)\b(?! for (?:the |your )?renewals?)|\bwe(?:(?:'|’)?ll| will| can)? get (?:you|u|it|one)\b|\bif (?:not|you (?:don(?:'|’)?t|do not)(?: have (?:it|one))?),? (?:we|our|there|a |paid|free|you(?:'|’)?ll)\b|\bwill(?:ing)? (?:to )?(?:sponsor|train)\b|\b(?:client|company|employer|we) will (?:certify|train|pay)\b|\bor (?:be )?able to\b|\bor (?:currently |be )*enrolled\b|\b(?:we|you|they)(?:'|’)?(?:ll| will)? (?:re-?certify|sort (?:it|that|this|one)|cover the (?:cost|class|course)|put you through)\b|\b(?:you|u) (?:get|earn) it\b|\balready (?:certified|licensed)\?|\bno (?:certificate|certification|licen[cs]e|card|CDL)\?|\b(?:paid|free) (?:\w+ )?(?:training|class(?:es)?|course)\b|\b(?:training|certification|course) (?:is |will be )?(?:provided|paid for)\b/i;
const FOREIGN_OBTAINABLE = new RegExp(
  postingTerms(({ obtainableLater }) => obtainableLater),
  'iu',
);
/** Who may apply as well: "LMSW candidates considered". */
const ALSO_WELCOME =
  /\b(?:considered|welcome|accepted)\b|\bmay be (?:required|needed)\b|\bnot expected\b|\b(?:would be|is|are|nice|great|handy) (?:an? )?(?:\w+ )?(?:ideal|great|nice|wonderful|sweet|lovely|handy|useful|fantastic|awesome|cool|terrific|but (?:honestly|we))\b|\bhandy\b|\bbonus\b/i;
/** One alternative among others: "an associate's degree, or a passing score on the ParaPro". */
const ALTERNATIVE_REQUIREMENT =
  /\b(?:degree|diploma|credits?|years? of (?:\w+ ){0,3}(?:college|experience|work))\b[^;]{0,400}\bor\b[^,;]{0,80}$/i;
/** "CDA, an associate degree in ECE, or equivalent". */
const DEGREE_INSTEAD = /^, (?:an? )?[\w'’ ]{0,30}\b(?:degree|diploma)\b[^.;]{0,60}\bor\b/i;
const MAX_ALTERNATIVE_LENGTH = 500;
const CLAUSE_END =
  /;|\.\s|,(?=[^,;.]{0,60}\b(?:pref(?:erred|['’]d|(?=[.,;)]|$))|desired|a (?:plus|bonus)|required|an (?:added )?(?:asset|advantage)|helpful|beneficial|nice|(?:highly|well) regarded|within (?:\d{1,3}|\p{L}+) (?:days|weeks|months))\b)|\((?=[^()]{2,80}\b(?:preferred|desired|a (?:plus|bonus)|helpful|an asset)\s*\))|(?<=\b(?:preferred|desired|plus|bonus|helpful|asset)\s*)\)/giu;

const NEGATED_BEFORE =
  /\b(?:no|not|without)\b[^.;]{0,25}$|\b(?:do|does)n(?:'|’)?t (?:need|require|have to have|ask for)\b[^.;]{0,25}$/i;
/** "CCNA? Great, tell us." */
const IDLE_QUESTION = /^(?!\W*(?:do|are|have|can|is|got|did) ?(?:you|your|a|an)?\b)[^?]*\?\W*$/i;
const NEGATED_AFTER =
  /^[^.;,]{0,30}\b(?:is |are )?not (?:required|necessary|needed|essential|mandatory)\b|^s?\s*(?:required\s*)?[:=|]\s*(?:none|no|n\/a|not)\b/i;

/** Credentials that a text requires and prefers; `obtainable` names those that a new hire may obtain later. */
export interface SplitCredentials {
  required: NamedCredential[];
  preferred: NamedCredential[];
  obtainable: string[];
}

/**
 * Credentials of an item by clause: "BLS required; ACLS preferred" requires one and prefers the other. What something
 * else may replace ("CNA or equivalent experience") is preferred, because an applicant may lack it. What may be obtained
 * after the start ("or able to obtain it within 60 days") is neither.
 */
export function splitCredentials(text: string, context: CredentialContext): SplitCredentials {
  const required: NamedCredential[] = [];
  const preferred: NamedCredential[] = [];
  const obtainable: string[] = [];
  const groups = credentialGroups(text, context);
  const clauses = clausesOf(text, groups);
  const isQuestion = IDLE_QUESTION.test(text);
  for (const credential of placedCredentials(text, groups)) {
    const clause = clauses[firstEndingAfter(clauses, credential.start)];
    if (clause?.isObtainable === true) {
      obtainable.push(credential.name);
      if (!clause.isWish) continue;
    }
    const optional =
      clause?.isOptional === true ||
      isQuestion ||
      ALTERNATIVE_REQUIREMENT.test(
        text.slice(Math.max(0, credential.start - MAX_ALTERNATIVE_LENGTH), credential.start),
      ) ||
      hasOtherAlternative(text, credential) ||
      DEGREE_INSTEAD.test(text.slice(credential.end, credential.end + 120));
    (optional ? preferred : required).push(credential);
  }
  const names = new Set(required.map(({ name }) => name));
  return {
    required: uniqueByName(required),
    preferred: uniqueByName(preferred.filter(({ name }) => !names.has(name))),
    obtainable: obtainable.filter((name) => !names.has(name)),
  };
}

function credentialGroups(text: string, context: CredentialContext): CredentialGroup[] {
  return groupAlternatives(text, findCredentials(text, context));
}

/** A clause, and whether it only prefers what it names or lets a new hire obtain it. */
interface Clause {
  start: number;
  end: number;
  isObtainable: boolean;
  isWish: boolean;
  isOptional: boolean;
}

/** Clauses of a text. A list of alternatives is never divided. */
function clausesOf(text: string, groups: readonly CredentialGroup[]): Clause[] {
  if (groups.length === 0 && !CREDENTIAL_WORD.test(text)) return [];
  const ends = [...text.matchAll(CLAUSE_END)]
    .map(({ index }) => index)
    .concat(isForeignWish(text) ? commasBeforeWish(text) : [])
    .sort((a, b) => a - b)
    .filter((at) => {
      const group = groups[firstEndingAfter(groups, at)];
      return group === undefined || group.start >= at;
    });
  return [...ends, text.length].map((end, position) => {
    const start = position === 0 ? 0 : ends[position - 1]! + 1;
    const clause = text.slice(start, end);
    const isObtainable =
      FOREIGN_OBTAINABLE.test(clause) || OBTAINABLE_ON_JOB.test(clause.replace(/\bw\/ ?i?n\b/gi, 'within'));
    const wish = isWish(clause) || ALSO_WELCOME.test(clause);
    return {
      start,
      end,
      isObtainable,
      isWish: wish,
      isOptional: isObtainable || wish || isOneOfSeveral(text, clause, end),
    };
  });
}

/** Commas before a wish in another language: "license B, license C as a plus" requires the first. */
function commasBeforeWish(text: string): number[] {
  return [...text.matchAll(/,(?![^()]*\))([^,;.]*)/g)]
    .filter(([, part = '']) => isForeignWish(part) && /\p{L}+ +\p{L}+ +\p{L}{3,}/u.test(part))
    .map(({ index }) => index);
}

/** "a. a license to practice medicine; or b. a license as a psychologist; or": each clause is sufficient by itself. */
function isOneOfSeveral(text: string, clause: string, end: number): boolean {
  return STARTS_WITH_OR.test(clause) || OR_FOLLOWS.test(text.slice(end, end + 12));
}

const STARTS_WITH_OR = /^\s*or\b/i;
const OR_FOLLOWS = /^[;.]\s*or\b/i;

function placedCredentials(text: string, groups: readonly CredentialGroup[]): PlacedCredential[] {
  const placed = groups.flatMap((group): PlacedCredential[] => {
    const named = group.mentions.filter(({ start, end }) => !isNegated(text, start, end));
    const [first] = named;
    if (!first) return [];
    const name = [...new Set(named.map(({ certification }) => certification.name))].join(' or ');
    return [{ name, kind: first.certification.kind, start: group.start, end: group.end }];
  });
  return [...placed, ...unmappedCredentials(text, groups)];
}

/** Credentials outside the map that no credential of the map overlaps. */
function unmappedCredentials(text: string, groups: readonly CredentialGroup[]): PlacedCredential[] {
  return unlistedCredentials(text).filter(
    ({ start, end }) =>
      // "Licensed Clinician (LCSW, LMFT)": the brackets say which license.
      overlapping(groups, { start, end: end + /^ ?\(?/.exec(text.slice(end))![0].length + 1 }).length === 0 &&
      !isNegated(text, start, end),
  );
}

function uniqueByName(list: readonly NamedCredential[]): NamedCredential[] {
  return [...new Map(list.map(({ name, kind }) => [name, { name, kind }])).values()];
}

function isNegated(text: string, start: number, end: number): boolean {
  if (NEGATED_BEFORE.test(text.slice(Math.max(0, start - 30), start))) return true;
  const after = text.slice(end, end + 60);
  // "helpful but not required" is a wish.
  return NEGATED_AFTER.test(after) && !isWish(after.split(/[.;]/)[0]!);
}
