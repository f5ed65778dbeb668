import { findCycles } from './cycles';
import { environmentViolations, purityViolations } from './purity';
import { packageViolations, layerOf, layerViolations } from './import-violations';
import { LAYERS } from './layers';
import { readSources } from './source-files';

const files = readSources(['src', 'client/src', 'workers', 'migrations', 'test', 'tools']);

describe('the source files', () => {
  it('import only what the import rule allows', () => {
    expect(layerViolations(files)).toEqual([]);
  });

  it('import restricted packages such as BullMQ, Knex and Express only in the allowed folders', () => {
    expect(packageViolations(files)).toEqual([]);
  });

  it('contain no import cycle', () => {
    expect(findCycles(files).map((cycle) => cycle.join(' → '))).toEqual([]);
  });

  it('include the pages of the portal', () => {
    expect(files.filter((file) => file.path.endsWith('.tsx')).length).toBeGreaterThan(50);
    expect(layerOf('src/portal/app/main.tsx')?.path).toBe('src/portal/app');
  });

  it('read the environment in src/config only', () => {
    expect(environmentViolations(files)).toEqual([]);
  });

  it('keep the domain free of I/O, timers, clocks and randomness', () => {
    expect(purityViolations(files)).toEqual([]);
  });

  it('follow an import rule without cycles', () => {
    const seen: string[] = [];
    const walk = (layer: string, above: readonly string[]): void => {
      expect(above).not.toContain(layer);
      seen.push(layer);
      for (const next of LAYERS.find(({ path }) => path === layer)?.may ?? []) walk(next, [...above, layer]);
    };
    for (const { path } of LAYERS) walk(path, []);
    expect(new Set(seen)).toEqual(new Set(LAYERS.map(({ path }) => path)));
  });

  it('belong to the most specific folder of the import rule', () => {
    expect(layerOf('workers/runtime/run.ts')?.path).toBe('workers/runtime');
    expect(layerOf('workers/parse/resume.ts')?.path).toBe('workers');
    expect(layerOf('src/compose.ts')?.path).toBe('src/compose');
    expect(layerOf('src/elsewhere/x.ts')).toBeUndefined();
  });
});
