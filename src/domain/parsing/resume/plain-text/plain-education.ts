import type { EducationItem } from '../../parsed-resume';
import { fold } from '../../text/normalise';
import { evidenceAt, type SourceText } from '../../text/source-text';
import { findDegrees, institutionScore } from '../degrees';
import type { ResumeLine } from '../resume-lines';
import type { TaggedSpan } from '../tagger/resume-spans';
import { agreedText, spansIn, textOf } from './spans-of';

const CONFIDENCE = 0.45;
/** Lines between a degree and its school. */
const NEAR = 2;

/**
 * Education of a plain text: what the rules found, in the tagger's words, and what it found alone; `elsewhere`, outside
 * the lines about education, only a degree with its school. In a text that was `flattened` the tagger's words stand
 * alone.
 */
export function plainEducation(
  source: SourceText,
  lines: readonly ResumeLine[],
  elsewhere: readonly ResumeLine[],
  items: readonly EducationItem[],
  spans: readonly TaggedSpan[],
  flattened: boolean,
): EducationItem[] {
  const claimed = new Set<TaggedSpan>();
  const agreed = items.map((item) => inTaggersWords(source, lines, item, spans, claimed, flattened));
  const added = unclaimed(source, lines, spans, claimed);
  const strays = unclaimed(source, elsewhere, spans, claimed).filter(
    (item) => flattened || (item.institution !== null && item.studyType !== null),
  );
  return [...agreed, ...added, ...strays].filter(
    (item) => item.institution !== null || item.studyType !== null,
  );
}

function unclaimed(
  source: SourceText,
  lines: readonly ResumeLine[],
  spans: readonly TaggedSpan[],
  claimed: Set<TaggedSpan>,
): EducationItem[] {
  const open = (kind: 'degree' | 'school', among: readonly ResumeLine[]): TaggedSpan | null =>
    spansIn(among, spans, kind).find((span) => !claimed.has(span)) ?? null;
  return lines.flatMap((line, index) => {
    const found: EducationItem[] = [];
    for (;;) {
      const degree = open('degree', [line]);
      const near = degree ? lines.slice(Math.max(0, index - NEAR), index + NEAR + 1) : [line];
      const school = open('school', near);
      if (!degree && !school) return found;
      for (const span of [degree, school]) if (span) claimed.add(span);
      found.push(itemOf(source, degree, school));
    }
  });
}

function inTaggersWords(
  source: SourceText,
  lines: readonly ResumeLine[],
  item: EducationItem,
  spans: readonly TaggedSpan[],
  claimed: Set<TaggedSpan>,
  flattened: boolean,
): EducationItem {
  const own = lines.filter(({ start, end }) =>
    item.evidence?.some(({ charStart, charEnd }) => (charStart ?? 0) < end && (charEnd ?? 0) > start),
  );
  const schools = spansIn(own, spans, 'school');
  const degrees = spansIn(own, spans, 'degree');
  const texts = (list: readonly TaggedSpan[]): string[] => list.map((span) => textOf(source, span));
  const institution = agreedText(
    item.institution,
    texts(schools),
    !flattened && institutionScore(item.institution ?? '') >= 0.5,
  );
  // A tagged degree holds its field of study; the rules' parting of the two is kept.
  const taggedDegree = texts(degrees)[0] ?? null;
  const studyType = flattened ? taggedDegree : (item.studyType ?? taggedDegree);
  const whole = [studyType, item.area].filter((part) => part !== null).join(' in ');
  for (const [list, value] of [
    [schools, institution],
    [degrees, whole === '' ? null : whole],
  ] as const) {
    for (const span of list) if (value !== null && overlaps(value, textOf(source, span))) claimed.add(span);
  }
  return { ...item, institution, studyType, area: flattened ? fieldBeside(studyType, item.area) : item.area };
}

/** A field of study that the words of the degree hold already is not told twice, nor one without a degree at all. */
function fieldBeside(studyType: string | null, area: string | null): string | null {
  return studyType === null || area === null || overlaps(studyType, area) ? null : area;
}

function overlaps(a: string, b: string): boolean {
  return fold(a).includes(fold(b)) || fold(b).includes(fold(a));
}

function itemOf(source: SourceText, degree: TaggedSpan | null, school: TaggedSpan | null): EducationItem {
  const studyType = degree ? textOf(source, degree) : null;
  return {
    institution: school ? textOf(source, school) : null,
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
    confidence: CONFIDENCE,
    evidence: [degree, school].flatMap((span) => (span ? evidenceAt(source, span.start, span.end) : [])),
  };
}
