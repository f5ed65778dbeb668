import { availableParallelism, freemem } from 'node:os';

/** What a page in work takes: the picture in several versions and the recogniser's own memory. */
const BYTES_PER_PAGE = 250 * 1024 * 1024;
const MAX_LANES = 4;

/** How many of `count` pages may be in work at a time: as many as processors and free memory allow, at least one. */
export function lanesFor(count: number): number {
  return Math.max(
    1,
    Math.min(count, MAX_LANES, availableParallelism(), Math.floor(freemem() / BYTES_PER_PAGE)),
  );
}

/** Runs one task per item, as many at a time as processors and memory allow; results in the order of the items. */
export async function inParallel<T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const run = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await task(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: lanesFor(items.length) }, run));
  return results;
}
