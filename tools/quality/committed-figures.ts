import fs from 'node:fs';
import path from 'node:path';
import type { Figures } from './set';

/** Figures by set, then by metric. */
export type AllFigures = Record<string, Figures>;

const FILE = path.join(process.cwd(), 'tools', 'quality', 'figures.json');

/** Figures of the last committed measurement. */
export function committedFigures(): AllFigures {
  return JSON.parse(fs.readFileSync(FILE, 'utf8')) as AllFigures;
}

/** Commits the figures of the measured sets and keeps those of the others. Times are not committed. Returns all figures. */
export function commitFigures(measured: AllFigures): AllFigures {
  const merged = committedFigures();
  for (const [set, figures] of Object.entries(measured)) {
    merged[set] = Object.fromEntries(
      Object.entries(figures).filter(([metric]) => !metric.startsWith('milliseconds')),
    );
  }
  fs.writeFileSync(FILE, `${JSON.stringify(merged, null, 2)}\n`);
  return merged;
}
