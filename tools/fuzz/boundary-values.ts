/** Values of lengths, offsets and counts that commonly cause errors. */
export const BOUNDARY_NUMBERS: readonly number[] = [0, 1, 255, 65_535, 1_000_000, 0x7fffffff, 0xffffffff];

/** Inserts `opening` `depth` times at an offset, with or without the same number of `closing`. */
export function nestAt(
  text: string,
  at: number,
  opening: string,
  closing: string,
  depth: number,
  closed: boolean,
): string {
  const middle = opening.repeat(depth) + (closed ? closing.repeat(depth) : '');
  return text.slice(0, at) + middle + text.slice(at);
}
