import type { Posting } from '../posting-model';
import { isBoilerplate } from '../classifiers/requirement-items';
import { collapseWhitespace, itemsOfKind } from '../segmentation/section-lookup';

const MAX_SUMMARY_CHARACTERS = 4000;

/** Extracts the description under its heading, else duties written as prose, else the first paragraph of the body. */
export function extractSummary(
  posting: Posting,
  title: { start: number; end: number },
  sorted: ReadonlySet<number>,
): string | null {
  const summaryItems = itemsOfKind(posting, 'summary').filter((item) => item.start !== title.start);
  if (summaryItems.length > 0)
    return cutAtSentence(summaryItems.map((item) => collapseWhitespace(item.text)).join('\n'));
  const duties = itemsOfKind(posting, 'responsibilities');
  if (duties.length > 0 && duties.every((item) => !item.bullet))
    return cutAtSentence(duties.map((item) => collapseWhitespace(item.text)).join(' '));
  const opening = posting.sections
    .filter((section) => section.kind === 'body')
    .flatMap((section) => section.items)
    .find(
      (item) =>
        item.start >= title.end &&
        !item.bullet &&
        item.text.length >= 60 &&
        !sorted.has(item.start) &&
        !isBoilerplate(item.text),
    );
  return opening ? cutAtSentence(collapseWhitespace(opening.text)) : null;
}

function cutAtSentence(text: string): string | null {
  if (text === '') return null;
  return text.length <= MAX_SUMMARY_CHARACTERS
    ? text
    : `${text.slice(0, MAX_SUMMARY_CHARACTERS - 1).trimEnd()}…`;
}
