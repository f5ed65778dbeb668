import { isPlace } from '../../../places/places';
import { worldCityOf } from '../../../places/world-cities';
import { languageCodeOf } from '../../../text/language-names';
import type { Span } from '../../../text/source-text';
import { titleScore } from '../../../text/title-words';
import { headingKey, isKnownHeading } from '../../segmentation/section-lexicon';
import { findDegrees, namesSchool } from './degrees';

/** What a sentence says after the name of a school. */
const AFTER_NAME =
  /[\s,(–—-]+(?:(?:till|until|through|thru|up to) (?:the )?\d{1,2}th|did not|didn['’]t|no degree|never|not finished|incomplete|class of|graduated?\b|(?:was |have |has )?finished|completed\b|should finish|and (?:should|will|then|finished|completed|got|earned)|expected|anticipated|currently|where I|(?:for )?\d+ (?:(?:college|semester|quarter) )?(?:credits?|units|hours)).*$|\s+['’]\d\d\)?$|[\s,]+(?:in|at|of|from|for|and|with|on|to)$|[\s,;:–—→>-]+$/iu;
/** Words before the name of a school: a label without a colon, a question, an arrow, a verb. */
const BEFORE_NAME =
  /^(?:[^\p{L}\p{N}"“(]+|name (?:and|&) type of organi[sz]ation\s+|(?:any )?(?:college|school)\? |(?:and |I )*(?:attended|graduated(?: from)?|finished(?: at)?|completed(?: at)?|studied at|went to) )/iu;

/** The name of a school without what a sentence says before and after it: "Rose State College and should finish in". */
export function schoolName(raw: string, { start, end }: Span): Span | null {
  let text = raw.slice(start, end);
  let from = start;
  const sentence = LAST_SENTENCE.exec(text);
  if (sentence && namesSchool(text.slice(sentence[0].length))) {
    from += sentence[0].length;
    text = text.slice(sentence[0].length);
  }
  for (let rounds = 0; rounds < MAX_ROUNDS; rounds++) {
    const before = BEFORE_NAME.exec(text)?.[0].length ?? 0;
    const rest = text.slice(before).replace(AFTER_NAME, '');
    if (before === 0 && rest === text) break;
    from += before;
    text = rest;
  }
  return text.trim() === '' ? null : { start: from, end: from + text.length };
}

/** "Industrial Engineer and Administrator (IIA). " before a school. */
const LAST_SENTENCE = /^.*(?:\p{Ll}{4}|\))\.\s+(?=\p{Lu})/u;
const MAX_ROUNDS = 4;
/** Names of columns and other words alone. */
const GENERAL =
  /^(?:(?:name of )?(?:the )?(?:institut(?:e|ion)s?|universit(?:y|ies)|colleges?|schools?|boards?|organi[sz]ation|science|arts|commerce|qualifications?|education|training)(?:\s*[\/&,|]\s*|\s+(?:and|or)\s+|$))+$/iu;

/** True for words that are no school although they stand where one would: a heading, a column, a town, a language. */
export function isNoSchool(name: string): boolean {
  if (GENERAL.test(name) || name.endsWith('?')) return true;
  if (/^\p{Ll}+ /u.test(name) && /^(?:in|at|of|for|and|with|or) /.test(name)) return true;
  if (namesSchool(name)) return false;
  const [degree] = findDegrees(name);
  if (degree?.start === 0 && degree.end === name.length) return true;
  return (
    languageCodeOf(name) !== null ||
    isKnownHeading(headingKey(name)) ||
    /^(?:additional|own|my|other) /i.test(name) ||
    isPlace(name) ||
    (worldCityOf(name)?.population ?? 0) >= LARGE_TOWN ||
    titleScore(name) >= MIN_TITLE_SCORE
  );
}

const MIN_TITLE_SCORE = 0.8;
/** Inhabitants in thousands of a town that no school is called. */
const LARGE_TOWN = 100;
