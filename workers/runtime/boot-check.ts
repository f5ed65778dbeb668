import { TASKS } from '../../src/tasks/catalogue';
import { POOLS, type Pool } from '../../src/tasks/task-contract';
import type { TaskHandler } from './task-handler';

/** Throws if contracts and handlers differ. Otherwise, tasks without a handler would never run. */
export function assertEveryTaskHandled(handlers: readonly TaskHandler[]): void {
  const problems: string[] = [];
  for (const contract of TASKS) {
    const count = handlers.filter((handler) => handler.contract.name === contract.name).length;
    if (count !== 1)
      problems.push(
        `task ${contract.name} has ${count} handlers; it must have one in workers/${contract.pool}`,
      );
  }
  for (const handler of handlers) {
    if (!TASKS.some((contract) => contract === handler.contract)) {
      problems.push(
        `the handler of ${handler.contract.name} implements a contract that is not in src/tasks/catalogue.ts`,
      );
    }
  }
  if (problems.length > 0) throw new Error(problems.join('; '));
}

/** Parses a list of pools such as `parse,upkeep`. Throws for an unknown name. */
export function parsePools(list: string): Pool[] {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !POOLS.some((pool) => pool === name));
  if (unknown.length > 0)
    throw new Error(`unknown pool ${unknown.join(', ')}; the pools are ${POOLS.join(', ')}`);
  return [...new Set(names)] as Pool[];
}
