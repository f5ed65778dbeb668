/** Marker of the log for a truncated text. */
const CUT = /… \(\d+ characters\)"/;

/** True when the logged body is complete, so that it can be sent again. */
export function isWhole(body: string): boolean {
  if (CUT.test(body)) return false;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
