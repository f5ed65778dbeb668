/** Values that readers of lengths, offsets and counts are known to stumble over. */
export const LYING_NUMBERS: readonly number[] = [0, 1, 255, 65_535, 1_000_000, 0x7fffffff, 0xffffffff];

/** Text with an opening put `depth` times at a place, closed again or left open. */
export function deeply(
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
