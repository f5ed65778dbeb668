import type { Posting, PostingItem, PostingSection } from '../posting-model';
import type { PostingSectionKind } from './section-kind';

/** Items of every section of a kind, in order. */
export function itemsOfKind(posting: Posting, kind: PostingSectionKind): PostingItem[] {
  return posting.sections.filter((section) => section.kind === kind).flatMap((section) => section.items);
}

/** First section of a kind, null when the posting has none. */
export function sectionOf(posting: Posting, kind: PostingSectionKind): PostingSection | null {
  return posting.sections.find((section) => section.kind === kind) ?? null;
}

/** Text of an item as the API returns it: each run of white space becomes one blank. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
