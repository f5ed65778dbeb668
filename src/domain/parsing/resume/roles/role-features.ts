import { isPlace } from '../../places/places';
import { employerScore } from '../../text/employer-words';
import { memoizeByText } from '../../../text/memoize-by-text';
import { languageCodeOf } from '../../text/language-names';
import { titleScore } from '../../text/title-words';
import { hasCertificationCue } from '../fields/certifications/certification-cue';
import { findDegrees, institutionScore } from '../fields/education/degrees';
import { startsLikeDuty } from '../fields/work/action-verbs';
import { detectHeading, type ResumeHeading } from '../segmentation/headings/headings';
import { isProse, type ResumeLine } from '../segmentation/resume-lines';
import { classesOf } from '../tagger/word-classes';
import type { LinePiece } from './pieces';

/** Number of rows of weights; features are hashed to them. */
export const FEATURE_ROWS = 1 << 14;
const MASK = FEATURE_ROWS - 1;

/** What the words of a piece say, in small numbers. */
interface PieceSigns {
  title: number;
  employer: number;
  school: number;
  /** Bits: degree, place, certification, language, contact, date, range, duty, prose. */
  flags: number;
  words: number;
  shape: number;
  form: number;
}

const FLAG = {
  degree: 1,
  place: 2,
  certification: 4,
  language: 8,
  contact: 16,
  date: 32,
  range: 64,
  duty: 128,
  prose: 256,
} as const;

const CONTACT = /@|\d{3}[-. )/]+\d{3,4}|\b(?:www|https?|linkedin)\b|\d{5}\b|^\d+ \p{Lu}/u;
/** Longer pieces are judged by their beginning only. */
const MAX_JUDGED_WORDS = 12;

/** Longer texts are no names of languages. */
const MAX_LANGUAGE_WORDS = 5;

function namesLanguage(text: string): boolean {
  return text.split(' ', 3).some((word) => languageCodeOf(word) !== null);
}

function hash(kind: number, a: number, b = 0, c = 0): number {
  let value = Math.imul(kind + 1, 0x9e3779b1) ^ Math.imul(a + 7, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) ^ Math.imul(b + 3, 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 13), 0x297a2d39) ^ Math.imul(c + 1, 0x27d4eb2f);
  value ^= value >>> 16;
  return (Math.imul(value, 0x7feb352d) >>> 8) & MASK;
}

function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

function bucketOf(score: number): number {
  return score < 0.25 ? 0 : score < 0.5 ? 1 : score < 0.75 ? 2 : 3;
}

function shapeOf(text: string): number {
  if (!/\p{L}/u.test(text)) return 0;
  if (!/\p{Ll}/u.test(text)) return 1;
  if (!/^\P{L}*\p{Lu}/u.test(text)) return 2;
  return /\s\p{Ll}{4,}/u.test(text) ? 4 : 3;
}

/** What the words of a text say, whatever the line that it stands on. */
type TextSigns = Pick<PieceSigns, 'title' | 'employer' | 'school' | 'flags' | 'shape'>;

const textSigns = memoizeByText((text): TextSigns => {
  let flags = CONTACT.test(text) ? FLAG.contact : 0;
  if (findDegrees(text).length > 0) flags |= FLAG.degree;
  if (isPlace(text)) flags |= FLAG.place;
  if (hasCertificationCue(text)) flags |= FLAG.certification;
  if (spacedWords(text) <= MAX_LANGUAGE_WORDS && namesLanguage(text)) flags |= FLAG.language;
  return {
    title: bucketOf(titleScore(text)),
    employer: bucketOf(employerScore(text)),
    school: bucketOf(institutionScore(text)),
    flags,
    shape: shapeOf(text),
  };
});

function signsOf(piece: LinePiece, line: ResumeLine): PieceSigns {
  const { text, date } = piece;
  const words = spacedWords(text);
  const form = piece.at === 0 ? 0 : 1;
  if (date) {
    const flags = FLAG.date | (date.range ? FLAG.range : 0);
    return { title: 0, employer: 0, school: 0, flags, words, shape: 0, form };
  }
  const prose = piece.count === 1 && isProse(line);
  const duty = piece.at === 0 && startsLikeDuty(line.text);
  const flags = (prose ? FLAG.prose : 0) | (duty ? FLAG.duty : 0);
  if (prose || words > MAX_JUDGED_WORDS) {
    const contact = CONTACT.test(text) ? FLAG.contact : 0;
    return { title: 0, employer: 0, school: 0, flags: flags | contact, words, shape: shapeOf(text), form };
  }
  const { title, employer, school, flags: flagsOfText, shape } = textSigns(text);
  return { title, employer, school, flags: flags | flagsOfText, words, shape, form };
}

/** The words of a text that single spaces divide; 0 for an empty text. */
function spacedWords(text: string): number {
  let words = text === '' ? 0 : 1;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === SPACE) words++;
  return words;
}

const SPACE = 32;

/** What the layout of a line says. */
interface LineSigns {
  /** Lines of one form have the same signature. */
  signature: number;
  /** Lines since the last blank one, and lines to the next one. */
  sinceBlank: number;
  toBlank: number;
  /** Kind of the section that the last known heading opened. */
  section: number;
  heading: number;
  /** The first words of the last line that looks like a heading, known or not. */
  headingWords: readonly WordSigns[];
  dated: number;
  words: number;
  index: number;
  flags: number;
}

const KINDS = [
  'header',
  'summary',
  'objective',
  'work',
  'volunteer',
  'education',
  'skills',
  'certifications',
  'languages',
  'projects',
  'awards',
  'references',
  'contact',
  'personal',
  'other',
];

function lineSigns(
  lines: readonly ResumeLine[],
  pieces: readonly LinePiece[],
  headings: readonly (ResumeHeading | null)[],
): LineSigns[] {
  const counts = new Int32Array(lines.length);
  const separators = new Int32Array(lines.length);
  for (const piece of pieces) {
    counts[piece.line]!++;
    if (piece.at < 3) separators[piece.line] = separators[piece.line]! * 13 + piece.before + 1;
  }
  const indents = lines.map(({ source, indent }) => (source.layout.box === null ? (indent ?? 0) : 0));
  const least = Math.min(...indents);
  let section = 0;
  let sinceBlank = 0;
  let headingWords: readonly WordSigns[] = [];
  return lines.map((line, index) => {
    sinceBlank = line.spaceBefore ? 0 : sinceBlank + 1;
    const headingOfLine = headings[index];
    const heading =
      headingOfLine && headingOfLine.contentAt === null
        ? KINDS.indexOf(headingOfLine.kinds[0] ?? 'other') + 1
        : 0;
    if (headingOfLine && headingOfLine.strength > 0.35)
      section = KINDS.indexOf(headingOfLine.kinds[0] ?? 'other');
    const next = lines[index + 1];
    const single = line.words <= 6 && !line.bullet && line.dates.length === 0 && counts[index]! <= 2;
    if (heading > 0 || (single && index > 0 && (line.spaceBefore || line.text.endsWith(':'))))
      headingWords = (line.text.toLowerCase().match(/\p{L}+/gu) ?? [])
        .slice(0, MAX_HEADING_WORDS)
        .map(describeWord);
    let toBlank = 0;
    while (toBlank < 3 && index + toBlank + 1 < lines.length && !lines[index + toBlank + 1]!.spaceBefore)
      toBlank++;
    const indent = Math.min(3, Math.ceil((indents[index]! - least) / 3));
    const flags =
      (line.bullet ? 1 : 0) |
      (line.caps ? 2 : 0) |
      (line.text.endsWith(':') ? 4 : 0) |
      (line.bold ? 8 : 0) |
      (line.size > 1.1 ? 16 : 0) |
      (line.source.layout.box === null ? 32 : 0) |
      (next === undefined ? 64 : 0);
    const signature = hash(
      200,
      (flags & 27) | (indent << 6) | (Math.min(4, sinceBlank) << 10),
      separators[index],
      line.dates.length,
    );
    return {
      signature,
      sinceBlank: Math.min(4, sinceBlank),
      toBlank,
      section,
      heading,
      headingWords,
      dated: line.dates.some(({ range }) => range) ? 2 : line.dates.length > 0 ? 1 : 0,
      words: Math.min(6, line.words >> 1),
      index: index < 4 ? index : index < 8 ? 4 : index < 16 ? 5 : 6,
      flags: flags | (indent << 7),
    };
  });
}

/** Means of the scores of the pieces at the same place of lines of one form. */
class FormMeans {
  private readonly sums = new Map<number, [number, number, number, number]>();

  static keyOf(line: LineSigns, piece: LinePiece): number {
    return (Math.imul(line.signature, 31) + Math.min(piece.at, 4)) | 0;
  }

  add(key: number, signs: PieceSigns): void {
    const sum = this.sums.get(key) ?? [0, 0, 0, 0];
    sum[0]++;
    sum[1] += signs.title;
    sum[2] += signs.employer;
    sum[3] += signs.school;
    this.sums.set(key, sum);
  }

  /** Number of such pieces, and means rounded to small numbers. */
  of(key: number): [number, number] {
    const [count, title, employer, school] = this.sums.get(key) ?? [0, 0, 0, 0];
    const size = count <= 1 ? 0 : count === 2 ? 1 : count <= 5 ? 2 : 3;
    const part = (sum: number): number => Math.round((sum / Math.max(1, count)) * 1.33);
    return [size, part(title) | (part(employer) << 3) | (part(school) << 6)];
  }
}

/** Keys of the pieces that have the same place in lines of one form, or the same label before them; 0 for none. */
export function formKeys(lines: readonly ResumeLine[], pieces: readonly LinePiece[]): Int32Array[] {
  const forms = new Int32Array(lines.length).fill(1);
  for (const piece of pieces)
    if (piece.at < 4)
      forms[piece.line] = Math.imul(forms[piece.line]!, 31) + piece.before * 2 + (piece.date ? 1 : 0);
  const byPlace = Int32Array.from(pieces, (piece) => {
    const line = lines[piece.line]!;
    if (piece.date || (line.bullet && line.dates.length === 0)) return 0;
    const near =
      (lines[piece.line - 1]?.dates.length ? 1 : 0) | (lines[piece.line + 1]?.dates.length ? 2 : 0);
    return hash(90, forms[piece.line]!, piece.at, near | (line.spaceBefore ? 4 : 0)) + 1;
  });
  const byLabel = Int32Array.from(pieces, (piece, at) => {
    const label = pieces[at - 1];
    if (piece.at === 0 || piece.before !== 7 || !label) return 0;
    return hash(91, hashText(label.text.toLowerCase())) + 1;
  });
  return [byPlace, byLabel];
}

/** Receives the rows of the features of pieces, in the order of the pieces. */
export interface RoleFeatureSink {
  add(row: number): void;
  /** Ends the current piece: rows added later belong to the next one. */
  endPiece(): void;
}

/** The rows of the features of each piece: for training. */
export function roleFeatures(lines: readonly ResumeLine[], pieces: readonly LinePiece[]): Int32Array[] {
  const rowsOfPieces: Int32Array[] = [];
  let rows: number[] = [];
  addRoleFeatures(lines, pieces, lines.map(detectHeading), {
    add: (row) => rows.push(row),
    endPiece: () => {
      rowsOfPieces.push(Int32Array.from(rows));
      rows = [];
    },
  });
  return rowsOfPieces;
}

/** What the features of a piece depend on. */
interface PieceContext {
  pieces: readonly LinePiece[];
  signs: readonly PieceSigns[];
  byLine: readonly LineSigns[];
  sink: RoleFeatureSink;
}

/** Adds the rows of the features of each piece to a sink. */
export function addRoleFeatures(
  lines: readonly ResumeLine[],
  pieces: readonly LinePiece[],
  headings: readonly (ResumeHeading | null)[],
  sink: RoleFeatureSink,
): void {
  const byLine = lineSigns(lines, pieces, headings);
  const signs = pieces.map((piece) => signsOf(piece, lines[piece.line]!));
  const means = new FormMeans();
  pieces.forEach((piece, at) => means.add(FormMeans.keyOf(byLine[piece.line]!, piece), signs[at]!));
  const context = { pieces, signs, byLine, sink };
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]!;
    const line = byLine[piece.line]!;
    const pieceSigns = signs[at]!;
    const scores = scoresOf(pieceSigns);
    sink.add(hash(0, 0));
    addOwnSigns(sink, piece, pieceSigns, line);
    const [repeated, mean] = means.of(FormMeans.keyOf(line, piece));
    sink.add(hash(15, repeated, mean));
    sink.add(hash(16, mean, scores));
    sink.add(hash(17, repeated, line.section, placeOf(piece)));
    addNeighbours(context, at, scores);
    addWords(sink, piece, pieceSigns, line);
    const label = pieces[at - 1];
    if (piece.at > 0 && label && !label.date && (piece.before === 7 || piece.before === 1)) {
      const word = label.text.toLowerCase();
      sink.add(hash(80, hashText(word)));
      sink.add(hash(81, hashText(word.slice(word.lastIndexOf(' ') + 1))));
    }
    sink.endPiece();
  }
}

function scoresOf({ title, employer, school }: PieceSigns): number {
  return title | (employer << 2) | (school << 4);
}

function placeOf(piece: LinePiece): number {
  return Math.min(piece.at, 4) | (Math.min(piece.count, 5) << 3);
}

/** Features of the piece and its place in the line and in the document. */
function addOwnSigns(sink: RoleFeatureSink, piece: LinePiece, pieceSigns: PieceSigns, line: LineSigns): void {
  const scores = scoresOf(pieceSigns);
  const place = placeOf(piece);
  const size = Math.min(pieceSigns.words, 8);
  const blanks = line.sinceBlank | (line.toBlank << 3);
  sink.add(hash(1, scores));
  sink.add(hash(2, pieceSigns.flags));
  sink.add(hash(3, scores, pieceSigns.flags));
  sink.add(hash(4, scores, line.section));
  sink.add(hash(5, pieceSigns.flags, line.section));
  sink.add(hash(6, size, pieceSigns.shape, line.section));
  sink.add(hash(7, place, piece.before, piece.after));
  sink.add(hash(8, place, line.dated, line.section));
  sink.add(hash(9, line.section, line.sinceBlank, line.toBlank));
  sink.add(hash(10, line.flags, line.section));
  sink.add(hash(11, line.flags, size, pieceSigns.shape));
  sink.add(hash(12, line.index, pieceSigns.flags, size));
  sink.add(hash(13, line.index, pieceSigns.shape, piece.at));
  sink.add(hash(14, line.heading, piece.count));
  sink.add(hash(18, line.words, line.dated, line.flags & 3));
  sink.add(hash(19, blanks, line.dated, line.flags & 39));
  sink.add(hash(20, blanks, piece.count === 1 ? size : 9, pieceSigns.shape));
}

/** Distance of a neighbour in pieces, and the first of its two kinds of features. */
const NEIGHBOURS = [
  { step: -2, kind: 30 },
  { step: -1, kind: 32 },
  { step: 1, kind: 34 },
  { step: 2, kind: 36 },
] as const;

/** Features of the pieces and lines around a piece. */
function addNeighbours({ pieces, signs, byLine, sink }: PieceContext, at: number, scores: number): void {
  const piece = pieces[at]!;
  for (const { step, kind } of NEIGHBOURS) {
    const other = pieces[at + step];
    const sign = signs[at + step];
    if (!other || !sign) {
      sink.add(hash(kind, 9999));
      continue;
    }
    const distance = Math.min(2, Math.abs(other.line - piece.line));
    const found = scoresOf(sign);
    sink.add(hash(kind, found | ((sign.flags & 127) << 6), distance));
    sink.add(hash(kind + 1, found, scores, distance | (sign.flags & FLAG.date)));
  }
  const before = byLine[piece.line - 1];
  const after = byLine[piece.line + 1];
  sink.add(hash(40, before ? before.flags | (before.dated << 10) : 9999, piece.count));
  sink.add(hash(41, after ? after.flags | (after.dated << 10) : 9999, piece.count));
  sink.add(hash(42, before?.heading ?? 99, byLine[piece.line]!.sinceBlank));
  sink.add(hash(43, before?.dated ?? 9, after?.dated ?? 9, scores));
}

/** What the features of a word need, in lower case. */
interface WordSigns {
  hash: number;
  hashOfEnding: number;
  coarse: number;
  middle: number;
  fine: number;
}

const describeWord = memoizeByText((word): WordSigns => {
  const [coarse, middle, fine] = classesOf(word);
  return {
    hash: hashText(word),
    hashOfEnding: hashText(word.slice(-3)),
    coarse: Number(coarse),
    middle: Number(middle),
    fine: Number(fine),
  };
});
const MAX_WORDS = 8;
const MAX_HEADING_WORDS = 6;

/** Features of the words of a piece and of the heading above it. */
function addWords(sink: RoleFeatureSink, piece: LinePiece, pieceSigns: PieceSigns, line: LineSigns): void {
  if (piece.date) return;
  const words = piece.text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’&+#-]*/gu) ?? [];
  const described = words.slice(0, MAX_WORDS).map(describeWord);
  const first = described[0] ?? describeWord('');
  const last = words.length > MAX_WORDS ? describeWord(words.at(-1)!) : (described.at(-1) ?? first);
  for (const word of described) {
    sink.add(hash(50, word.hash));
    sink.add(hash(51, word.fine));
    sink.add(hash(52, word.middle, line.section));
    sink.add(hash(53, word.coarse, pieceSigns.words > 4 ? 1 : 0));
  }
  sink.add(hash(60, first.hash));
  sink.add(hash(61, last.hash));
  sink.add(hash(62, last.hashOfEnding, pieceSigns.shape));
  sink.add(hash(63, last.middle, first.middle));
  for (const word of line.headingWords) {
    sink.add(hash(70, word.hash));
    sink.add(hash(71, word.middle, pieceSigns.flags & 15));
  }
}
