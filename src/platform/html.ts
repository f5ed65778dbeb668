/** Markup that is safe to send. Only the tag `html` creates it, so a plain string is always escaped. */
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

/** Template tag. Escapes inserted values unless they are `Html`; omits null, undefined and false. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => text + render(parts[index])).join(''));
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (isList(part)) return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character);
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(part: Part): part is readonly Part[] {
  return Array.isArray(part);
}
