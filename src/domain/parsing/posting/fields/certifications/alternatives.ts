import { postingTerms } from '../../../locales';
import { stateCodeOf } from '../../../places/places';
import type { CredentialMention } from './credential-mention';

/** Credentials any one of which is sufficient. A credential without alternatives is a group of one. */
export interface CredentialGroup {
  start: number;
  end: number;
  mentions: CredentialMention[];
}

/**
 * Text between two credentials with an opened bracket that is not closed: the second one names the issuer of the first.
 */
const ISSUED_BY = /^[^()]{0,20}\([^()]*$/;
const LIST_SEPARATOR =
  /^(?![^,]*\b(?:required|preferred|desired|mandatory|plus|and)\b)(?:\s*\([^()]{1,20}\))?[\w\s'’)]{0,24}[,;]\s*(?:an? )?$/i;
const EITHER_OF =
  /^(?![^,]*\b(?:required|preferred|desired|plus)\b)(?:\s*\([^()]{1,20}\))?[\w\s,'’)/]{0,30}\bor\b(?: (?:an?|the|valid|current|active|equivalent|state|other))*\s*$/i;
/** "DEAES ou DEAS": "or" in another language right between two credentials. */
const FOREIGN_OR = new RegExp(
  `^[^,;.]{0,12}${postingTerms(({ orWords }) => orWords)}(?: \\p{Ll}{1,4}){0,2}\\s*$`,
  'iu',
);
const SLASH = /^\s*(?:(?:certified|licensed|licen[sc]e|certification|certificate|cert\.?)\s*)?\/\s*$/i;
/** Words before a list of which any one item is sufficient. */
const ONE_OF = /\b(?:one (?:or more )?of|any of|either)\b[^.;]{0,60}$/i;
/** One license with its kinds in brackets: "Current NJ license (LCSW, LMFT)". */
const KINDS_IN_BRACKETS = /\b(?:licen[sc]e|licensed|licensure)\s*\([^()]{0,120}$/i;
/** Courses that complement each other, so that a slash between them means "and". */
const LIFE_SUPPORT = /\b(?:CPR|first aid|life support|resuscitation)\b/i;
/** Licenses of professions; a person usually holds only one of them. */
const PROFESSION = /\b(?:nurse|social worker|counselor|therapist|psychologist)\b/i;

/** Groups credentials that a text offers as alternatives: "CNA, STNA or HHA", "RN/LPN", "one of: LCSW, LMFT". */
export function groupAlternatives(text: string, mentions: readonly CredentialMention[]): CredentialGroup[] {
  const groups: CredentialGroup[] = [];
  let open: CredentialMention[] = [];
  let joined = false;
  const close = (): void => {
    groups.push(...(joined ? [open] : open.map((mention) => [mention])).map(toGroup));
    [open, joined] = [[], false];
  };
  for (const mention of mentions) {
    const last = open.at(-1);
    const between = last ? text.slice(last.end, mention.start) : '';
    if (
      last &&
      ISSUED_BY.test(between) &&
      !/\(or\b/i.test(between) &&
      /^\s*(?:[)\/,&]|or\b)/.test(text.slice(mention.end))
    )
      continue;
    const either = last !== undefined && (EITHER_OF.test(between) || FOREIGN_OR.test(between));
    const inList = last !== undefined && LIST_SEPARATOR.test(between) && isSameKind(last, mention);
    const slash = last !== undefined && SLASH.test(between) && !(isCourse(last) && isCourse(mention));
    if (!either && !inList && !slash) close();
    if (joined && inList && !either && !offersOne(text, open, mention)) close();
    open.push(mention);
    joined ||= either || slash || (inList && offersOne(text, open, mention));
  }
  close();
  return groups;
}

function toGroup(mentions: CredentialMention[]): CredentialGroup {
  return { start: mentions[0]!.start, end: mentions.at(-1)!.end, mentions };
}

/** True when the words around a list say that one of its credentials is sufficient. */
function offersOne(text: string, open: readonly CredentialMention[], added: CredentialMention): boolean {
  const before = text.slice(Math.max(0, open[0]!.start - 80), open[0]!.start);
  if (ONE_OF.test(before)) return true;
  if (isCourse(added)) return false;
  return KINDS_IN_BRACKETS.test(before) || [...open, added].every(isProfession);
}

function isSameKind(a: CredentialMention, b: CredentialMention): boolean {
  return isCourse(a) === isCourse(b);
}

function isCourse({ certification }: CredentialMention): boolean {
  return LIFE_SUPPORT.test(certification.name);
}

function isProfession({ certification }: CredentialMention): boolean {
  return certification.kind === 'license' && PROFESSION.test(certification.name);
}

/** Other names of the same credential, which are no alternatives to it: "RN or compact license". */
const SAME_CREDENTIAL =
  '(?:(?:the|an?|any) )?(?:compact|multi-?state|higher|above|better|greater|more|older|reciprocal|temporary|provisional|another state|(?:other )?(?:US |U\\.S\\. )?state licen|equivalent(?: (?:licen|certif|credential)|(?= ?(?:required|(?:in hand|on file|at start|before|by|is|are)\\b|[.;,)]|$)))|(?:licensed )?psychologist|red seal|(?:\\w+[- ])?eligib\\w+ (?:to transfer|for (?:transfer|reciprocity|endorsement|compact))|(?:able|ability) to transfer|transferable|reciproc\\w+)';
const OR_SOMETHING_ELSE = new RegExp(
  `^s?(?:\\s*\\([^()]{0,120}\\))?(?:\\s+(?:licen[sc]e|licensure|licensed|certification|certificate|certified|cert\\.?|card|credential|registration|endorsement|degree|required|in good standing|is|are)){0,4}\\s*,?\\s+or\\s+(?!${SAME_CREDENTIAL})`,
  'i',
);
const SOMETHING_ELSE_OR =
  /(\w+)\)?,?\s+or\s+(?:(?:an?|the|valid|current|active|state|a valid|a current)\s+){0,2}$/i;
/** Words that "or" joins into one phrase about the credential itself: "licensed or certified". */
const PART_OF_CREDENTIAL =
  /^(?:journeyperson|journeyman|licen[sc]ed?|certified|certification|registered|state|national|federal|local|valid|current|active|more|older|greater|above|higher|obtain|hold|have|has|possess|maintain|possession|full|part|or)$/i;

/** True when something other than a credential also satisfies the requirement: "CNA or equivalent experience". */
export function hasOtherAlternative(text: string, { start, end }: { start: number; end: number }): boolean {
  if (OR_SOMETHING_ELSE.test(text.slice(end, end + 220))) return true;
  const before = SOMETHING_ELSE_OR.exec(text.slice(Math.max(0, start - 60), start));
  return before !== null && !PART_OF_CREDENTIAL.test(before[1]!) && stateCodeOf(before[1]!) == null;
}
