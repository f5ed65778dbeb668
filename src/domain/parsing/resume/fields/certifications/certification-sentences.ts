import { alternatives } from '../../../locales';
import { findDates } from '../../../text/dates';
import type { SourceText } from '../../../text/source-text';
import { certificationLexicon } from '../../../../skills';
import { changeLine, type ResumeLine } from '../../segmentation/resume-lines';
import { sentencesOf, type Sentence } from '../../segmentation/sentences';
import { namesDrivingLicense } from './driving-licenses';
import { isCertificationLine } from './certifications';
import { allMatches } from '../../../../text/all-matches';

/** The person says "I hold", or a text about the person "She holds" and "Holds". */
const HOLDS =
  /\bI(?:'ve| have|'m| am)?(?: also| currently| still)? (?:hold|have|got|had|carry|possess|earned|certified in|licensed as)(?: got| earned)? |(?:(?<=^|[.;!?] )|\b(?:he|she|they)(?: also| currently| still)? )(?:holds|has|carries|possesses|earned|is certified in|is licensed as)(?: earned)? |(?<=^|[.;!?] )(?:credentials|certifications|certificates|licenses)(?: (?:and|&) \p{L}+)? held: |\bI(?: am|'m) an? (?=(?:certified|licensed|registered) )/giu;
const HOLDS_IN_OTHER_LANGUAGES = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ prose }) => prose?.holdingVerbs)}) `,
  'giu',
);
/** To the end of the sentence; the full stop of an abbreviation does not end it: "(exp. 02/2028)". */
const CLAUSE = /^(?:[^.;!?]|(?<=\b(?:exp|no|dept|st))\.)*/i;
const CLAUSE_OF_LIST = /^(?:[^.!?]|(?<=\b(?:exp|no|dept|st))\.)*/i;
const ENGLISH: ListWords = {
  between: /(; |, (?:and )?| and )(?![^()]*\))/,
  article: /^(?:(?:and|holds?|an?|the|my|both|current|valid|active|up-to-date|clean) )+/i,
};
const OTHER_LANGUAGES: ListWords = {
  between: new RegExp(
    `(; |, | (?:${alternatives(({ code, listConjunctions }) => (code === 'en' ? [] : listConjunctions))}) )(?![^()]*\\))`,
    'u',
  ),
  article: new RegExp(`^(?:(?:${alternatives(({ prose }) => prose?.articles)})(?: |(?<=['’])))+`, 'iu'),
};
/** What follows the credential says something else: "a certified nursing assistant with five years of experience". */
const AFTER_NAME = /,? (?:with|who|that|seeking|looking) .*$/i;
const MAX_ITEM_WORDS = 7;

/**
 * Returns the certifications that sentences state, as lines: "I hold a forklift certification and a TWIC card." A part
 * with more words is a statement about something else.
 */
export function certificationsInSentences(source: SourceText, lines: readonly ResumeLine[]): ResumeLine[] {
  return sentencesOf(source, lines).flatMap(({ text, start, line }) => [
    ...certifiedAs(text, start, line),
    ...allMatches(text, HOLDS).flatMap(({ index, 0: verb }) => {
      const clause = verb.endsWith(': ') ? CLAUSE_OF_LIST : CLAUSE;
      return credentialsAfter({ text, start, line }, index + verb.length, clause, ENGLISH);
    }),
    ...allMatches(text, HOLDS_IN_OTHER_LANGUAGES).flatMap(({ index, 0: verb }) =>
      credentialsAfter({ text, start, line }, index + verb.length, CLAUSE, OTHER_LANGUAGES),
    ),
  ]);
}

interface ListWords {
  between: RegExp;
  article: RegExp;
}

/** Returns the credentials that a clause lists from an offset of its sentence. */
function credentialsAfter(
  { text, start, line }: Sentence,
  from: number,
  to: RegExp,
  { between, article }: ListWords,
): ResumeLine[] {
  let at = from;
  return (to.exec(text.slice(from))?.[0] ?? '').split(between).flatMap((part, position) => {
    const offset = at;
    at += part.length;
    if (position % 2 === 1) return [];
    const lead = article.exec(part)?.[0].length ?? 0;
    const name = part.slice(lead).replace(AFTER_NAME, '').trim();
    if (!isCertificationLine(name) && !namesDrivingLicense(name)) return [];
    if (name.split(' ').length > MAX_ITEM_WORDS) return [];
    return [lineOfName(line, name, start + offset + lead)];
  });
}

const CERTIFIED_AS =
  /\bI(?:'m| am)(?: also| currently| now)?(?: an?)? (?=([^.;!?]{2,60}?)[- ](?:certified|licensed)\b)/gu;

/** Returns "ServSafe Manager" of "I am ServSafe Manager certified", as the map of certifications names it. */
function certifiedAs(text: string, start: number, line: ResumeLine): ResumeLine[] {
  return allMatches(text, CERTIFIED_AS).flatMap(({ index, 0: lead, 1: name = '' }) => {
    if (certificationLexicon().normalize(name) === null) return [];
    return [lineOfName(line, name, start + index + lead.length)];
  });
}

/** The name of a credential as a line. Its sentence may begin on another line, whose dates say nothing about it. */
function lineOfName(line: ResumeLine, name: string, start: number): ResumeLine {
  const words = name.split(' ').length;
  const dates = findDates(name).map((date) => ({
    ...date,
    start: date.start + start,
    end: date.end + start,
  }));
  return changeLine(line, { text: name, start, end: start + name.length, dates, words });
}
