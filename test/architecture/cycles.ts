import type { SourceFile } from './source-files';

/**
 * Import cycles including type imports (Tarjan, "Depth-first search and linear graph algorithms", 1972), each as the
 * files of a strongly connected component.
 */
export function findCycles(files: readonly SourceFile[]): string[][] {
  const edges = new Map(files.map((file) => [file.path, targetsOf(file)]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const connect = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    let low = own;
    stack.push(file);
    for (const target of edges.get(file) ?? []) {
      if (!edges.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, connect(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? own);
    }
    lowest.set(file, low);
    if (low === own) {
      const members = stack.splice(stack.indexOf(file));
      if (members.length > 1 || edges.get(file)?.includes(file)) cycles.push(members);
    }
    return low;
  };

  for (const file of edges.keys()) if (!order.has(file)) connect(file);
  return cycles;
}

function targetsOf(file: SourceFile): string[] {
  return file.imports.flatMap((entry) => entry.target ?? []);
}
