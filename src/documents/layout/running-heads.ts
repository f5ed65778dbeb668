import type { LayoutLine, LayoutPage } from '../../domain/layout/layout-document';

/** Share of the page height at the top and bottom in which running heads occur. */
const MARGIN_SHARE = 0.1;
const PAGE_NUMBER =
  /^(?:[-–—|•\s]*)(?:(?:page|seite|p\.)\s*)?\d{1,3}(?:\s*(?:\/|of|von|-|–)\s*\d{1,3})?(?:[-–—|•\s]*)$/i;
const ENDS_IN_PAGE_NUMBER = /(?:page\s*\d{1,3}|\d{1,3}\s*(?:\/|of)\s*\d{1,3}|[-–—|•]\s*\d{1,3})\s*$/i;

/**
 * Removes page numbers from the margins, and running heads from every page after the first, so that an entry continues
 * across the page break.
 */
export function removeRunningHeads(pages: readonly LayoutPage[]): LayoutPage[] {
  const pageCounts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.lines.filter(isMarginal).map(headKey)))
      pageCounts.set(key, (pageCounts.get(key) ?? 0) + 1);
  }
  const seen = new Set<string>();
  return pages.map((page) => {
    const lines = page.lines.filter((line) => {
      if (!isMarginal(line)) return true;
      if (PAGE_NUMBER.test(line.text)) return false;
      const key = headKey(line);
      if ((pageCounts.get(key) ?? 0) < 2) return true;
      if (ENDS_IN_PAGE_NUMBER.test(line.text) || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
    return lines.length === page.lines.length ? page : { ...page, lines };
  });
}

function isMarginal(line: LayoutLine): boolean {
  return line.box !== null && (line.box[3] < MARGIN_SHARE || line.box[1] > 1 - MARGIN_SHARE);
}

/** Key of a running head; numbers are replaced because they differ from page to page. */
function headKey(line: LayoutLine): string {
  const place = line.box ? Math.round(line.box[1] * 50) : 0;
  return `${place}:${line.text.replace(/\d+/g, '#')}`;
}
