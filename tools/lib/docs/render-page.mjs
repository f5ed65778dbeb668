import path from 'node:path';
import { codeBlock, escapeHtml, isLanguageHeading, tabLabel, tabs } from './code-blocks.mjs';
import { HeadingIds } from './heading-ids.mjs';
import { slugOf } from './sections.mjs';

/**
 * Renders a document: its HTML, the headings for the list beside it, and the text of each section for the search.
 * @returns {{ slug: string, title: string, summary: string, headings: object[], sections: object[], html: string }}
 */
export function renderPage(file, markdown, slugs, { Marked }, images = new Map()) {
  const ids = new HeadingIds();
  const headings = [];
  const sections = [];
  let tabGroups = 0;
  const marked = new Marked({ gfm: true, renderer: renderer(ids, headings, images) });
  const tokens = marked.lexer(withPublicLinks(file, markdown, slugs));
  const html = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const group = tabGroup(tokens, index);
    if (group === null) {
      html.push(marked.parser([tokens[index]]));
      continue;
    }
    const panels = group.panels.map(({ label, heading, body }) => ({
      label,
      ...(heading ? { id: ids.next(label) } : {}),
      html: marked.parser(body),
    }));
    html.push(tabs(panels, `language-${(tabGroups += 1)}`));
    index = group.end;
  }
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? file;
  sections.push(...sectionsOf(tokens, title));
  return {
    slug: slugOf(file),
    title,
    summary: firstParagraph(markdown),
    headings,
    sections,
    html: html.join(''),
  };
}

function renderer(ids, headings, images) {
  return {
    heading({ tokens, depth, text }) {
      const id = ids.next(text);
      if (depth === 2) headings.push({ id, text: text.replaceAll('`', '') });
      const content = this.parser.parseInline(tokens);
      // A link within a link is not allowed.
      if (depth === 1 || content.includes('<a ')) return `<h${depth} id="${id}">${content}</h${depth}>\n`;
      return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${content}</a></h${depth}>\n`;
    },
    code({ text, lang }) {
      return codeBlock(text, lang);
    },
    image({ href, text }) {
      const image = images.get(path.posix.basename(href));
      // With its size, the browser leaves room and loads an image only when the reader comes near it.
      const size = image ? ` width="${image.width}" height="${image.height}"` : '';
      return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${size} loading="lazy">`;
    },
    table(token) {
      const names = token.header.map((cell) => cell.text.replaceAll(/[`*]/g, ''));
      const head = token.header
        .map((cell) =>
          cell.text === '' ? '<td></td>' : `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`,
        )
        .join('');
      const rows = token.rows.map((row) => {
        const cells = row.map(
          (cell, index) =>
            `<td data-label="${escapeHtml(names[index])}">${this.parser.parseInline(cell.tokens)}</td>`,
        );
        return `<tr>${cells.join('')}</tr>`;
      });
      return `<div class="scroll" tabindex="0" role="group" aria-label="Table"><table class="stacking"><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>\n`;
    },
  };
}

/** Alternatives that begin at a token: adjacent programs, or headings that name a language with what is below each. */
function tabGroup(tokens, start) {
  const group = isLanguageHeading(tokens[start])
    ? headedPanels(tokens, start)
    : adjacentPanels(tokens, start);
  return new Set(group.panels.map(({ label }) => label)).size > 1 ? group : null;
}

function headedPanels(tokens, start) {
  const panels = [];
  let end = start - 1;
  for (let index = start; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token.type === 'heading') {
      if (!isLanguageHeading(token)) break;
      panels.push({ label: token.text, heading: true, body: [] });
    } else {
      panels.at(-1).body.push(token);
    }
    end = index;
  }
  return { panels, end };
}

function adjacentPanels(tokens, start) {
  const panels = [];
  let end = start - 1;
  for (let index = start; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token.type === 'space') continue;
    const label = tabLabel(token);
    if (label === null || panels.some((panel) => panel.label === label)) break;
    panels.push({ label, heading: false, body: [token] });
    end = index;
  }
  return { panels, end };
}

/** The text below each heading, for the search. */
function sectionsOf(tokens, title) {
  const ids = new HeadingIds();
  const sections = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const id = ids.next(token.text);
      const isTop = token.depth === 1;
      sections.push({ id: isTop ? '' : id, heading: isTop ? title : plain(token.text), text: '' });
    } else if (token.type !== 'code' && sections.length > 0) {
      sections.at(-1).text += ` ${plain(token.raw)}`;
    }
  }
  return sections;
}

function plain(text) {
  return text
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/[|#>]|-{3,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Turns links between documents into links between pages, and links to source files into plain text. */
export function withPublicLinks(file, markdown, slugs) {
  return markdown.replace(
    /(!?)\[([^\]]*)\]\((?!https?:|mailto:|#|\/)([^)\s]+)\)/g,
    (_all, image, text, target) => {
      const [relative, hash] = target.split('#');
      const resolved = path.posix.normalize(path.posix.join(path.posix.dirname(file), relative));
      if (image) return `![${text}](/docs/files/${path.posix.basename(resolved)})`;
      const slug = slugs.get(resolved);
      return slug ? `[${text}](/docs/${slug}${hash ? `#${hash}` : ''})` : text;
    },
  );
}

function firstParagraph(markdown) {
  const paragraph = markdown.split(/\n\s*\n/).find((block) => !/^(#|```|\||-|!\[)/.test(block.trim())) ?? '';
  return plain(paragraph).replaceAll(/(^|[\s(])_([^_]+)_/g, '$1$2');
}
