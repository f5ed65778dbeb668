/** Marker of the log for a truncated text. */
const TRUNCATION_MARK = /… \(\d+ characters\)"/;

/** True when the logged body is complete, so that it can be sent again. */
export function isComplete(body: string): boolean {
  if (TRUNCATION_MARK.test(body)) return false;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
