import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { instructionsOf } from './instructions.mjs';
import { projectRoot } from './project.mjs';

const docsFolder = path.join(projectRoot, 'docs');
const outFolder = path.join(projectRoot, 'dist', 'pages');

/** Pages of the portal in order. Guides that are not listed follow the listed ones. */
const SECTIONS = [
  { title: 'Start', files: ['guides/quick-start.md'] },
  { title: 'Guides', folder: 'guides' },
  {
    title: 'Running it',
    files: ['portal.md', 'mail-and-sign-in.md', 'running.md', 'operations.md', 'language-model.md'],
  },
  {
    title: 'Compliance',
    files: [
      'compliance/duties.md',
      'compliance/instructions-for-use.md',
      'compliance/data-and-performance.md',
      'compliance/risk-management.md',
      'compliance/technical-file.md',
      'score-log.md',
      'impact-report.md',
      'privacy.md',
    ],
  },
  { title: 'About', files: ['quality.md', 'skills-map.md', 'changelog.md'] },
];

/**
 * Renders the documents into dist/pages: an HTML page and the Markdown source of each, and a list of all pages.
 * @param {{ previousKey: string, log: (line: string) => void }} options
 * @returns {Promise<string>} a key of the inputs, to pass as `previousKey` to the next call
 */
export async function buildDocs({ previousKey, log }) {
  if (!fs.existsSync(docsFolder)) return previousKey;
  const sections = SECTIONS.map(({ title, files, folder }) => ({
    title,
    files: (folder ? markdownIn(folder) : files).filter((file) => fs.existsSync(path.join(docsFolder, file))),
  }));
  // The quick start is also in the guides folder but is listed first.
  const listed = new Set(SECTIONS.flatMap(({ files }) => files ?? []));
  for (const section of sections.filter((_, index) => SECTIONS[index].folder)) {
    section.files = section.files.filter((file) => !listed.has(file));
  }
  const key = keyOf(sections);
  if (key === previousKey && fs.existsSync(path.join(outFolder, 'pages.json'))) return key;
  const renderer = await import('marked').catch(() => null);
  if (renderer === null) return previousKey;
  log('Rendering the documents …');
  write(sections, renderer);
  return key;
}

function write(sections, { Marked }) {
  const temporary = `${outFolder}.${process.pid}`;
  fs.rmSync(temporary, { recursive: true, force: true });
  fs.mkdirSync(temporary, { recursive: true });
  const slugs = new Map(sections.flatMap(({ files }) => files.map((file) => [file, slugOf(file)])));
  const list = sections.map(({ title, files }) => ({
    title,
    pages: files.map((file) => {
      const markdown = fs.readFileSync(path.join(docsFolder, file), 'utf8');
      const page = renderPage(file, markdown, slugs, Marked);
      fs.writeFileSync(path.join(temporary, `${page.slug}.html`), page.html);
      fs.writeFileSync(path.join(temporary, `${page.slug}.md`), withPublicLinks(file, markdown, slugs));
      return { slug: page.slug, title: page.title, summary: page.summary, headings: page.headings };
    }),
  }));
  for (const image of imagesOf(sections)) {
    fs.copyFileSync(path.join(docsFolder, 'images', image), path.join(temporary, image));
  }
  fs.writeFileSync(path.join(temporary, 'pages.json'), JSON.stringify(list));
  const [instructions, performance] = ['instructions-for-use.md', 'data-and-performance.md'].map((name) =>
    fs.readFileSync(path.join(docsFolder, 'compliance', name), 'utf8'),
  );
  fs.writeFileSync(
    path.join(temporary, 'instructions.json'),
    JSON.stringify(instructionsOf(instructions, performance)),
  );
  fs.rmSync(outFolder, { recursive: true, force: true });
  fs.renameSync(temporary, outFolder);
}

function renderPage(file, markdown, slugs, Marked) {
  const headings = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }) {
        const id = idOf(text);
        if (depth === 2) headings.push({ id, text: text.replaceAll('`', '') });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ text, lang }) {
        const label = lang ? ` aria-label="${escapeHtml(lang)}"` : '';
        // Long lines scroll, and scrollable elements must be reachable by keyboard.
        return `<pre tabindex="0"${label}><code>${escapeHtml(text)}\n</code></pre>\n`;
      },
      table(token) {
        const cells = (row, tag) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        return `<div class="scroll" tabindex="0"><table><thead><tr>${cells(token.header, 'th scope="col"').replaceAll('</th scope="col">', '</th>')}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(withPublicLinks(file, markdown, slugs));
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? file;
  const summary = firstParagraph(markdown);
  return { slug: slugs.get(file), title, summary, headings, html };
}

/** Turns links between documents into links between pages, and links to source files into plain text. */
function withPublicLinks(file, markdown, slugs) {
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

function imagesOf(sections) {
  const images = sections.flatMap(({ files }) =>
    files.flatMap((file) =>
      [
        ...fs
          .readFileSync(path.join(docsFolder, file), 'utf8')
          .matchAll(/!\[[^\]]*\]\((?:[^)]*\/)?images\/([\w.-]+)\)/g),
      ].map(([, name]) => name),
    ),
  );
  return [...new Set(images)].filter((name) => fs.existsSync(path.join(docsFolder, 'images', name)));
}

function keyOf(sections) {
  const hash = createHash('sha256');
  for (const name of ['build-docs.mjs', 'instructions.mjs']) {
    hash.update(fs.readFileSync(path.join(projectRoot, 'tools', 'lib', name)));
  }
  for (const { files } of sections) {
    for (const file of files)
      hash
        .update(file)
        .update('\0')
        .update(fs.readFileSync(path.join(docsFolder, file)));
  }
  return hash.digest('hex');
}

function markdownIn(folder) {
  const place = path.join(docsFolder, folder);
  if (!fs.existsSync(place)) return [];
  return fs
    .readdirSync(place)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

function slugOf(file) {
  return path.posix.basename(file, '.md');
}

function idOf(text) {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function firstParagraph(markdown) {
  const paragraph = markdown.split(/\n\s*\n/).find((block) => !/^(#|```|\||-|!\[)/.test(block.trim())) ?? '';
  return paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*_]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
