import type { Certification } from '../../parsing/parsed-resume';
import { stateCodeOf } from '../../parsing/places/places';
import {
  certificationInContext,
  certificationLexicon,
  isAmbiguousCertification,
  possibleCertifications,
} from '../../skills';
import { tokenize } from '../../text/tokenize';

/** A certification with the normalized name that is used for comparison. */
export interface CertificationName {
  plainName: string;
  kind: 'certification' | 'license' | null;
}

/** Words around the name of a certification that do not change its meaning. */
const SURROUNDING_WORDS =
  /^(?:certifi(?:ed|cation|cate)|licen[sc](?:e|ed)|card|permit|registration|registered|active|current|valid|state|of|in|the|a|an|no|number|exp|expires|expiration|issued|renewed|level|\d[\d/-]*|[ivx]+)$/i;
/** Words of the longest state name: "District of Columbia". */
const STATE_WORDS = 3;
/** "Security +" at the end of a name is "Security+". */
const SPACED_PLUS = /(?<=\p{L}) \+(?=$|[,;)])/gu;
const IN_PROGRESS_OR_LAPSED =
  /\b(?:in progress|in training|expected|pending|scheduled|anticipated|working towards?|studying for|preparing for|enrolled|pursuing|not yet|eligible|lapsed|expired|inactive|revoked|suspended|surrendered)\b/i;

/**
 * Returns the name in the map if it contains the certification, even with a state name in the text; else the words of
 * the text.
 */
export function normalizeCertificationName(written: string): CertificationName {
  const name = written.replace(SPACED_PLUS, '+');
  const match = certificationLexicon().normalize(name) ?? onlyMention(name);
  return match
    ? { plainName: match.name, kind: match.kind }
    : { plainName: tokenize(name).join(' '), kind: null };
}

/**
 * Splits alternatives such as "CNA or HHA certificate" and "LCSW/LMFT", any one of which is sufficient; other texts give
 * one name. The title of the job decides what an ambiguous abbreviation means; without an answer each meaning counts.
 */
export function requiredCertificationNames(written: string, jobTitle: string): CertificationName[] {
  const whole = normalizeCertificationName(written);
  if (whole.kind !== null && !isAmbiguousCertification(written)) return [whole];
  const parts = / or |\//i.test(written) ? written.split(/,? +(?:and\/)?or +|, +| ?\/ ?/i) : [written];
  const names = parts.flatMap((part) => meaningsOf(part, jobTitle));
  return names.every(({ kind }) => kind !== null) ? names : [whole];
}

function meaningsOf(written: string, jobTitle: string): CertificationName[] {
  if (!isAmbiguousCertification(written)) return [normalizeCertificationName(written)];
  const meaning = certificationInContext(written, [jobTitle]);
  const names = meaning === null ? possibleCertifications(written) : [meaning];
  return names.map((name) => normalizeCertificationName(name));
}

const LEARNERS_PERMIT: CertificationName = { plainName: "Commercial learner's permit", kind: 'license' };
const COMMERCIAL_PERMIT = /\b(?:CDL|class [abc])\b.*\bpermit\b/i;
/** Words by which an entry says that the credential is not held, or no longer. */
const NOT_HELD =
  /\b(?:students?|course ?work|programs?|exams?|candidates?|prep|applicants?|applied|expired|lapsed|revoked|suspended|surrendered|inactive|retired|former|formerly|instructors?|evaluators?|recruiters?|schools?|not|no|without)\b/i;
const PART_SEPARATOR = /[,;/&|()]|\s(?:and|with|w\/)\s/i;
const MAX_HELD_CHARACTERS = 160;
/** Endorsements written as a note to a commercial driver's license: "CDL Class A with Hazmat". */
const ENDORSEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\bhaz-?mat\b|\bhazardous\b/i, 'Hazmat endorsement'],
  [/\btankers?\b/i, 'Tanker endorsement'],
  [/\bdoubles?\b|\btriples?\b/i, 'Doubles and triples endorsement'],
  [/\bpassengers?\b/i, 'Passenger endorsement'],
  [/\bschool bus\b/i, 'School bus endorsement'],
  [/\bair ?brakes?\b/i, 'Air brake endorsement'],
];

/**
 * All certifications that an entry of a candidate record names: "RN, BSN", "CPR/First Aid/AED", "CDL Class A with
 * Hazmat". An ambiguous abbreviation counts for each of its meanings, so that no candidate is excluded by a guess.
 */
export function heldCertificationNames(written: string): CertificationName[] {
  if (COMMERCIAL_PERMIT.test(written)) return [LEARNERS_PERMIT];
  const whole = normalizeCertificationName(written);
  const namesByPlainName = new Map([[whole.plainName, whole]]);
  if (written.length > MAX_HELD_CHARACTERS || NOT_HELD.test(written)) return [whole];
  const add = (name: string): void => {
    const certification = normalizeCertificationName(name);
    namesByPlainName.set(certification.plainName, certification);
  };
  for (const text of [written, ...written.split(PART_SEPARATOR)]) {
    for (const { start, end, certification } of certificationLexicon().find(text)) {
      const abbreviation = text.slice(start, end);
      for (const name of [certification.name, ...possibleCertifications(abbreviation)]) add(name);
    }
  }
  if ([...namesByPlainName.keys()].some((name) => name.startsWith('Commercial driver'))) {
    for (const [words, name] of ENDORSEMENTS) if (words.test(written)) add(name);
  }
  return [...namesByPlainName.values()];
}

/**
 * False for a certification in progress, lapsed or suspended, which does not count. Its status says so, or its name: pushed
 * records may have "CompTIA A+ (in progress)".
 */
export function isHeld({ name, status }: Pick<Certification, 'name' | 'status'>): boolean {
  return status == null && !IN_PROGRESS_OR_LAPSED.test(name);
}

/**
 * Returns the only certification in a text that otherwise contains only states and generic words: "NJ Certified Nurse
 * Aide", "RN License, California".
 */
function onlyMention(written: string): { name: string; kind: 'certification' | 'license' } | null {
  if (written.length > 120) return null;
  const hits = certificationLexicon().find(written);
  const [hit] = hits;
  if (!hit || hits.length > 1) return null;
  const rest = `${written.slice(0, hit.start)} | ${written.slice(hit.end)}`;
  const words = rest.split(/[\s,;:()#.–—-]+/).filter((word) => word !== '');
  return withoutStates(words).every((word) => word === '|' || SURROUNDING_WORDS.test(word))
    ? hit.certification
    : null;
}

function withoutStates(words: readonly string[]): string[] {
  const remaining: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    let length = STATE_WORDS;
    while (length > 0 && stateCodeOf(words.slice(at, at + length).join(' ')) === null) length -= 1;
    if (length === 0) remaining.push(words[at]!);
    else at += length - 1;
  }
  return remaining;
}
