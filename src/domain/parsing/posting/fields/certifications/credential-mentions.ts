import { certificationInContext, certificationLexicon, isAmbiguousCertification } from '../../../../skills';
import type { CredentialContext, CredentialMention } from './credential-mention';
import { foreignDrivingLicenses } from './foreign-driving-licenses';
import { impliedLicenses } from './implied-licenses';

/** Steps that every new hire completes and that no applicant holds beforehand: checks, tests, vaccinations. */
const STEP_OF_HIRING =
  /^(?:background check clearance|tuberculosis test|immunization record|drug test|dot physical|dot medical card)$/i;
/** Credentials from such a step that an applicant can nevertheless hold: "fingerprint clearance card". */
const HELD_DOCUMENT = /\bcards?\b|\bcertificates?\b/i;

const PERSON_BEFORE = /\b(?:Dr|Drs|Mr|Ms|Mrs)\.? (?:\p{Lu}[\p{L}.'’-]* ?){1,3},? ?$/u;
const CREDENTIAL_WORD = /certif|licen[sc]|\bcards?\b|\bpermit|credential|registr|\btraining\b/i;
const ABBREVIATION = /^(?=.*[A-Z].*[A-Z]|.*\d)/;
const WORK_BEFORE =
  /\b(?:experienced?|background|history|skills?)\s+(?:as|with|in|on|of|using|operating|driving)\b[^.;,]{0,25}$|\b(?:years?|months?) (?:of )?(?:on|with|operating|driving|using)\b[^.;,]{0,40}$|\b(?:operat(?:e|es|ing)|driv(?:e|es|ing)|us(?:e|es|ing)|run|running)\s+(?:an?\s+|the\s+|our\s+)?(?:[\w/-]+\s+){0,2}$/i;
/** "looking for a Direct Support Professional": the job, which has the name of a certification. */
const SOUGHT_BEFORE =
  /\b(?:looking for|hiring|seek(?:s|ing)?|recruiting|in need of|wants?|needs?) (?:(?:an?|our next|\d{1,2}|two|three|several|more) )?$/i;
const WORK_AFTER = /^s?[^.;,]{0,15}\b(?:experience|operat\w+|driv(?:er|ers|ing)|skills?)\b/i;

/** "3 forklift drivers, must be certified on reach". */
const IS_HELD = /\b(?:must be|currently|already) (?:currently )?(?:certified|licensed)\b/i;
/** Work with the credentials of others: "verify licenses of nurses", "schedule licensed electricians". */
const OTHERS_HOLD =
  /\b(?:verif(?:y|ies|ying)|track(?:s|ing)?|monitor(?:s|ing)?|audit(?:s|ing)?|renew(?:s|ing)?|check(?:s|ing)? (?:that|the|all|if))\b[^.;:]{0,60}$/i;
const OTHERS_ARE =
  /\b(?:supervis\w+|schedul(?:e|es|ing)|dispatch(?:es|ing)?|overs(?:ee|ees|eeing)|mentor(?:s|ing)?|assist(?:s|ing)?|alongside|(?:work|partner|collaborat)\w* (?:closely )?with|under (?:the )?(?:\w+ ){0,2}(?:supervision|direction|guidance) of|reports? (?:directly )?to|reporting to|team of|staff of)\b[^.;:,]{0,50}$/i;

/** Abbreviations of credentials that postings use without any other word, and that mean nothing else. */
const WELL_KNOWN_ABBREVIATION =
  /^(?:AED|ASE|BLS|CDL|CEH|CFA|CFP|CHW|CNA|CPA|CPR|DDS|DMD|DVM|EIT|EMT|FNP|GNA|HHA|LMT|LPC|LPN|LSW|LVN|MFT|NP|PE|PHR|PLS|PMP|PTA|RBT|RDA|RDH|RDN|RN|RRT|SLP)$/i;

/**
 * True for two or three letters that may mean anything ("CAD/CAM", "ICP" for ideal customer profile), in a text
 * that names no other credential and does not say that they are one.
 */
function isUnclear(text: string, { start, end }: CredentialMention, all: readonly unknown[]): boolean {
  const written = text.slice(start, end);
  return (
    /^[a-z]{2,3}$/i.test(written) &&
    all.length === 1 &&
    !STANDS_ALONE.test(`${text.slice(0, start)}#${text.slice(end)}`) &&
    !WELL_KNOWN_ABBREVIATION.test(written) &&
    !isAmbiguousCertification(written) &&
    !CREDENTIAL_WORD.test(text)
  );
}

/** Nothing but a credential and what the posting makes of it: "WSI a plus.", "CEN required". */
const STANDS_ALONE =
  /^\W*#\W*(?:is |are )?(?:an? )?(?:big |strongly |highly )?(?:plus|bonus|asset|advantage|required|preferred|desired|must|helpful)\W*$/i;

/** Finds the credentials of the map that a text names. Omits words for the work itself ("forklift experience"). */
export function findCredentials(text: string, context: CredentialContext): CredentialMention[] {
  const driving = foreignDrivingLicenses(text);
  const listed = withDrivingLicenses(certificationLexicon().find(text), driving)
    .filter((mention, _index, all) => !isOtherMeaning(text, mention) && !isUnclear(text, mention, all))
    .flatMap((mention) => divideCombined(text, mention))
    .flatMap(({ start, end, certification }) => {
      const meaning = inContext(text, { start, end, certification }, context);
      const isHeld =
        meaning &&
        !namesWork(text, meaning) &&
        !isStepOfHiring(text, meaning) &&
        !isHeldByOthers(text, meaning) &&
        !followsPerson(text, meaning) &&
        !isInEmployer(text, meaning, context.employer);
      return isHeld ? [meaning] : [];
    });
  const implied = impliedLicenses(text, context).filter(
    ({ start, end }) => !listed.some((other) => start < other.end && end > other.start),
  );
  // A sentence that names a license says which one it means.
  const isNamed = listed.some(({ certification }) => certification.kind === 'license');
  return isNamed || implied.length === 0 ? listed : [...listed, ...implied].sort((a, b) => a.start - b.start);
}

/** Licenses to drive replace shorter spellings of the map within them. */
function withDrivingLicenses(
  hits: readonly CredentialMention[],
  driving: readonly CredentialMention[],
): CredentialMention[] {
  if (driving.length === 0) return [...hits];
  const added = driving.filter(({ start, end }) => !hits.some((hit) => hit.start <= start && hit.end >= end));
  const otherHits = hits.filter((hit) => !added.some(({ start, end }) => hit.start < end && hit.end > start));
  return [...otherHits, ...added].sort((a, b) => a.start - b.start);
}

/** Cents per mile and lines of a bus: "62 CPM", "the COTA line". */
function isOtherMeaning(text: string, { start, end }: CredentialMention): boolean {
  const written = text.slice(start, end);
  if (!/^[A-Z]{3,5}$/.test(written)) return false;
  return (
    (written === 'CPM' && /\d ?$/.test(text.slice(Math.max(0, start - 3), start))) ||
    /^ (?:bus|line|route|station|stop)\b/i.test(text.slice(end, end + 9))
  );
}

/** True for a credential of colleagues, of whom the posting tells: "under the direction of a registered nurse". */
function isHeldByOthers(text: string, { start, end, certification }: CredentialMention): boolean {
  const before = text.slice(Math.max(0, start - 90), start);
  if (OTHERS_HOLD.test(before)) return true;
  return (
    certification.kind === 'license' &&
    OTHERS_ARE.test(before) &&
    !/^[^.;,]{0,20}\b(?:licen[sc]e|licensure|certificat\w+|required|preferred)\b/i.test(
      text.slice(end, end + 40),
    )
  );
}

const CPR = /\bCPR\b/;
const CPR_CERTIFICATION = 'CPR certification';

/** "First Aid/CPR" and "CPR/BLS" name two courses under one entry of the map. */
function divideCombined(text: string, mention: CredentialMention): CredentialMention[] {
  const { start, end, certification } = mention;
  const at = text.slice(start, end).search(CPR);
  if (at < 0 || certification.name === CPR_CERTIFICATION) return [mention];
  const cpr = certificationLexicon().normalize('CPR');
  if (!cpr || !/[/&]|\band\b/i.test(text.slice(start, end))) return [mention];
  const added = { start: start + at, end: start + at + 'CPR'.length, certification: cpr };
  return at === 0
    ? [added, { ...mention, start: added.end + 1 }]
    : [{ ...mention, end: added.start - 1 }, added];
}

function isInEmployer(text: string, { start, end }: CredentialMention, employer: string | null): boolean {
  if (employer === null) return false;
  const written = text.slice(start, end);
  const within = employer.indexOf(written);
  return (
    within >= 0 && text.slice(Math.max(0, start - within), start - within + employer.length) === employer
  );
}

/** "Dr. Whitcombe DDS", "Ana Ruiz, MD,": letters after the name of a person, which require nothing. */
function followsPerson(text: string, { start, end }: CredentialMention): boolean {
  return (
    PERSON_BEFORE.test(text.slice(Math.max(0, start - 40), start)) &&
    /^\p{Lu}+$/u.test(text.slice(start, end))
  );
}

const MAX_CREDENTIAL_LIST = 80;
/** Words beside credentials in a line that names nothing else. */
const CREDENTIAL_LIST_WORDS =
  /\([^)]*\)|\b(?:level|class|and|or|current|valid|active|certified|certification|card|license|for|healthcare|health care|providers?|required)\b/gi;

/** True for "BLS (AHA)." and "CPR and First Aid": a line of credentials and no other word. */
export function namesCredentialsOnly(text: string, context: CredentialContext): boolean {
  if (text.length > MAX_CREDENTIAL_LIST) return false;
  const mentions = findCredentials(text, context);
  if (mentions.length === 0) return false;
  let rest = '';
  let from = 0;
  for (const { start, end } of mentions) {
    rest += text.slice(from, start);
    from = Math.max(from, end);
  }
  return !/\p{L}/u.test(`${rest} ${text.slice(from)}`.replace(CREDENTIAL_LIST_WORDS, ' '));
}

function inContext(
  text: string,
  mention: CredentialMention,
  { title, posting }: CredentialContext,
): CredentialMention | null {
  const written = text.slice(mention.start, mention.end);
  if (!isAmbiguousCertification(written)) return mention;
  const name = certificationInContext(written, [text, title, posting]);
  const certification = name === null ? null : certificationLexicon().normalize(name);
  return certification && { ...mention, certification };
}

/** True for "1 year of forklift experience" and "operate a forklift", which require no certificate. */
function namesWork(text: string, { start, end, certification }: CredentialMention): boolean {
  const written = text.slice(start, end);
  if (
    certification.kind !== 'license' &&
    /\p{Ll} /u.test(written) &&
    !CREDENTIAL_WORD.test(written) &&
    SOUGHT_BEFORE.test(text.slice(Math.max(0, start - 40), start))
  )
    return true;
  if (certification.kind === 'license' || ABBREVIATION.test(written) || CREDENTIAL_WORD.test(written))
    return false;
  if (IS_HELD.test(text)) return false;
  const after = text.slice(end, end + 40);
  if (CREDENTIAL_WORD.test(after.slice(0, 24))) return false;
  return WORK_AFTER.test(after) || WORK_BEFORE.test(text.slice(Math.max(0, start - 60), start));
}

function isStepOfHiring(text: string, { start, end, certification }: CredentialMention): boolean {
  return STEP_OF_HIRING.test(certification.name) && !HELD_DOCUMENT.test(text.slice(start, end + 6));
}
