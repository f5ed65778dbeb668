import type { LayoutPage } from '../../domain/layout/layout-document';
import { joinHyphens } from './hyphens';
import { removeRunningHeads } from './running-heads';

/** Applies corrections that need all pages: removes running heads and joins words broken across lines. */
export function tidyPages(pages: readonly LayoutPage[]): LayoutPage[] {
  const withoutHeads = removeRunningHeads(pages);
  const broken = withoutHeads.some((page) => page.lines.some((line) => line.text.endsWith('-')));
  if (!broken) return withoutHeads;
  const text = withoutHeads.flatMap((page) => page.lines.map((line) => line.text)).join('\n');
  return withoutHeads.map((page) => ({ ...page, lines: joinHyphens(page.lines, text) }));
}
