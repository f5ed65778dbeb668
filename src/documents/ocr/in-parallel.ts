import { availableParallelism, freemem } from 'node:os';

/** Memory of a page in progress: several versions of the image and the recognizer itself. */
const BYTES_PER_PAGE = 250 * 1024 * 1024;
const MAX_LANES = 4;

/** Number of pages to process at the same time: limited by processors and free memory, at least one. */
export function lanesFor(count: number): number {
  return Math.max(
    1,
    Math.min(count, MAX_LANES, availableParallelism(), Math.floor(freemem() / BYTES_PER_PAGE)),
  );
}

/** Runs one task per item with limited concurrency; results are in the order of the items. */
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
