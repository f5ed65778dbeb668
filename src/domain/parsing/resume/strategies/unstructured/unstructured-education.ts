import type { EducationItem } from '../../../parsed-resume';
import { foldText } from '../../../text/normalize';
import { evidenceAt, type SourceText } from '../../../text/source-text';
import { findDegrees, institutionScore } from '../../fields/education/degrees';
import type { ResumeLine } from '../../segmentation/resume-lines';
import type { ResumeSpan } from '../../tagger/resume-spans';
import { preferAgreedText, spansInLines, textOfSpan, type TaggedText } from './tagged-text';

const TAGGED_CONFIDENCE = 0.45;
/** Maximum lines between a degree and its school. */
const MAX_LINE_DISTANCE = 2;

interface EducationProposals {
  /** Lines about education. */
  lines: readonly ResumeLine[];
  /** Lines that state education only if a degree and its school are close together. */
  otherLines: readonly ResumeLine[];
  /** Entries that the rules propose. */
  items: readonly EducationItem[];
}

/**
 * Extracts the education of a text without layout: entries that the rules propose, with tagged names, and entries that
 * only the tagger finds.
 */
export function extractUnstructuredEducation(
  text: TaggedText,
  { lines, otherLines, items }: EducationProposals,
): EducationItem[] {
  const { source, spans, flattened } = text;
  const usedSpans = new Set<ResumeSpan>();
  const agreed = items.map((item) => withTaggedNames(text, lines, item, usedSpans));
  const added = entriesFromUnusedSpans(source, lines, spans, usedSpans);
  const strays = entriesFromUnusedSpans(source, otherLines, spans, usedSpans).filter(
    (item) => flattened || (item.institution !== null && item.studyType !== null),
  );
  return [...agreed, ...added, ...strays].filter(
    (item) => item.institution !== null || item.studyType !== null,
  );
}

function entriesFromUnusedSpans(
  source: SourceText,
  lines: readonly ResumeLine[],
  spans: readonly ResumeSpan[],
  usedSpans: Set<ResumeSpan>,
): EducationItem[] {
  const open = (kind: 'degree' | 'school', among: readonly ResumeLine[]): ResumeSpan | null =>
    spansInLines(among, spans, kind).find((span) => !usedSpans.has(span)) ?? null;
  return lines.flatMap((line, index) => {
    const entries: EducationItem[] = [];
    for (;;) {
      const degree = open('degree', [line]);
      const near = degree
        ? lines.slice(Math.max(0, index - MAX_LINE_DISTANCE), index + MAX_LINE_DISTANCE + 1)
        : [line];
      const school = open('school', near);
      if (!degree && !school) return entries;
      for (const span of [degree, school]) if (span) usedSpans.add(span);
      entries.push(toEducationItem(source, degree, school));
    }
  });
}

function withTaggedNames(
  { source, spans, flattened }: TaggedText,
  lines: readonly ResumeLine[],
  item: EducationItem,
  usedSpans: Set<ResumeSpan>,
): EducationItem {
  const linesOfItem = lines.filter(({ start, end }) =>
    item.evidence?.some(({ charStart, charEnd }) => (charStart ?? 0) < end && (charEnd ?? 0) > start),
  );
  const schools = spansInLines(linesOfItem, spans, 'school');
  const degrees = spansInLines(linesOfItem, spans, 'degree');
  const texts = (list: readonly ResumeSpan[]): string[] => list.map((span) => textOfSpan(source, span));
  const institution = preferAgreedText(
    item.institution,
    texts(schools),
    !flattened && institutionScore(item.institution ?? '') >= 0.5,
  );
  // A tagged degree includes its field of study; the rules separate the two.
  const taggedDegree = texts(degrees)[0] ?? null;
  const studyType = flattened ? taggedDegree : (item.studyType ?? taggedDegree);
  const whole = [studyType, item.area].filter((part) => part !== null).join(' in ');
  for (const [list, value] of [
    [schools, institution],
    [degrees, whole === '' ? null : whole],
  ] as const) {
    for (const span of list)
      if (value !== null && overlaps(value, textOfSpan(source, span))) usedSpans.add(span);
  }
  return { ...item, institution, studyType, area: flattened ? fieldBeside(studyType, item.area) : item.area };
}

/** Returns the field of study, unless the degree already contains it or is missing. */
function fieldBeside(studyType: string | null, area: string | null): string | null {
  return studyType === null || area === null || overlaps(studyType, area) ? null : area;
}

function overlaps(a: string, b: string): boolean {
  return foldText(a).includes(foldText(b)) || foldText(b).includes(foldText(a));
}

function toEducationItem(
  source: SourceText,
  degree: ResumeSpan | null,
  school: ResumeSpan | null,
): EducationItem {
  const studyType = degree ? textOfSpan(source, degree) : null;
  return {
    institution: school ? textOfSpan(source, school) : null,
    studyType,
    area: null,
    level: studyType === null ? null : (findDegrees(studyType)[0]?.level ?? null),
    startDate: null,
    endDate: null,
    isCurrent: false,
    completed: null,
    score: null,
    courses: [],
    location: null,
    confidence: TAGGED_CONFIDENCE,
    evidence: [degree, school].flatMap((span) => (span ? evidenceAt(source, span.start, span.end) : [])),
  };
}
