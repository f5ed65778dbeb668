const BUCKET_COUNT = 4096;

/**
 * Returns the rows with the highest values, best first, ties by id, at most `limit`. Rows below 0 or `minValue` are
 * excluded. A counting pass finds the cutoff, so that only about the requested number of rows is sorted.
 */
export function topRows(
  values: Float32Array,
  limit: number,
  minValue: number,
  idOf: (row: number) => string,
): number[] {
  const from = Math.max(0, minValue);
  let top = -1;
  for (const value of values) if (value > top) top = value;
  if (top < from) return [];
  const scale = top === 0 ? 0 : (BUCKET_COUNT - 1) / top;
  const counts = new Int32Array(BUCKET_COUNT);
  for (const value of values) if (value >= from) counts[Math.floor(value * scale)]! += 1;
  let cut = BUCKET_COUNT - 1;
  for (let above = counts[cut]!; cut > 0 && above < limit; above += counts[cut]!) cut -= 1;
  const rows: number[] = [];
  values.forEach((value, row) => {
    if (value >= from && Math.floor(value * scale) >= cut) rows.push(row);
  });
  return rows.sort((a, b) => values[b]! - values[a]! || (idOf(a) < idOf(b) ? -1 : 1)).slice(0, limit);
}
