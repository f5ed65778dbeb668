/** Quotes a text for a POSIX shell in single quotes, in which only these need escaping. */
export function quoteShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
