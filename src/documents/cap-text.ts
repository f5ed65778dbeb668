import type { LayoutPage } from '../domain/layout/layout-document';

/**
 * Keeps the first `limit` Unicode code points of the text, cutting between lines; a single longer line is cut
 * between characters.
 */
export function capText(pages: LayoutPage[], limit: number): { pages: LayoutPage[]; truncated: boolean } {
  let units = 0;
  for (const page of pages) for (const line of page.lines) units += line.text.length + 1;
  // Code points are never more than UTF-16 units, so nearly every document ends here.
  if (units <= limit) return { pages, truncated: false };
  let left = limit;
  const kept: LayoutPage[] = [];
  for (const page of pages) {
    const lines: LayoutPage['lines'] = [];
    for (const line of page.lines) {
      const points = [...line.text].length + 1;
      if (points > left) {
        const text = lines.length === 0 && kept.length === 0 ? [...line.text].slice(0, left).join('') : '';
        if (text !== '') lines.push({ ...line, text, runs: [{ ...blankRun(line), text }] });
        if (lines.length > 0) kept.push({ ...page, lines });
        return { pages: kept, truncated: true };
      }
      left -= points;
      lines.push(line);
    }
    kept.push({ ...page, lines });
  }
  return { pages: kept, truncated: false };
}

function blankRun(line: LayoutPage['lines'][number]): LayoutPage['lines'][number]['runs'][number] {
  const { box, fontSize, bold, italic } = line;
  return { text: '', box, fontSize, bold, italic, href: null, confidence: 1 };
}
