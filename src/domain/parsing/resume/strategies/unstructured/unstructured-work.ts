import { foldText } from '../../../text/normalize';
import type { SourceText } from '../../../text/source-text';
import { employerScore } from '../../fields/work/employer-words';
import type { ResumeLine } from '../../segmentation/resume-lines';
import type { ResumeSpan } from '../../tagger/resume-spans';
import { titleScore } from '../../fields/work/title-words';
import { positionFromSpans, type WorkDraft } from '../../fields/work/work-draft';
import { preferAgreedText, preferTaggedText, spansInLines, textOfSpan, type TaggedText } from './tagged-text';

/** Confidence of positions that only the tagger finds. */
const MAX_CONFIDENCE = 0.5;
/** Lines from a title within which its employer stands. */
const MAX_LINE_DISTANCE = 1;

interface WorkProposals {
  /** Lines about work. */
  lines: readonly ResumeLine[];
  /** Lines that state a position only if an employer or a date range stands beside the title. */
  elsewhere: readonly ResumeLine[];
  /** Positions that the rules propose. */
  drafts: readonly WorkDraft[];
  today: string;
}

/** Positions of a text without layout: those of the rules in the tagger's words, and those of the tagger alone. */
export function extractUnstructuredWork(
  text: TaggedText,
  { lines, elsewhere, drafts, today }: WorkProposals,
): WorkDraft[] {
  const { source, spans } = text;
  const claimed = new Set<ResumeSpan>();
  const agreed = drafts.map((draft) => withTaggedNames(text, draft, claimed));
  const added = unclaimedTitles(source, lines, spans, claimed, today);
  const strays = unclaimedTitles(source, elsewhere, spans, claimed, today).filter(
    ({ item }) => item.name !== null || item.startDate !== null,
  );
  const employers = unclaimedEmployers(source, lines, spans, claimed, today);
  const known = new Set(agreed.map(draftKey));
  const fresh = [...added, ...strays, ...employers].filter((draft) => {
    const key = draftKey(draft);
    if (known.has(key)) return false;
    known.add(key);
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
  claimed: Set<ResumeSpan>,
): WorkDraft {
  const { item, header } = draft;
  const titles = spansInLines(header, spans, 'title');
  const employers = spansInLines(header, spans, 'employer');
  // A complete entry whose words leave no doubt has the form the rules expect, so their text stays.
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
  const taken = (span: ResumeSpan, value: string | null): boolean =>
    value !== null && foldText(value).includes(foldText(textOfSpan(source, span)));
  for (const span of titles) if (whole || taken(span, position)) claimed.add(span);
  for (const span of employers) if (whole || taken(span, name)) claimed.add(span);
  return { ...draft, item: { ...item, position, name } };
}

function unclaimedTitles(
  source: SourceText,
  lines: readonly ResumeLine[],
  spans: readonly ResumeSpan[],
  claimed: Set<ResumeSpan>,
  today: string,
): WorkDraft[] {
  return lines.flatMap((line, index) =>
    spansInLines([line], spans, 'title').flatMap((title) => {
      if (claimed.has(title)) return [];
      claimed.add(title);
      const around = lines.slice(Math.max(0, index - MAX_LINE_DISTANCE), index + MAX_LINE_DISTANCE + 1);
      const employer = [
        ...spansInLines([line], spans, 'employer'),
        ...spansInLines(around, spans, 'employer'),
      ].find((span) => !claimed.has(span));
      if (employer) claimed.add(employer);
      const date = around.flatMap(({ dates }) => dates).find(({ range }) => range) ?? null;
      return [
        withLimitedConfidence(
          positionFromSpans(source, { header: [line], date, body: [] }, title, employer ?? null, today),
        ),
      ];
    }),
  );
}

function unclaimedEmployers(
  source: SourceText,
  lines: readonly ResumeLine[],
  spans: readonly ResumeSpan[],
  claimed: ReadonlySet<ResumeSpan>,
  today: string,
): WorkDraft[] {
  return lines.flatMap((line) =>
    spansInLines([line], spans, 'employer')
      .filter((span) => !claimed.has(span))
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
