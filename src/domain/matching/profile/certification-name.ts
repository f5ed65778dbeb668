import { stateCodeOf } from '../../parsing/text/places';
import { certificationLexicon } from '../../skills';
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
const IN_PROGRESS =
  /\b(?:in progress|in training|expected|pending|scheduled|anticipated|working towards?|studying for|preparing for|enrolled|not yet|eligible)\b/i;

/**
 * Returns the name in the map if it contains the certification, even with a state name in the text; else the words of
 * the text.
 */
export function normalizeCertificationName(written: string): CertificationName {
  const match = certificationLexicon().normalize(written) ?? onlyMention(written);
  return match
    ? { plainName: match.name, kind: match.kind }
    : { plainName: tokenize(written).join(' '), kind: null };
}

/** Splits alternatives such as "CNA or HHA certificate", any one of which is sufficient; other texts give one name. */
export function normalizeCertificationNames(written: string): CertificationName[] {
  const parts = written.split(/,? +(?:and\/)?or +|, +/i);
  if (parts.length === 1 || !/ or /i.test(written)) return [normalizeCertificationName(written)];
  const names = parts.map((part) => normalizeCertificationName(part));
  return names.every(({ kind }) => kind !== null) ? names : [normalizeCertificationName(written)];
}

/** True for a certification in progress, which does not count: "CompTIA A+ (in progress)". */
export function isInProgress(written: string): boolean {
  return IN_PROGRESS.test(written);
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
