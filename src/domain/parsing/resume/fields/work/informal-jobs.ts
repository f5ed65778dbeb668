import type { SourceText, Span } from '../../../text/source-text';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { positionFromSpans, type WorkDraft } from './work-draft';

/** Paid work of young people and neighbors, which resumes name by what is done: "Babysitting two cousins, weekends". */
const INFORMAL_JOB =
  /^(?:(?:part[- ]time|occasional|weekend|summer|freelance|private) )?(?:(?:odd|yard|farm) (?:jobs|work)|baby-?sitting|(?:pet|house|dog)[- ]?sitting|dog[- ]?walking|(?:lawn|grass|yard) (?:mowing|care|cutting|service)|mow(?:ing|ed) (?:lawns|yards|grass)|house[- ]?cleaning|clean(?:ing|ed) houses|snow (?:shoveling|removal|plowing)|shovel(?:ing|ed) snow|car washing|wash(?:ing|ed) cars|tutoring|(?:news)?paper (?:delivery|route)|elder[- ]?care|leaf raking|raking leaves)(?!\p{L})/iu;
/** A longer line is a sentence. */
const MAX_WORDS = 12;
const CONFIDENCE = 0.6;

/** A line that names informal work, and where. */
export interface InformalJob {
  line: ResumeLine;
  job: Span;
}

/**
 * Finds the lines that name informal work, above the first entry or with a date of their own. Below the header of another
 * entry such a line is one of its duties.
 */
export function findInformalJobs(lines: readonly ResumeLine[]): InformalJob[] {
  const named = lines.flatMap((line): InformalJob[] => {
    const name = line.words <= MAX_WORDS ? INFORMAL_JOB.exec(line.text)?.[0] : undefined;
    return name === undefined ? [] : [{ line, job: { start: line.start, end: line.start + name.length } }];
  });
  const firstEntry = lines.find((line) => line.dates.length > 0 && !named.some((each) => each.line === line));
  return named.filter(
    ({ line }) => line.dates.length > 0 || firstEntry === undefined || line.start < firstEntry.start,
  );
}

export function informalDraft(source: SourceText, line: ResumeLine, job: Span, today: string): WorkDraft {
  const date = line.dates.find(({ range }) => range) ?? line.dates[0] ?? null;
  const draft = positionFromSpans(source, { header: [line], date, body: [] }, job, null, today);
  return { ...draft, item: { ...draft.item, confidence: Math.min(CONFIDENCE, draft.item.confidence) } };
}
