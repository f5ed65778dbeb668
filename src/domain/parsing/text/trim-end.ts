/**
 * The text without the characters of a class at its end. An expression such as `/[\s,]+$/` is tried again from every
 * character of each run of them, which takes time quadratic in the length of the run.
 */
export function trimEndOf(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
