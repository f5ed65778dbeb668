import { alternatives } from '../../../locales';
import { stateCodeOf } from '../../../places/places';
import type { DateMention } from '../../../text/dates';
import type { Span } from '../../../text/source-text';
import { findDegrees, institutionScore, type DegreeMention } from './degrees';
import { fieldBeforeSchool } from './field-before-school';
import { type HeaderSegment, segmentHeader } from '../../segmentation/header-segments';
import { type ResumeSpan, coverage } from '../../tagger/resume-spans';
import { type ResumeLine, isProse } from '../../segmentation/resume-lines';

export type EducationPieceKind = 'degree' | 'institution' | 'date' | 'place' | 'text';

/** A part of a line with its kind. */
export interface EducationPiece extends Span {
  kind: EducationPieceKind;
  line: ResumeLine;
  text: string;
  segment: HeaderSegment | null;
  date: DateMention | null;
  /** True for a degree that only its label names: "Abschluss: Mechaniker". */
  stated?: boolean;
  /** True for a field of study after its label: "kierunek: logistyka". */
  isField?: boolean;
}

export const COURSES_LABEL =
  /^(?:relevant )?(?:courses?|course ?work|subjects|modules|key subjects|major courses)(?: (?:include|taken|completed))?\s*:\s*/i;

/** Labels of forms before a school or a degree. */
const SCHOOL_LABEL = new RegExp(
  '^(?:title of qualification(?: awarded)?|name (?:and type )?of (?:organi[sz]ation|school|institution)(?: providing education and training)?|principal subjects.*|level in national.*|dates?|degree|course|institution|board|boards? ?\\/ ?university|university ?\\/ ?board|year(?: of (?:passing|completion))?|passing year|examination|exam(?:ination)? passed|college ?\\/ ?school|school ?\\/ ?college|class|division|stream|qualification(?: obtained| awarded)?|award|' +
    `${alternatives((locale) => locale.degreeLabels)}|tertiary|percentage|currently|presently|now|ongoing)$`,
  'iu',
);

/** Splits the lines of a section into degrees, schools, dates, places and other text. */
export function splitIntoPieces(lines: ResumeLine[], spans: ResumeSpan[]): EducationPiece[] {
  const pieces: EducationPiece[] = [];
  for (const line of lines) {
    if (isSkippedLine(line)) continue;
    const piecesOfLine: EducationPiece[] = line.dates.map((date) => ({
      ...date,
      kind: 'date',
      line,
      text: '',
      segment: null,
      date,
    }));
    let labelled = false;
    let ofField = false;
    for (const segment of segmentHeader([line])) {
      for (const part of splitCommas(withoutClasses(segment)).flatMap(splitDegreeFromSchool)) {
        if (isFieldLabel(line, part)) {
          ofField = true;
          continue;
        }
        if (SCHOOL_LABEL.test(part.text) || isLevelLabel(line, part)) {
          labelled = DEGREE_LABEL.test(part.text);
          continue;
        }
        const kind = kindOf(part, spans);
        if (kind === 'text' && (BESIDE_FIELD.test(part.text) || GRADED_SUBJECT.test(part.text))) continue;
        const isStatedDegree = labelled && kind === 'text';
        const piece = { ...part, kind, line, segment: part, date: null };
        if (ofField) piecesOfLine.push({ ...piece, kind: 'text', isField: true });
        else piecesOfLine.push(isStatedDegree ? { ...piece, kind: 'degree', stated: true } : piece);
        labelled = false;
        ofField = false;
      }
    }
    piecesOfLine.sort((a, b) => a.start - b.start);
    pieces.push(...mergeParts(piecesOfLine));
  }
  return pieces;
}

/** A subject of a school examination with its grade: "Business Studies (B)". */
const GRADED_SUBJECT =
  /^\p{Lu}[\p{L}& ]{2,40} \((?:[A-EU][*+-]?|A\*|[1-9]|[Dd]istinction|[Mm]erit|[Pp]ass)\)$/u;

/** What is said about a degree beside its field: "minor in Spanish", "with distinction", "magna cum laude". */
const BESIDE_FIELD =
  /^(?:(?:double )?minors?(?:ed)? (?:in |: ?)?\p{L}.*|minor|(?:with )?(?:(?:high(?:est)?|first[- ]class|second[- ]class|upper second) )?(?:honou?rs|distinction|merit)|(?:with )?(?:(?:magna|summa) )?cum laude|dean['’]s (?:list|honou?r roll)(?: .*)?|honou?r roll|valedictorian|salutatorian|(?:(?:graduated )?(?:top|first) .* of (?:the |my )?class)|in progress|full[- ]time|part[- ]time|(?:online|distance learning|evening classes))$/iu;

const DEGREE_LABEL = new RegExp(
  `^(?:degree|qualification(?: obtained| awarded)?|title of qualification(?: awarded)?|award|${alternatives((locale) => locale.degreeLabels)})$`,
  'iu',
);
const FIELD_LABEL = new RegExp(`^(?:${alternatives((locale) => locale.fieldLabels)})$`, 'iu');

/** True for the label before a field of study in the middle of a line: "kierunek" in "Liceum, kierunek: logistyka". */
function isFieldLabel(line: ResumeLine, { text, end }: HeaderSegment): boolean {
  return /^\s*:/.test(line.text.slice(end - line.start)) && FIELD_LABEL.test(text);
}

/** True for the level before a school: "Secondary: Larkfield High School". */
function isLevelLabel(line: ResumeLine, { text, start }: HeaderSegment): boolean {
  return (
    start === line.start &&
    /^(?:elementary|primary|secondary|high school|college|vocational)$/i.test(text) &&
    /^\s*:\s*\S/.test(line.text.slice(text.length))
  );
}

/** Words about single courses before the name of a school. */
const CLASSES_AT =
  /^(?:(?:some|took|completed|attended|a few|several) )*(?:classes|courses|course ?work|credits|studies)(?: (?:at|from|in|with))? (?=\p{Lu})/iu;

/** "Larkfield Community College" of "Some classes Larkfield Community College". */
function withoutClasses(segment: HeaderSegment): HeaderSegment {
  const length = CLASSES_AT.exec(segment.text)?.[0].length ?? 0;
  return length === 0 || !/^\p{Lu}/u.test(segment.text.slice(length))
    ? segment
    : { ...segment, text: segment.text.slice(length), start: segment.start + length };
}

function isSkippedLine(line: ResumeLine): boolean {
  if (COURSES_LABEL.test(line.text)) return true;
  const namesDegreeOrSchool = findDegrees(line.text).length > 0 || institutionScore(line.text) >= 0.5;
  if (line.bullet && !namesDegreeOrSchool) return true;
  return isProse(line) && (line.words > 22 || !namesDegreeOrSchool);
}

function splitCommas(segment: HeaderSegment): HeaderSegment[] {
  if (segment.location) return [segment];
  const parts: HeaderSegment[] = [];
  let from = 0;
  for (const match of [...segment.text.matchAll(/,\s+| from (?=\p{Lu})|\s*(?:→|=>|->)\s*/gu), null]) {
    const to = match ? match.index : segment.text.length;
    const raw = segment.text.slice(from, to);
    const text = raw.trim();
    if (text !== '') {
      const start = segment.start + from + raw.indexOf(text);
      parts.push({ ...segment, text, start, end: start + text.length });
    }
    if (match) from = match.index + match[0].length;
  }
  return parts;
}

/** Splits "PhD Princeton University" after the degree, and "BS Physics Mesa College" after its field. */
function splitDegreeFromSchool(segment: HeaderSegment): HeaderSegment[] {
  const mention = segment.location ? undefined : findDegrees(segment.text)[0];
  if (!mention) return [segment];
  if (mention.start > 0) return splitHighSchool(segment) ?? splitSchoolFromDegree(segment, mention);
  const rest = segment.text.slice(mention.end);
  const separator = /^(?:[\s:.]+(?:\([Hh]on(?:ou)?r?s\.?\)\s+)?)/.exec(rest);
  if (!separator || institutionScore(rest) < 0.5) return [segment];
  const field = fieldBeforeSchool(rest.slice(separator[0].length));
  if (field === 0 && /^\s*(?:in|of|from)\b/i.test(rest)) return [segment];
  const end = field === 0 ? mention.end : mention.end + separator[0].length + field;
  const school = segment.text.slice(end).replace(/^[\s:.]+/, '');
  return [
    { ...segment, text: segment.text.slice(0, end), end: segment.start + end },
    { ...segment, text: school, start: segment.start + segment.text.length - school.length },
  ];
}

/** Splits "University of Akron BS Biology" before the degree. */
function splitSchoolFromDegree(segment: HeaderSegment, degree: DegreeMention): HeaderSegment[] {
  const { text, start } = segment;
  const school = text.slice(0, degree.start);
  const rest = text.slice(degree.end);
  if (!/^\p{Lu}.*\p{L}\s+$/u.test(school) || institutionScore(school) < 0.5 || institutionScore(rest) >= 0.5)
    return [segment];
  if (!/^\p{Lu}/u.test(text.slice(degree.start)) || NO_DEGREE_AFTER_SCHOOL.has(degree.level))
    return [segment];
  const name = school.trimEnd();
  return [
    { ...segment, text: name, end: start + name.length },
    { ...segment, text: text.slice(degree.start), start: start + degree.start },
  ];
}

/** "Larkfield High School Diploma", but not "Ohio High School Diploma" or "Honors High School Diploma". */
const HIGH_SCHOOL_AND_DIPLOMA =
  /^(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3} (?:High School|HIGH SCHOOL)),? ([Dd]iploma|DIPLOMA|[Gg]raduate)$/u;
/** Words before "high school" that name no school. */
const NO_SCHOOL_NAME =
  /^(?:the|my|an?|earned|received|adult|honou?rs|standard|regular|general|academic|basic|traditional|online|foreign|american|us|u\.s\.|state|equivalent|regents|advanced|college|vocational|technical|alternative|accredited|completed|obtained|graduated|ha(?:ve|s)|valid|official|and|or|with)\b/i;

/** Splits "Larkfield High School Diploma" into the school and the diploma; null for other text. */
function splitHighSchool(segment: HeaderSegment): HeaderSegment[] | null {
  const [, school = '', diploma = ''] = HIGH_SCHOOL_AND_DIPLOMA.exec(segment.text) ?? [];
  const name = school.replace(/ high school$/i, '');
  if (school === '' || NO_SCHOOL_NAME.test(name) || stateCodeOf(name) !== null) return null;
  return [
    { ...segment, text: school, end: segment.start + school.length },
    { ...segment, text: diploma, start: segment.end - diploma.length },
  ];
}

/** Levels that the name of a school may contain. */
const NO_DEGREE_AFTER_SCHOOL: ReadonlySet<string> = new Set([
  'high_school',
  'some_high_school',
  'ged',
  'some_college',
]);

/** "Sudanese Secondary School Certificate" names no school either. */
const SCHOOL_LEAVING = /school (?:leaving )?(?:certificate|diploma|examination)$/i;

/** "Got my Commonwealth Secondary School Diploma (GED) inside" names no school. */
const GOT =
  /^(?:I )?(?:[Gg]ot|[Ee]arned|[Rr]eceived|[Hh]ave|[Pp]assed) (?:my|an?|the) (?!.*\b(?:at|from|through|in) \p{Lu})/u;
/** A union, where apprentices learn: "IBEW Local 8". */
const UNION = /\blocal(?: union)?(?: no\.?| number)? ?#?\d{1,4}\b/i;

function kindOf(segment: HeaderSegment, spans: ResumeSpan[]): EducationPieceKind {
  if (segment.location) return 'place';
  const school = institutionScore(segment.text);
  const degree = findDegrees(segment.text)[0];
  // "State of Ohio High School Equivalence Diploma" names no school.
  const isEquivalence =
    degree?.end === segment.text.length && (degree.level === 'ged' || SCHOOL_LEAVING.test(segment.text));
  if (degree && (school < 0.5 || degree.start === 0 || isEquivalence || GOT.test(segment.text)))
    return 'degree';
  return school >= 0.5 || UNION.test(segment.text) || coverage(spans, 'school', segment) > 0.6
    ? 'institution'
    : 'text';
}

/** Joins the parts of "University of California, Berkeley". */
function mergeParts(pieces: EducationPiece[]): EducationPiece[] {
  const merged: EducationPiece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    // Two cells of a table are two names.
    const between = last
      ? piece.line.text.slice(last.end - piece.line.start, piece.start - piece.line.start)
      : '';
    if (
      last &&
      piece.kind === 'institution' &&
      last.kind === 'institution' &&
      piece.start - last.end <= 2 &&
      !between.includes('\t')
    ) {
      last.end = piece.end;
      last.text = `${last.text}, ${piece.text}`;
      continue;
    }
    merged.push({ ...piece });
  }
  return merged;
}
