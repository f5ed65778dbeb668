import { findEmails } from '../../../text/contacts';
import { findLanguageNames } from '../../../text/language-names';
import { namesSchool } from '../education/degrees';
import { hasCertificationCue } from './certification-cue';

/** A test of a language is a credential. */
const LANGUAGE_TEST = /certif|diplom|zertifikat|exam|test|\d/i;
const SPEAKS = /^I (?:speak|read|write)\b/i;

/** True for contacts, spoken languages and the names of schools, which the layout may move among the credentials. */
export function namesNoCredential(name: string, text: string): boolean {
  if (findEmails(text).length > 0 || SPEAKS.test(name) || text.endsWith('?') || !/\p{L}{2}/u.test(name))
    return true;
  if (UNION.test(name)) return true;
  if (hasCertificationCue(text)) return false;
  const [language] = findLanguageNames(name);
  if (language?.start === 0 && !LANGUAGE_TEST.test(text)) return true;
  return namesSchool(name) && endsInSchool(name);
}

/** "Laborers Local 78", but not "Journeyman Lineman (IBEW Local 602)". */
const UNION = /^[\p{L}' ]+ local(?: union)?(?: no\.?)? #?\d{1,4}$/iu;

/** True for "Leicester College" and "University of York", but not for "College Algebra". */
function endsInSchool(name: string): boolean {
  return /(?:college|universit\p{L}*|school|academy|institute)(?:,? .{0,40})?$/iu.test(name);
}

const DECORATION = /^(?:\*\*|→|\d{1,2}\.\d{1,2}\.?\s+(?=\p{L})|[-–—]\s+)+|(?:\*\*|\s*(?:→|\/\/|\{\}))+$/gu;
const VALIDITY =
  /\s*\(endorsements?:? [^()]*\)$|(?:,? \(?(?:full membership|membership|full member|admitted|renews|registered)\)?)+$|\s*(?:,|\s[-–—])\s*(?:recertified|refreshed|renewed|replaced by .*|passed)$|[\s,(]+(?:good|valid|current|active|thru|through|til|till|until)(?: (?:to|until|thru|through|til|till))?(?: [\d/' -]*)?\)?$/i;
const LEADING_STATE = /^(?:current|valid|active|up-to-date) (?=\p{L})/iu;

/**
 * A name without marks of a list or of bold type, and without words about its validity: "twic (thru 28)".
 */
export function withoutDecoration(text: string): string {
  return text.replace(DECORATION, '').replace(VALIDITY, '').replace(LEADING_STATE, '').trim() || text;
}
