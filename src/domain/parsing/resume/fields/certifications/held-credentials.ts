import { findDates } from '../../../text/dates';
import type { SourceText } from '../../../text/source-text';
import type { CertificationHit } from '../../../../skills';
import { certificationLexicon } from '../../../../skills';
import { countWords } from '../../../text/word-count';
import { hasCertificationCue } from './certification-cue';
import { changeLine, type ResumeLine } from '../../segmentation/resume-lines';
import { sentencesOfLines, type Sentence } from '../../segmentation/sentences';

/** What the person does with a credential that others hold, or that is not held yet. */
const NOT_HELD =
  /\b(?:seek\w*|toward?s?|pursu\w*|study\w*|prepar\w*|plan\w*|wants?|wish\w*|hop(?:e|ing)|interest\w*|goals?|becom\w*|obtain(?:ing)?|enrol\w*|schedul\w*|eligib\w*|candidates?|exams?|sit(?:ting)? for|expect\w*|work(?:ing)? on|needs?|requir\w*|must|help\w*|assist\w*|supervis\w*|manag(?:e|ed|es|ing)|oversee\w*|oversaw|recruit\w*|hir(?:e|ed|ing)|teach\w*|taught|train(?:ed|ing|s)|tutor\w*|instruct\w*|coach\w*|led|leads?|ensur\w*|ma[dk]e sure|verif\w*|check\w*|track\w*|knowledge|experienced?|years|familiar\w*|understand\w*|complian\w*|accord\w*|standards?|rules|other|staff|(?:team|crew|group)s? of|not|no|never|without|expired|lapsed|former(?:ly)?|soon|will|would|student|prefer\w*|looking|allow\w*|willing|ready|able|support\w*|work(?:ed|s|ing)? (?:with|for|under|alongside)|dispatch\w*)\b/i;
/** What follows the name says that it is a subject, a job or a plan. */
const OTHER_NOUN =
  /^[\s)-]*(?:(?:level|related|approved|compliant|driving|nursing|safety|industry|state|federal|general) )?(?:experience|positions?|roles?|jobs?|shifts?|staff|teams?|drivers|nurses|aides|candidates?|students?|programs?|courses?|class(?:es)?|exams?|tests?|standards?|regulations?|rules|complian\w*|requirements?|procedures?|guidelines|protocols|principles|instructors?|trainers?|duties|work|eligible|pending|in progress|expected|expired|lapsed|inspections?|audits?|logs?|reports?|records?|products?|knowledge|skills|preparation|renewals?|tracking|school|practice|methods?|projects?|facilit\w*|sites?|environments?)\b/i;
const HELD_BEFORE =
  /(?:^|\b)(?:(?:certified|licensed|registered)(?: (?:in|as|by|for))?|with|holds?|holding|ha[sv]e|having|carry(?:ing)?|carries|possess(?:es|ing)?|maintain(?:s|ing)?|earned|got|plus|credentials|certifications?|licen[cs]es?)\s+(?:(?:an?|my|both|current|valid|active|unrestricted|up-to-date|full)\s+)*$/i;
const HELD_AFTER =
  /^[\s)-]*(?:certified|licensed|certifications?|certificates?|licen[cs]es?|cards?|endorsements?|credentials?)\b/i;
/** A role of the person, not of others: "PMP-certified project manager". */
const OTHERS =
  /^[\s)-]*(?:staff|teams?|drivers|nurses|aides|employees|operators|technicians|instructors|engineers|professionals|workers|people|members|personnel|welders|electricians|mechanics)\b/i;
/** What follows a name that is a statement of its own: "BLS through 2/2028". */
const VALID =
  /^[\s)]*(?:\.?$|(?:[,(] ?)?(?:through|thru|until|valid|current|active|exp(?:ires|\.)?|since|good)\b)/i;
const HELD_AT_END = /\b(?:certified|licensed|certifications?|certificates?|licen[cs]es?|cards?)$/i;
/** A name that begins with the state of the person, at the start of a statement: "Certified nursing assistant with". */
const HELD_BY_NAME = /^(?:certified|licensed|registered|state tested)\s/i;
/** Between the names of one list. */
const BETWEEN_NAMES =
  /^(?:[\s,&/()+-]|\b(?:(?:19|20)\d\d|since|in|from|and|an?|my|both|current|valid|active|plus|with|certified|licensed|certifications?|licen[cs]es?|cards?|training|holding|has|have)\b)*$/i;
/** Before what a statement says, as far as it concerns a list of names. */
const STATEMENT_START = /^.*[,;:–—•|]\s*|^.*\s-\s+/;
/** A licence for a car is a fact about the person, and a clearance is none that a person can bring along. */
const NO_CREDENTIALS: ReadonlySet<string> = new Set(["Driver's license", 'Security clearance']);
const MAX_NAME_WORDS = 7;

/**
 * Returns the credentials that sentences about the person state in passing, as lines: "Licensed CNA and CPR certified
 * caregiver with six years of experience". Only names of the map of certifications count, and only where the words
 * around them say that the person holds them.
 */
export function heldCredentials(source: SourceText, lines: readonly ResumeLine[]): ResumeLine[] {
  return sentencesOfLines(source, lines).flatMap((sentence) =>
    listsOf(sentence.text)
      .filter((list) => isHeld(sentence.text, list))
      .flatMap((list) => namesOf(sentence, list)),
  );
}

/** Words by which a duty may state a credential. Most duties have none, and are not searched. */
const MAY_STATE = /\b(?:certified|certifications?|licen[cs]ed|completed|earned|obtained|achieved)\b/i;
/** Before the names in a duty that states a credential of the person. */
const OWN_STATEMENT =
  /^(?:(?:also|became|am|is|currently|got) )*(?:(?:completed|earned|obtained|received|achieved|maintain(?:ed|s|ing)?|holds?|passed) )?(?:(?:an?|my|own|current|active|valid|certified in|certified as an?|licensed as an?) )*$/i;
const COMPLETED = /^(?:\p{L}+ )?(?:completed|earned|obtained|achieved) /iu;
/** After the names: what was completed, or the end of the statement. */
const AFTER_OWN =
  /^\s*(?:(?:certification|certificate|card|licen[cs]e|training|course|endorsement)\b\s*)?(?:$|[.,;(]|(?:in|and|since|\d{4})\b)/i;

/** Returns the credentials that duties state: "Forklift certified", "completed OSHA 30 and CPR training in 2021". */
export function credentialsInDuties(source: SourceText, lines: readonly ResumeLine[]): ResumeLine[] {
  const stating = lines.filter(({ text }) => MAY_STATE.test(text));
  return sentencesOfLines(source, stating).flatMap((sentence) =>
    listsOf(sentence.text)
      .filter((list) => isOwn(sentence.text, list))
      .flatMap((list) => namesOf(sentence, list)),
  );
}

interface NamedStatement {
  /** Where the first name is. */
  at: number;
  /** What the statement says before the names. */
  before: string;
  after: string;
  names: string[];
}

/** Divides a statement at the names of a list, which has at least one. */
function statementOf(text: string, list: readonly CertificationHit[]): NamedStatement {
  const at = list[0]?.start ?? 0;
  return {
    at,
    before: text.slice(0, at).replace(STATEMENT_START, ''),
    after: text.slice(list.at(-1)?.end),
    names: list.map(({ start, end }) => text.slice(start, end)),
  };
}

function isOwn(text: string, list: readonly CertificationHit[]): boolean {
  const { before, after, names } = statementOf(text, list);
  if (!OWN_STATEMENT.test(before.trimStart()) || NOT_OWN.test(after)) return false;
  if (COMPLETED.test(before.trimStart())) return AFTER_OWN.test(after);
  return names.every((name) => HELD_AT_END.test(name)) && AFTER_OWN.test(after);
}

/** What others do, or what is only asked for. */
const NOT_OWN =
  /\b(?:required|preferred|for (?:all|new|staff|others|temps|clients)|of (?:all|staff|others)|clients?|students?)\b/i;

/** The names that a sentence lists together. */
function listsOf(text: string): CertificationHit[][] {
  const lists: CertificationHit[][] = [];
  for (const hit of certificationLexicon().find(text)) {
    const last = lists.at(-1);
    const before = last?.at(-1);
    if (last && before && BETWEEN_NAMES.test(text.slice(before.end, hit.start))) last.push(hit);
    else lists.push([hit]);
  }
  return lists;
}

function isHeld(text: string, list: readonly CertificationHit[]): boolean {
  const { before, after, names, at } = statementOf(text, list);
  if (NOT_HELD.test(before)) return false;
  if (/\bcertified$/i.test(names.at(-1) ?? '')) return !OTHERS.test(after);
  if (OTHER_NOUN.test(after)) return false;
  if (HELD_BEFORE.test(before) || HELD_AFTER.test(after)) return true;
  if (names.some((name) => HELD_AT_END.test(name))) return true;
  if (before.trim() === '' && VALID.test(after) && (after.trim() !== '' || at === 0)) return true;
  const [name = ''] = names;
  const start = before.trimStart();
  // "I am a CNA since 2018", "a PMP since 2017", "Class A CDL with hazmat"
  if (I_AM.test(start) || (/^an? $/i.test(start) && VALID.test(after))) return true;
  if (start === '' && COMMERCIAL_LICENSE.test(name) && AFTER_LICENSE.test(after)) return true;
  return HELD_BY_NAME.test(name) && /^(?:an? )?$/i.test(start);
}

const I_AM = /^I(?:'m| am)(?: also)? an? (?:certified |licensed |registered )?$/i;
const COMMERCIAL_LICENSE = /\bcdl\b/i;
/** The endorsements of a license, or the end of what a statement says about it. */
const AFTER_LICENSE =
  /^(?:\.?$|[,;(]|\s+(?:w\/|with|and|\+) ?(?:clean|haz-?mat|tankers?|doubles|triples|passenger|school bus|air brakes?|all|[A-Z]\b))/i;

/** "CPR" of "CPR certified", but all of "IV certified" and "Wound Care Certified", which say nothing without the word. */
function nameIn(written: string): string {
  const rest = written.replace(/[\s-]+(?:certified|licensed)$/i, '');
  return hasCertificationCue(rest) || /^\p{Lu}{3,}$/u.test(rest) ? rest : written;
}

const YEAR_AFTER = /^ (?:\((?:since )?|since |in )?(?:19|20)\d\d\b\)?/i;

function namesOf({ line, start, text }: Sentence, list: readonly CertificationHit[]): ResumeLine[] {
  const seen = new Set<string>();
  return list.flatMap(({ start: from, end, certification }) => {
    const name = nameIn(text.slice(from, end));
    if (NO_CREDENTIALS.has(certification.name) || seen.has(certification.certificationId)) return [];
    if (name.length < 2 || countWords(name) > MAX_NAME_WORDS) return [];
    seen.add(certification.certificationId);
    const at = start + from;
    // The words between the name and the year stay out of the name: "PMP since 2017".
    const year = name.length === end - from ? (YEAR_AFTER.exec(text.slice(end))?.[0] ?? '') : '';
    const written = `${name}${year}`;
    const dates = findDates(written).map((date) => ({ ...date, start: date.start + at, end: date.end + at }));
    return [
      changeLine(line, {
        text: written,
        start: at,
        end: at + written.length,
        dates,
        words: countWords(name),
        bullet: false,
      }),
    ];
  });
}
