import { findPlaces } from '../../text/places';
import { findDegrees } from '../fields/education/degrees';
import { employerScore } from '../fields/work/employer-words';
import { isProse, removeDates, type ResumeLine } from '../segmentation/resume-lines';
import { titleScore } from '../fields/work/title-words';
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
export function segmentFeatures(placed: SectionLine[], words: Word[]): string[][] {
  const features: string[][] = words.map(() => []);
  const read = reader();
  const shapes = placed.map(({ line }) => lineShape(line, read));
  const since = linesSinceHeading(placed);
  const ranges = lineRanges(words);
  const segments = ranges.map(([from, to]) =>
    segmentsOf(placed[words[from]!.line]!.line, words, from, to, read),
  );
  ranges.forEach(([from, to], index) => {
    const line = words[from]!.line;
    const own = segments[index]!;
    const section = placed[line]!.section;
    const around = (step: number): string => shapes[line + step] ?? '$';
    const whole = `${around(-1)}${around(0)}${around(1)}`;
    const order = own
      .map(({ reading }) => reading)
      .join('')
      .slice(0, 5);
    const lead = words[from]!.lower;
    own.forEach((segment, at) => {
      const before = own[at - 1]?.reading ?? '^';
      const after = own[at + 1]?.reading ?? '$';
      const next = own[at + 1] ? after : `$${around(1)}`;
      const last = own[at - 1] ? before : `^${around(-1)}`;
      const length = Math.min(6, segment.to - segment.from);
      for (let word = segment.from; word < segment.to; word++) {
        const place = word === segment.from ? 'B' : 'I';
        features[word]!.push(
          `g=${place}${segment.reading}${length}`,
          `gn=${place}${segment.reading}${next}`,
          `gl=${place}${segment.reading}${last}`,
          `gs=${place}${section}${before}${segment.reading}${after}`,
          `gw=${section}${segment.reading}${whole}`,
          `go=${section}${at}${order}`,
          `gh=${section}${Math.min(4, since[line]!)}${segment.reading}${at}`,
          `gq=${section}${around(-2)}${around(-1)}${segment.reading}`,
          `gf=${section}${segment.reading}${around(1)}${around(2)}`,
          `gd=${words[segment.from - 1]?.line === line ? words[segment.from - 1]!.text : '^'}${segment.reading}${words[segment.to]?.line === line ? words[segment.to]!.text : '$'}`,
          `lead=${lead}`,
          `le=${words[segment.to - 1]!.lower}`,
          `lb1=${words[segment.from]!.lower}`,
        );
      }
    });
    const before = ranges[index - 1];
    const after = ranges[index + 1];
    const contact = [
      `pv=${before ? words[before[0]]!.lower : '^'}`,
      `nx=${after ? words[after[0]]!.lower : '$'}`,
    ];
    for (let word = from; word < to; word++) features[word]!.push(...contact);
  });
  return features;
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
