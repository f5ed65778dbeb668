import { decodeEntities } from '../text/entities';
import type { LayoutDocument } from './layout-document';
import { layoutFromText } from './text-layout';

/** Tags that only markup contains; "<3" and "<name>" are text. */
const TAG =
  /<\/?(?:html|body|head|title|meta|div|span|p|br|hr|h[1-6]|ul|ol|li|table|thead|tbody|tr|td|th|dl|dt|dd|b|i|u|em|strong|a|section|article|main|header|font|small|pre|blockquote|img|label|nav|footer|aside|form|button|script|style|svg|iframe)\b[^<>]*>/gi;
const MIN_TAGS = 3;
/** Parts of a page that are no part of the text. */
const DROPPED =
  /<(script|style|noscript|svg|nav|footer|aside|button|select|template|iframe|head)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const PAGE_TITLE = /<title\b[^>]*>([\s\S]*?)<\/title\s*>/i;
const COMMENT = /<!--[\s\S]*?-->|<!doctype[^>]*>/gi;
/** The document that pasted markup shows as a page; a document without tags is returned as it is. */
export function withoutMarkup(document: LayoutDocument): LayoutDocument {
  if (document.paginated || document.pages.length !== 1) return document;
  const lines = document.pages[0]!.lines.map(({ text }) => text);
  if (!lines.some((line) => line.includes('<'))) return document;
  const text = lines.join('\n');
  const tags = text.match(TAG)?.length ?? 0;
  return tags < MIN_TAGS ? document : layoutFromText(markupText(text));
}

/** The text of markup: one line for each block, list items with a bullet, the cells of a row beside each other. */
function markupText(markup: string): string {
  const title = /<h1\b/i.test(markup) ? undefined : PAGE_TITLE.exec(markup)?.[1];
  const text = markup
    .replace(COMMENT, ' ')
    .replace(DROPPED, '\n')
    .replace(PAGE_TITLE, '')
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|hr)\b[^>]*>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<\/t[dh]\s*>\s*<t[dh]\b[^>]*>/gi, '   ')
    .replace(/<\/dt\s*>\s*<dd\b[^>]*>/gi, '   ')
    .replace(/<(?:h[1-6]|table|ul|ol)\b[^>]*>/gi, '\n\n')
    .replace(
      /<\/?(?:p|div|section|article|header|main|tr|h[1-6]|ul|ol|li|table|dl|dt|dd|blockquote)\b[^>]*>/gi,
      '\n',
    )
    .replace(TAG, '');
  return decodeEntities(`${title === undefined ? '' : `${title.trim()}\n`}${text}`)
    .replace(/\u00a0/g, ' ')
    .replace(/\u2011/g, '-')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/(?:^|\n)•(?=\n|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
