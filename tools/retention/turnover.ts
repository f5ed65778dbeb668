import fs from 'node:fs';
import path from 'node:path';
import { readCommaSeparated } from '../../src/domain/skills';
import { CUT_DAYS } from './job-spell-design';
import type { HazardDesign } from './fit-hazard';
import type { Observation } from './observation';

export const TURNOVER_FILE = 'turnover.csv';

const DAYS_PER_MONTH = 30.44;
/** Features of the job and the hire, without attributes of the person. */
const COLUMNS = ['industry', 'profession', 'traffic', 'coach', 'greywage', 'way'] as const;
const MIN_COUNT = 5;
const PENALTY = 12;

/**
 * Reads tenures of employees with features of their jobs. The answers of one person to one questionnaire count once.
 */
export function readTurnover(folder: string): Observation[] {
  return readCommaSeparated(fs.readFileSync(path.join(folder, TURNOVER_FILE), 'utf8'))
    .filter((row) => row.exact_dup !== '1')
    .map((row) => ({
      group: row.group ?? '',
      days: Number(row.stag) * DAYS_PER_MONTH,
      ended: row.event === '1',
      features: new Map(COLUMNS.map((column) => [`${column}.${row[column]}`, 1])),
    }));
}

export function turnoverDesign(training: readonly Observation[]): HazardDesign {
  const counts = new Map<string, number>();
  for (const { features } of training) {
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return {
    cutDays: [...CUT_DAYS, 1460, 1825, 2555, 5475],
    features: [...counts].filter(([, count]) => count >= MIN_COUNT).map(([name]) => name),
    penalty: () => PENALTY,
  };
}
