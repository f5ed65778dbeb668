/** How the log marks a text of which it keeps the beginning only. */
const CUT = /… \(\d+ characters\)"/;

/** Whether a body of the log is what was sent, so that it can be sent again. */
export function isWhole(body: string): boolean {
  if (CUT.test(body)) return false;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
