import { z } from 'zod';
import { TASKS } from '../../src/tasks/catalogue';
import { defineTask, POOLS, type TaskContract } from '../../src/tasks/task-contract';
import { assertEveryTaskHandled, parsePools } from '../../workers/runtime/boot-check';
import { defineHandler, type TaskHandler } from '../../workers/runtime/task-handler';

const handlerOf = (contract: TaskContract): TaskHandler =>
  defineHandler({
    contract,
    run: () => Promise.reject(new Error('not called')),
    onExhausted: () => Promise.resolve(),
  });

const unlisted = defineTask({
  name: 'not-in-the-catalogue',
  version: 1,
  pool: 'parse',
  payload: z.object({ id: z.string() }),
  result: z.object({ outcome: z.literal('done') }),
  dedupeKey: ({ id }) => id,
  attempts: 1,
  backoffMs: 1,
  timeoutMs: 1_000,
});

describe('The boot check of a worker process', () => {
  it('accepts one handler for every contract', () => {
    expect(() => assertEveryTaskHandled(TASKS.map(handlerOf))).not.toThrow();
  });

  it('refuses a contract without a handler and names the folder to write it in', () => {
    const [missing, ...rest] = TASKS;
    expect(() => assertEveryTaskHandled(rest.map(handlerOf))).toThrow(
      `task ${missing?.name} has 0 handlers; it must have one in workers/${missing?.pool}`,
    );
  });

  it('refuses two handlers for one contract', () => {
    expect(() => assertEveryTaskHandled([...TASKS, TASKS[0]!].map(handlerOf))).toThrow('has 2 handlers');
  });

  it('refuses a handler whose contract is not in the catalogue', () => {
    expect(() => assertEveryTaskHandled([...TASKS.map(handlerOf), handlerOf(unlisted)])).toThrow(
      'not-in-the-catalogue',
    );
  });

  it('reports every difference at once', () => {
    expect(() => assertEveryTaskHandled([handlerOf(unlisted)])).toThrow(
      new RegExp(TASKS.map(({ name }) => name).join('[^]*')),
    );
  });
});

describe('The pools option', () => {
  it('accepts every pool, with spaces and repetitions', () => {
    expect(parsePools(`${POOLS.join(', ')},parse`)).toEqual([...POOLS]);
  });

  it('refuses a pool that does not exist and lists those that do', () => {
    expect(() => parsePools('parse,parsing')).toThrow(/unknown pool parsing.*parse, scan, sync, match/);
  });
});
