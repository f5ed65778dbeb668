/** Spaces of the same length instead of pictographs and the marks of bold text. */
export function withoutDecoration(text: string): string {
  return text.replace(/[\p{Extended_Pictographic}\uFE0F\u200D*_~]|[\u{1F1E6}-\u{1F1FF}]/gu, (sign) =>
    ' '.repeat(sign.length),
  );
}

/** The trimmed text of a slice and its offset. */
export function trimmed(text: string, start: number): { text: string; start: number } {
  const lead = text.length - text.trimStart().length;
  return { text: text.trim(), start: start + lead };
}

/** Bucket of the number of a line with text. */
export function lineBucket(line: number): string {
  if (line < 0) return 'none';
  if (line <= 2) return String(line);
  if (line <= 5) return '3-5';
  return line <= 10 ? '6-10' : 'late';
}

/** Bucket of a score between 0 and 1. */
export function scoreBucket(score: number): string {
  if (score >= 0.8) return 'high';
  if (score >= 0.5) return 'middle';
  return score > 0.25 ? 'low' : 'none';
}
