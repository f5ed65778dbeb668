import type { Readable } from 'node:stream';
import { computeImpactTables } from '../../domain/impact/impact-report';
import { UNKNOWN_DEMOGRAPHICS } from '../../domain/impact/categories';
import { ImpactSample, monthOf } from '../../domain/impact/sample';
import { readDemographics } from './demographics-csv';
import { readExtract } from './extract-csv';
import { describeReport, type ImpactReportContent } from './impact-report';
import { pseudonymOf } from './pseudonym';

export interface OfflineSources {
  extract: Readable;
  demographics: Readable;
  /** Key of the extract, so that the demographics can name people by your own ids; null if they have pseudonyms. */
  pseudonymKey: string | null;
}

/** Computes the report of an extract and demographics that never reach the service. Closes both files. */
export async function offlineReport(sources: OfflineSources, createdAt: Date): Promise<ImpactReportContent> {
  try {
    return await joinedReport(sources, createdAt);
  } finally {
    sources.extract.destroy();
    sources.demographics.destroy();
  }
}

async function joinedReport(
  { extract, demographics, pseudonymKey }: OfflineSources,
  createdAt: Date,
): Promise<ImpactReportContent> {
  const file = await readDemographics(
    demographics,
    pseudonymKey === null ? ['pseudonym'] : ['externalId', 'candidateId', 'pseudonym'],
  );
  const byPseudonym =
    pseudonymKey === null || file.idColumn === 'pseudonym'
      ? file.byId
      : new Map([...file.byId].map(([id, person]) => [pseudonymOf(pseudonymKey, id), person] as const));
  const sample = new ImpactSample();
  const assessed = new Set<string>();
  // A person counts once for each job, with the latest score.
  const latest = new Map<string, { index: number; at: number }>();
  for await (const entry of readExtract(extract)) {
    const at = entry.scoredAt.getTime();
    const categories = byPseudonym.get(entry.pseudonym);
    if (categories) assessed.add(entry.pseudonym);
    const person = {
      ...(categories ?? UNKNOWN_DEMOGRAPHICS),
      score: entry.score,
      selected: entry.selected,
      month: monthOf(entry.scoredAt),
      modelVersion: entry.modelVersion,
    };
    const key = `${entry.pseudonym} ${entry.jobId}`;
    const earlier = latest.get(key);
    if (!earlier) latest.set(key, { index: sample.add(person), at });
    else if (earlier.at <= at) {
      sample.replace(earlier.index, person);
      earlier.at = at;
    }
  }
  return describeReport(computeImpactTables(sample), file, {
    createdAt: createdAt.toISOString(),
    period: periodOf(latest.values()),
    selectedMeans: 'As stated in the column "selected" of the extract.',
    notAssessed: byPseudonym.size - assessed.size,
  });
}

/** The times of the first and the last score that counts. */
function periodOf(scores: Iterable<{ at: number }>): ImpactReportContent['period'] {
  let [first, last] = [Infinity, -Infinity];
  for (const { at } of scores) [first, last] = [Math.min(first, at), Math.max(last, at)];
  const date = (at: number): string => (Number.isFinite(at) ? new Date(at).toISOString() : '-');
  return { from: date(first), to: date(last) };
}
