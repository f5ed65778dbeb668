import type { EducationItem } from '../../../parsed-resume';
import { foldText } from '../../../text/normalize';
import { evidenceAt, type SourceText } from '../../../text/source-text';
import { findDegrees, institutionScore } from '../../fields/education/degrees';
import type { ResumeLine } from '../../segmentation/resume-lines';
import type { ResumeSpan } from '../../tagger/resume-spans';
import { preferAgreedText, spansInLines, textOfSpan, type TaggedText } from './tagged-text';

const TAGGED_CONFIDENCE = 0.45;
/** Lines between a degree and its school. */
const MAX_LINE_DISTANCE = 2;

interface EducationProposals {
  /** Lines about education. */
  lines: readonly ResumeLine[];
  /** Lines that state education only if a degree and its school stand together. */
  elsewhere: readonly ResumeLine[];
  /** Entries that the rules propose. */
  items: readonly EducationItem[];
}

/** Education of a text without layout: entries of the rules in the tagger's words, and those of the tagger alone. */
export function extractUnstructuredEducation(
  text: TaggedText,
  { lines, elsewhere, items }: EducationProposals,
): EducationItem[] {
  const { source, spans, flattened } = text;
  const claimed = new Set<ResumeSpan>();
  const agreed = items.map((item) => withTaggedNames(text, lines, item, claimed));
  const added = unclaimedEntries(source, lines, spans, claimed);
  const strays = unclaimedEntries(source, elsewhere, spans, claimed).filter(
    (item) => flattened || (item.institution !== null && item.studyType !== null),
  );
  return [...agreed, ...added, ...strays].filter(
    (item) => item.institution !== null || item.studyType !== null,
  );
}

function unclaimedEntries(
  source: SourceText,
  lines: readonly ResumeLine[],
  spans: readonly ResumeSpan[],
  claimed: Set<ResumeSpan>,
): EducationItem[] {
  const open = (kind: 'degree' | 'school', among: readonly ResumeLine[]): ResumeSpan | null =>
    spansInLines(among, spans, kind).find((span) => !claimed.has(span)) ?? null;
  return lines.flatMap((line, index) => {
    const found: EducationItem[] = [];
    for (;;) {
      const degree = open('degree', [line]);
      const near = degree
        ? lines.slice(Math.max(0, index - MAX_LINE_DISTANCE), index + MAX_LINE_DISTANCE + 1)
        : [line];
      const school = open('school', near);
      if (!degree && !school) return found;
      for (const span of [degree, school]) if (span) claimed.add(span);
      found.push(toEducationItem(source, degree, school));
    }
  });
}

function withTaggedNames(
  { source, spans, flattened }: TaggedText,
  lines: readonly ResumeLine[],
  item: EducationItem,
  claimed: Set<ResumeSpan>,
): EducationItem {
  const own = lines.filter(({ start, end }) =>
    item.evidence?.some(({ charStart, charEnd }) => (charStart ?? 0) < end && (charEnd ?? 0) > start),
  );
  const schools = spansInLines(own, spans, 'school');
  const degrees = spansInLines(own, spans, 'degree');
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
      if (value !== null && overlaps(value, textOfSpan(source, span))) claimed.add(span);
  }
  return { ...item, institution, studyType, area: flattened ? fieldBeside(studyType, item.area) : item.area };
}

/** The field of study, unless the degree already contains it or is missing. */
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
