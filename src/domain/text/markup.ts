const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Characters that XML 1.0 does not allow, not even escaped. */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text for XML and HTML, and removes what XML 1.0 cannot contain. */
export function escapeMarkup(text: string): string {
  return text.replace(NOT_XML, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** An XML element with text; empty if there is none, because a feed omits what it does not know. */
export function element(name: string, text: string | number | null | undefined): string {
  return text === null || text === undefined || text === ''
    ? ''
    : `<${name}>${escapeMarkup(String(text))}</${name}>`;
}
