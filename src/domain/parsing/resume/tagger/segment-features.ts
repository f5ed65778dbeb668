import { findPlaces } from '../../places/places';
import { findDegrees } from '../fields/education/degrees';
import { employerScore } from '../../text/employer-words';
import { isProse, removeDates, type ResumeLine } from '../segmentation/resume-lines';
import { titleScore } from '../../text/title-words';
import type { FeatureCache } from './feature-cache';
import { FeatureGroup } from './feature-group';
import { FeatureNamePart } from './feature-name-part';
import type { SectionLine } from './section-lines';
import type { WordFeatures } from './word-features';
import type { Word } from './words';

/**
 * Class of a segment: date, place, degree, title (`t` with a lower score), employer (`e` with a lower score), school,
 * name-like, lower case, other.
 */
type SegmentClass = 'D' | 'L' | 'G' | 'T' | 't' | 'E' | 'e' | 'S' | 'N' | 'w' | 'x';

interface TaggerSegment {
  /** Index of the first word, and of the word after the last one. */
  from: number;
  to: number;
  segmentClass: SegmentClass;
}

const SEGMENT_BREAKS = ',;|:•–—()/-';
const SCHOOL_WORDS = /\b(?:universit|college|school|institut|academy|polytechnic|campus)/i;

/** Features of the segment and of the line of every word. A separator between segments has none of a segment. */
interface SegmentFeatures {
  ofSegment: (FeatureGroup | undefined)[];
  ofLine: FeatureGroup[];
}

/**
 * Returns features of the segments between separators, of their line and of the lines around it. An employer is often
 * recognized by the place or the date after it rather than by its own words.
 */
export function segmentFeatures(
  placed: SectionLine[],
  words: readonly Word[],
  described: readonly WordFeatures[],
  cache: FeatureCache,
): SegmentFeatures {
  const { indexer } = cache;
  const part = (text: string): FeatureNamePart => cache.partOf(text);
  const classify = cachedClassifier();
  const shapes = placed.map(({ line }) => lineShape(line, classify));
  const since = linesSinceHeading(placed);
  const ranges = lineRanges(words);
  const ofSegment = new Array<FeatureGroup | undefined>(words.length);
  const ofLine = new Array<FeatureGroup>(words.length);
  ranges.forEach(([from, to], index) => {
    const line = words[from]!.line;
    const around = (step: number): string => shapes[line + step] ?? '$';
    const place: SegmentPlace = {
      section: cache.sectionOf(placed[line]!.section).part,
      since: part(String(Math.min(4, since[line]!))),
      before: [part(around(-2)), part(around(-1))],
      after: [part(around(1)), part(around(2))],
      whole: part(`${around(-1)}${around(0)}${around(1)}`),
      from,
      to,
    };
    const segments = segmentsOf(placed[line]!.line, words, from, to, classify);
    const before = ranges[index - 1];
    const after = ranges[index + 1];
    const opensBefore = before ? described[before[0]]! : cache.beforeLine;
    const opensAfter = after ? described[after[0]]! : cache.afterLine;
    const openings = new FeatureGroup([
      indexer.idOf(LINE.opensBefore, opensBefore.lower),
      indexer.idOf(LINE.opensAfter, opensAfter.lower),
    ]);
    ofLine.fill(openings, from, to);
    for (const [at, { from: first, to: end }] of segments.entries()) {
      const [begin, inside] = segmentFeatureIds(segments, at, place, described, cache);
      ofSegment[first] = new FeatureGroup(begin);
      if (end > first + 1) ofSegment.fill(new FeatureGroup(inside), first + 1, end);
    }
  });
  return { ofSegment, ofLine };
}

/** The context of the segments of a line. */
interface SegmentPlace {
  section: FeatureNamePart;
  /** Lines since the heading, up to four. */
  since: FeatureNamePart;
  /** Shapes of the two lines before and after. */
  before: [FeatureNamePart, FeatureNamePart];
  after: [FeatureNamePart, FeatureNamePart];
  /** Shapes of the line and of its neighbours. */
  whole: FeatureNamePart;
  /** Index of the first word of the line, and of the word after its last one. */
  from: number;
  to: number;
}

const BEGIN = new FeatureNamePart('B');
const INSIDE = new FeatureNamePart('I');
const EDGE = new FeatureNamePart('^');
const END = new FeatureNamePart('$');
const LINE = { opensBefore: new FeatureNamePart('pv='), opensAfter: new FeatureNamePart('nx=') };
const SEGMENT = {
  length: new FeatureNamePart('g='),
  next: new FeatureNamePart('gn='),
  last: new FeatureNamePart('gl='),
  beside: new FeatureNamePart('gs='),
  lines: new FeatureNamePart('gw='),
  order: new FeatureNamePart('go='),
  since: new FeatureNamePart('gh='),
  before: new FeatureNamePart('gq='),
  after: new FeatureNamePart('gf='),
  marks: new FeatureNamePart('gd='),
  lead: new FeatureNamePart('lead='),
  lastWord: new FeatureNamePart('le='),
  firstWord: new FeatureNamePart('lb1='),
};

/** Returns the feature ids of a segment, for its first word and for its other words. */
function segmentFeatureIds(
  segments: readonly TaggerSegment[],
  at: number,
  place: SegmentPlace,
  words: readonly WordFeatures[],
  cache: FeatureCache,
): [begin: number[], inside: number[]] {
  const { indexer } = cache;
  const part = (text: string): FeatureNamePart => cache.partOf(text);
  const segment = segments[at]!;
  const { section, before: lines, after: linesAfter } = place;
  const segmentClass = part(segment.segmentClass);
  const before = segments[at - 1] ? part(segments[at - 1]!.segmentClass) : EDGE;
  const after = segments[at + 1] ? part(segments[at + 1]!.segmentClass) : END;
  const last = segments[at - 1] ? before : part(`^${lines[1].text}`);
  const next = segments[at + 1] ? after : part(`$${linesAfter[0].text}`);
  const length = part(String(Math.min(6, segment.to - segment.from)));
  const position = part(String(at));
  const order = segments.slice(0, 5).map((one) => one.segmentClass);
  const markBefore = segment.from > place.from ? words[segment.from - 1]!.text : EDGE;
  const markAfter = segment.to < place.to ? words[segment.to]!.text : END;
  const ofPlace = (first: FeatureNamePart): number[] => [
    indexer.idOf(SEGMENT.length, first, segmentClass, length),
    indexer.idOf(SEGMENT.next, first, segmentClass, next),
    indexer.idOf(SEGMENT.last, first, segmentClass, last),
    indexer.idOf(SEGMENT.beside, first, section, before, segmentClass, after),
  ];
  const shared = [
    indexer.idOf(SEGMENT.lines, section, segmentClass, place.whole),
    indexer.idOf(SEGMENT.order, section, position, part(order.join(''))),
    indexer.idOf(SEGMENT.since, section, place.since, segmentClass, position),
    indexer.idOf(SEGMENT.before, section, lines[0], lines[1], segmentClass),
    indexer.idOf(SEGMENT.after, section, segmentClass, linesAfter[0], linesAfter[1]),
    indexer.idOf(SEGMENT.marks, markBefore, segmentClass, markAfter),
    indexer.idOf(SEGMENT.lead, words[place.from]!.lower),
    indexer.idOf(SEGMENT.lastWord, words[segment.to - 1]!.lower),
    indexer.idOf(SEGMENT.firstWord, words[segment.from]!.lower),
  ];
  return [
    [...ofPlace(BEGIN), ...shared],
    segment.to - segment.from > 1 ? [...ofPlace(INSIDE), ...shared] : [],
  ];
}

function lineRanges(words: readonly Word[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (let from = 0; from < words.length;) {
    let to = from + 1;
    while (to < words.length && words[to]!.line === words[from]!.line) to++;
    ranges.push([from, to]);
    from = to;
  }
  return ranges;
}

/** Shape of a whole line: one letter, with a prefix for a date. */
function lineShape(line: ResumeLine, classify: (text: string) => SegmentClass): string {
  if (line.dates.length > 0) {
    const rest = removeDates(line);
    if (rest === '') return 'D';
    if (isProse(line)) return 'P';
    return `d${classify(rest)}`;
  }
  if (isProse(line)) return 'P';
  if (line.bullet) return 'B';
  return classify(line.text);
}

function linesSinceHeading(placed: SectionLine[]): number[] {
  let count = 0;
  return placed.map(({ section }, index) => {
    count = index > 0 && placed[index - 1]!.section === section ? count + 1 : 0;
    return count;
  });
}

function segmentsOf(
  line: ResumeLine,
  words: readonly Word[],
  from: number,
  to: number,
  classify: (text: string) => SegmentClass,
): TaggerSegment[] {
  const hasDates = line.dates.length > 0;
  const dated = (word: Word): boolean =>
    hasDates && line.dates.some((date) => word.start < date.end && word.end > date.start);
  const segments: TaggerSegment[] = [];
  let start = from;
  const close = (end: number, isDate: boolean): void => {
    if (end <= start) return;
    const text = line.text.slice(words[start]!.start - line.start, words[end - 1]!.end - line.start);
    segments.push({ from: start, to: end, segmentClass: isDate ? 'D' : classify(text) });
  };
  for (let at = from; at < to; at++) {
    const word = words[at]!;
    const inDate = dated(word);
    const wasDate = at > start && dated(words[at - 1]!);
    if (at > start && (inDate !== wasDate || isGap(line, words[at - 1]!, word))) {
      close(at, wasDate);
      start = at;
    }
    if (!inDate && word.text.length === 1 && SEGMENT_BREAKS.includes(word.text)) {
      close(at, false);
      start = at + 1;
    }
  }
  close(to, to > start && dated(words[to - 1]!));
  return segments;
}

/** True if a tab or several spaces separate two words. */
function isGap(line: ResumeLine, before: Word, after: Word): boolean {
  const from = before.end - line.start;
  const to = after.start - line.start;
  for (let at = from; at < to; at++) {
    const character = line.text[at];
    if (character === '\t' || (character === ' ' && at + 1 < to && line.text[at + 1] === ' ')) return true;
  }
  return false;
}

/**
 * Returns a classifier with a cache, because the same text is classified several times: as a line, as a segment, and as
 * a neighbour of other lines.
 */
function cachedClassifier(): (text: string) => SegmentClass {
  const classByText = new Map<string, SegmentClass>();
  return (text) => {
    let segmentClass = classByText.get(text);
    if (segmentClass === undefined) classByText.set(text, (segmentClass = classifySegment(text)));
    return segmentClass;
  };
}

function classifySegment(text: string): SegmentClass {
  if (findDegrees(text).length > 0) return 'G';
  if (SCHOOL_WORDS.test(text)) return 'S';
  const title = titleScore(text);
  const employer = employerScore(text);
  if (title >= 0.8 && title > employer) return 'T';
  if (employer >= 0.8) return 'E';
  const place = findPlaces(text)[0];
  if (place && place.end - place.start > text.length * 0.6) return 'L';
  if (title >= 0.5) return 't';
  if (employer >= 0.5) return 'e';
  if (employer >= 0.3) return 'N';
  return /^\p{Ll}/u.test(text) ? 'w' : 'x';
}
