/** A text and the horizontal position of each of its UTF-16 code units, for boxes around parts of it. */
export interface PositionedText {
  text: string;
  /** Left and right edge of each code unit: two numbers per unit, in the order of the text. */
  edges: number[];
}

export function positionedText(): PositionedText {
  return { text: '', edges: [] };
}

/** Appends a glyph or word between two edges. A glyph of several code units, such as a ligature, is divided evenly. */
export function appendText(target: PositionedText, text: string, start: number, end: number): void {
  const width = (end - start) / text.length;
  for (let unit = 0; unit < text.length; unit++) {
    target.edges.push(start + width * unit, start + width * (unit + 1));
  }
  target.text += text;
}

/** Appends text that covers the gap before `next`, such as the space between two words. */
export function appendGap(target: PositionedText, text: string, next: number): void {
  appendText(target, text, target.edges.at(-1) ?? next, next);
}

/** The edges of a text without the white space at its ends. */
export function edgesOfTrimmed(text: string, edges: readonly number[]): number[] {
  const start = text.length - text.trimStart().length;
  return edges.slice(start * 2, text.trimEnd().length * 2);
}
