import type { SourceText } from '../../text/source-text';
import type { Section } from '../split-sections';
import type { TaggedSpan } from '../tagger/resume-spans';
import { spansIn, textOf } from './spans-of';

const WHERE = ['header', 'objective', 'summary'] as const;

/** The first title a plain text gives its owner before any post: beside the name, in the objective, in the summary. */
export function plainLabel(
  source: SourceText,
  sections: readonly Section[],
  spans: readonly TaggedSpan[],
): string | null {
  for (const kind of WHERE) {
    const lines = sections.filter(({ kinds }) => kinds[0] === kind).flatMap((section) => section.lines);
    const [title] = spansIn(lines, spans, 'title');
    if (title) return textOf(source, title);
  }
  return null;
}
