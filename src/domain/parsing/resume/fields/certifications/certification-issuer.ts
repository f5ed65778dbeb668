import { stateCodeOf } from '../../../places/places';
import { countWords } from '../../../text/word-count';
import { hasCertificationCue } from './certification-cue';
import { divideFromBody, isIssuingBody } from './issuing-bodies';

/** Classes of a driver's license alone: "B", "Klasse C1E", "kat. B". */
export const LICENSE_CLASS = /^(?:\p{L}{2,9}\.? )?[A-E]\d?E?(?:[,/ ]+[A-E]\d?E?)*(?:, \p{Ll}+)?$/u;
/** The level of a certificate after a dash: "AWS Certified Solutions Architect – Associate". */
const LEVEL_OF_CERTIFICATE =
  /^(?:associate|professional|practitioner|expert|foundations?|fundamentals|specialty|advanced|intermediate|basic|core|admin(?:istrator)?|developer|level [\dIV]+|(?:class|type|part) [\dA-Z]+)$/i;
const ISSUER =
  /\s*\.{3,}\s*|\s+(?:by|from|through|(?:[Ii]ssued|[Aa]warded) by:?)\s+(?:the\s+)?|\s*[|•·]\s*|\s+[-–—]\s*|\s*[–—]\s*|,\s+(?![^(]{0,120}\))|\t|:\s+| {2,}/;

/** Divides "BLS (American Heart Association)" and "First Aid – Red Cross" into the name and the issuer. */
export function nameAndIssuer(text: string): { name: string; issuer: string | null } {
  const bracketed = /^(.{2,}?)\s*\(([^()]+)\)$/.exec(text);
  const cut = ISSUER.exec(text);
  let name = text;
  let issuer: string | null = null;
  const after = cut ? text.slice(cut.index + cut[0].length).trim() : '';
  if (cut && cut.index > 2 && !isGeneral(text.slice(0, cut.index), cut[0], after)) {
    const rest = after;
    const words = countWords(rest);
    if (
      rest !== '' &&
      words <= 8 &&
      !abbreviatesBoth(text.slice(0, cut.index), rest) &&
      !isAbbreviationOf(text.slice(0, cut.index), rest) &&
      !LICENSE_CLASS.test(rest) &&
      !LEVEL_OF_CERTIFICATE.test(rest) &&
      !/^(?:[a-z]|(?:Class|CLASS)(?:es|ES)? (?:[A-DM]|[IV]+|\d)\b)/.test(rest) &&
      !NO_ISSUER.test(rest) &&
      /\p{L}{2}/u.test(rest)
    ) {
      name = text.slice(0, cut.index).trim();
      // "CPA, California": the state is no issuer.
      issuer = stateCodeOf(rest) !== null || areStates(rest) ? null : withoutDetails(rest) || null;
    }
  }
  // In "BLS (American Heart Association)" the bracket names the issuer; a single short word in brackets is a class or a
  // state.
  if (
    issuer === null &&
    bracketed &&
    !QUALIFICATION.test(bracketed[2] ?? '') &&
    /^(?:AHIMA|AAPC|HRCI|PTCB|IRS|PMI|ISACA|NBCMI|NIMS|NPMA|PEC|HSI)$|^\p{Lu}[\p{L}.]+ \p{L}|^(?:AHA|ARC|ASHI|NSC|NREMT|ANCC|NCCCO|OSHA|TESDA|CITB|RTITB|ITSSAR|NPORS|IHSA|VNS|IOSH|RSPH|AACN|NCCER|NCCT|NHA|AMT)$/u.test(
      bracketed[2] ?? '',
    )
  ) {
    [, name = name, issuer = null] = bracketed;
  }
  if (issuer === null) return divideFromBody(name) ?? { name, issuer };
  return isBodyBefore(name, issuer) ? { name: issuer, issuer: name } : { name, issuer };
}

/** True for "Oregon and Washington". */
function areStates(text: string): boolean {
  return text.split(/\s*(?:[,/&]|\band\b)\s*/).every((name) => stateCodeOf(name) !== null);
}

/** What a bracket adds to "AAT Level 3" is another name of the qualification. */
const QUALIFICATION = /\b(?:diploma|certificate|award|degree|course|training|program(?:me)?)\b/i;

/** True for "CHS" before "Certified Hospitality Supervisor". */
function isAbbreviationOf(short: string, rest: string): boolean {
  const letters = /^[A-Z]{2,6}$/.exec(short.trim())?.[0];
  if (letters === undefined) return false;
  const initials =
    rest
      .replace(/\s*\([^()]*\)$/, '')
      .match(/\b\p{Lu}/gu)
      ?.join('') ?? '';
  return initials === letters;
}

/** The issuer without a number, the word before a date, and a bracket without its pair. */
function withoutDetails(text: string): string {
  const issuer = text.replace(
    /^[\s(–—-]+|[\s.|–—-]+$|(?:,? (?:[A-Z]{1,2} )?#?[A-Z]{0,3}\d{5,})$|,? exp(?:ires)?\.?$/g,
    '',
  );
  return issuer.includes('(') ? issuer : issuer.replace(/[\s).]+$/, '');
}

/** The rest of a list of numbers, "2 and 3" after "Level 1", a regulation, and the grades that a license to teach covers. */
const NO_ISSUER =
  /^\d+(?:, ?\d+)*(?:,? (?:and|&) \d+\b|$)|\b\d+ CFR\b|^\d[A-Z]\b|\b(?:(?:p?re-?)?p?k ?[-–] ?\d{1,2}|grades? (?:k|\d))\b/i;

const BODY =
  /\b(?:association|board|council|department|dept|society|institute|commission|academy|authority|red cross|ministry)\b/i;

/** True for "American Heart Association: BLS for Healthcare Providers". */
function isBodyBefore(name: string, rest: string): boolean {
  if (isIssuingBody(name)) return !isIssuingBody(rest) && !BODY.test(rest);
  return BODY.test(name) && !hasCertificationCue(name) && hasCertificationCue(rest) && !BODY.test(rest);
}

/** True for "Microsoft Office Specialist" before ": Excel Associate": what follows tells which. */
function isGeneral(name: string, separator: string, rest: string): boolean {
  if (!/\b(?:certified|specialist|professional|certification)$/i.test(name)) return false;
  return separator.startsWith(':') || (/\b(?:certified) \p{L}+$/iu.test(name) && ROLE_AT_END.test(rest));
}

/** "Java SE 11 Developer" after "Oracle Certified Professional,". */
const ROLE_AT_END = /\b(?:developer|administrator|architect|engineer|programmer|level \d)$/i;

/** True for the parts of "Certified in Logistics, Transportation and Distribution (CLTD)", which are one name. */
function abbreviatesBoth(name: string, rest: string): boolean {
  const letters = /\(([A-Z]{3,6})\)$/.exec(rest)?.[1];
  if (letters === undefined) return false;
  const initials =
    `${name} ${rest}`
      .replace(/\([^()]*\)$/, '')
      .match(/\b\p{Lu}/gu)
      ?.join('') ?? '';
  return initials.startsWith(letters.charAt(0)) && isSubsequence(letters, initials);
}

function isSubsequence(letters: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === letters[at]) at += 1;
  return at === letters.length;
}
