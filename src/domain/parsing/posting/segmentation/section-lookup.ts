import type { Posting, PostingItem, PostingSection } from '../posting-model';
import type { PostingSectionKind } from './section-kind';

/** Returns the items of all sections of a kind, in order. */
export function itemsOfKind(posting: Posting, kind: PostingSectionKind): PostingItem[] {
  return posting.sections.filter((section) => section.kind === kind).flatMap((section) => section.items);
}

/** Returns the first section of a kind; null if there is none. */
export function sectionOf(posting: Posting, kind: PostingSectionKind): PostingSection | null {
  return posting.sections.find((section) => section.kind === kind) ?? null;
}

/** Returns the text of an item as the API does, with each run of white space replaced by one blank. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
