import type { LayoutPage } from '../../domain/layout/layout-document';
import { joinHyphens } from './hyphens';
import { removeRunningHeads } from './running-heads';

/** What can be mended only when all pages are known: running heads, and words broken over lines. */
export function tidyPages(pages: readonly LayoutPage[]): LayoutPage[] {
  const kept = removeRunningHeads(pages);
  const broken = kept.some((page) => page.lines.some((line) => line.text.endsWith('-')));
  if (!broken) return kept;
  const text = kept.flatMap((page) => page.lines.map((line) => line.text)).join('\n');
  return kept.map((page) => ({ ...page, lines: joinHyphens(page.lines, text) }));
}
