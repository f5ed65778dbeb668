const LONGEST_WRAPPED = 125;
const SHORTEST_WRAPPED = 55;

/**
 * Width at which the lines of a text were broken by whoever typed or printed it, null when every line is a
 * paragraph of its own. A text is wrapped when many lines are almost as long as the longest.
 */
export function wrapWidth(lines: readonly string[]): number | null {
  const lengths = lines
    .map((line) => line.trimEnd().length)
    .filter((length) => length > 0)
    .sort((a, b) => a - b);
  if (lengths.length < 6) return null;
  const width = lengths[Math.floor((lengths.length - 1) * 0.96)] ?? 0;
  if (width > LONGEST_WRAPPED || width < SHORTEST_WRAPPED) return null;
  const nearlyFull = lengths.filter((length) => length >= width * 0.8 && length <= width * 1.1).length;
  return nearlyFull >= 3 && nearlyFull >= lengths.length * 0.15 ? width - 2 : null;
}
