const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

/** The lowest of the levels of reading, speaking and so on: a level that holds for all of them. */
export function lowestLevel(levels: readonly string[]): string | null {
  const stated = levels
    .map((level) => LEVELS.indexOf(level.trim().toUpperCase()))
    .filter((index) => index >= 0);
  return stated.length === 0 ? null : (LEVELS[Math.min(...stated)] ?? null);
}
