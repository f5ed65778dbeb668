import hljs from 'highlight.js/lib/common';

/** Names of the languages in which guides show programs. Adjacent blocks of several become tabs. */
const TAB_LABELS = {
  ts: 'Node.js',
  js: 'Node.js',
  python: 'Python',
  ruby: 'Ruby',
  php: 'PHP',
  go: 'Go',
  java: 'Java',
  csharp: 'C#',
};

const HEADING_LABELS = new Set([...Object.values(TAB_LABELS), 'curl', 'curl and openssl']);

/** Languages of the highlighter by the name in a document; others are shown without colors. */
const GRAMMARS = { sh: 'bash', html: 'xml', http: null, csv: null };

/** Names shown above a block where they differ from the name in a document. */
const LANGUAGE_NAMES = {
  sh: 'Shell',
  json: 'JSON',
  ts: 'TypeScript',
  js: 'JavaScript',
  python: 'Python',
  http: 'HTTP',
  html: 'HTML',
  csv: 'CSV',
  yaml: 'YAML',
  sql: 'SQL',
  ruby: 'Ruby',
  php: 'PHP',
  go: 'Go',
  java: 'Java',
  csharp: 'C#',
};

/** Renders a block with highlighted code. Scrollable elements must be reachable by keyboard. */
export function codeBlock(text, info) {
  const language = (info ?? '').split(/\s/)[0];
  const grammar = language in GRAMMARS ? GRAMMARS[language] : language;
  const code =
    grammar && hljs.getLanguage(grammar)
      ? hljs.highlight(text, { language: grammar, ignoreIllegals: true }).value
      : escapeHtml(text);
  const name = LANGUAGE_NAMES[language] ?? language;
  const label = name === '' ? 'Code' : `Code: ${name}`;
  return `<div class="code"><div class="bar"><span>${escapeHtml(name)}</span></div><pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${code}\n</code></pre></div>\n`;
}

/** The label of a code block among tabs; null if it is not a program. */
export function tabLabel({ type, lang, text }) {
  if (type !== 'code') return null;
  if (lang === 'sh') return /^curl /m.test(text) ? 'curl' : null;
  return TAB_LABELS[lang] ?? null;
}

/** True for a heading that only names the language of the code below it. */
export function isLanguageHeading({ type, text }) {
  return type === 'heading' && HEADING_LABELS.has(text);
}

/**
 * Renders alternatives as tabs that work without a script: radio buttons choose which panel the style sheet shows.
 * @param {{ label: string, id?: string, html: string }[]} panels
 */
export function tabs(panels, name) {
  const choices = panels.map(
    ({ label, id }, index) =>
      `<label${id ? ` id="${id}"` : ''}><input type="radio" name="${name}" value="${escapeHtml(label)}"${index === 0 ? ' checked' : ''}><span>${escapeHtml(label)}</span></label>`,
  );
  const bodies = panels.map(({ html }) => `<div class="tab">${html}</div>`);
  return `<div class="tabs"><div class="choices" role="radiogroup" aria-label="Language">${choices.join('')}</div>${bodies.join('')}</div>\n`;
}

export function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
