import { findDates } from '../../../text/dates';
import type { SourceText } from '../../../text/source-text';
import { certificationLexicon } from '../../../../skills';
import { changeLine, type ResumeLine } from '../../segmentation/resume-lines';
import { sentencesOf } from '../../segmentation/sentences';
import { isCertificationLine } from './certifications';
import { allMatches } from '../../../../text/all-matches';

/** The person says "I hold", or a text about the person "She holds" and "Holds". */
const HOLDS =
  /\bI(?:'ve| have|'m| am)?(?: also| currently| still)? (?:hold|have|got|had|carry|possess|earned|certified in|licensed as)(?: got| earned)? |(?:(?<=^|[.;!?] )|\b(?:he|she|they)(?: also| currently| still)? )(?:holds|has|carries|possesses|earned|is certified in|is licensed as)(?: earned)? |(?<=^|[.;!?] )(?:credentials|certifications|certificates|licenses)(?: (?:and|&) \p{L}+)? held: |\bI(?: am|'m) an? (?=(?:certified|licensed|registered) )/giu;
/** To the end of the sentence; the full stop of an abbreviation does not end it: "(exp. 02/2028)". */
const CLAUSE = /^(?:[^.;!?]|(?<=\b(?:exp|no|dept|st))\.)*/i;
const CLAUSE_OF_LIST = /^(?:[^.!?]|(?<=\b(?:exp|no|dept|st))\.)*/i;
const ARTICLE = /^(?:(?:and|holds?|an?|the|my|both|current|valid|active|up-to-date|clean) )+/i;
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
      const from = index + verb.length;
      const clause = (verb.endsWith(': ') ? CLAUSE_OF_LIST : CLAUSE).exec(text.slice(from))?.[0] ?? '';
      let at = from;
      return clause.split(/(; |, (?:and )?| and )(?![^()]*\))/).flatMap((part, position) => {
        const offset = at;
        at += part.length;
        if (position % 2 === 1) return [];
        const article = ARTICLE.exec(part)?.[0].length ?? 0;
        const name = part.slice(article).replace(AFTER_NAME, '').trim();
        if (!isCertificationLine(name) || name.split(' ').length > MAX_ITEM_WORDS) return [];
        return [lineOfName(line, name, start + offset + article)];
      });
    }),
  ]);
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
