const MAX_WRAP_WIDTH = 125;
const MIN_WRAP_WIDTH = 55;

/**
 * Detects the column at which the lines of a text are hard-wrapped; null if every line is a paragraph. A text is
 * wrapped if many lines are almost as long as the longest.
 */
export function detectWrapWidth(lines: readonly string[]): number | null {
  const lengths = lines
    .map((line) => line.trimEnd().length)
    .filter((length) => length > 0)
    .sort((a, b) => a - b);
  if (lengths.length < 6) return null;
  const width = lengths[Math.floor((lengths.length - 1) * 0.96)] ?? 0;
  if (width > MAX_WRAP_WIDTH || width < MIN_WRAP_WIDTH) return null;
  const nearlyFull = lengths.filter((length) => length >= width * 0.8 && length <= width * 1.1).length;
  if (nearlyFull < 3 || nearlyFull < lengths.length * 0.15) return null;
  return continueInSmallLetters(lines, width * 0.8) ? width - 2 : null;
}

/** Share of the full lines after which a wrapped text goes on in small letters; German capitalizes its nouns. */
const MIN_CONTINUING_SHARE = 0.3;

/** True if the lines after full ones mostly continue a sentence. Entries of a list begin with a capital or a marker. */
function continueInSmallLetters(lines: readonly string[], fullLength: number): boolean {
  let full = 0;
  let continuing = 0;
  lines.forEach((line, index) => {
    const next = lines[index + 1]?.trim() ?? '';
    if (line.trimEnd().length < fullLength || next === '') return;
    full++;
    if (!/^[^\p{L}]*\p{Lu}|^[-*•▪●·]/u.test(next)) continuing++;
  });
  return full === 0 || continuing >= full * MIN_CONTINUING_SHARE;
}
