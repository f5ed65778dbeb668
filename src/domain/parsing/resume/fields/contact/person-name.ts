import { alternatives } from '../../../locales';
import { foldText, isAllCaps, removeLetterSpacing } from '../../../text/normalize';
import { institutionScore } from '../education/degrees';
import { findStreet, isPlace } from '../../../places/places';
import { headingKey, sectionKinds } from '../../segmentation/section-lexicon';
import { changeLine, cutTrimmedLine, type ResumeLine } from '../../segmentation/resume-lines';
import { isTradeSurname } from './surnames';
import { isTitleWord, titleScore } from '../../../text/title-words';
import { employerScore } from '../../../text/employer-words';
import type { Span } from '../../../text/source-text';

export interface PersonName extends Span {
  name: string;
  confidence: number;
}

const NAME_LABEL = new RegExp(
  `^(?:${alternatives((locale) => locale.nameLabels)}|surname)(?:[\\s*_]*[:-]|\\t| {2,})[\\s*_]*`,
  'iu',
);
/** "1. Name of applicant   Ana Silva" in a form. */
const NUMBERED_NAME_LABEL = new RegExp(`^\\d{1,2}[.)] ?${NAME_LABEL.source.slice(1)}`, 'iu');
/** "Resume of Ana Silva". */
const DOCUMENT_OF = /^(?:r[ée]sum[ée]|cv|curriculum vitae)\s+(?:(?:of|for)\s+)?(?=\S)/i;
/** Letters that replace a part of the name. */
const MASKED_NAME = /\s+X{3,}$/;
const NAME_NOISE =
  /\b(?:resume|curriculum|vitae|cv|page|template|street|road|avenue|phone|email|e-mail|mobile|address|objective|build|create|examples?|samples?|confidential|contact|available|http|www|summary|indeed|linkedin|github|download|room|vacancy|title|name|objectives|margins|department|dept|whom|concern|sir|madam)\b/i;
/** Words of {@link NAME_NOISE} that are family names as well: "Kim Street", "Summer Page". */
const NOISE_OR_SURNAME = /^(?:page|street|road|mobile|example|sample|room|title|contact)$/i;
const NAME_SUFFIX =
  /,?\s+(?:(?:ph\.?\s?d|m\.?d|ed\.?\s?d|m\.?\s?ed|r\.?n|b\.?s\.?n|m\.?s\.?n|lpn|lvn|cna|cpa|mba|pmp|esq|jr|sr|ii|iii|iv|c\.?p\.?a|pe|p\.?e|shrm-cp|phr|sphr|cissp|csm|m\.?a|m\.?s|b\.?s|b\.?a|d\.?o|dds|j\.?d|lcsw|msw|bcba|aprn|np|rph|pgce|qts|rgn|rmn|hca|fcca|acca|mcips|mciob|sra|pharm\.?d|a\.?c\.?e)\.?)(?=$|,|\s)/gi;
/** Initials of credentials after a name: ", HHA", ", CNA, LPN". */
const CREDENTIALS = /^(?:,\s*\p{Lu}[\p{Lu}.-]{1,6})+$/u;
const NAME_PARTICLE =
  /^(?:de|del|la|las|los|da|do|dos|di|van|von|der|den|ter|bin|bint|ibn|al|el|ul|abu|le|du|y|e|mac|st\.?|o)$/i;
/** Value of a line as a name, and what a label such as "Name:" adds to it. */
const BASE_VALUE = 0.5;
const LABEL_VALUE = 0.35;
/** Below the least value of a name, unless the email address repeats it. */
const SMALL_LETTERS_PENALTY = 0.3;
/** What the words of an employer or a school take from the value of a name. */
const EMPLOYER_PENALTY = 0.4;
const EMPLOYER_PENALTY_IN_NAME_PLACE = 0.15;
/** What a label ends with. */
const MAY_BE_LABELLED = /[:\t-]| {2}/;
const SEARCHED_LINES = 40;
/** Smallest type, relative to the body, of a name that is divided between two lines. */
const MIN_SIZE_OF_DIVIDED_NAME = 1.25;

/**
 * Extracts the candidate's name: of the first lines, the one that looks most like a name. The score includes position,
 * size, and whether the e-mail address repeats the name.
 */
export function extractName(lines: ResumeLine[], emails: string[]): PersonName | null {
  const local = foldText(emails[0]?.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  const first = lines[0]?.source.page;
  const labelled = nameOfForm(lines.slice(0, SEARCHED_LINES));
  if (labelled) return labelled;
  let best: (PersonName & { value: number }) | null = null;
  const onPage = lines.filter((line) => line.source.page === first).flatMap(withLargeCell);
  const largest = Math.max(1, ...onPage.map((line) => line.size));
  for (const [rank, line] of onPage.slice(0, largest > 1.3 ? 120 : SEARCHED_LINES).entries()) {
    const valueOf = (base: number, inEmail: boolean): number => {
      let value = base - Math.min(0.5, rank * 0.035);
      if (largest > 1.25 && line.size >= largest - 0.02) value += 0.5;
      else if (line.size > 1.25) value += 0.2;
      if (line.bold || (line.caps && rank === 0)) value += 0.05;
      return inEmail ? value + 0.25 : value;
    };
    const next = onPage[rank + 1];
    // Most lines cannot exceed the name that was found, and judging them costs more.
    if (best && valueOf(highestValue(line, next), true) <= best.value) continue;
    const candidate =
      nameOverTwoLines(line, next) ?? nameCandidate(line, rank === 0 && isAboveContacts(onPage));
    if (!candidate) continue;
    const value = valueOf(candidate.value, repeatsEmailName(candidate.name, local));
    if (!best || value > best.value) best = { ...candidate, value };
  }
  if (!best || best.value < 0.3) return null;
  return {
    name: best.name,
    start: best.start,
    end: best.end,
    confidence: Math.round(Math.min(0.97, 0.35 + best.value * 0.5) * 100) / 100,
  };
}

/** How much larger the type of a name beside contact details is. */
const LARGE_CELL_SCALE = 1.25;

/** A line, after the text in larger type at its end: a name at the right of contact details. */
function withLargeCell(line: ResumeLine): ResumeLine[] {
  const tab = line.text.lastIndexOf('\t');
  const { runs } = line.source.layout;
  const [last, others] = [runs.at(-1)?.fontSize ?? 0, runs.slice(0, -1).map(({ fontSize }) => fontSize ?? 0)];
  const size = Math.max(...others);
  if (tab === -1 || others.length === 0 || size === 0 || last < size * LARGE_CELL_SCALE) return [line];
  const cell = cutTrimmedLine(line, tab, line.text.length);
  const scale = last / (line.source.layout.fontSize ?? last);
  return [{ ...cell, size: line.size * Math.max(1, scale) }, line];
}

/** Lines below a name in which its contact details begin. */
const LINES_TO_CONTACTS = 3;

/** True if contact details follow the first line, where a document has the name of the person. */
function isAboveContacts(lines: readonly ResumeLine[]): boolean {
  return lines.slice(1, 1 + LINES_TO_CONTACTS).some(({ text }) => /\S@\S|\d{3}\D{0,2}\d{3}/.test(text));
}

/** True for two or three words of which only the last one is no common part of a name: "Kim Street". */
function isNameWithCommonSurname(words: readonly string[]): boolean {
  const [last = '', ...others] = [...words].reverse();
  return (
    words.length >= 2 &&
    words.length <= 3 &&
    NOISE_OR_SURNAME.test(last) &&
    !others.some(
      (word) =>
        NAME_NOISE.test(word) ||
        isTitleWord(word) ||
        sectionKinds(headingKey(word)).length > 0 ||
        /^(?:my|the|a|your|new|home|work)$/i.test(word),
    )
  );
}

/** Returns a value that a line, alone or with the next one, does not exceed as a name. */
function highestValue(line: ResumeLine, next: ResumeLine | undefined): number {
  const labelled = MAY_BE_LABELLED.test(line.text) || (next !== undefined && MAY_BE_LABELLED.test(next.text));
  return labelled ? BASE_VALUE + LABEL_VALUE : BASE_VALUE;
}

const SURNAME_LABEL = /^(?:surname|last name|family name)\s*:\s*/i;
const GIVEN_NAMES_LABEL = /^(?:other|first|given|fore) ?names?(?:\(s\))?\s*:\s*/i;

/** Reads a form with the surname and the given names on two lines, in either order. */
function nameOfForm(lines: readonly ResumeLine[]): PersonName | null {
  const inline = nameOfFormLine(lines);
  if (inline) return inline;
  const surname = lines.find(({ text }) => SURNAME_LABEL.test(text));
  const given = lines.find(({ text }) => GIVEN_NAMES_LABEL.test(text));
  if (!surname || !given || Math.abs(surname.index - given.index) > 2) return null;
  const parts = [given.text.replace(GIVEN_NAMES_LABEL, ''), surname.text.replace(SURNAME_LABEL, '')];
  if (!parts.every((part) => /^\p{Lu}[\p{L}\p{M}'’. -]{1,40}$/u.test(part))) return null;
  const [first, last] = surname.start < given.start ? [surname, given] : [given, surname];
  return { name: parts.join(' '), start: first.start, end: last.end, confidence: 0.9 };
}

const FORM_LINE =
  /(?:last name|surname|family name)\s*:\s*(\p{Lu}[\p{L}'’ -]*?)\s+(?:first|given) names?\s*:\s*(\p{Lu}[\p{L}'’ -]*?)(?:\s+(?:m\.?i\.?|middle(?: name| initial)?)\s*:\s*(\p{Lu}[\p{L}.]*))?\s*$/iu;

/** Reads the labelled parts of a name on one line of a form. */
function nameOfFormLine(lines: readonly ResumeLine[]): PersonName | null {
  for (const line of lines) {
    const parts = /name\s*:/i.test(line.text) ? FORM_LINE.exec(line.text) : null;
    if (!parts) continue;
    const [, surname = '', given = '', middle] = parts;
    const name = [given, middle, surname].filter((part) => part !== undefined).join(' ');
    return { name, start: line.start + parts.index, end: line.end, confidence: 0.9 };
  }
  return null;
}

/** Reads a name whose last part is on the next line in the same large type. */
function nameOverTwoLines(
  line: ResumeLine,
  next: ResumeLine | undefined,
): (PersonName & { value: number }) | null {
  if (!next || line.words > 3 || next.words > 3) return null;
  if (line.size < MIN_SIZE_OF_DIVIDED_NAME && !isDividedAtTop(line, next)) return null;
  const [above, below] = [line.source.layout, next.source.layout];
  // The surname may be bold alone.
  const together = above.fontSize === below.fontSize && above.column === below.column;
  // The text must keep its offsets.
  if (!together || next.start !== line.end + 1) return null;
  const text = `${line.text} ${next.text}`;
  const whole = nameCandidate(changeLine(line, { text, end: next.end, words: line.words + next.words }));
  return whole && whole.end === next.end && whole.value >= 0.4 ? whole : null;
}

/** True for "Ana" and "Silva" on the first lines of a document without a title below the first. */
function isDividedAtTop(line: ResumeLine, next: ResumeLine): boolean {
  const isWord = ({ text, words }: ResumeLine): boolean =>
    words === 1 &&
    /^\p{Lu}[\p{L}'’-]+$/u.test(text) &&
    !isTitleWord(text) &&
    sectionKinds(headingKey(text)).length === 0;
  return line.index <= 1 && !next.spaceBefore && isWord(line) && isWord(next);
}

/** "My name is Ana Silva" in a resume written as prose. */
const INTRODUCTION = new RegExp(
  `^(?:(?:hello|hi|dear \\p{L}+|\\p{L}{2,8}),? )?(?:(?:my )?(?:full )?name is|i am|i'm|${alternatives(({ prose }) => prose?.introductions)}) (?=\\p{Lu})`,
  'iu',
);
const RANK =
  /^(?:1SG|SSG|SGT|SFC|MSG|SGM|CSM|CPL|SPC|PFC|PVT|CPT|MAJ|LTC|COL|1LT|2LT|CW[1-5]|WO1|PO[123]|CPO|SCPO|MCPO|ENS|LTJG|LCDR|CDR|GySgt|SSgt|TSgt|MSgt|SMSgt|CMSgt|A1C|SrA|LCpl|Sgt|Cpl|Lt|Capt|Maj|Col)\.? /;
/** "(Ret.)" and a branch of the military next to a rank. */
const RETIRED = /^\((?:ret|retired|us(?:a|af|mc|n|cg))\.?\),? /i;
const RANK_IN_WORDS =
  /^(?:(?:retired|ret\.) )?(?:(?:(?:senior |master )?chief )?petty officer(?: (?:first|second|third) class)?|(?:staff |technical |master |first |gunnery |command |lance )*(?:sergeant(?: (?:first class|major))?|corporal|airman(?: first class)?)|private first class|(?:chief )?warrant officer(?: \d)?|(?:first |second )?lieutenant(?: (?:colonel|commander))?|major|colonel) (?=\p{Lu}\S+ \p{Lu})/iu;
/** A nickname: Guadalupe "Lupita" Arriaga. */
const NICKNAME = / ?["“”'‘(]\p{Lu}[\p{L}'’ -]{1,14}["“”'’)](?= |$)/u;
const SURNAME_FIRST =
  /^(\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+)?), (\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2})$/u;

/** Removes what is around and inside a name: an introduction, a rank, a nickname, a heading on the same line. */
function bareNameText(text: string): string {
  const introduced = INTRODUCTION.exec(text);
  if (introduced) {
    const words = text.slice(introduced[0].length).replace(NICKNAME, '').split(' ');
    const lowercase = /^\p{Ll}/u.test(words[0] ?? '');
    const end = words.findIndex(
      (word, index) =>
        !(lowercase ? /^(?!(?:and|i|from|a|an|the|age|aged|born)\b)\p{L}{2}/u : /^\p{Lu}/u).test(word) ||
        /\p{L}{3}[.,]$/u.test(words[index - 1] ?? ''),
    );
    return words
      .slice(0, end === -1 ? 4 : end)
      .join(' ')
      .replace(/[,.]$/, '');
  }
  const heading = /^\S+ \S+(?=[ \t]\p{Lu}\p{Ll})/u.exec(text)?.[0];
  const unheaded =
    heading !== undefined && isAllCaps(heading) && sectionKinds(headingKey(heading))[0] === 'personal'
      ? text.slice(heading.length + 1)
      : text;
  const short = unheaded
    .replace(RANK, '')
    .replace(RANK_IN_WORDS, '')
    .replace(RETIRED, '')
    .replace(NICKNAME, '');
  const reversed = SURNAME_FIRST.exec(short);
  return reversed ? `${reversed[2]} ${reversed[1]}` : short;
}

const MIN_TITLE_SCORE = 0.75;

/** Removes the title from "Ibrahim Sesay Security Officer", where only the distance or the type divides the two. */
function withoutTitle(text: string): string {
  const words = text.split(' ');
  if (words.length < 3 || words.length > 6 || /[^\p{L}\p{M}'’. -]/u.test(text)) return text;
  for (const count of [2, 3]) {
    const [name, title] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    if (
      title !== '' &&
      /^\p{Lu}/u.test(title) &&
      titleScore(title) >= MIN_TITLE_SCORE &&
      titleScore(name) < 0.3
    )
      return name;
  }
  return text;
}

/** "Xiong, Mai Lee" alone on the first line of a document. */
const SURNAME_FIRST_IN_SMALL_LETTERS =
  /^(\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*)?), (\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*\.?){0,2})$/u;

/** "MITCHELL, DEANDRE R." alone or before a gap on the first line of a document. */
const SURNAME_FIRST_IN_CAPITALS =
  /^(\p{Lu}[\p{Lu}'’-]+), (\p{Lu}[\p{Lu}'’-]{3,}(?: \p{Lu}[\p{Lu}'’-]*\.?){0,2})$/u;

const HONORIFIC =
  /^(?:mr|mrs|ms|miss|dr|prof|eng|engr|ing|arch|adv|ph|ca|(?:dr|dipl)\.-?ing)\.?\s+(?=\p{Lu}\S* )/iu;

/**
 * Returns the name in a text of which it is known that it names the person: without a rank, a title, a nickname and
 * credentials, and with the surname last. Null if other signs than those of names are left.
 */
export function nameInText(text: string): string | null {
  const bare = bareNameText(text.replace(/^[\s"'|*#]+|[\s"'|*#,;]+$/gu, '').replace(DOCUMENT_OF, ''))
    .replace(/\s*[[({][^()[\]{}]*[\])}]/gu, '')
    .replace(HONORIFIC, '');
  NAME_SUFFIX.lastIndex = 0;
  const [surname = '', given, ...others] = bare.replace(NAME_SUFFIX, '').split(/,\s*/);
  if (others.length > 0) return null;
  const ordered = given === undefined ? surname : `${given} ${surname}`;
  const name = ordered.trim().replace(/\s+/g, ' ');
  const words = name.split(' ');
  if (words.length < 2 || words.length > 6 || name.length > 60) return null;
  if (sectionKinds(headingKey(name)).length > 0) return null;
  return /^[\p{L}\p{M}.'’/ -]+$/u.test(name) && !isPlace(name) && !NAME_NOISE.test(name) ? name : null;
}

/** Puts the surname of "MITCHELL, DEANDRE R." last. */
function withSurnameLast(text: string): string {
  const alone = text.split(/\t|\s{3,}/)[0] ?? '';
  const reversed = SURNAME_FIRST_IN_SMALL_LETTERS.exec(text) ?? SURNAME_FIRST_IN_CAPITALS.exec(alone);
  return reversed && !isPlace(alone) ? `${reversed[2]} ${reversed[1]}` : text;
}

function nameCandidate(line: ResumeLine, inNamePlace = false): (PersonName & { value: number }) | null {
  // Quotes and Markdown characters, because many resumes are written in Markdown.
  let text = line.text.replace(/^[#*_"'“\s]+|[*_"'”,;\s]+$/g, '').replace(DOCUMENT_OF, '');
  let start = line.start + line.text.indexOf(text);
  let value = BASE_VALUE;
  const label = NAME_LABEL.exec(text) ?? NUMBERED_NAME_LABEL.exec(text);
  if (label) {
    text = text.slice(label[0].length);
    start += label[0].length;
    value += LABEL_VALUE;
  }
  const written = text;
  text = withoutTitle(bareNameText(text));
  if (line.index === 0) text = withSurnameLast(text);
  const cut = text.search(/\s*(?:[|•·\t(]|\s\*\s|,\s|\s\/{1,2}\s|\s[-–—]\s|\s{3,}|\d)/u);
  let raw = (cut === -1 ? text : text.slice(0, cut)).trim();
  if (
    cut > 0 &&
    /^\s*,/.test(text.slice(cut)) &&
    !NAME_SUFFIX.test(text.slice(cut)) &&
    !CREDENTIALS.test(text.slice(cut)) &&
    withoutSectionWords(text)
  )
    value -= 0.25;
  NAME_SUFFIX.lastIndex = 0;
  raw = raw
    .replace(NAME_SUFFIX, '')
    .replace(MASKED_NAME, '')
    .replace(
      /^(?:mr|mrs|ms|miss|dr|prof|eng|engr|dr\.-ing|dipl\.-ing)\.?\s+|^(?:CA|Ph)\.? (?=\p{Lu}\p{Ll}+ \p{Lu})/iu,
      (prefix) => ((start += prefix.length), ''),
    )
    .trim();
  const name = removeLetterSpacing(raw);
  const words = name.split(/\s+/);
  if (raw === '' || words.length > 5 || name.length > 48 || name.length < 2) return null;
  const hasCommonSurname = inNamePlace && isNameWithCommonSurname(words);
  if (
    !/^[\p{L}\p{M}.'’ -]+$/u.test(name) ||
    (NAME_NOISE.test(name) && !hasCommonSurname) ||
    sectionKinds(headingKey(name)).length > 0
  )
    return null;
  const significant = significantWords(words);
  const introduced = significant.length > 0 && INTRODUCTION.test(written);
  const inSmallLetters = line.index === 0 && isNameInSmallLetters(name, words);
  if (inSmallLetters && !introduced) value -= SMALL_LETTERS_PENALTY;
  if (!introduced && !inSmallLetters && !areCapitalized(significant)) return null;
  if (!isAllCaps(name) && significant.some((word) => word.length > 3 && isAllCaps(word))) value -= 0.05;
  if (isPlace(text) || findStreet(raw) !== null || isPlace(name)) return null;
  const piece = written.split(/\s*(?:[|•·\t]|\s\*\s|\s\/{1,2}\s|\s{3,})\s*/)[0] ?? '';
  if (piece !== name && isPlace(piece)) return null;
  value -= deduction(line, { name, words, significant, inNamePlace });
  const at = written.indexOf(raw);
  const span =
    at === -1
      ? { start, end: start + writtenLength(written, name) }
      : { start: start + at, end: start + at + raw.length };
  return { name, ...span, confidence: 0, value };
}

/** The words without particles, which in "Van Le" and "An Do" are also the family name. */
function significantWords(words: readonly string[]): readonly string[] {
  const named = words.filter((word, at) => (at === 0 && words.length > 1) || !NAME_PARTICLE.test(word));
  return words.length === 2 && named.length === 1 ? words : named;
}

function areCapitalized(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => /^(?:\p{Ll}{1,4}['’])?\p{Lu}/u.test(word));
}

/** True for "ana silva": only an email address that repeats it makes it a name. */
function isNameInSmallLetters(name: string, words: readonly string[]): boolean {
  return words.length >= 2 && words.length <= 3 && /^[\p{Ll}'’ -]+$/u.test(name);
}

interface NameWords {
  name: string;
  words: readonly string[];
  /** Those that are no particles. */
  significant: readonly string[];
  /** True for the first line above contact details. */
  inNamePlace: boolean;
}

/** What makes a line less likely the name: a single word, a title, an employer, a bullet, a full stop. */
function deduction(line: ResumeLine, { name, words, significant, inNamePlace }: NameWords): number {
  let value = (isTradeSurname(significant) ? 0.05 : 0.6) * titleScore(name);
  if (significant.length === 1) value += 0.3;
  if (employerScore(name) >= 0.5 || institutionScore(name) >= 0.5)
    value += inNamePlace && words.length === 2 ? EMPLOYER_PENALTY_IN_NAME_PLACE : EMPLOYER_PENALTY;
  if (line.bullet) value += 0.3;
  if (/[.]$/.test(name) && words.length > 3) value += 0.2;
  return value;
}

/** Length of the text to the last word of a name that is written in another order or form, with a nickname after it. */
function writtenLength(written: string, name: string): number {
  const ends = name.split(' ').map((word) => written.lastIndexOf(word) + word.length);
  const end = Math.max(1, ...ends);
  const nickname = NICKNAME.exec(written.slice(end));
  return nickname?.index === 0 ? end + nickname[0].length : end;
}

function withoutSectionWords(text: string): boolean {
  return !/@|\d{3}/.test(text);
}

/** True if the e-mail address contains a part of the name. */
function repeatsEmailName(name: string, local: string): boolean {
  if (local.length < 3) return false;
  return foldText(name)
    .split(/[^a-z]+/)
    .some((word) => word.length >= 3 && local.includes(word));
}

/** Splits a name into first, middle and last names. The caller has split "SILVA, Ana" at its comma. */
export function nameParts(name: string): {
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
} {
  const words = name.split(/\s+/).filter((word) => word !== '');
  if (words.length < 2) return { firstName: words[0] ?? null, middleName: null, lastName: null };
  let lastAt = words.length - 1;
  while (lastAt > 1 && NAME_PARTICLE.test(words[lastAt - 1] ?? '')) lastAt--;
  return {
    firstName: words[0] ?? null,
    middleName: lastAt > 1 ? words.slice(1, lastAt).join(' ') : null,
    lastName: words.slice(lastAt).join(' '),
  };
}
