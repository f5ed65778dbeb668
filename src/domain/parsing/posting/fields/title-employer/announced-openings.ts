import { postingTerms } from '../../../locales';
import type { NamedSpan } from './header-lines';
import { MIN_TITLE_EVIDENCE, titleEvidence } from './name-evidence';

const ANNOUNCEMENT =
  /\b(?:invites? applications|(?:is|are) accepting applications|announces?\b.{0,40}) for (?:the )?(?:position|post|role|office) of:?$|\bannounces? (?:an? )?(?:\w+ ){0,2}(?:recruitment|examination|vacancy|opening)s? for:?$/i;
/** "Wir suchen zum 1. Februar eine/n", "La société recrute pour son client un(e) :", the title on the next line. */
const FOREIGN_ANNOUNCEMENT = new RegExp(
  `${postingTerms(({ seekingWords }) => seekingWords)}.{0,120}?${postingTerms(({ titleArticles }) => titleArticles)}(?:\\/[nr]|\\([nea]\\)|:n|\\/a)? ?:?$`,
  'iu',
);
const FOREIGN_HEADER_NOISE = new RegExp(
  `^\\W*(?:${postingTerms(({ hiringWords = [], headerNoise = [] }) => [...hiringWords, ...headerNoise])})\\W*$`,
  'iu',
);
const DEPARTMENT_LINE = /\b(?:human resources|personnel|recruitment|department|division|civil service)\b/i;
const GOVERNMENT = /\b(?:county|city|town|village|state|university|college|district|authority|commission)\b/i;

/** "Importante empresa embotelladora solicita:", the title on the next line. */
const FOREIGN_SEEKING_AT_END = new RegExp(`${postingTerms(({ seekingWords }) => seekingWords)} ?:$`, 'iu');

/** True for a line that ends before the title on the next line. */
export function isAnnouncement(text: string): boolean {
  return ANNOUNCEMENT.test(text) || FOREIGN_ANNOUNCEMENT.test(text) || FOREIGN_SEEKING_AT_END.test(text);
}

/** True for a text that only announces a posting in another language, or that names neither title nor employer. */
export function isForeignHeaderNoise(text: string): boolean {
  return FOREIGN_HEADER_NOISE.test(text);
}

/** "COUNTY OF MARLOWE", "invites applications for the position of:", "ELIGIBILITY WORKER I/II" on three lines. */
export function announcedPosition(
  lines: readonly NamedSpan[],
): { title: NamedSpan; employer: NamedSpan | null } | null {
  const at = lines.findIndex(({ text }) => isAnnouncement(text));
  const title = lines[at + 1];
  if (at < 0 || !title) return null;
  const above = lines
    .slice(0, at)
    .reverse()
    .filter(({ text }) => (!/[.!?]$/.test(text) || text.length < 30) && !isForeignHeaderNoise(text));
  const employer = above.find(({ text }) => GOVERNMENT.test(text) && !DEPARTMENT_LINE.test(text)) ?? above[0];
  return {
    title: { ...nameInList(title), confidence: 0.9 },
    employer: employer ? { ...employer, confidence: 0.85 } : null,
  };
}

/** "1) BAKER – nights, five a week": an item of a list that names the opening before its terms. */
const NAMED_ITEM = /^(?:\d{1,2}[.)]|[-*•])\s*(\p{Lu}[^$€£|:;(]{2,60}?)\s*(?:\s[-–—]\s|[|:;(,]|$)/u;

function nameInList(line: NamedSpan): NamedSpan {
  const name = NAMED_ITEM.exec(line.text)?.[1];
  if (name === undefined) return line;
  const start = line.start + line.text.indexOf(name);
  return { ...line, text: name, start, end: start + name.length };
}

/** "Now hiring at Harvest Table Market, Eugene, Oregon:" above a list of openings. */
const OPENINGS_AT =
  /^(?:(?:we(?:'|’)?re |we are )?(?:now )?hiring|(?:open |multiple |current )?(?:positions|openings|jobs)(?: available| open)?|join us) (?:at|with) (\p{Lu}[^:|!]{2,60}?)(?:, [^:]{3,40})?\s*:$/iu;
/** "Lakemont Hospital is hiring for the following positions:". */
const HIRING_FOR_OPENINGS =
  /^(\p{Lu}[^:|!]{2,60}?) (?:is|are) (?:now |currently )?(?:hiring|recruiting|seeking|looking)(?: for)?(?: (?:the|these|several|multiple|following|open)){0,3} (?:positions|roles|openings|jobs|vacancies)\s*:$/u;
const OPENING_IN_LIST = /^(?:\d+[.)]|[-*•])?\s*(\p{Lu}[^$€£|:;(]{2,60}?)\s*(?:[-–—|:(,]|\$|$)/u;

/** The first of several openings that one line announces. */
export function firstOfSeveral(
  first: NamedSpan,
  lines: readonly NamedSpan[],
): { title: NamedSpan; employer: NamedSpan } | null {
  const name = (OPENINGS_AT.exec(first.text) ?? HIRING_FOR_OPENINGS.exec(first.text))?.[1];
  const opening = lines[1];
  const title = opening && OPENING_IN_LIST.exec(opening.text)?.[1];
  if (name === undefined || !opening || !title) return null;
  const at = first.start + first.text.indexOf(name);
  const from = opening.start + opening.text.indexOf(title);
  return {
    title: { text: title, start: from, end: from + title.length, confidence: 0.7 },
    employer: { text: name, start: at, end: at + name.length, confidence: 0.85 },
  };
}

/** "NOW HIRING AT THE QUARRY LAKE RECREATION CENTER". */
const HIRING_AT = /^(?:now )?hiring (?:at|for) (?:the )?(\p{Lu}[^:|!.]{2,60})$/iu;
const NUMBERED_OPENING = /^\d{1,2}[.)]\s*(\p{Lu}[^$€£|:;(.]{2,60}?)\s*(?:[-–—|:(,]|\$|$)/u;

/** The first of the openings that a numbered list names, each with its terms or pay. */
export function firstOfNumbered(
  lines: readonly NamedSpan[],
): { title: NamedSpan; employer: NamedSpan | null } | null {
  const at = lines.findIndex(({ text }) => NUMBERED_OPENING.test(text));
  const [opening, second] = at < 1 ? [] : lines.slice(at);
  const title = opening && NUMBERED_OPENING.exec(opening.text)?.[1];
  const next = second && NUMBERED_OPENING.exec(second.text)?.[1];
  if (!opening || !title || !next || [title, next].some((name) => titleEvidence(name) < MIN_TITLE_EVIDENCE))
    return null;
  const from = opening.start + opening.text.indexOf(title);
  const [first] = lines;
  const name = first && HIRING_AT.exec(first.text)?.[1];
  const employerAt = first && name ? first.start + first.text.indexOf(name) : 0;
  return {
    title: { text: title, start: from, end: from + title.length, confidence: 0.7 },
    employer: name ? { text: name, start: employerAt, end: employerAt + name.length, confidence: 0.7 } : null,
  };
}
