import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project.mjs';
import { headingIdsOf, withoutCode } from './heading-ids.mjs';
import { docsFolder } from './sections.mjs';

const LINK = /(!?)\[(?:[^\]]|\](?!\())*\]\(([^)\s]+)\)/g;

/**
 * Links of the documents that lead nowhere: to a file or heading that does not exist, or to an unknown page of the service.
 * @param {{ file: string, markdown: string }[]} documents paths relative to docs/
 * @param {{ slugs: Iterable<string>, errorCodes: ReadonlySet<string>, pages: ReadonlySet<string> }} known
 * @returns {string[]} one line per link
 */
export function brokenLinks(documents, { slugs, errorCodes, pages }) {
  const published = new Set(slugs);
  const idsOf = cached((name) => new Set(headingIdsOf(fs.readFileSync(name, 'utf8'))));
  const problemOf = (file, target) => {
    if (/^(https?:|mailto:)/.test(target)) return null;
    if (target.startsWith('/')) return pageProblem(target, { published, errorCodes, pages });
    const [relative, hash] = target.split('#');
    const name = relative === '' ? file : path.posix.join(path.posix.dirname(file), relative);
    const absolute = path.join(docsFolder, name);
    if (!fs.existsSync(absolute)) return `${path.relative(projectRoot, absolute)} does not exist`;
    if (hash === undefined || !name.endsWith('.md') || idsOf(absolute).has(hash)) return null;
    return `${name} has no heading #${hash}`;
  };
  return documents.flatMap(({ file, markdown }) =>
    [
      ...withoutCode(markdown)
        .replaceAll(/`[^`\n]*`/g, '')
        .matchAll(LINK),
    ].flatMap(([, , target]) => {
      const problem = problemOf(file, target);
      return problem === null ? [] : [`docs/${file} links to ${target}: ${problem}`];
    }),
  );
}

function pageProblem(target, { published, errorCodes, pages }) {
  const [address] = target.split(/[?#]/);
  if (pages.has(address)) return null;
  const [, slug] = /^\/docs\/([a-z0-9-]+)(?:\.md)?$/.exec(address) ?? [];
  if (slug !== undefined && published.has(slug)) return null;
  const [, code] = /^\/errors\/([a-z0-9_]+)$/.exec(address) ?? [];
  if (code !== undefined && errorCodes.has(code)) return null;
  return 'the service has no such page';
}

function cached(compute) {
  const values = new Map();
  return (key) => {
    if (!values.has(key)) values.set(key, compute(key));
    return values.get(key);
  };
}
