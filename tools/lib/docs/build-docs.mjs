import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { loadTypeScript } from '../load-typescript.mjs';
import { projectRoot } from '../project.mjs';
import { releasesOf } from './changelog.mjs';
import { brokenLinks } from './check-links.mjs';
import { instructionsOf } from './instructions.mjs';
import { docsFolder, publishedSections, slugOf } from './sections.mjs';

const outFolder = path.join(projectRoot, 'dist', 'pages');
const IMAGE_WIDTH = 1_000;
const toolsFolder = path.join(projectRoot, 'tools', 'lib', 'docs');
const README = 'README.md';
const DESCRIPTION = 'src/http/generated/openapi.json';
const CODES = 'src/platform/problem-codes.ts';
const ADVICE = 'src/http/errors/problem-advice.ts';

/** Pages of the service to which documents link, besides documents and errors. */
const SERVICE_PAGES = new Set([
  '/',
  '/docs',
  '/reference',
  '/errors',
  '/deprecations',
  '/status',
  '/developers',
  '/developers/playground',
  '/llms.txt',
  '/changelog.rss',
  '/api/v1/openapi.json',
  '/api/v1/openapi.yaml',
]);

/**
 * Renders the documents into dist/pages: an HTML page and the Markdown source of each, a list of all pages, a page of each
 * release, and the search index. Fails if a link of a document leads nowhere.
 * @param {{ previousKey: string, log: (line: string) => void }} options
 * @returns {Promise<string>} a key of the inputs, to pass as `previousKey` to the next call
 */
export async function buildDocs({ previousKey, log }) {
  if (!fs.existsSync(docsFolder)) return previousKey;
  const sections = publishedSections();
  const key = keyOf(sections);
  if (key === previousKey && fs.existsSync(path.join(outFolder, 'pages.json'))) return key;
  // A production install does not have the packages that render, and keeps the pages of the build.
  const renderer = await import('marked').catch(() => null);
  if (renderer === null) return previousKey;
  log('Rendering the documents …');
  const documents = sections.map(({ title, files }) => ({
    title,
    documents: files.map((file) => ({
      file,
      markdown: fs.readFileSync(path.join(docsFolder, file), 'utf8'),
    })),
  }));
  checkLinks(documents.flatMap((section) => section.documents));
  await write(documents, renderer);
  return key;
}

function checkLinks(documents) {
  const broken = brokenLinks(documents, {
    slugs: documents.map(({ file }) => slugOf(file)),
    errorCodes: new Set(Object.keys(loadTypeScript(CODES).PROBLEM_CODES)),
    pages: SERVICE_PAGES,
  });
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

async function write(sections, renderer) {
  const { renderPage, withPublicLinks } = await import('./render-page.mjs');
  const temporary = `${outFolder}.${process.pid}`;
  fs.rmSync(temporary, { recursive: true, force: true });
  fs.mkdirSync(temporary, { recursive: true });
  const save = (name, content) => fs.writeFileSync(path.join(temporary, name), content);
  const documents = sections.flatMap((section) => section.documents);
  const slugs = new Map(documents.map(({ file }) => [file, slugOf(file)]));
  const images = await publishImages(imagesOf(documents), temporary);
  const pages = new Map(
    documents.map(({ file, markdown }) => [file, renderPage(file, markdown, slugs, renderer, images)]),
  );
  for (const { file, markdown } of documents) {
    const { slug, html } = pages.get(file);
    save(`${slug}.html`, html);
    save(`${slug}.md`, withPublicLinks(file, markdown, slugs));
  }
  const list = sections.map((section) => ({
    title: section.title,
    pages: section.documents.map(({ file }) => {
      const { slug, title, summary, headings } = pages.get(file);
      return { slug, title, summary, headings };
    }),
  }));
  save('pages.json', JSON.stringify(list));
  writeReleases(documents, slugs, { save, renderPage, renderer });
  await writeSearchIndex([...pages.values()], save);
  writeInstructions(save);
  await writeFirstRequest(save);
  fs.rmSync(outFolder, { recursive: true, force: true });
  fs.renameSync(temporary, outFolder);
}

/**
 * Publishes the images of the documents. Images that are wider than a page, such as pictures of the portal, are reduced to
 * its width, which is a third of the size.
 * @returns {Promise<Map<string, { width: number, height: number }>>} by file name
 */
async function publishImages(paths, folder) {
  const { default: sharp } = await import('sharp');
  const published = new Map();
  for (const each of paths) {
    const source = path.join(docsFolder, 'images', each);
    const name = path.basename(each);
    const { width, height, format } = await sharp(source).metadata();
    if (format === 'svg' || width <= IMAGE_WIDTH) {
      fs.copyFileSync(source, path.join(folder, name));
      published.set(name, { width, height });
      continue;
    }
    const reduced = await sharp(source)
      .resize({ width: IMAGE_WIDTH })
      .webp({ quality: 55 })
      .toFile(path.join(folder, name));
    published.set(name, { width: reduced.width, height: reduced.height });
  }
  return published;
}

/** A page of each release, and the list of releases. */
function writeReleases(documents, slugs, { save, renderPage, renderer }) {
  const changelog = documents.find(({ file }) => file === 'changelog.md');
  const releases = releasesOf(changelog?.markdown ?? '');
  for (const { version, date, changes } of releases) {
    const title = date === null ? 'Changes since the last release' : `Version ${version}`;
    const markdown = `# ${title}\n\n${date === null ? '' : `Released on ${date}.\n\n`}${changes.replaceAll(/^###/gm, '##')}\n`;
    const { html, headings } = renderPage('changelog.md', markdown, slugs, renderer);
    save(`release-${version}.html`, html);
    save(`release-${version}.json`, JSON.stringify({ title, headings }));
  }
  save('releases.json', JSON.stringify(releases.map(({ version, date }) => ({ version, date }))));
}

async function writeSearchIndex(pages, save) {
  const { searchIndex } = await import('./search-index.mjs');
  const { PROBLEM_CODES } = loadTypeScript(CODES);
  const { PROBLEM_ADVICE } = loadTypeScript(ADVICE);
  const description = JSON.parse(fs.readFileSync(path.join(projectRoot, DESCRIPTION), 'utf8'));
  const operations = Object.entries(description.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      url: `/reference#${operation.operationId}`,
      summary: operation.summary,
      method: method.toUpperCase(),
      path: address,
      description: operation.description ?? '',
    })),
  );
  const errors = Object.entries(PROBLEM_CODES).map(([code, { status, title }]) => ({
    code,
    status,
    title,
    advice: PROBLEM_ADVICE[code],
  }));
  save('search.json', searchIndex({ pages, operations, errors }));
}

/** The first request of the README and its answer, for the start page. */
async function writeFirstRequest(save) {
  const { codeBlock } = await import('./code-blocks.mjs');
  const [, section = ''] = fs.readFileSync(path.join(projectRoot, README), 'utf8').split('## First request');
  const [, request] = /```sh\n(curl [\s\S]*?)```/.exec(section) ?? [];
  const [, answer] = /```json\n([\s\S]*?)```/.exec(section) ?? [];
  if (!request || !answer)
    throw new Error('The section "First request" of README.md needs a curl block and a JSON block.');
  const complete = request
    .replace('curl localhost', 'curl http://localhost')
    .replace(' -H "Auth', ' \\\n  -H "Auth')
    .replace(" -H 'Content", " \\\n  -H 'Content");
  save('first-request.html', codeBlock(complete.trimEnd(), 'sh') + codeBlock(answer.trimEnd(), 'json'));
}

function writeInstructions(save) {
  const [instructions, performance] = ['instructions-for-use.md', 'data-and-performance.md'].map((name) =>
    fs.readFileSync(path.join(docsFolder, 'compliance', name), 'utf8'),
  );
  save('instructions.json', JSON.stringify(instructionsOf(instructions, performance)));
}

function imagesOf(documents) {
  const images = documents.flatMap(({ markdown }) =>
    [...markdown.matchAll(/!\[[^\]]*\]\((?:[^)]*\/)?images\/([\w./-]+)\)/g)].map(([, name]) => name),
  );
  return [...new Set(images)].filter((name) => fs.existsSync(path.join(docsFolder, 'images', name)));
}

function keyOf(sections) {
  const hash = createHash('sha256');
  const tools = fs
    .readdirSync(toolsFolder)
    .sort()
    .map((name) => path.join(toolsFolder, name));
  const sources = [README, DESCRIPTION, CODES, ADVICE].map((file) => path.join(projectRoot, file));
  const documents = sections.flatMap(({ files }) => files.map((file) => path.join(docsFolder, file)));
  const images = path.join(docsFolder, 'images');
  for (const name of fs.existsSync(images) ? fs.readdirSync(images, { recursive: true }).sort() : []) {
    hash.update(`${name} ${fs.statSync(path.join(images, name)).size}\0`);
  }
  for (const file of [...tools, ...sources, ...documents]) {
    if (!fs.existsSync(file)) continue;
    hash.update(path.relative(projectRoot, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
