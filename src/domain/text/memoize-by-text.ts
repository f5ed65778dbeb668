/**
 * Maximum distinct texts whose results are kept: about the lines and pieces of a document of two or three pages. More would
 * not stay in the cache of the processor, and look-ups in such a map take longer than most of the functions.
 */
const MAX_TEXTS = 1_000;
/** Longer texts are asked about once, and would take memory. */
const MAX_TEXT_CHARACTERS = 200;

/**
 * Keeps the results of a pure function of a text, because the parser asks the same of a line as a header, as a segment
 * and as a neighbour. Callers must not change a result. Discards all results once there are too many.
 */
export function memoizeByText<T>(compute: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    if (text.length > MAX_TEXT_CHARACTERS) return compute(text);
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (results.size >= MAX_TEXTS) results.clear();
    results.set(text, result);
    return result;
  };
}
