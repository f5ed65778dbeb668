import { foldText } from '../../../text/normalize';
import type { SourceText } from '../../../text/source-text';
import { employerScore } from '../../../text/employer-words';
import type { ResumeLine } from '../../segmentation/resume-lines';
import type { ResumeSpan } from '../../tagger/resume-spans';
import { titleScore } from '../../../text/title-words';
import { positionFromSpans, type WorkDraft } from '../../fields/work/work-draft';
import { preferAgreedText, preferTaggedText, spansInLines, textOfSpan, type TaggedText } from './tagged-text';

/** Maximum confidence of positions that only the tagger finds. */
const MAX_CONFIDENCE = 0.5;
/** Maximum lines between a title and its employer. */
const MAX_LINE_DISTANCE = 1;

interface WorkProposals {
  /** Lines about work. */
  lines: readonly ResumeLine[];
  /** Lines that state a position only if an employer or a date range is next to the title. */
  otherLines: readonly ResumeLine[];
  /** Positions that the rules propose. */
  drafts: readonly WorkDraft[];
  today: string;
}

/**
 * Extracts the positions of a text without layout: those that the rules propose, with tagged names, and those that only
 * the tagger finds.
 */
export function extractUnstructuredWork(
  text: TaggedText,
  { lines, otherLines, drafts, today }: WorkProposals,
): WorkDraft[] {
  const { source, spans } = text;
  const usedSpans = new Set<ResumeSpan>();
  const agreed = drafts.map((draft) => withTaggedNames(text, draft, usedSpans));
  const added = positionsFromUnusedTitles(source, lines, spans, usedSpans, today);
  const strays = positionsFromUnusedTitles(source, otherLines, spans, usedSpans, today).filter(
    ({ item }) => item.name !== null || item.startDate !== null,
  );
  const employers = positionsFromUnusedEmployers(source, lines, spans, usedSpans, today);
  const agreedKeys = new Set(agreed.map(draftKey));
  const fresh = [...added, ...strays, ...employers].filter((draft) => {
    const key = draftKey(draft);
    if (agreedKeys.has(key)) return false;
    agreedKeys.add(key);
    return true;
  });
  return [...agreed, ...fresh].filter(({ item }) => item.name !== null || item.position !== null);
}

function draftKey({ item }: WorkDraft): string {
  return foldText(`${item.position ?? ''}|${item.name ?? ''}`);
}

function withTaggedNames(
  { source, spans, flattened }: TaggedText,
  draft: WorkDraft,
  usedSpans: Set<ResumeSpan>,
): WorkDraft {
  const { item, header } = draft;
  const titles = spansInLines(header, spans, 'title');
  const employers = spansInLines(header, spans, 'employer');
  // A complete entry with unambiguous words has the form that the rules expect, so their text is used.
  const dated = !flattened && item.startDate !== null && titleScore(item.position ?? '') >= 0.6;
  const whole =
    dated && (employerScore(item.name ?? '') >= 0.5 || (item.name !== null && employers.length > 0));
  const texts = (spans: readonly ResumeSpan[]): string[] => spans.map((span) => textOfSpan(source, span));
  const agreed = flattened ? preferTaggedText : preferAgreedText;
  const position = whole
    ? item.position
    : agreed(item.position, texts(titles), !flattened && titleScore(item.position ?? '') >= 0.8);
  const name = whole
    ? item.name
    : agreed(item.name, texts(employers), dated || employerScore(item.name ?? '') >= 0.65);
  const namesValue = (span: ResumeSpan, value: string | null): boolean =>
    value !== null && foldText(value).includes(foldText(textOfSpan(source, span)));
  for (const span of titles) if (whole || namesValue(span, position)) usedSpans.add(span);
  for (const span of employers) if (whole || namesValue(span, name)) usedSpans.add(span);
  return { ...draft, item: { ...item, position, name } };
}

function positionsFromUnusedTitles(
  source: SourceText,
  lines: readonly ResumeLine[],
  spans: readonly ResumeSpan[],
  usedSpans: Set<ResumeSpan>,
  today: string,
): WorkDraft[] {
  return lines.flatMap((line, index) =>
    spansInLines([line], spans, 'title').flatMap((title) => {
      if (usedSpans.has(title)) return [];
      usedSpans.add(title);
      const around = lines.slice(Math.max(0, index - MAX_LINE_DISTANCE), index + MAX_LINE_DISTANCE + 1);
      const employer = [
        ...spansInLines([line], spans, 'employer'),
        ...spansInLines(around, spans, 'employer'),
      ].find((span) => !usedSpans.has(span));
      if (employer) usedSpans.add(employer);
      const date = around.flatMap(({ dates }) => dates).find(({ range }) => range) ?? null;
      return [
        withLimitedConfidence(
          positionFromSpans(source, { header: [line], date, body: [] }, title, employer ?? null, today),
        ),
      ];
    }),
  );
}

function positionsFromUnusedEmployers(
  source: SourceText,
  lines: readonly ResumeLine[],
  spans: readonly ResumeSpan[],
  usedSpans: ReadonlySet<ResumeSpan>,
  today: string,
): WorkDraft[] {
  return lines.flatMap((line) =>
    spansInLines([line], spans, 'employer')
      .filter((span) => !usedSpans.has(span))
      .map((span) => {
        const date = line.dates.find(({ range }) => range) ?? null;
        return withLimitedConfidence(
          positionFromSpans(source, { header: [line], date, body: [] }, null, span, today),
        );
      }),
  );
}

function withLimitedConfidence(draft: WorkDraft): WorkDraft {
  return { ...draft, item: { ...draft.item, confidence: Math.min(MAX_CONFIDENCE, draft.item.confidence) } };
}
