import fs from 'node:fs';
import path from 'node:path';
import type { AllFigures } from '../../tools/quality/committed-figures';
import { figuresTable } from '../../tools/quality/figures-table';
import { qualitySets } from '../../tools/quality/registry';
import { listFiles, projectRoot } from './source-files';

const pages = ['README.md', 'CONTRIBUTING.md', ...listFiles('docs', (name) => name.endsWith('.md'))];
const read = (file: string): string => fs.readFileSync(path.join(projectRoot, file), 'utf8');

describe('the documentation', () => {
  it('links only to existing files', () => {
    const dead = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|#|mailto:|\/)([^)#\s]+)[^)]*\)/g)]
        .map(([, target = '']) => path.join(path.dirname(page), target))
        .filter((target) => !fs.existsSync(path.join(projectRoot, target)))
        .map((target) => `${page} → ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it('names only existing commands', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const unknown = pages.flatMap((page) =>
      [...read(page).matchAll(/\bnpm run (?:--silent )?([a-z][a-z:-]*)/g)]
        .map(([, name = '']) => name)
        .filter((name) => scripts[name] === undefined)
        .map((name) => `${page}: npm run ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('lists exactly the settings that the service reads', () => {
    const settings = [...read('src/config/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
      ([, name]) => name,
    );
    const section = read('docs/operations.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
    const listed = section
      .split('\n')
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)])
      .map(([, name]) => name);
    expect(listed.sort()).toEqual(settings.sort());
  });

  it('states figures of performance as they were measured last', () => {
    const measured = JSON.parse(read('tools/quality/figures.json')) as Record<string, Record<string, number>>;
    const rows = [
      ...read('docs/compliance/data-and-performance.md').matchAll(/\| `(\w+)` `([\w.]+)` +\| ([\d.]+) +\|/g),
    ].map(([, set = '', figure = '', value = '']) => ({ set, figure, value }));
    expect(rows.length).toBeGreaterThan(15);
    // The page has three decimals.
    const different = rows.filter(
      ({ set, figure, value }) => !(Math.abs((measured[set]?.[figure] ?? NaN) - Number(value)) < 0.00051),
    );
    expect(different).toEqual([]);
  });

  it('shows the committed figures of quality', () => {
    const figures = JSON.parse(read('tools/quality/figures.json')) as AllFigures;
    expect(read('docs/quality.md')).toContain(`\n\n${figuresTable(qualitySets, figures)}\n\n`);
  });

  it('shows every folder of src in the README', () => {
    const map = read('README.md');
    const layers = listFolders('src').map((layer) => `src/${layer}/`);
    expect(layers.filter((layer) => !map.includes(`\`${layer}\``))).toEqual([]);
  });
});

function listFolders(folder: string): string[] {
  return fs
    .readdirSync(path.join(projectRoot, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .filter((entry) => listFiles(`${folder}/${entry.name}`, (name) => name.endsWith('.ts')).length > 0)
    .map((entry) => entry.name);
}
