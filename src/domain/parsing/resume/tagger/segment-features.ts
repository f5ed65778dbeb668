import { findPlaces } from '../../places/places';
import { findDegrees } from '../fields/education/degrees';
import { employerScore } from '../../text/employer-words';
import { isProse, removeDates, type ResumeLine } from '../segmentation/resume-lines';
import { titleScore } from '../../text/title-words';
import { FeatureNamePart, type FeatureIndexer, type FeatureNamePartCache } from './feature-name-part';
import type { SectionLine } from './section-lines';
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

const SEGMENT_BREAK = /^[,;|:•–—()/-]$/;
const SCHOOL_WORDS = /\b(?:universit|college|school|institut|academy|polytechnic|campus)/i;

/**
 * Returns features of the segments between separators, of their line and of the lines around it. An employer is often
 * recognized by the place or the date after it rather than by its own words.
 */
export function segmentFeatures(
  placed: SectionLine[],
  words: Word[],
  parts: FeatureNamePartCache,
  numbers: FeatureIndexer,
): number[][] {
  const classify = cachedClassifier();
  const shapes = placed.map(({ line }) => lineShape(line, classify));
  const since = linesSinceHeading(placed);
  const ranges = lineRanges(words);
  const features = words.map((): number[] => []);
  ranges.forEach(([from, to], index) => {
    const line = words[from]!.line;
    const around = (step: number): string => shapes[line + step] ?? '$';
    const place: SegmentPlace = {
      section: parts.of(placed[line]!.section),
      since: parts.of(String(Math.min(4, since[line]!))),
      before: [parts.of(around(-2)), parts.of(around(-1))],
      after: [parts.of(around(1)), parts.of(around(2))],
      whole: parts.of(`${around(-1)}${around(0)}${around(1)}`),
      from,
      to,
    };
    const segments = segmentsOf(placed[line]!.line, words, from, to, classify);
    const before = ranges[index - 1];
    const after = ranges[index + 1];
    const openings = [
      numbers.idOf(LINE.opensBefore, parts.of(before ? words[before[0]]!.lower : '^')),
      numbers.idOf(LINE.opensAfter, parts.of(after ? words[after[0]]!.lower : '$')),
    ];
    features.fill(openings, from, to);
    for (const [at, { from: first, to: end }] of segments.entries()) {
      const [begin, inside] = segmentFeatureIds(segments, at, place, words, parts, numbers);
      features[first] = [...begin, ...openings];
      features.fill([...inside, ...openings], first + 1, end);
    }
  });
  return features;
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
  words: readonly Word[],
  parts: FeatureNamePartCache,
  numbers: FeatureIndexer,
): [begin: number[], inside: number[]] {
  const segment = segments[at]!;
  const { section, before: lines, after: linesAfter } = place;
  const segmentClass = parts.of(segment.segmentClass);
  const before = segments[at - 1] ? parts.of(segments[at - 1]!.segmentClass) : EDGE;
  const after = segments[at + 1] ? parts.of(segments[at + 1]!.segmentClass) : END;
  const last = segments[at - 1] ? before : parts.of(`^${lines[1].text}`);
  const next = segments[at + 1] ? after : parts.of(`$${linesAfter[0].text}`);
  const length = parts.of(String(Math.min(6, segment.to - segment.from)));
  const position = parts.of(String(at));
  const order = segments.slice(0, 5).map((one) => one.segmentClass);
  const markBefore = segment.from > place.from ? parts.of(words[segment.from - 1]!.text) : EDGE;
  const markAfter = segment.to < place.to ? parts.of(words[segment.to]!.text) : END;
  const ofPlace = (first: FeatureNamePart): number[] => [
    numbers.idOf(SEGMENT.length, first, segmentClass, length),
    numbers.idOf(SEGMENT.next, first, segmentClass, next),
    numbers.idOf(SEGMENT.last, first, segmentClass, last),
    numbers.idOf(SEGMENT.beside, first, section, before, segmentClass, after),
  ];
  const shared = [
    numbers.idOf(SEGMENT.lines, section, segmentClass, place.whole),
    numbers.idOf(SEGMENT.order, section, position, parts.of(order.join(''))),
    numbers.idOf(SEGMENT.since, section, place.since, segmentClass, position),
    numbers.idOf(SEGMENT.before, section, lines[0], lines[1], segmentClass),
    numbers.idOf(SEGMENT.after, section, segmentClass, linesAfter[0], linesAfter[1]),
    numbers.idOf(SEGMENT.marks, markBefore, segmentClass, markAfter),
    numbers.idOf(SEGMENT.lead, parts.of(words[place.from]!.lower)),
    numbers.idOf(SEGMENT.lastWord, parts.of(words[segment.to - 1]!.lower)),
    numbers.idOf(SEGMENT.firstWord, parts.of(words[segment.from]!.lower)),
  ];
  return [
    [...ofPlace(BEGIN), ...shared],
    [...ofPlace(INSIDE), ...shared],
  ];
}

function lineRanges(words: Word[]): [number, number][] {
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
  words: Word[],
  from: number,
  to: number,
  classify: (text: string) => SegmentClass,
): TaggerSegment[] {
  const dated = (word: Word): boolean =>
    line.dates.some((date) => word.start < date.end && word.end > date.start);
  const gap = (a: Word, b: Word): boolean =>
    /\t| {2,}/.test(line.text.slice(a.end - line.start, b.start - line.start));
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
    if (at > start && (inDate !== wasDate || gap(words[at - 1]!, word))) {
      close(at, wasDate);
      start = at;
    }
    if (!inDate && SEGMENT_BREAK.test(word.text)) {
      close(at, false);
      start = at + 1;
    }
  }
  close(to, to > start && dated(words[to - 1]!));
  return segments;
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
