/** Markup that is safe to send. Only `html` and `raw` make it, so a plain string can never slip in unescaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const HTML_ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag: what is put in is escaped unless it is markup itself; null, undefined and false are left out. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => text + render(parts[index])).join(''));
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (isList(part)) return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character);
}

/** `Array.isArray` does not know of lists that cannot be changed. */
function isList(part: Part): part is readonly Part[] {
  return Array.isArray(part);
}
