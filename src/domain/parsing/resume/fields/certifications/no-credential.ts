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
  if (UNION.test(name) || isMembership(name, text)) return true;
  if (hasCertificationCue(text)) return false;
  const [language] = findLanguageNames(name);
  if (language?.start === 0 && !LANGUAGE_TEST.test(text)) return true;
  return namesSchool(name) && endsInSchool(name);
}

/** "Laborers Local 78", but not "Journeyman Lineman (IBEW Local 602)". */
const UNION = /^[\p{L}' ]+ local(?: union)?(?: no\.?)? #?\d{1,4}$/iu;

const MEMBERSHIP =
  /^(?:(?:active|student|associate|senior|life|board|professional|current|proud) )?member(?:ship)?(?:s(?:hips)?)?(?:$|[:,]| of\b| in\b| since\b)|,? \(?(?:student |active |associate )?member(?:ship)?$/i;
/** Bodies admit by examination, and the letters after a name or the scheme for checked workers say so: "Member (MAAT)". */
const ADMITTED = /\([A-Z]{3,8}\)|\b(?:chartered|registered|fellow|scheme)\b/i;

/** True for "Member, American Society of Civil Engineers" and "Toastmasters International, member". */
function isMembership(name: string, text: string): boolean {
  return MEMBERSHIP.test(name) && !ADMITTED.test(text) && !hasCertificationCue(text);
}

/** True for "Leicester College" and "University of York", but not for "College Algebra". */
function endsInSchool(name: string): boolean {
  return /(?:college|universit\p{L}*|school|academy|institute)(?:,? .{0,40})?$/iu.test(name);
}

const DECORATION = /^(?:\*\*|→|\d{1,2}\.\d{1,2}\.?\s+(?=\p{L})|[-–—]\s+)+|(?:\*\*|\s*(?:→|\/\/|\{\}))+$/gu;
const VALIDITY =
  /\s*\(endorsements?:? [^()]*\)$|,?\s+(?:(?:with|w\/) )?(?:endorsements?:? [HMNPSTX](?:(?:\s?[,/&]\s?|\s+and\s+|\s+)[HMNPSTX])*|[HMNPSTX](?:(?:\s?[,/&]\s?|\s+and\s+|,? and |\s+)[HMNPSTX])* endorsements?)$|(?:,? \(?(?:full membership|membership|full member|admitted|renews|registered)\)?)+$|\s*(?:,|\s[-–—])\s*(?:recertified|refreshed|renewed|replaced by .*|passed)$|[\s,(]+(?:good|valid|current|active|thru|through|til|till|until)(?: (?:to|until|thru|through|til|till))?(?: [\d/' -]*)?\)?$/i;
const LEADING_STATE = /^(?:current|valid|active|up-to-date) (?=\p{L})/iu;

/**
 * A name without marks of a list or of bold type, and without words about its validity: "twic (thru 28)".
 */
export function withoutDecoration(text: string): string {
  return text.replace(DECORATION, '').replace(VALIDITY, '').replace(LEADING_STATE, '').trim() || text;
}
