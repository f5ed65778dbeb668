import fs from 'node:fs';
import path from 'node:path';
import { historyFeatures, openingFeatures } from '../../src/domain/retention/features';
import { usualIndustry } from '../../src/domain/retention/industry';
import { readCommaSeparated } from '../../src/domain/skills';
import type { Observation } from './observation';

export const JOB_SPELLS_FILE = 'spells.csv';

/**
 * Reads job spells from US resumes with the facts known at hire. Ignores columns about gaps and years since the first
 * job.
 */
export function readJobSpells(folder: string): Observation[] {
  return readCommaSeparated(fs.readFileSync(path.join(folder, JOB_SPELLS_FILE), 'utf8')).map((row) => {
    const number = (name: string): number | null => (row[name] ? Number(row[name]) : null);
    const group = row.major && row.major !== '0' ? row.major : null;
    const features = [
      ...historyFeatures({
        listedJobs: number('n_prior') ?? 0,
        completedJobs: number('n_prior_completed') ?? 0,
        meanDays: number('mean_prior_days'),
        shortestDays: number('min_prior_days'),
        sameGroupBefore: row.same_major_before === '1',
      }),
      ...openingFeatures({
        title: row.title ?? '',
        group,
        industry: usualIndustry(group),
        startMonth: number('start_month'),
        employmentType: null,
      }),
    ];
    return {
      group: row.person ?? '',
      days: number('days') ?? 0,
      ended: row.event === '1',
      features: new Map(features),
    };
  });
}
