/** Quotes a cell, and keeps the text of a caller or a document from being a formula of a spreadsheet. */
export function csvCell(text: string): string {
  const safe = /^[=@\t\r]|^[+-](?![\d\s(.]+$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
