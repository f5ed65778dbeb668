import { stateCodeOf } from '../../parsing/text/places';
import { certificationLexicon } from '../../skills';
import { tokenize } from '../../text/tokenize';

/** A certification under the name everything compares by. */
export interface CertificationName {
  plainName: string;
  kind: 'certification' | 'license' | null;
}

/** Words around the name of a certification that do not change its meaning. */
const SURROUNDING_WORDS =
  /^(?:certifi(?:ed|cation|cate)|licen[sc](?:e|ed)|card|permit|registration|registered|active|current|valid|state|of|in|the|a|an|no|number|exp|expires|expiration|issued|renewed|level|\d[\d/-]*|[ivx]+)$/i;
/** Longest name of a state: "District of Columbia". */
const STATE_WORDS = 3;
const IN_PROGRESS =
  /\b(?:in progress|in training|expected|pending|scheduled|anticipated|working towards?|studying for|preparing for|enrolled|not yet|eligible)\b/i;

/** The map's name where it knows the certification, also with a state's name about it, else its words. */
export function normalizeCertificationName(written: string): CertificationName {
  const known = certificationLexicon().normalize(written) ?? onlyMention(written);
  return known
    ? { plainName: known.name, kind: known.kind }
    : { plainName: tokenize(written).join(' '), kind: null };
}

/** The names of which any one will do, "CNA or HHA certificate"; one name when the text joins none. */
export function normalizeCertificationNames(written: string): CertificationName[] {
  const parts = written.split(/,? +(?:and\/)?or +|, +/i);
  if (parts.length === 1 || !/ or /i.test(written)) return [normalizeCertificationName(written)];
  const names = parts.map((part) => normalizeCertificationName(part));
  return names.every(({ kind }) => kind !== null) ? names : [normalizeCertificationName(written)];
}

/** A certification in progress does not count: "CompTIA A+ (in progress)". */
export function isInProgress(written: string): boolean {
  return IN_PROGRESS.test(written);
}

/** "NJ Certified Nurse Aide", "RN License, California": the one name in it, when states and forms are all else. */
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
  const left: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    let length = STATE_WORDS;
    while (length > 0 && stateCodeOf(words.slice(at, at + length).join(' ')) === null) length -= 1;
    if (length === 0) left.push(words[at]!);
    else at += length - 1;
  }
  return left;
}
