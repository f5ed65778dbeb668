/**
 * Removes the characters of a class from the end of a text. A regular expression such as `/[\s,]+$/` would be tried
 * again at every character of each run, which takes quadratic time.
 */
export function trimEndOf(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
