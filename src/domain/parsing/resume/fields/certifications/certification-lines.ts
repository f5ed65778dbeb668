import { cutTrimmedLine, type ResumeLine } from '../../segmentation/resume-lines';
import { readGridsByColumn } from '../../segmentation/cell-grid';
import { linesOf } from '../../segmentation/section-lookup';
import type { ResumeSectionKind } from '../../segmentation/section-kind';
import type { ResumeSection } from '../../segmentation/segment-sections';
import type { SourceText } from '../../../text/source-text';
import { certificationLexicon } from '../../../../skills';
import { stateCodeOf } from '../../../places/places';
import { titleScore } from '../../../text/title-words';
import { countWords } from '../../../text/word-count';
import { hasCertificationCue } from './certification-cue';
import { certificationText } from './certification-details';
import { namesSchool } from '../education/degrees';
import { certificationsInSentences } from './certification-sentences';
import { drivingLicenses } from './driving-licenses';
import { credentialsInDuties, heldCredentials } from './held-credentials';
import { isCertificationLine, isSkillLike, listsCertificationsOnly } from './certifications';
import { joinDividedLines } from './divided-credentials';
import { allMatches } from '../../../../text/all-matches';

/** Sections in which a line of certifications alone may stand. */
const OTHER_SECTIONS = new Set<ResumeSectionKind | undefined>([
  'other',
  'personal',
  'contact',
  'education',
  'work',
  'languages',
  'header',
  'skills',
]);

/**
 * Returns the lines under a heading for certifications, and the certifications under headings such as "Skills &
 * Certifications", and lines of other sections that name nothing but certifications.
 */
export function certificationLines(source: SourceText, sections: ResumeSection[]): ResumeLine[] {
  const certificationSectionLines = joinDividedLines(
    source,
    readGridsByColumn(linesOf(sections, 'certifications')),
  );
  const shared = sections
    .filter((section) => section.kinds[0] !== 'certifications' && section.kinds.includes('certifications'))
    .flatMap((section) => section.lines)
    .filter(({ text }) => isCertificationLine(text) || text.split(/;\s/).every(isCertificationLine));
  const elsewhere = sections
    .filter(({ kinds: [kind] }) => OTHER_SECTIONS.has(kind))
    .flatMap((section) => section.lines)
    .flatMap(splitLabelledFacts)
    .filter((line) => !line.bullet && listsCertificationsOnly(line));
  const aboutPerson = linesOf(sections, 'header', 'summary', 'objective', 'other');
  const listed = [
    ...certificationSectionLines,
    ...shared,
    ...elsewhere,
    ...listedCredentials(sections),
    ...certificationsInSentences(source, aboutPerson),
  ];
  const aboutLicenses = linesOf(sections, 'header', 'personal', 'contact', 'summary', 'other', 'skills');
  const stated = [
    ...drivingLicenses(aboutLicenses).filter(
      ({ start, end }) => !listed.some((line) => line.start < end && line.end > start),
    ),
    ...linesOf(sections, 'work', 'volunteer').flatMap(credentialsOfList),
    ...heldCredentials(source, aboutPerson),
    ...credentialsInDuties(source, linesOf(sections, 'work')),
  ];
  return [...listed, ...notNamedBy(listed, stated)];
}

/** The lines whose credential no other line names: a summary repeats those of the list in other words. */
function notNamedBy(listed: readonly ResumeLine[], held: ResumeLine[]): ResumeLine[] {
  if (held.length === 0) return held;
  const idsIn = (text: string): string[] =>
    certificationLexicon()
      .find(text)
      .map(({ certification }) => certification.certificationId);
  const knownIds = new Set(listed.flatMap(({ text }) => idsIn(text)));
  return held.filter(({ text }) => {
    const ids = idsIn(text);
    const isNew = !ids.some((id) => knownIds.has(id));
    ids.forEach((id) => knownIds.add(id));
    return isNew;
  });
}

/** Sections whose lists may name credentials among other items. */
const MIXED_SECTIONS = new Set<ResumeSectionKind | undefined>([
  'header',
  'summary',
  'skills',
  'education',
  'personal',
  'contact',
  'other',
]);
/** What separates the items of a list outside of brackets. A bracket ends within 120 characters: a search to the end of the text would take quadratic time. */
const BETWEEN_ITEMS = /(?:[,;|•·]|\.(?= \p{Lu})(?<=(?:\p{Ll}{3}|\d|\))\.))(?![^(]{0,120}\))/gu;
const MAX_CREDENTIAL_WORDS = 7;
const SCHOOLING = /\b(?:training|course|class(?! [A-DM]\b)|program(?:me)?|student)\b/i;

/** Returns the items of lists that name a known credential: "OSHA 10 (2021)" next to duties, "PMP" after a name. */
function listedCredentials(sections: readonly ResumeSection[]): ResumeLine[] {
  return (
    sections
      .filter(({ kinds: [kind] }) => MIXED_SECTIONS.has(kind))
      .flatMap(({ kinds: [kind], lines }) =>
        lines.filter((line) =>
          kind === 'summary' ? line.bullet : line.bullet || !listsCertificationsOnly(line),
        ),
      )
      // "LPN, Mesa College" is schooling.
      .filter(({ text }) => !namesSchool(text))
      .flatMap((line) => itemsOf(line).filter((item) => !isStateOfAddress(line, item)))
      .filter(isListedCredential)
  );
}

/** Items of a list of credentials that are none by themselves: endorsements, a record, what a duty before a semicolon says. */
const BESIDE_CREDENTIALS =
  /^(?:(?:w(?:ith|\/) )?(?:haz-?mat|tankers?|doubles?(?: ?(?:\/|and|&) ?triples?)?|triples|passenger|school bus|air brakes?|[HNPSTX])(?: endorsements?)?|(?:clean|good) (?:MVR|(?:driving )?record)|DOT (?:medical )?(?:card|physical)|(?:current|valid|active|up[- ]to[- ]date))$/i;

/**
 * Returns the credentials of a line of a position that lists nothing else: "CDL A exp 2027, hazmat, tanker". After a
 * semicolon, a known credential with its date is one too: "Cooked for 1,200 people; ServSafe Food Handler 2018".
 */
function credentialsOfList(line: ResumeLine): ResumeLine[] {
  if (!hasCertificationCue(line.text) || line.dates.some(({ range }) => range)) return [];
  // A line without a bullet can be the title of the position.
  if (!line.bullet && (listsCertificationsOnly(line) || isTitle(line))) return [];
  const credentials = itemsOf(line).filter(isListedCredential);
  if (credentials.length === 0) return [];
  const listed = line.text
    .split(/[,;|•·]/)
    .map((item) => item.trim().replace(/\.$/, ''))
    .filter((item) => item !== '');
  const others = listed.filter((item) => !BESIDE_CREDENTIALS.test(item));
  if (others.length <= credentials.length) return credentials;
  return credentials.filter(
    ({ start, dates }) => dates.length > 0 && /;\s*$/.test(line.text.slice(0, start - line.start)),
  );
}

const MIN_TITLE_SCORE = 0.5;

function isTitle({ text }: ResumeLine): boolean {
  return !text.includes(';') && titleScore(text) >= MIN_TITLE_SCORE;
}

/** A sentence about a credential is read as such. */
const HOLDS = /^(?:I |he |she )?(?:holds?|ha[sv]e?|earned|obtained)\b/i;

/** True for an item that the map of certifications names, with its class, number and dates. */
function isListedCredential(line: ResumeLine): boolean {
  if (HOLDS.test(line.text)) return false;
  const name = certificationText(line)
    .replace(/^(?:current|valid|active) (?=\p{L})/iu, '')
    .replace(
      /\s*\([^()]*\)?\s*|\s+(?:w\/|with (?=tanker|haz-?mat|passenger|school bus|doubles|air brake))\s*.*$|\s[A-Z]\d$|[®™]/g,
      ' ',
    )
    .trim();
  if (
    name.length < 2 ||
    name.split(' ').length > MAX_CREDENTIAL_WORDS ||
    isSkillLike(name) ||
    SCHOOLING.test(name)
  )
    return false;
  // "Manual Handling cert 2023"
  if (/ (?:cert|ticket|card)$/i.test(name) && isCertificationLine(name)) return true;
  return certificationLexicon().findExact(name) !== null;
}

/** True for "MD" in "Silver Spring, MD | jo@example.com", but not in "Jo Lee, MD". */
function isStateOfAddress(line: ResumeLine, { text, end }: ResumeLine): boolean {
  return stateCodeOf(text) === text && /[\d@|•·]/.test(line.text.slice(end - line.start));
}

function itemsOf(line: ResumeLine): ResumeLine[] {
  const cuts = allMatches(line.text, BETWEEN_ITEMS).map(({ index }) => index);
  return [...cuts, line.text.length].flatMap((end, at) => {
    const from = at === 0 ? 0 : cuts[at - 1]! + 1;
    return mayNameCredential(line.text.slice(from, end)) ? [cutTrimmedLine(line, from, end)] : [];
  });
}

/** What words that do not count as a part of the name are written with: a date, a bracket, "w/ endorsement". */
const MAY_HAVE_DETAILS = /[\d(/]/;

/** False for most items, such as sentences and words in small letters, of which no lines are made. */
function mayNameCredential(item: string): boolean {
  if (!/\p{Lu}|licen[cs]e/u.test(item)) return false;
  return MAY_HAVE_DETAILS.test(item) || countWords(item.trim()) <= MAX_CREDENTIAL_WORDS;
}

const LABELLED_FACT = /^\p{L}[\p{L}' -]{1,30}:\s*\S/u;

/** Splits "Date of birth: 5 May 1999 · Driving licence: B", facts about a person on one line. */
function splitLabelledFacts(line: ResumeLine): ResumeLine[] {
  if (!/[·•|]/.test(line.text)) return [line];
  const parts = line.text.split(/\s+[·•|]\s+/);
  if (parts.length < 2 || !parts.every((part) => LABELLED_FACT.test(part))) return [line];
  let from = 0;
  return parts.map((text) => {
    const at = line.text.indexOf(text, from);
    from = at + text.length;
    return cutTrimmedLine(line, at, from);
  });
}
