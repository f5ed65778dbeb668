import type { EducationLevel, PartialDate } from '../../../../common';
import type { EducationItem } from '../../../parsed-resume';
import { type SourceText, type Span, evidenceAt } from '../../../text/source-text';
import { overlapping } from '../../../text/span-index';
import { findDegrees, namesSchool } from './degrees';
import { type ResumeSpan, coverage } from '../../tagger/resume-spans';
import { cellsOf, joinAdjacentDates } from '../../segmentation/position-labels';
import { changeLine, cutTrimmedLine, type ResumeLine } from '../../segmentation/resume-lines';
import { COURSES_LABEL, splitIntoPieces } from './education-pieces';
import { type EducationDraft, groupIntoEntries } from './education-drafts';
import { isNoSchool, schoolName } from './school-names';

const SCORE_PATTERN =
  /\b(?:(?:c?gpa|grade point average|grade|aggregate|percentage|marks|score)\s*(?:of|:|-|–|=)?\s*(\d{1,3}(?:[.,]\d{1,3})?\s*(?:%|\/\s*\d{1,3}(?:\.\d{1,2})?|(?:out )?of \d{1,2}(?:\.\d)?)?)|(\d{1,3}(?:\.\d{1,2})?\s?%)|(\d\.\d{1,2}\s*\/\s*(?:4|5|10)(?:\.0{1,2})?)|(\d\.\d{1,2}) (?:c?gpa))/i;
const IN_PROGRESS =
  /\b(?:expected|anticipated|in progress|pursuing|currently|incomplete|candidate|present|ongoing|enrolled|est\.?)\b/i;
const DROPPED_OUT =
  /\b(?:incomplete|did not (?:finish|graduate|complete)|some college|coursework toward|credits? (?:completed|earned)|\d+ credits)\b/i;

/** More than any education section has. It bounds the time for a text that repeats degrees. */
const MAX_SECTION_LINES = 1_000;

/** What a degree of another country is equivalent to is no degree of its own. */
const EVALUATION =
  /^\W*(?:(?:foreign |academic )?(?:degree|diploma|credentials?|transcripts?)(?: was| were| is)? )?(?:evaluated (?:by|as|through)|assessed (?:by|as)|equivalent (?:to|of)\b|u\.?s\.? equivalen)/i;

/** Extracts the education entries of a section's lines, in the order of the document. */
export function extractEducation(
  source: SourceText,
  sectionLines: ResumeLine[],
  spans: ResumeSpan[],
): EducationItem[] {
  const stated = sectionLines.slice(0, MAX_SECTION_LINES).filter(({ text }) => !EVALUATION.test(text));
  const lines = joinDividedNames(tableRows(stated)).flatMap(splitSharedLine);
  const pieces = splitIntoPieces(lines, spans);
  const drafts = groupIntoEntries(pieces);
  drafts.forEach((draft) => assignField(draft, spans, source));
  drafts.forEach((draft) => checkSchool(draft, source));
  attachDetails(drafts, lines);
  return drafts
    .filter(
      (draft) =>
        draft.degree !== null ||
        (draft.institution !== null && confidentSchool(draft.institution, spans, source)),
    )
    .map((draft) => toEducationItem(source, draft));
}

const COLUMN_NAMES =
  /^(?:(?:from|to|start|end|dates?|years?|period|qualifications?|degrees?|diploma|certificate|levels?|schools?|institut(?:e|ion)s?|universit(?:y|ies)|colleges?|city|country|places?|location|address|major|field|study|course|board|grades?|marks|percentage|result|name|and|of|or|the)(?:[\s/&,|]+|$)){3,}$/i;

/** Lines without the names of columns, the start and the end of a row with a column for each joined. */
function tableRows(lines: ResumeLine[]): ResumeLine[] {
  return joinAdjacentDates(
    lines.filter(({ text }) => !(COLUMN_NAMES.test(text) && cellsOf(text).length >= 3)),
  );
}

/** The last word of a school on a line of its own: "Minneapolis Community and Technical" and "College, 2013". */
const END_OF_NAME = /^(?:college|university|institute|academy|school)(?:$|,)/i;

/** Joins the lines of a school's name that the layout divides. */
function joinDividedNames(lines: ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    // The text must keep its offsets.
    const isRest =
      last?.end === line.start - 1 &&
      !line.bullet &&
      END_OF_NAME.test(line.text) &&
      /\p{L}$/u.test(last.text);
    if (!isRest) joined.push(line);
    else
      joined[joined.length - 1] = changeLine(last, {
        text: `${last.text} ${line.text}`,
        end: line.end,
        dates: [...last.dates, ...line.dates],
        words: last.words + line.words,
      });
  }
  return joined;
}

/**
 * Splits "M.Ed., Peach University (2019); B.A., Clark College (2014)" and "GED 2014. Some classes at Larkfield Community
 * College, 2018", two educations on one line.
 */
function splitSharedLine(line: ResumeLine): ResumeLine[] {
  if (!/[;|.]\s?\S/.test(line.text)) return [line];
  const parts = line.text.split(/;|\|(?=\s)/);
  const several = parts.length > 1 && parts.every((part) => findDegrees(part).length > 0);
  if (!several) return splitSentences(line);
  let at = 0;
  return parts.map((part) => {
    const from = at;
    at += part.length + 1;
    return cutTrimmedLine(line, from, from + part.length);
  });
}

const NEXT_SENTENCE = /(?<=\p{Ll}{3}|\d|\))\.\s(?=\p{Lu})/gu;

/** Splits at full stops if each sentence names a degree or a school, and a date divides the first from the others. */
function splitSentences(line: ResumeLine): ResumeLine[] {
  const cuts = [...line.text.matchAll(NEXT_SENTENCE)].map(({ index }) => index + 2);
  if (cuts.length === 0 || line.dates.length < 2) return [line];
  const ends = [...cuts, line.text.length];
  const parts = ends.map((end, index) => cutTrimmedLine(line, cuts[index - 1] ?? 0, end));
  const everyNames = parts.every(
    ({ text, dates }) => dates.length > 0 && (findDegrees(text).length > 0 || namesSchool(text)),
  );
  return everyNames ? parts : [line];
}

/** True if its words or the tagger confirm a school, so that it makes an entry without a degree. */
function confidentSchool(school: Span, spans: ResumeSpan[], source: SourceText): boolean {
  return namesSchool(source.raw.slice(school.start, school.end)) || coverage(spans, 'school', school) > 0.5;
}

/** Takes the sentence around the name of a school away, and what is no school. */
function checkSchool(draft: EducationDraft, source: SourceText): void {
  const name = draft.institution && schoolName(source.raw, draft.institution);
  draft.institution = name && !isNoSchool(source.raw.slice(name.start, name.end)) ? name : null;
  if (draft.area) draft.area = fieldOfStudy(source.raw, draft.area);
}

/** The field of study without "in" before it; null for words that begin none. */
function fieldOfStudy(raw: string, { start, end }: Span): Span | null {
  const from = start + (/^(?:in|of) (?=\p{L})/iu.exec(raw.slice(start, end))?.[0].length ?? 0);
  return NO_FIELD.test(raw.slice(from, end)) ? null : { start: from, end };
}

/** Words that no field of study begins with. */
const NO_FIELD =
  /^(?:no|at|in|and|incl|with|from|expected|completed?|candidate$|part[- ]time|full[- ]time)\b/i;

/** Extends the field of study to the end of the tagged degree: "IT, Systems and Networks" without "with honours". */
function assignField(draft: EducationDraft, spans: ResumeSpan[], source: SourceText): void {
  const { degree, degreeLine } = draft;
  if (!degree || !degreeLine) return;
  const tagged = overlapping(spans, { start: degree.end - 1, end: degree.end + 1 }).find(
    ({ kind, start, end }) => kind === 'degree' && start <= degree.end && end >= degree.end,
  );
  if (!tagged || tagged.end > degreeLine.end) return;
  const beside =
    draft.area && draft.area.start >= degree.end && draft.area.start < tagged.end ? draft.area.start : null;
  const text = source.raw.slice(degree.end, tagged.end);
  const separatorLength =
    /^[\s.,:()–-]*(?:(?:degree|diploma)\s+)?(?:(?:in|of)\s+)?[\s(–-]*/i.exec(text)?.[0].length ?? 0;
  const start = beside ?? degree.end + separatorLength;
  if (tagged.end - start < 2 || draft.institution === draft.area) return;
  if (draft.institution && draft.institution.start < tagged.end && draft.institution.end > start) return;
  draft.area = { start, end: tagged.end };
}

function attachDetails(drafts: EducationDraft[], lines: ResumeLine[]): void {
  let next = 0;
  for (const line of lines) {
    while (next < drafts.length && (drafts[next]?.lines[0]?.index ?? Infinity) <= line.index) next += 1;
    const owner = drafts[next - 1];
    if (!owner) continue;
    const scoreMatch = SCORE_PATTERN.exec(line.text);
    const score = scoreMatch?.slice(1).find((value) => value !== undefined);
    if (score !== undefined) owner.score ??= score.trim();
    const label = COURSES_LABEL.exec(line.text);
    if (label) {
      const list = line.text.slice(label[0].length).split(/\s*[,;•|]\s*/);
      owner.courses.push(
        ...list.map((course) => course.replace(/\.$/, '').trim()).filter((course) => course !== ''),
      );
    }
  }
}

/** Returns the level of the school in "Caprock High School, Diploma", else the level of the degree. */
function levelOf(draft: EducationDraft, textOf: (span: Span | null) => string | null): EducationLevel | null {
  const plain = /^diploma$/i.test(textOf(draft.degree) ?? '');
  const school = /\b(?:high|secondary)(?: \p{L}+)? school\b/iu.test(textOf(draft.institution) ?? '');
  if (!school || !(plain || draft.level === null)) return draft.level;
  const droppedOut = draft.lines.some(({ text }) => DROPPED_OUT.test(text));
  return droppedOut ? 'some_high_school' : 'high_school';
}

function toEducationItem(source: SourceText, draft: EducationDraft): EducationItem {
  const range = draft.dates.find((date) => date.range) ?? null;
  const singles = draft.dates.filter((date) => !date.range);
  const text = draft.lines.map((line) => line.text).join('\n');
  const expected = IN_PROGRESS.test(text.replace(/\b(?:university|college)\b/gi, ''));
  const isCurrent = range?.open ?? false;
  const endDate: PartialDate | null = range ? (range.open ? null : range.to) : (singles.at(-1)?.from ?? null);
  const spans = [draft.degree, draft.area, draft.institution, range ?? singles.at(-1) ?? null].filter(
    (span) => span !== null,
  );
  const textOf = (span: Span | null): string | null =>
    span ? source.raw.slice(span.start, span.end).replace(/\s+/g, ' ').trim() : null;
  let confidence = 0.4;
  if (draft.institution) confidence += 0.25;
  if (draft.degree) confidence += 0.2;
  if (endDate !== null || isCurrent) confidence += 0.1;
  return {
    institution: textOf(draft.institution),
    studyType: textOf(draft.degree),
    area: textOf(draft.area),
    level: levelOf(draft, textOf),
    startDate: range?.from ?? null,
    endDate,
    isCurrent,
    completed: DROPPED_OUT.test(text)
      ? false
      : isCurrent || expected
        ? false
        : draft.degree !== null && endDate !== null
          ? true
          : null,
    score: draft.score,
    courses: draft.courses,
    location: draft.location,
    confidence,
    evidence: spans.map((span) => evidenceAt(source, span.start, span.end)),
  };
}
