const BULLET_PATTERN =
  /^[\s"]*(?:[\u2022\u2023\u25e6\u2043\u2219\u25aa\u25ab\u25cf\u25cb\u25a0\u25a1\u25ba\u25b6\u25b8\u2756\u2666\u2665\u2605\u2606\u27a2\u27a4\u2794\u2192\u2713\u2714\u00bb\u203a\u00a7\u00b7\u25c6\u25c7\uf0b7\uf0a7\uf076\uf0d8\uf0fc\uf0e0\u2b25\u2b27\u2b1b\u29bf\u25fe\u204c\u2609\u2022]+\s*|(?:[*+o>~-]|[-\u2010-\u2015]{1,2}|\(?\d{1,2}[.)](?!\s+\d{4,5}[-. ]\d{4}(?!\d))|\(?[a-z]\))\s+(?=\S))/u;

/** Length of the bullet, number or dash that begins a list item, with the space after it; 0 if there is none. */
export function bulletLength(text: string): number {
  const match = BULLET_PATTERN.exec(text);
  return match ? match[0].length : 0;
}
