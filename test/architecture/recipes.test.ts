import fs from 'node:fs';
import path from 'node:path';
import { listFiles, projectRoot } from './source-files';

const TOP_FOLDERS = ['src', 'workers', 'migrations', 'client', 'test', 'tools', 'docs'];
const read = (file: string): string => fs.readFileSync(path.join(projectRoot, file), 'utf8');
const files = TOP_FOLDERS.flatMap((folder) => listFiles(folder, () => true));

/** Each recipe of the README by its title, with the files it names: `<placeholder>` stands for any name. */
const recipes = new Map(
  (read('README.md').split('\n## Recipes\n')[1]?.split('\n## ')[0] ?? '')
    .split(/^(?=\*\*)/m)
    .filter((text) => text.startsWith('**'))
    .map((text) => [/^\*\*(.+?)\.\*\*/.exec(text)?.[1] ?? '', namedFiles(text)]),
);

/** Where the code may name what a recipe has added, without being a file of the recipe. */
const ANYWHERE = /^src\/http\/generated\/|^src\/db\/schema\.sql$|^client\/src\/schema\.ts$|^migrations\//;

describe('The recipes of the README', () => {
  it('name files that exist', () => {
    expect(recipes.size).toBeGreaterThan(5);
    const missing = [...recipes].flatMap(([title, named]) =>
      named.filter((file) => !files.some(matches(file))).map((file) => `${title}: ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['An adapter for a source system', /\bhmis\b/, []],
    ['A webhook event', /rating\.submitted|\bratingSubmitted\b/, ['src/services/ratings/ratings.service.ts']],
    ['A field of a parsed document', /\bapplyUrl\b/, []],
  ])('list every file that names the example of "%s", %s', (title, example, emittingServices: string[]) => {
    const named = recipes.get(title) ?? [];
    const unlisted = files
      .filter((file) => /^(src|workers|client\/src)\/.*\.(tsx?|sql)$/.test(file) && !ANYWHERE.test(file))
      .filter((file) => example.test(read(file)))
      .filter((file) => !emittingServices.includes(file) && !named.some((each) => matches(each)(file)));
    expect(unlisted).toEqual([]);
    expect(named.filter((file) => !file.includes('<')).length).toBeGreaterThan(0);
  });
});

/** Paths in backquotes that begin in a folder of the project. */
function namedFiles(text: string): string[] {
  return [...text.matchAll(/`([a-z]+\/[^`\s]*)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => TOP_FOLDERS.includes(file.split('/')[0] ?? ''));
}

/** Whether a path is the named one; a folder stands for the files below it. */
function matches(named: string): (file: string) => boolean {
  const pattern = named
    .split(/<[^>]*>|\*/)
    .map((text) => text.replace(/[.+()[\]{}^$|\\]/g, '\\$&'))
    .join('[^/]+');
  const whole = new RegExp(`^${pattern}${named.endsWith('/') ? '' : '$'}`);
  return (file) => whole.test(file);
}
