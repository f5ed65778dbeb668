import { fold } from '../../text/normalise';
import type { SourceText } from '../../text/source-text';
import { employerScore } from '../employer-words';
import type { ResumeLine } from '../resume-lines';
import type { TaggedSpan } from '../tagger/resume-spans';
import { titleScore } from '../title-words';
import { postFromSpans, type WorkDraft } from '../work';
import { agreedText, spansIn, taggedText, textOf } from './spans-of';

/** What only the tagger saw is never surer than this. */
const MOST = 0.5;
/** Lines from a title within which its employer stands. */
const NEAR = 1;

/**
 * Posts of a plain text: those the rules found, in the tagger's words, and those it found alone; `elsewhere`, outside
 * the lines about work, only with an employer or a stretch of time beside the title. In a text that was `flattened` the
 * rules' entries are no surer than their lines: there the tagger's words stand alone.
 */
export function plainWork(
  source: SourceText,
  lines: readonly ResumeLine[],
  elsewhere: readonly ResumeLine[],
  drafts: readonly WorkDraft[],
  spans: readonly TaggedSpan[],
  today: string,
  flattened: boolean,
): WorkDraft[] {
  const claimed = new Set<TaggedSpan>();
  const agreed = drafts.map((draft) => inTaggersWords(source, draft, spans, claimed, flattened));
  const added = unclaimedTitles(source, lines, spans, claimed, today);
  const strays = unclaimedTitles(source, elsewhere, spans, claimed, today).filter(
    ({ item }) => item.name !== null || item.startDate !== null,
  );
  const employers = unclaimedEmployers(source, lines, spans, claimed, today);
  const known = new Set(agreed.map(keyOf));
  const fresh = [...added, ...strays, ...employers].filter((draft) => {
    const key = keyOf(draft);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return [...agreed, ...fresh].filter(({ item }) => item.name !== null || item.position !== null);
}

function keyOf({ item }: WorkDraft): string {
  return fold(`${item.position ?? ''}|${item.name ?? ''}`);
}

function inTaggersWords(
  source: SourceText,
  draft: WorkDraft,
  spans: readonly TaggedSpan[],
  claimed: Set<TaggedSpan>,
  flattened: boolean,
): WorkDraft {
  const { item, header } = draft;
  const titles = spansIn(header, spans, 'title');
  const employers = spansIn(header, spans, 'employer');
  // An entry that has it all, in words that leave no doubt, is as rules expect it: they keep its words whole.
  const dated = !flattened && item.startDate !== null && titleScore(item.position ?? '') >= 0.6;
  const whole =
    dated && (employerScore(item.name ?? '') >= 0.5 || (item.name !== null && employers.length > 0));
  const texts = (spans: readonly TaggedSpan[]): string[] => spans.map((span) => textOf(source, span));
  const agreed = flattened ? taggedText : agreedText;
  const position = whole
    ? item.position
    : agreed(item.position, texts(titles), !flattened && titleScore(item.position ?? '') >= 0.8);
  const name = whole
    ? item.name
    : agreed(item.name, texts(employers), dated || employerScore(item.name ?? '') >= 0.65);
  const taken = (span: TaggedSpan, value: string | null): boolean =>
    value !== null && fold(value).includes(fold(textOf(source, span)));
  for (const span of titles) if (whole || taken(span, position)) claimed.add(span);
  for (const span of employers) if (whole || taken(span, name)) claimed.add(span);
  return { ...draft, item: { ...item, position, name } };
}

function unclaimedTitles(
  source: SourceText,
  lines: readonly ResumeLine[],
  spans: readonly TaggedSpan[],
  claimed: Set<TaggedSpan>,
  today: string,
): WorkDraft[] {
  return lines.flatMap((line, index) =>
    spansIn([line], spans, 'title').flatMap((title) => {
      if (claimed.has(title)) return [];
      claimed.add(title);
      const around = lines.slice(Math.max(0, index - NEAR), index + NEAR + 1);
      const employer = [...spansIn([line], spans, 'employer'), ...spansIn(around, spans, 'employer')].find(
        (span) => !claimed.has(span),
      );
      if (employer) claimed.add(employer);
      const date = around.flatMap(({ dates }) => dates).find(({ range }) => range) ?? null;
      return [
        limited(postFromSpans(source, { header: [line], date, body: [] }, title, employer ?? null, today)),
      ];
    }),
  );
}

function unclaimedEmployers(
  source: SourceText,
  lines: readonly ResumeLine[],
  spans: readonly TaggedSpan[],
  claimed: ReadonlySet<TaggedSpan>,
  today: string,
): WorkDraft[] {
  return lines.flatMap((line) =>
    spansIn([line], spans, 'employer')
      .filter((span) => !claimed.has(span))
      .map((span) => {
        const date = line.dates.find(({ range }) => range) ?? null;
        return limited(postFromSpans(source, { header: [line], date, body: [] }, null, span, today));
      }),
  );
}

function limited(draft: WorkDraft): WorkDraft {
  return { ...draft, item: { ...draft.item, confidence: Math.min(MOST, draft.item.confidence) } };
}
