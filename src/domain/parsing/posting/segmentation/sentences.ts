const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|dr|mr|mrs|ms|st|no|vs|inc|co|corp|ltd|approx|min|max|dept|sr|jr|u\.s|a\.m|p\.m|ph\.d|b\.s|b\.a|m\.s|m\.a|kat|cat|kl)\.$/i;

/** Returns the ranges of the sentences of a text, without the white space between them. */
export function sentenceRanges(text: string, from = 0, to = text.length): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let start = from;
  for (let i = from; i < to; i += 1) {
    const char = text[i];
    if (char !== '.' && char !== '!' && char !== '?' && char !== ';') continue;
    const next = text[i + 1];
    if (next !== undefined && i + 1 < to && next !== ' ') continue;
    let after = i + 1;
    while (after < to && text[after] === ' ') after += 1;
    const opener = text[after];
    if (after < to && char !== ';' && opener !== undefined && /\p{Ll}/u.test(opener)) continue;
    if (char === '.' && ABBREVIATION.test(text.slice(Math.max(start, i - 8), i + 1))) continue;
    ranges.push({ start, end: i + 1 });
    start = after;
    i = after - 1;
  }
  if (start < to) ranges.push({ start, end: to });
  return ranges.map((range) => trimRange(text, range)).filter((range) => range.end > range.start);
}

function trimRange(text: string, range: { start: number; end: number }): { start: number; end: number } {
  let { start, end } = range;
  while (start < end && text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return { start, end };
}
