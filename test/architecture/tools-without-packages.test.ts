import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../src/embedded/project';

const STATIC_IMPORT = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;

/** Packages that a file and the files it imports load before its first line runs, with the file that imports each. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const found = [...fs.readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].map(([, name = '']) => name);
  return found.flatMap((name) => {
    if (name.startsWith('node:')) return [];
    if (name.startsWith('.')) return packagesOf(path.resolve(path.dirname(file), name), seen);
    return [`${name} in ${path.relative(projectRoot, file)}`];
  });
}

const { scripts } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const tools = [...new Set(Object.values(scripts).map((script) => script.split(' ')[1] ?? ''))].filter(
  (file) => file.startsWith('tools/'),
);

it('knows the tools of package.json', () => {
  expect(tools).toEqual(expect.arrayContaining(['tools/demo.mjs', 'tools/test.mjs', 'tools/start.mjs']));
});

test.each(tools)('%s starts in a clone where nothing is installed', (tool) => {
  expect(packagesOf(path.join(projectRoot, tool))).toEqual([]);
});
