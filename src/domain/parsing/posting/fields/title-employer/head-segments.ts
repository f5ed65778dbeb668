import { isAnnouncement, isForeignHeaderNoise } from './announced-openings';
import { isNavigation } from './navigation-lines';
import { MIN_TITLE_EVIDENCE, titleEvidence } from './name-evidence';
import { postingTerms } from '../../../locales';
import { findStreet, isPlace } from '../../../places/places';
import { worldCityOf } from '../../../places/world-cities';
import { employerScore } from '../../../text/employer-words';
import type { Posting } from '../../posting-model';
import { markerLength } from '../../segmentation/item-markers';
import { headingKind } from '../../segmentation/section-headings';
import type { PostingSectionKind } from '../../segmentation/section-kind';
import { collapseWhitespace } from '../../segmentation/section-lookup';
import { placeAtLineEnd } from '../location/line-end-place';
import { SUBJECT_LABEL, type HeadSegment } from './header-lines';

const MAX_HEAD_LINES = 14;
/** A longer line is a paragraph, which names its subject in a sentence. */
const MAX_LINE_LENGTH = 170;
const SEPARATOR =
  /\s+[–—-]\s+|\s*(?!(?<=\p{L})·\p{L})[|·•]\s*|\s+[*@]\s+|\s*\*{2,}\s*|\t+| {3,}|\s*>\s*|\s+\/{2}\s+/gu;
const NOISE =
  /^\W*(?:(?:now |we(?:'|’)?re |we are |urgent(?:ly)? |immediate(?:ly)? )*hiring\W*|(?:can )?starts? (?:monday|tuesday|wednesday|thursday|friday|today|tomorrow|asap|immediately|now|this week|next week)\W*|help wanted(?: (?:at|for|in) .{3,40})?|job (?:posting|announcement|opening|vacancy|opportunity|description|bulletin|order|ad|call|lead|alert)(?: (?:#|no\.?|number)? ?[\d-]+)?|(?:bulletin|circular|notice|announcement|vacancy notice) (?:#|no\.?|number) ?[\w/-]+|(?:[\p{L} ]{2,30} )?local(?: union)?(?: no\.?| #)? ?\d+|vacancy(?: announcement)?|career opportunit(?:y|ies)|employment opportunit(?:y|ies)|(?:multiple |several )?(?:positions|openings|jobs) (?:available|open)|immediate (?:openings?|hire|start)|apply (?:now|today|here|online)|careers?(?: at .*)?|jobs?|opening|home|print|share|save|back to .*|about us|new|urgent|posted .*|req(?:uisition)?\.? ?#?.*|(?:job|req) ?(?:id|#).*|page \d+.*|page title|forwarded(?: (?:message|many times|as received))?|from|to|subject|date|fwd?|re|client of .*|hello.*|hi .*|dear .*|join (?:our|the|us)\b.*|(?:sign[- ]on|hiring) bonus\W*|immediate hires?|\W*)$/iu;
const PAY =
  /[$€£¥₹]\s?\d|\d\s?(?:[$€£]|z\u0142|(?:usd|cad|eur|gbp|pln)\b)|\b\d{2,3} ?k\b|^(?:doe|pay|salary|wage)\b/i;
/** Words of terms of employment: "Full-time, 2nd shift, Mon-Fri". */
const TERM_WORDS = new Set(
  (
    'full part regular permanent temporary temp seasonal contract prn per diem ft pt on call casual intern internship remote hybrid ' +
    'site onsite in person work from home day days night nights evening evenings overnight overnights weekend weekends morning mornings ' +
    'afternoon afternoons shift shifts swing graveyard rotating st nd rd th first second third time to hire perm hour hours hr hrs weekly ' +
    'monthly hourly daily local live benefits opening openings mon tue wed thu fri sat sun m f and or a week am pm of start immediate ' +
    'available flexible all new'
  ).split(' '),
);

const FOREIGN_TERMS = new RegExp(
  `^(?:CDI|${postingTerms(({ employmentTypes = {}, workplaceTypes = {}, headerNoise = [] }) => [
    ...Object.values(employmentTypes).flat(),
    ...Object.values(workplaceTypes).flat(),
    ...headerNoise,
  ])})`,
  'iu',
);
/** "Lift operators (12) $20/hr": a title and its pay without a separator. */
const TITLE_BEFORE_PAY = /^(\p{Lu}[^$€£|:.!?\d]{2,60}?)(?:\s*\(\d{1,3}\))?[\s–—-]+[$€£]\s?\d[^.]{0,60}$/u;
/** "Roofer wanted ASAP" names a roofer. */
const CALL_FOR_APPLICANTS = /\s+(?:(?:needed|wanted)\b|required (?:for|at|in|to)\b)[^|]*$/i;

const SUBJECT_START = new RegExp(`^\\s*(?:[#*•]+\\s*)?(?:${SUBJECT_LABEL} ?: *)*`, 'iu');

/** True for words that announce a posting and name nothing: "Now hiring", "Careers", "Subject". */
export function isNoise(text: string): boolean {
  return NOISE.test(text.trim());
}

/** Sections whose items name neither title nor employer. */
const LISTS: ReadonlySet<PostingSectionKind> = new Set<PostingSectionKind>([
  'responsibilities',
  'required',
  'preferred',
  'benefits',
  'physical',
  'legal',
]);

/** Divides the first lines with text at their separators. Paragraphs, list items and the lists' sections are left out. */
export function readHeadSegments(posting: Posting): HeadSegment[] {
  const segments: HeadSegment[] = [];
  const firstList = posting.sections.find(({ kind }) => LISTS.has(kind))?.start ?? Infinity;
  const lines = posting.source.lines
    .filter(({ text, start }) => text.trim() !== '' && start < firstList && !isNavigation(text))
    .slice(0, MAX_HEAD_LINES);
  lines.forEach(({ text, start }, line) => {
    if ((text.length > MAX_LINE_LENGTH && line > 0) || (line > 0 && markerLength(text) > 0)) return;
    if (isRowOfOtherField(text)) return;
    let from = SUBJECT_START.exec(text)?.[0].length ?? 0;
    let first = true;
    const add = (to: number): void => {
      const written = text.slice(from, to);
      const lead = written.length - written.trimStart().length;
      const name = titleBeforePay(written.trim()).replace(CALL_FOR_APPLICANTS, '');
      if (name === '') return;
      const at = start + from + lead;
      segments.push({
        text: collapseWhitespace(name),
        start: at,
        end: at + name.length,
        confidence: 0,
        line,
        first,
        kind: segmentKind(name),
      });
      first = false;
    };
    const end = text.length > MAX_LINE_LENGTH ? endOfFirstSentence(text) : text.length;
    for (const match of text.slice(0, end).matchAll(SEPARATOR)) {
      add(match.index);
      from = match.index + match[0].length;
    }
    add(end);
  });
  return segments;
}

const ROW = /^\s*(\p{L}[\p{L} /&()-]{2,40}?)(?:\t+| {3,}|:\s|\s*\.{3,})/u;
const FIELDS_OF_NAMES: ReadonlySet<PostingSectionKind> = new Set<PostingSectionKind>([
  'title',
  'employer',
  'location',
  'about',
  'summary',
  'body',
]);

/** "Department   Transportation": a row whose label says that its value names neither title nor employer. */
function isRowOfOtherField(text: string): boolean {
  const label = ROW.exec(text)?.[1];
  const kind = label === undefined ? null : headingKind(label);
  return kind !== null && !FIELDS_OF_NAMES.has(kind) && !LISTS.has(kind) && kind !== 'pay';
}

function titleBeforePay(text: string): string {
  const title = TITLE_BEFORE_PAY.exec(text)?.[1];
  return title !== undefined && titleEvidence(title) >= MIN_TITLE_EVIDENCE ? title : text;
}

/** A posting of one paragraph names its subject in the first words: "Roofer wanted! $20-$25/hr. …". */
function endOfFirstSentence(text: string): number {
  const end = text.search(/[.!?](?:\s|$)|\$/);
  return end < 0 ? 0 : Math.min(end, MAX_LINE_LENGTH);
}

/** Returns what the words of a part alone show; null for a name. */
export function segmentKind(text: string): HeadSegment['kind'] {
  if (text.length > MAX_LINE_LENGTH) return null;
  const name = text.replace(/^[\s([]+|[\s)\].,;!\p{Extended_Pictographic}\uFE0F]+$/gu, '');
  if (name === '' || NOISE.test(name) || isForeignHeaderNoise(name) || isAnnouncement(name)) return 'noise';
  if (PAY.test(name)) return 'pay';
  if (isTerms(name) || FOREIGN_TERMS.test(name)) return 'terms';
  if (
    isPlace(name.replace(/\s*\((?:remote|hybrid|on-?site)[^)]*\)?$/i, '')) ||
    placeAtLineEnd(name)?.start === 0 ||
    isCityName(name) ||
    findStreet(name)?.start === 0
  )
    return 'place';
  return headingKind(name.replace(/:.*$/, '')) === null ? null : 'noise';
}

function isTerms(name: string): boolean {
  const words = name.toLowerCase().match(/\p{L}+/gu);
  return words !== null && words.every((word) => TERM_WORDS.has(word));
}

const AROUND_CITY = /(?:,? (?:&|and) (?:the )?surrounding (?:areas?|communities)| (?:metro|area|region))+$/i;

/** "Lyon 2e", "Dublin 8". */
const DISTRICT = / (?:\d{1,2}(?:er?|\u00e8me)?|cedex(?: \d{1,2})?)$/i;

/** "Stockport SK4 2PL", "Guelph N1H 3A1". */
const POSTAL_CODE_AT_END = / (?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)$/;

/** "Leeds", "Leeds, West Yorkshire", "Chattanooga & surrounding areas", "70176 Stuttgart". */
/** "Geelong VIC", "Perth, WA 6000". */
export const STATE_OF_AUSTRALIA = /,? (?:NSW|VIC|QLD|TAS|ACT|NT|SA|WA)(?: \d{4})?$/;

function isCityName(text: string): boolean {
  const name = text
    .replace(/\s*\([^()]*\)?$/, '')
    .replace(/^\d{4,6} /, '')
    .replace(POSTAL_CODE_AT_END, '')
    .replace(AROUND_CITY, '')
    .replace(DISTRICT, '');
  const towns = name.split(/\s+[/&]\s+/);
  if (towns.length > 1 && towns.every((town) => town.length > 2 && worldCityOf(town) !== null)) return true;
  const [city = '', region] = name.replace(STATE_OF_AUSTRALIA, '').split(/,\s*/);
  if (city.length < 3 || worldCityOf(city) === null) return false;
  return region === undefined || (/^\p{Lu}[\p{L} ]{1,30}$/u.test(region) && employerScore(region) < 0.5);
}
