/** Gives each heading of a page the id that GitHub gives it, so that a link works in both places. */
export class HeadingIds {
  #uses = new Map();

  next(text) {
    const base = text
      .toLowerCase()
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[^\p{L}\p{N}\s_-]+/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    const uses = this.#uses.get(base) ?? 0;
    this.#uses.set(base, uses + 1);
    return uses === 0 ? base : `${base}-${uses}`;
  }
}

/** The ids of all headings of a Markdown text. Code blocks have none. */
export function headingIdsOf(markdown) {
  const ids = new HeadingIds();
  return [...withoutCode(markdown).matchAll(/^#{1,6} (.+)$/gm)].map(([, text]) => ids.next(text));
}

/** The text without its code blocks. */
export function withoutCode(markdown) {
  return markdown.replaceAll(/^( *)```[^\n]*\n[\s\S]*?^\1```$/gm, '');
}
