import type { EducationLevel, Location } from '../../../../common';
import { alternatives } from '../../../locales';
import { worldCityOf } from '../../../places/world-cities';
import type { DateMention } from '../../../text/dates';
import type { Span } from '../../../text/source-text';
import { hasCertificationCue } from '../certifications/certification-cue';
import { findDegrees } from './degrees';
import type { ResumeLine } from '../../segmentation/resume-lines';
import type { EducationPiece, EducationPieceKind } from './education-pieces';
import { countWords } from '../../../text/word-count';

/** An entry while its pieces are collected. */
export interface EducationDraft {
  degree: Span | null;
  level: EducationLevel | null;
  area: Span | null;
  institution: Span | null;
  location: Location | null;
  dates: DateMention[];
  score: string | null;
  courses: string[];
  lines: ResumeLine[];
  degreeLine: ResumeLine | null;
  /** Pieces without a cue: the field of study, or a school whose name has no school word. */
  loose: EducationPiece[];
}

const GRADE_PATTERN = /\b(?:c?gpa|grade|percentage|score|marks?|cum laude|honou?rs)\b/i;
/** Text that states the level reached, not the field. */
const NO_FIELD = new RegExp(`^(?:${alternatives((locale) => locale.noFieldWords)})\\b`, 'i');

/** A label before the field of study on a line of its own. */
const FIELD_LABEL =
  /^(?:majoring|minoring|speciali[sz](?:ing|ed)|concentrat(?:ing|ed)|focus(?:ing|ed)) (?:in|on) /i;

/** "Major: Public Administration" on a line of its own, as in forms of the government. */
const FIELD_LINE =
  /^(?:majors?|field(?:s)? of study|area of study|course of study|concentration|speciali[sz]ation|discipline)\s*:\s*/i;

/** Groups pieces into entries: a second school, degree or leading date opens the next entry. */
export function groupIntoEntries(pieces: EducationPiece[]): EducationDraft[] {
  const lead = pieces.find((piece) => piece.kind !== 'place')?.kind ?? 'degree';
  const drafts: EducationDraft[] = [];
  let current: EducationDraft | null = null;
  for (const line of groupByLine(pieces)) {
    const open: EducationDraft | null = current;
    if (open !== null && open.dates.length > 0 && (isCertificate(line) || isOtherDatedItem(open, line)))
      continue;
    // A line with the school or degree of the next entry belongs entirely to that entry.
    if (
      open === null ||
      isSchooling(open, line) ||
      line.some((piece) => startsNextEntry(open, piece, lead))
    ) {
      current = emptyDraft();
      drafts.push(current);
    }
    for (const piece of line) if (current) addPiece(current, piece);
  }
  drafts.forEach(assignLooseNames);
  return shareSchools(drafts);
}

/** True for "High school, Vinh Long, 2004" below a line with a different school and date, and for a dated school below a dated GED. */
function isSchooling(draft: EducationDraft, line: EducationPiece[]): boolean {
  const dated = line.some(({ kind }) => kind === 'date');
  if (!dated || draft.dates.length === 0) return false;
  if (draft.institution === null)
    return draft.level === 'ged' && line.some(({ kind }) => kind === 'institution');
  const levels = line.flatMap(({ kind, text }) => (kind === 'degree' ? findDegrees(text) : []));
  return levels.some(({ level }) => level === 'high_school' || level === 'ged');
}

/** True for the line of a certificate among the schools: its date is not theirs. */
function isCertificate(line: EducationPiece[]): boolean {
  const [first] = line;
  return (
    first !== undefined &&
    !line.some(({ kind }) => kind === 'degree' || kind === 'institution') &&
    hasCertificationCue(first.line.text)
  );
}

/**
 * True for "Parenting class, 2021" below "GED, 2018, Larkfield Adult School", an entry that one line states in full: the
 * later date belongs to the other item.
 */
function isOtherDatedItem(
  { lines, dates, institution, loose }: EducationDraft,
  line: EducationPiece[],
): boolean {
  const [first] = lines;
  if (first === undefined || (institution === null && loose.length === 0)) return false;
  if (!dates.some(({ start, end }) => start >= first.start && end <= first.end)) return false;
  const [lead] = line;
  return (
    lead?.kind === 'text' &&
    !FINISHED.test(lead.text) &&
    !GRADE_PATTERN.test(lead.text) &&
    line.some(({ kind }) => kind === 'date') &&
    !line.some(({ kind }) => kind === 'degree' || kind === 'institution')
  );
}

function groupByLine(pieces: EducationPiece[]): EducationPiece[][] {
  const lines: EducationPiece[][] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last?.[0]?.line === piece.line) last.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

function startsNextEntry(draft: EducationDraft, piece: EducationPiece, lead: EducationPieceKind): boolean {
  const complete = draft.degree !== null || draft.institution !== null;
  if (piece.kind === 'degree')
    return draft.degree !== null || (lead === 'degree' && draft.dates.length > 0 && complete);
  if (piece.kind === 'institution') {
    // In "Degree / School" order, a school after a complete pair opens the next entry only if none is open.
    return (
      draft.institution !== null ||
      (lead === 'institution' && draft.degree !== null && draft.dates.length > 0)
    );
  }
  if (piece.kind === 'date') return draft.dates.length > 0 && lead === 'date' && complete;
  if (piece.kind === 'text' && (lead === 'text' || piece.line.bold)) {
    return (
      draft.degree !== null &&
      unassignedName(piece) &&
      (piece.line.spaceBefore || piece.line.bold) &&
      draft.dates.length > 0
    );
  }
  return false;
}

function addPiece(draft: EducationDraft, piece: EducationPiece): void {
  if (draft.lines.at(-1) !== piece.line) draft.lines.push(piece.line);
  if (piece.kind === 'date' && piece.date) draft.dates.push(piece.date);
  else if (piece.kind === 'place') draft.location ??= piece.segment?.location ?? null;
  else if (piece.kind === 'institution') draft.institution ??= piece;
  else if (piece.kind === 'degree' && !draft.degree) addDegree(draft, piece);
  else if (piece.kind === 'text') addText(draft, piece);
}

function addText(draft: EducationDraft, piece: EducationPiece): void {
  if (piece.isField === true) {
    draft.area ??= piece;
    return;
  }
  const label = FIELD_LABEL.exec(piece.text)?.[0];
  const fieldAt = piece.line.start + (FIELD_LINE.exec(piece.line.text)?.[0].length ?? -1);
  if (label) draft.area ??= { start: piece.start + label.length, end: piece.end };
  else if (piece.start === fieldAt) draft.area ??= piece;
  else if (unassignedName(piece, piece.line === draft.degreeLine) || isFieldInSmallLetters(draft, piece))
    draft.loose.push(piece);
}

/** True for "pedagogika" after "licencjat" on a line: only English and German write fields of study in capitals. */
function isFieldInSmallLetters(
  { degree, degreeLine }: EducationDraft,
  { line, start, text }: EducationPiece,
): boolean {
  if (degree === null || line !== degreeLine || start < degree.end || line.bullet) return false;
  return (
    /^\p{Ll}[\p{L} -]{3,40}$/u.test(text) &&
    countWords(text) <= 4 &&
    !NO_FIELD.test(text) &&
    !FINISHED.test(text)
  );
}

const FINISHED = new RegExp(
  `^(?:completed?|graduated|expected|present|in progress|ongoing|with|did not|not|evaluated|obtained|received|${alternatives((locale) => locale.studyStates)})`,
  'iu',
);

/** True for text that may be a field of study or the name of a school. */
function unassignedName(piece: EducationPiece, besideDegree = false): boolean {
  const { text, line } = piece;
  if (GRADE_PATTERN.test(text) || /\d/.test(text) || line.words > 16 || countWords(text) > 8) return false;
  return (
    (!line.bullet || besideDegree) &&
    !NO_FIELD.test(text) &&
    /^\p{Lu}/u.test(text) &&
    text.length > 2 &&
    !/^(?:graduated|expected|present|major|minor|diploma)\b/i.test(text)
  );
}

/** Assigns pieces without a cue by their position: next to the degree, or on a separate line. */
function assignLooseNames(draft: EducationDraft): void {
  const beside = draft.loose.filter((piece) => piece.line === draft.degreeLine);
  // High school has no field of study, so the text next to it is its place.
  const schooling = draft.level === 'high_school' || draft.level === 'ged';
  if (draft.degree && !draft.area && !schooling) {
    const at = draft.degree.end;
    const { institution } = draft;
    const fields = beside.filter(
      ({ text, start }) => !isLargeTown(text) && !isTownOf(institution, text, start),
    );
    draft.area = fields.find((piece) => piece.start >= at) ?? fields.at(-1) ?? null;
  }
  if (draft.institution) return;
  const rest = draft.loose.filter((piece) => piece !== draft.area);
  draft.institution = rest.find((piece) => piece.line !== draft.degreeLine) ?? rest[0] ?? null;
}

/** True for "Vallejo" after the name of the school. */
function isTownOf(school: Span | null, name: string, start: number): boolean {
  return school !== null && start > school.end && worldCityOf(name) !== null;
}

/** Inhabitants in thousands of a town whose name is no field of study. */
const LARGE_TOWN = 250;

function isLargeTown(name: string): boolean {
  return (worldCityOf(name)?.population ?? 0) >= LARGE_TOWN;
}

function addDegree(draft: EducationDraft, piece: EducationPiece): void {
  const mention = findDegrees(piece.text)[0];
  if (piece.stated === true && !mention) {
    draft.degree = piece;
    draft.degreeLine = piece.line;
  }
  if (!mention) return;
  draft.level = mention.level;
  draft.degreeLine = piece.line;
  // In "Bachelor of Business (Marketing)" the words before the bracket belong to the degree.
  const whole =
    /^ of (?:\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)?(?= ?\(| in | - )/u.exec(piece.text.slice(mention.end))?.[0]
      .length ?? 0;
  mention.end += whole;
  mention.end += HONOURS.exec(piece.text.slice(mention.end))?.[0].length ?? 0;
  const rest = piece.text.slice(mention.end);
  const field =
    FIELD_AFTER_PREPOSITION.exec(rest) ??
    /^(?:\s*\(?hon(?:ou)?r?s\.?\)?(?=[\s,:-]))?(?:[\s.)]|['’]s?\b)*(?:degree|diploma)?\s*(?:\((?<paren>[^)]+)\)?|(?:in|of|:|-|–)\s+(?<named>.+)|(?<bare>[\p{L}&].*))$/iu.exec(
      rest,
    );
  const area = field?.groups?.paren ?? field?.groups?.named ?? field?.groups?.bare;
  draft.degree = { start: piece.start + mention.start, end: piece.start + mention.end };
  if (
    area !== undefined &&
    /\p{L}{2}/u.test(area) &&
    !GRADE_PATTERN.test(area) &&
    !NO_FIELD.test(area) &&
    !isDegreeName(area)
  ) {
    const at = piece.start + piece.text.lastIndexOf(area);
    draft.area = { start: at, end: at + area.trim().length };
  }
  draft.area ??= fieldBefore(piece, mention.start);
}

/** "Licenciatura em Gestão", "Laurea triennale in Chimica"; a candidate for a degree does not hold it yet. */
const FIELD_AFTER_PREPOSITION = new RegExp(
  `^(?: (?!(?:in|of|candidate|student) )\\p{Ll}+)?\\s+(?:${alternatives((locale) => locale.fieldPrepositions)})\\s+(?<named>\\p{L}.+)$`,
  'u',
);

/** "(Hons)" belongs to "BSc (Hons)". */
const HONOURS = /^\.? ?\(hon(?:ou)?r?s\.?\)|^\.? hon(?:ou)?rs?\b\.?(?=,? (?:in )?\p{Lu})/iu;

/** True for "WASSCE" after "West African Senior School Certificate", which abbreviates it. */
function isDegreeName(text: string): boolean {
  const [mention] = findDegrees(text);
  return mention?.start === 0 && mention.end === text.trim().length;
}

/** Words of a field of study before its certificate or diploma. */
const MAX_FIELD_WORDS = 4;

/** Returns the field in "Diesel Technology diploma", where it precedes the qualification. */
function fieldBefore({ text, start }: EducationPiece, degreeAt: number): Span | null {
  const field = /^(?:an? )?(\p{L}[\p{L} &/-]*\p{L}) $/u.exec(text.slice(0, degreeAt));
  const written = field?.[1] ?? '';
  const follows = /^(?:diploma|certificate|degree|apprenticeship)\b/i.test(text.slice(degreeAt));
  if (
    !follows ||
    written === '' ||
    written.split(' ').length > MAX_FIELD_WORDS ||
    /school|ged/i.test(written)
  )
    return null;
  const at = start + text.indexOf(written);
  return { start: at, end: at + written.length };
}

function emptyDraft(): EducationDraft {
  return {
    degree: null,
    level: null,
    area: null,
    institution: null,
    location: null,
    dates: [],
    score: null,
    courses: [],
    lines: [],
    degreeLine: null,
    loose: [],
  };
}

/** Gives a degree without a school the school named directly before it. */
function shareSchools(drafts: EducationDraft[]): EducationDraft[] {
  drafts.forEach((draft, index) => {
    const before = drafts[index - 1];
    const touching = before && (draft.lines[0]?.index ?? 0) - (before.lines.at(-1)?.index ?? 0) <= 1;
    if (
      draft.institution === null &&
      draft.degree !== null &&
      before?.institution &&
      touching &&
      draft.level !== 'high_school' &&
      draft.level !== 'ged'
    ) {
      draft.institution = before.institution;
    }
  });
  return drafts;
}
