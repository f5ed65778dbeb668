/** Indents all lines of a text but the first. */
export function indented(text, spaces) {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
