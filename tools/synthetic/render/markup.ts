/** Escapes a text for HTML. */
export function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Prints the items of a list in a form. */
export function listHtml(form: string, items: string[]): string {
  const safe = items.map(escape);
  if (form === 'commas') return `<p>${safe.join(', ')}</p>`;
  if (form === 'pipes') return `<p>${safe.join(' | ')}</p>`;
  if (form === 'lines') return safe.map((item) => `<div>${item}</div>`).join('');
  if (form === 'bars') {
    return safe
      .map(
        (item, index) =>
          `<div class="bar"><span>${item}</span><i style="width:${40 + ((index * 17) % 50)}%"></i></div>`,
      )
      .join('');
  }
  if (form === 'groups') {
    const half = Math.ceil(safe.length / 2);
    return `<p><b>Main:</b> ${safe.slice(0, half).join(', ')}</p><p><b>Also:</b> ${safe.slice(half).join(', ')}</p>`;
  }
  return `<ul class="${form}">${safe.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
