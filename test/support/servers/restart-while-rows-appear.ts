import type { ServiceProcess } from '../processes';
import { until } from '../until';

/**
 * Kills and restarts worker processes each time `rows` more rows have appeared, so that the work advances between two
 * crashes on a busy machine too. `stop` ends this and returns the number of crashes.
 */
export function restartWhileRowsAppear(
  workers: ServiceProcess,
  rows: number,
  countRows: () => Promise<number>,
): { stop: () => Promise<number> } {
  let isDone = false;
  let crashes = 0;
  const restarts = (async () => {
    for (;;) {
      const next = (await countRows()) + rows;
      await until('more rows appear', async () => isDone || (await countRows()) >= next);
      if (isDone) return;
      await workers.kill();
      await workers.start();
      crashes += 1;
    }
  })();
  return {
    stop: async () => {
      isDone = true;
      await restarts;
      return crashes;
    },
  };
}
