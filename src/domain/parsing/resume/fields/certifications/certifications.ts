import type { PartialDate, StateCode } from '../../../../common';
import type { Certification } from '../../../parsed-resume';
import { findLinks } from '../../../text/contacts';
import { languageCodeOf } from '../../../text/language-names';
import { foldText } from '../../../text/normalize';
import { stateCodeOf } from '../../../places/places';
import { type SourceText, evidenceAt } from '../../../text/source-text';
import { certificationLexicon, skillLexicon } from '../../../../skills';
import { collectWords } from '../../../locales';
import { headingKey, isKnownHeading } from '../../segmentation/section-lexicon';
import { findDegrees } from '../education/degrees';
import { changeLine, cutLine, isProse, type ResumeLine } from '../../segmentation/resume-lines';
import { titleScore } from '../../../text/title-words';
import { bracketDetails } from './bracket-details';
import { certificationConfidence } from './certification-confidence';
import { CredentialIndex } from './credential-index';
import { hasCertificationCue } from './certification-cue';
import { LICENSE_CLASS, nameAndIssuer } from './certification-issuer';
import { isIssuingBody } from './issuing-bodies';
import { nameAndStatus, statusAlone } from '../../../credential-status';
import { isDetailedCredential } from './detailed-credential';
import { namesNoCredential, withoutDecoration } from './no-credential';
import { partsAt, separateCredentials, splitPair, type LinePart } from './separate-credentials';
import {
  EMPTY_BRACKETS,
  endsBeforeExpiry,
  LABELLED_LICENSE_NUMBER_PATTERN,
  SHORT_EXPIRY_PATTERN,
  LICENSE_NUMBER_AFTER_NAME_PATTERN,
  issueAndExpiryDates,
  licenseNumberIn,
  issuingStateIn,
  issuingStatesIn,
  certificationText,
} from './certification-details';
import { countWords } from '../../../text/word-count';

const LICENSE_WORDS =
  /\b(?:licen[sc]e[ds]?|licensure|cdl|driver'?s?|registered nurse|permit|rn\b|lpn\b|lvn\b|cna\b|bar admission|admitted to)/i;
/** Endorsements listed after a commercial driver's license. */
const ENDORSEMENT =
  /^(?:haz-?mat|tankers?|doubles?(?:\/triples?)?|triples?|passengers?|school bus|air brakes?|motorcycle)(?: endorsement)?(?: ?\([A-Z]\))?$/i;
/** True for a text that begins with the class of a driver's license and no name: "B · Age: 31". */
export function isLicenseClass(text: string): boolean {
  return LICENSE_CLASS.test(text.split(/\s+[·•|]\s+/)[0] ?? '');
}

/** Extracts the certifications and licenses under their own heading, one per line or item. */
export function extractCertifications(source: SourceText, lines: ResumeLine[]): Certification[] {
  const certifications: Certification[] = [];
  let previous: NamedCertification | null = null;
  const listed = new CredentialIndex();
  let inSentence = false;
  let issuerAbove: string | null = null;
  for (const [at, line] of lines.entries()) {
    inSentence = isPartOfSentence(line, inSentence);
    if (inSentence || (isProse(line) && !hasCertificationCue(line.text))) continue;
    if (previous && (isContinuationOf(previous, line) || isIssuerBeforeDate(previous, line, lines[at + 1]))) {
      fillFromLine(previous, line);
      previous = continuedBy(previous, line);
      continue;
    }
    if (previous && isRestOfName(previous, line)) {
      appendToName(source, previous, line);
      previous = continuedBy(previous, line);
      continue;
    }
    const status = statusAlone(line.text);
    if (previous && status && line.index === previous.line.index + 1) {
      previous.item.status = status;
      fillDates(previous.item, line);
      previous = continuedBy(previous, line);
      continue;
    }
    if (isIssuerAbove(line, lines[at + 1])) {
      issuerAbove = line.text.replace(/,$/, '').trim();
      continue;
    }
    const expires = sharedExpiry(line);
    for (const part of splitLine(line)) {
      const item = toCertification(source, line, part.at, part.text);
      if (!item || isSchooling(item.name)) continue;
      item.expires ??= expires;
      item.issuer ??= issuerAbove;
      // "TIPS/Alcohol server permit" names two, even if one meets the requirement for the other.
      const isNamedBeside = previous?.line === line && line.text.charAt(part.at - 1) === '/';
      const sameCredential = isNamedBeside ? undefined : listed.find(item.name);
      if (sameCredential) {
        addDetails(sameCredential, item);
        continue;
      }
      listed.add(item);
      certifications.push(item, ...otherStates(item, part.text));
      previous = { line, item };
    }
    issuerAbove = null;
  }
  return certifications;
}

/** Returns the same license of each further state: "RN license, Oregon and Washington". */
function otherStates(item: Certification, text: string): Certification[] {
  if (item.kind !== 'license') return [];
  return issuingStatesIn(text)
    .filter((state) => state !== item.state)
    .map((state) => ({ ...item, state }));
}

/** True for "CompTIA," on a line above "Network+, 2022". */
function isIssuerAbove(line: ResumeLine, next: ResumeLine | undefined): boolean {
  if (!line.text.endsWith(',') || line.dates.length > 0 || next?.index !== line.index + 1) return false;
  return isIssuingBody(line.text.slice(0, -1));
}

/** Completes "LCSW" after the name by what the list says about the same license. */
function addDetails(known: Certification, item: Certification): void {
  const { issuer, date, expires, licenseNumber, state, status } = item;
  // "EMT-B (lapsed)" and "EMT-B, 2024": the one with a date is held.
  if (known.status && !status && date !== null) delete known.status;
  else if (status && known.date === null) known.status = status;
  known.issuer ??= issuer;
  known.date ??= date;
  known.expires ??= expires;
  known.licenseNumber ??= licenseNumber;
  known.state ??= state;
}

/** A certification and the last line that belongs to it. */
interface NamedCertification {
  line: ResumeLine;
  item: Certification;
}

function continuedBy({ item, line: { bold } }: NamedCertification, line: ResumeLine): NamedCertification {
  return { item, line: changeLine(line, { bold }) };
}

const MAX_REST_WORDS = 4;
const UNFINISHED_NAME = new RegExp(
  `,$|\\s(?:&|${collectWords((locale) => locale.unfinishedWords).join('|')})$`,
  'iu',
);

/**
 * True for the second line of a name in a narrow column: after "First aid," or "Course of", or without a date where each
 * name follows its date ("03/2021 Switching authorization up to 30" and "kV").
 */
function isRestOfName({ line: named, item }: NamedCertification, line: ResumeLine): boolean {
  if (line.index !== named.index + 1 || line.bullet || line.spaceBefore || line.dates.length > 0)
    return false;
  if (ENDORSEMENTS_BELOW.test(line.text)) return true;
  if (line.words > MAX_REST_WORDS || hasCertificationCue(line.text) || item.issuer !== null) return false;
  const [first] = named.dates;
  const datedFirst = first !== undefined && !first.range && first.start <= named.start + 1;
  return UNFINISHED_NAME.test(named.text) || (datedFirst && named.text.length > MIN_FULL_LINE);
}

/** "with Hazmat and Tanker endorsements" below "CDL A". */
const ENDORSEMENTS_BELOW =
  /^(?:with|w\/) ?(?:haz-?mat|tankers?|doubles|triples|passenger|school bus|air brakes?)\b/i;

/** Characters of a line that fills a narrow column. */
const MIN_FULL_LINE = 16;

function appendToName(source: SourceText, { line: named, item }: NamedCertification, line: ResumeLine): void {
  item.name = `${item.name}${named.text.endsWith(',') ? ',' : ''} ${line.text}`;
  item.evidence?.push(evidenceAt(source, line.start, line.end));
}

/** Words at the end of a line that breaks off in the middle of a sentence. */
const BROKEN_OFF = /\b(?:and|or|to|in|with|of|the|for|a|an|from|by|on|as)$/;

/** True for a line of running text, such as a summary next to the certifications, and for the lines that continue it. */
function isPartOfSentence(line: ResumeLine, continued: boolean): boolean {
  const { text, words, bullet } = line;
  if (hasCertificationCue(text) || bullet || line.dates.length > 0) return false;
  if (words >= 7 && (BROKEN_OFF.test(text) || /\p{Ll}\. \p{Lu}\p{Ll}/u.test(text))) return true;
  return continued && !line.spaceBefore;
}

/** True for a short line of another section that names a certification beyond doubt. */
export function isCertificationLine(text: string): boolean {
  return hasCertificationCue(text) && countWords(text) <= 14;
}

/** Words that are a skill unless they stand under a heading for certifications. */
const SKILL_LIKE =
  /^(?:forklift(?: (?:operation|operating|driving))?|hazmat|phlebotomy|hipaa|(?:lean )?six sigma|scrum master|notary|api \d+)$/i;

export function isSkillLike(name: string): boolean {
  return SKILL_LIKE.test(name);
}

/** Words of an item that names a certification and nothing else. */
const MAX_ITEM_WORDS = 4;
/** Words of a credential with its issuer, number and dates. */
const MAX_DETAILED_WORDS = 18;

/** What a person does with credentials of others: "Taught CPR, First Aid". */
const DONE_WITH_CREDENTIAL =
  /^(?:taught|teach(?:es|ing)?|train(?:ed|s)|instruct(?:ed|s)|tutor(?:ed|s)|supervis(?:ed?|es|ing)|manag(?:ed?|es|ing)|hired?|recruit(?:ed|s)?|verif(?:y|ied|ies)|track(?:ed|s)?|sold|support(?:ed|s)?)\s/i;

/** True for a line of which every item is a certification: "CPR and First Aid (2024)", "PCV licence; Driver CPC". */
export function listsCertificationsOnly(line: ResumeLine): boolean {
  // Most lines name none, and the rest of the test costs more.
  if (!hasCertificationCue(line.text) || DONE_WITH_CREDENTIAL.test(line.text)) return false;
  const text = certificationText(line)
    .replace(/\([^()]*\)/g, '')
    .trim();
  if (line.words <= MAX_DETAILED_WORDS && isDetailedCredential(line)) return true;
  if (line.words > 12 || isProse(line)) return false;
  const items = text.split(/\s*[,;/]\s*|\s+(?:and|&)\s+/).filter((item) => item !== '');
  // "Forklift" with a year is a certificate.
  const isDated = line.dates.length === 1 && line.dates[0]?.range === false;
  return (
    items.length > 0 &&
    items.every((item) => countWords(item) <= MAX_ITEM_WORDS && hasCertificationCue(item)) &&
    items.every(
      (item) =>
        (/^[\p{Lu}\d]/u.test(item) || (items.length === 1 && CARD_IN_SMALL_LETTERS.test(item))) &&
        (!isSkillLike(item) || isDated) &&
        (findDegrees(item).length === 0 || CERTIFICATE_OF_CREDENTIAL.test(item)) &&
        (titleScore(item) < 0.5 || CREDENTIAL_NOUN.test(item)),
    )
  );
}

/** "food worker card" on a line of its own. */
const CARD_IN_SMALL_LETTERS =
  /^(?:\p{Ll}+ ){0,2}(?:(?:handler|worker|server|guard|operator|driver)(?:['’]?s)? (?:card|permit|licen[cs]e)|(?:forklift|cdl|driving|driver['’]?s?) (?:licen[cs]e|permit|card))$/u;

/** Certificates that are no schooling. */
const CERTIFICATE_OF_CREDENTIAL =
  /^(?:care|first aid|fire safety|fire marshal|food (?:safety|hygiene)|manual handling|moving (?:and|&) handling|health (?:and|&) safety|safe ?pass|forklift) certificate$/i;

/** Words that make a name of a trade a credential: "Food Handler" is a title, "ServSafe Food Handler" is not. */
const CREDENTIAL_NOUN = /licen[cs]e(?!d)|certif(?!ied)|\b(?:servsafe|osha|card|permit|ccna|comptia)\b/i;

/** Words of an item between dots with its issuer and date. */
const MAX_DOTTED_WORDS = 6;

function splitLine(line: ResumeLine): LinePart[] {
  const statements = partsAt(line.text, ';');
  // "CDL A, endorsements H, N, T; TWIC card": commas divide what semicolons divide already.
  if (statements.length > 1 && line.text.includes(','))
    return statements.flatMap(({ at, text }) =>
      splitLine(cutLine(line, at, at + text.length)).map((part) => ({ ...part, at: part.at + at })),
    );
  if (LISTS_ENDORSEMENTS.test(line.text)) return [{ at: 0, text: line.text }];
  const pipes = partsAt(line.text, '|');
  if (pipes.length > 2 && line.dates.length === 0 && pipes.every(({ text }) => !/\d{3}/.test(text)))
    return pipes;
  const areCredentials =
    pipes.filter(({ text }) => namesCredential(text.trim())).length > 1 &&
    !pipes.some(({ text }) => ISSUER_OR_NUMBER.test(text) || licenseNumberIn(text) !== null);
  if (areCredentials) return pipes;
  const dots = partsAt(line.text, '·');
  if (dots.length > 2 && dots.every(({ text }) => text.trim().split(/\s+/).length <= MAX_DOTTED_WORDS))
    return dots;
  const commas = partsAt(line.text, ',');
  // "Prawo jazdy kat. B, C, C+E" is one license.
  if (commas.length > 1 && commas.slice(1).every(({ text }) => CLASS_ALONE.test(text.trim())))
    return [{ at: 0, text: line.text }];
  const several = commas.filter(({ text }) => !isExpiryDate(text));
  if (several.length > 1 && isList(several.map(({ text }) => text.trim()))) return several.flatMap(splitPair);
  if (several.length > 1 && several.every(({ text }) => firstWord(text) === firstWord(line.text)))
    return commas;
  const separate = separateCredentials(line.text);
  if (separate.length > 1) return separate;
  const isCommaList =
    commas.length > 2 && line.dates.length === 0 && commas.every(({ text }) => countWords(text.trim()) <= 5);
  // Parts of one entry: its state, its number, its expiry.
  const oneEntry = commas.some(
    ({ text }) => stateCodeOf(text) !== null || /[#\d]|\b(?:expires|valid|license)\b/i.test(text),
  );
  if (!isCommaList || oneEntry) return partsAt(line.text, ';').flatMap(splitPair);
  return commas.every(({ text }) => isSkillOnly(text.trim())) ? [] : commas;
}

/** "OSHA" of "OSHA 10, OSHA 30". */
function firstWord(text: string): string {
  return text.trim().split(/\s/)[0] ?? '';
}

/** The letters of the endorsements of one license. */
const LISTS_ENDORSEMENTS =
  /\bendorsements?:? [HMNPSTX](?:[ ,/&]|$)|\b[HMNPSTX](?:,? and | & |[,/ ]+)[HMNPSTX] endorsements?\b/;

const CLASS_ALONE = /^(?:(?:i|und|et|y|e|and|&) )?[A-E][1-4]?(?:\+?E)?$/;

/** What a training complies with: "OSHA 29 CFR 1910.178". */
const REGULATION = /\b\d+ CFR\b/;

/** The body that issues a license, or its number. */
const ISSUER_OR_NUMBER =
  /\b(?:boards?|departments?|dept|association|council|academy|society|commission|institute)\b|\b(?:licen[sc]e|certificate|registration|permit|no\.?|number|#) ?(?:no\.?|number|#)? ?[A-Z]{0,3}[.-]?\d{3,}/i;

/** True for several short names of which all but one are certifications, or for a license with its endorsements. */
function isList(written: readonly string[]): boolean {
  // "BLS (American Heart Association)" has its issuer in brackets.
  const names = written.map((text) => text.replace(/\s*\([^()]*\)$/, ''));
  if (names.some((text) => ISSUER_OR_NUMBER.test(text) || isIssuingBody(text) || REGULATION.test(text)))
    return false;
  const short = names.every((text) => countWords(text) <= 5 && stateCodeOf(text) === null);
  const certificationCount = names.filter((text) => ENDORSEMENT.test(text) || namesCredential(text)).length;
  return short && certificationCount >= Math.max(2, names.length - 1);
}

function namesCredential(text: string): boolean {
  return hasCertificationCue(text) || certificationLexicon().findExact(text) !== null;
}

function isExpiryDate(text: string): boolean {
  return /^\s*(?:exp|valid|renew)/i.test(text);
}

/** True for a skill without an issued credential: "Epic", "IV therapy". */
function isSkillOnly(text: string): boolean {
  const skill = skillLexicon().normalize(text);
  return skill !== null && skill.type !== 'certification' && !hasCertificationCue(text);
}

/** Returns the expiry date that a line states once for all its items. */
function sharedExpiry(line: ResumeLine): PartialDate | null {
  // Each sentence states its own.
  if (/\d\.\s+\p{Lu}/u.test(line.text)) return null;
  const parts = partsAt(line.text, ',');
  if (parts.length > 1 && !parts.some(({ text }) => isExpiryDate(text))) return null;
  const short = SHORT_EXPIRY_PATTERN.exec(line.text);
  if (short) return `20${short[2]}-${(short[1] ?? '').padStart(2, '0')}`;
  return parts.length > 1 ? issueAndExpiryDates(line).expires : null;
}

/** True for a line with the date, number or issuer of the certification above it. */
function isContinuationOf(previous: NamedCertification, line: ResumeLine): boolean {
  const rest = certificationText(line);
  if (line.bullet || (line.bold && rest !== '')) return false;
  if (line.index !== previous.line.index + 1) return false;
  if (rest === '') return previous.item.date === null;
  if (isIssuerWithDate(previous, line, rest)) return true;
  // "HRCI, 2017" below "Professional in Human Resources (PHR),"
  if (previous.line.text.endsWith(',') && isIssuingBody(rest.split(',')[0] ?? '')) return true;
  if (/^(?:issued by|license|licence|expires|valid|credential|certificate (?:no|number|#))/i.test(line.text))
    return true;
  if (isDetailBelow(previous, line)) return true;
  return previous.line.bold && !line.spaceBefore && previous.item.issuer === null && countWords(rest) <= 8;
}

const MAX_ISSUER_WORDS = 6;
const NUMBER_LINE =
  /^(?:(?:lic(?:ense|ence)?|reg(?:istration)?|cert(?:ificate)?|credential)\.?\s*)?(?:(?:no|nr|number|id)\b|#)[.:# ]*[A-Z]{0,4}[- ]?\d[\w.-]+$/i;

/** True for the state, the board or the number of a license, each on a line of its own directly below it. */
function isDetailBelow({ item, line: named }: NamedCertification, line: ResumeLine): boolean {
  if (line.spaceBefore || line.dates.length > 0 || hasCertificationCue(line.text)) return false;
  if (NUMBER_LINE.test(line.text)) return item.licenseNumber === null;
  if (named.bullet || line.words > MAX_ISSUER_WORDS) return false;
  if (stateOfLine(line.text) !== null) return item.state === null;
  return item.issuer === null && (STATE_BODY.test(line.text) || isIssuingBody(line.text));
}

/** "Missouri", "State of Missouri" and "Missouri (active)". */
function stateOfLine(text: string): StateCode | null {
  const name =
    /^(?:state of )?(.+?)(?:\s*\((?:active|multi-?state|compact|current)\))?$/i.exec(text)?.[1] ?? '';
  return name.length > 2 ? stateCodeOf(name) : null;
}

const STATE_BODY =
  /^(?:the )?(?:\p{Lu}[\p{L}.]+ ){1,4}(?:boards?|departments?|dept\.?|council|commission|bureau|authority) (?:of|for) |^(?:boards?|departments?|dept\.?) of \p{Lu}/iu;

/** True for "AWS   March 2021" below "AWS Certified Developer", and for a dated line with the word of a body. */
function isIssuerWithDate(
  { line: named, item }: NamedCertification,
  line: ResumeLine,
  rest: string,
): boolean {
  if (item.issuer !== null || named.dates.length > 0 || line.dates.length === 0 || line.spaceBefore)
    return false;
  if (countWords(rest) > MAX_ISSUER_WORDS || hasCertificationCue(rest)) return false;
  return ISSUER_OR_NUMBER.test(rest) || foldText(item.name).startsWith(`${foldText(rest)} `);
}

/** True for the second of three lines: the certification, its issuer, and the date. */
function isIssuerBeforeDate(
  { line: named, item }: NamedCertification,
  line: ResumeLine,
  next: ResumeLine | undefined,
): boolean {
  if (item.issuer !== null || named.dates.length > 0 || line.dates.length > 0 || next === undefined)
    return false;
  if (line.index !== named.index + 1 || next.index !== line.index + 1) return false;
  if (line.bullet || line.words > MAX_ISSUER_WORDS || hasCertificationCue(line.text)) return false;
  return next.dates.length > 0 && certificationText(next) === '';
}

function fillDates(item: Certification, line: ResumeLine): void {
  const { date, expires } = issueAndExpiryDates(line);
  item.date ??= date;
  item.expires ??= expires;
}

function fillFromLine({ item, line: named }: NamedCertification, line: ResumeLine): void {
  const [date] = line.dates;
  if (date?.range === false && certificationText(line) === '' && endsBeforeExpiry(named.text))
    item.expires ??= date.from;
  else fillDates(item, line);
  item.licenseNumber ??= licenseNumberIn(line.text);
  item.state ??= stateOfLine(line.text) ?? (STATE_BODY.test(line.text) ? issuingStateIn(line.text) : null);
  if (stateOfLine(line.text) !== null) return;
  const rest = certificationText(line)
    .replace(LABELLED_LICENSE_NUMBER_PATTERN, '')
    .replace(/^issued by:?\s*/i, '')
    .trim();
  if (
    item.issuer === null &&
    rest !== '' &&
    !/\d{3}/.test(rest) &&
    !NUMBER_LINE.test(line.text) &&
    !/^(?:expires|valid|credential|license|licence)/i.test(rest)
  )
    item.issuer = rest;
}

/** Words that name no certification by themselves. */
const NO_NAME =
  /^(?:(?:\p{L}+ and )?(?:credentials|certifications|certificates|licenses) held|(?:state of|page|expires?|valid|issued|renewed)\b.*|bar admissions?|active|inactive|current|present|in good standing|(?:\p{Lu}{2} )?background check.*|passed (?:.+ )?(?:cpa|cfa|bar|board|fe|pe|praxis)\b.* exam.*|.* candidate|certificates?|certifications?|licen[cs]es?|licensure|diplomas?|training|courses?)$/iu;

/** True for "National Trades Board" and "TN-152648", which state who issued a certification and its number. */
function isBodyOrNumber(name: string): boolean {
  if (/^[A-Z]{0,4}[- ]?\d{4,}$/.test(name)) return true;
  return (
    /\b(?:board|council|commission|association|academy)(?: of \p{Lu}.*)?$/iu.test(name) &&
    !hasCertificationCue(name)
  );
}

/** A heading of some documents, and an item of others. */
const DRIVING_LICENSE = /^(?:valid )?driver['’]?s licen[cs]e$/i;

/** Leaving school is education, also under a heading for training. */
const SCHOOL_LEVELS: ReadonlySet<string> = new Set(['ged', 'high_school', 'some_high_school']);

function isSchooling(name: string): boolean {
  return findDegrees(name).some(({ level, start }) => start === 0 && SCHOOL_LEVELS.has(level));
}

/** Where a license does not count: "Pharmacist license, Ukraine (2014, not valid in US)". */
const NOT_VALID = /\s*\([\s,]*not [^()]*\)?$/i;
/** The label of a form before the name of a certification. */
const FORM_LABEL =
  /^(?:type(?: of (?:licen[sc]e|certificat(?:e|ion)))?|(?:licen[sc]e|certificat(?:e|ion)) (?:type|name|title)|name|attended|completed|passed|obtained|current|other):\s+/i;

/** The word goes with its date. */
const EXPIRED_ON = /[\s(]expired:?(?: in| on)? [^,;()]{0,12}\d{4}/i;

function toCertification(
  source: SourceText,
  line: ResumeLine,
  at: number,
  raw: string,
): Certification | null {
  const datesOfItem = line.dates.filter(
    (date) => date.start >= line.start + at && date.end <= line.start + at + raw.length + 1,
  );
  const part: ResumeLine = {
    ...line,
    text: raw,
    start: line.start + at,
    end: line.start + at + raw.length,
    dates: datesOfItem,
  };
  const { name: stated, status = EXPIRED_ON.test(raw) ? 'lapsed' : undefined } = nameAndStatus(
    certificationText(part),
  );
  const bracket = bracketDetails(stated);
  const number = licenseNumberIn(raw) ?? bracket.number;
  const text = bracket.text
    .replace(SHORT_EXPIRY_PATTERN, '')
    .replace(LABELLED_LICENSE_NUMBER_PATTERN, nounOfNumber)
    .replace(LICENSE_NUMBER_AFTER_NAME_PATTERN, (whole) => whole.split(' ')[0] ?? '')
    .replace(EMPTY_BRACKETS, '')
    .replace(NOT_VALID, '')
    .replace(FORM_LABEL, '')
    .replace(/[\s,;]+\)/g, ')')
    .replace(/[\s,;:(–—-]+$|\s*\.{3,}\s*(?:active|current)?$/g, '')
    .trim();
  if (text.length < 2 || text.length > 160 || !/\p{L}{2}/u.test(text) || NO_NAME.test(text)) return null;
  const { name, issuer } = nameAndIssuer(withoutDecoration(text));
  if (
    NO_NAME.test(name) ||
    namesNoCredential(name, text) ||
    (isKnownHeading(headingKey(name)) && !DRIVING_LICENSE.test(name)) ||
    isBodyOrNumber(name)
  )
    return null;
  // "English: Marlins 78%"
  if (languageCodeOf(name) !== null) return null;
  const nameAt = raw.indexOf(name);
  const start = part.start + Math.max(0, nameAt);
  const dates = issueAndExpiryDates(part);
  const length = nameAt >= 0 ? lengthInSource(source.raw, start, name) : raw.trim().length;
  return {
    name: name.replace(/[\s.,;:]+$/, '').replace(/\s+/g, ' '),
    ...(status && { status }),
    issuer,
    date: dates.date,
    expires: dates.expires,
    licenseNumber: number,
    state: issuingStateIn(text) ?? bracket.state,
    url: findLinks(raw)[0]?.url ?? null,
    kind: LICENSE_WORDS.test(text) ? 'license' : 'certification',
    confidence: certificationConfidence(text, name),
    evidence: [evidenceAt(source, start, start + Math.max(1, length))],
  };
}

/** "Certificate" of "Food Protection Certificate #000000", whose name it ends. */
function nounOfNumber(whole: string, ...groups: unknown[]): string {
  const [offset, text] = groups.filter((group) => group !== undefined).slice(-2);
  const endsName =
    typeof text === 'string' && typeof offset === 'number' && /\p{Ll} $/u.test(text.slice(0, offset));
  return endsName ? (/^(?:certificate|permit)(?= #)/i.exec(whole)?.[0] ?? '') : '';
}

/** Length of a text in the source, where a line break and an indent may stand for a blank. */
function lengthInSource(raw: string, start: number, text: string): number {
  let end = start;
  for (const char of text) {
    end += char.length;
    if (char === ' ') while (/\s/.test(raw[end] ?? '')) end += 1;
  }
  return end - start;
}
