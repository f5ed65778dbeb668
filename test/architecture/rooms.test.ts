import { findCycles } from './cycles';
import { environmentRefusals, purityRefusals } from './purity';
import { packageRefusals, roomOf, roomRefusals } from './refusals';
import { ROOMS } from './rooms';
import { readSources } from './source-files';

const files = readSources(['src', 'client/src', 'workers', 'migrations', 'test', 'tools']);

describe('the source files', () => {
  it('import only what the import rule allows', () => {
    expect(roomRefusals(files)).toEqual([]);
  });

  it('import restricted packages such as BullMQ, Knex and Express only in the allowed folders', () => {
    expect(packageRefusals(files)).toEqual([]);
  });

  it('contain no import cycle', () => {
    expect(findCycles(files).map((cycle) => cycle.join(' → '))).toEqual([]);
  });

  it('include the pages of the portal', () => {
    expect(files.filter((file) => file.path.endsWith('.tsx')).length).toBeGreaterThan(50);
    expect(roomOf('src/portal/app/main.tsx')?.path).toBe('src/portal/app');
  });

  it('read the environment in src/config only', () => {
    expect(environmentRefusals(files)).toEqual([]);
  });

  it('keep the domain free of I/O, timers, clocks and randomness', () => {
    expect(purityRefusals(files)).toEqual([]);
  });

  it('follow an import rule without cycles', () => {
    const seen: string[] = [];
    const walk = (room: string, above: readonly string[]): void => {
      expect(above).not.toContain(room);
      seen.push(room);
      for (const next of ROOMS.find(({ path }) => path === room)?.may ?? []) walk(next, [...above, room]);
    };
    for (const { path } of ROOMS) walk(path, []);
    expect(new Set(seen)).toEqual(new Set(ROOMS.map(({ path }) => path)));
  });

  it('belong to the most specific folder of the import rule', () => {
    expect(roomOf('workers/runtime/run.ts')?.path).toBe('workers/runtime');
    expect(roomOf('workers/parse/resume.ts')?.path).toBe('workers');
    expect(roomOf('src/compose.ts')?.path).toBe('src/compose');
    expect(roomOf('src/elsewhere/x.ts')).toBeUndefined();
  });
});
