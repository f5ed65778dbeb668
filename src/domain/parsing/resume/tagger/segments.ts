import { findPlaces } from '../../text/places';
import { findDegrees } from '../fields/education/degrees';
import { employerScore } from '../fields/work/employer-words';
import { isProse, removeDates, type ResumeLine } from '../segmentation/resume-lines';
import { titleScore } from '../fields/work/title-words';
import { NamePart, type FeatureNumbers, type NameParts } from './name-part';
import type { SectionLine } from './section-lines';
import type { Word } from './words';

/** What a stretch reads as: date, place, degree, title, employer, school, name-like, lower case, other. */
type LineReading = 'D' | 'L' | 'G' | 'T' | 't' | 'E' | 'e' | 'S' | 'N' | 'w' | 'x';

interface TaggerSegment {
  /** First word, and the one after the last. */
  from: number;
  to: number;
  reading: LineReading;
}

const SEGMENT_BREAK = /^[,;|:•–—()/-]$/;
const SCHOOL_WORDS = /\b(?:universit|college|school|institut|academy|polytechnic|campus)/i;

/**
 * Features of the stretches between separators, of the line they stand in and of the lines around it: an employer is
 * known by the place or the date that follows as much as by its own words.
 */
export function segmentFeatures(
  placed: SectionLine[],
  words: Word[],
  parts: NameParts,
  numbers: FeatureNumbers,
): number[][] {
  const read = reader();
  const shapes = placed.map(({ line }) => lineShape(line, read));
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
    const segments = segmentsOf(placed[line]!.line, words, from, to, read);
    const before = ranges[index - 1];
    const after = ranges[index + 1];
    const openings = [
      numbers.of(LINE.opensBefore, parts.of(before ? words[before[0]]!.lower : '^')),
      numbers.of(LINE.opensAfter, parts.of(after ? words[after[0]]!.lower : '$')),
    ];
    features.fill(openings, from, to);
    for (const [at, { from: first, to: end }] of segments.entries()) {
      const [begin, inside] = numbersOf(segments, at, place, words, parts, numbers);
      features[first] = [...begin, ...openings];
      features.fill([...inside, ...openings], first + 1, end);
    }
  });
  return features;
}

/** Where the segments of a line stand. */
interface SegmentPlace {
  section: NamePart;
  /** Lines since the heading, up to four. */
  since: NamePart;
  /** Shapes of the two lines before and after. */
  before: [NamePart, NamePart];
  after: [NamePart, NamePart];
  /** Shapes of the line and of the lines beside it. */
  whole: NamePart;
  /** First word of the line, and the one after its last. */
  from: number;
  to: number;
}

const BEGIN = new NamePart('B');
const INSIDE = new NamePart('I');
const EDGE = new NamePart('^');
const END = new NamePart('$');
const LINE = { opensBefore: new NamePart('pv='), opensAfter: new NamePart('nx=') };
const SEGMENT = {
  length: new NamePart('g='),
  next: new NamePart('gn='),
  last: new NamePart('gl='),
  beside: new NamePart('gs='),
  lines: new NamePart('gw='),
  order: new NamePart('go='),
  since: new NamePart('gh='),
  before: new NamePart('gq='),
  after: new NamePart('gf='),
  marks: new NamePart('gd='),
  lead: new NamePart('lead='),
  lastWord: new NamePart('le='),
  firstWord: new NamePart('lb1='),
};

/** Numbers of a segment's features, for its first word and for each of the others. */
function numbersOf(
  segments: readonly TaggerSegment[],
  at: number,
  place: SegmentPlace,
  words: readonly Word[],
  parts: NameParts,
  numbers: FeatureNumbers,
): [begin: number[], inside: number[]] {
  const segment = segments[at]!;
  const { section, before: lines, after: linesAfter } = place;
  const reading = parts.of(segment.reading);
  const before = segments[at - 1] ? parts.of(segments[at - 1]!.reading) : EDGE;
  const after = segments[at + 1] ? parts.of(segments[at + 1]!.reading) : END;
  const last = segments[at - 1] ? before : parts.of(`^${lines[1].text}`);
  const next = segments[at + 1] ? after : parts.of(`$${linesAfter[0].text}`);
  const length = parts.of(String(Math.min(6, segment.to - segment.from)));
  const position = parts.of(String(at));
  const order = segments.slice(0, 5).map((one) => one.reading);
  const markBefore = segment.from > place.from ? parts.of(words[segment.from - 1]!.text) : EDGE;
  const markAfter = segment.to < place.to ? parts.of(words[segment.to]!.text) : END;
  const ofPlace = (first: NamePart): number[] => [
    numbers.of(SEGMENT.length, first, reading, length),
    numbers.of(SEGMENT.next, first, reading, next),
    numbers.of(SEGMENT.last, first, reading, last),
    numbers.of(SEGMENT.beside, first, section, before, reading, after),
  ];
  const shared = [
    numbers.of(SEGMENT.lines, section, reading, place.whole),
    numbers.of(SEGMENT.order, section, position, parts.of(order.join(''))),
    numbers.of(SEGMENT.since, section, place.since, reading, position),
    numbers.of(SEGMENT.before, section, lines[0], lines[1], reading),
    numbers.of(SEGMENT.after, section, reading, linesAfter[0], linesAfter[1]),
    numbers.of(SEGMENT.marks, markBefore, reading, markAfter),
    numbers.of(SEGMENT.lead, parts.of(words[place.from]!.lower)),
    numbers.of(SEGMENT.lastWord, parts.of(words[segment.to - 1]!.lower)),
    numbers.of(SEGMENT.firstWord, parts.of(words[segment.from]!.lower)),
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

/** One letter for a whole line. */
function lineShape(line: ResumeLine, read: (text: string) => LineReading): string {
  if (line.dates.length > 0) {
    const rest = removeDates(line);
    if (rest === '') return 'D';
    if (isProse(line)) return 'P';
    return `d${read(rest)}`;
  }
  if (isProse(line)) return 'P';
  if (line.bullet) return 'B';
  return read(line.text);
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
  read: (text: string) => LineReading,
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
    segments.push({ from: start, to: end, reading: isDate ? 'D' : read(text) });
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

/** The same stretches come again and again: as a line, as a segment of it, around other lines. */
function reader(): (text: string) => LineReading {
  const known = new Map<string, LineReading>();
  return (text) => {
    let reading = known.get(text);
    if (reading === undefined) known.set(text, (reading = readingOf(text)));
    return reading;
  };
}

function readingOf(text: string): LineReading {
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
