import { computeImpactTables } from '../../domain/impact/impact-report';
import { ImpactSample } from '../../domain/impact/sample';
import { readDemographics } from './demographics-csv';
import { readExtract, type ExtractEntry } from './extract-csv';
import { describeReport, type ImpactReport } from './impact-report';
import { pseudonymOf } from './pseudonym';

const UNKNOWN = { sex: null, raceEthnicity: null };

/**
 * Computes the report of an extract and demographics that never reach the service. With the key of the extract, the
 * demographics may name people by your own ids.
 */
export function offlineReport(
  extract: Buffer | string,
  demographics: Buffer | string,
  createdAt: Date,
  pseudonymKey: string | null = null,
): ImpactReport {
  const file = readDemographics(
    demographics,
    pseudonymKey === null ? ['pseudonym'] : ['externalId', 'candidateId', 'pseudonym'],
  );
  const byPseudonym =
    pseudonymKey === null || file.idColumn === 'pseudonym'
      ? file.byId
      : new Map([...file.byId].map(([id, person]) => [pseudonymOf(pseudonymKey, id), person] as const));
  const entries = latestByPersonAndJob(readExtract(extract));
  const sample = new ImpactSample();
  const assessed = new Set<string>();
  let [first, last] = [Infinity, -Infinity];
  for (const entry of entries) {
    const at = entry.scoredAt.getTime();
    [first, last] = [Math.min(first, at), Math.max(last, at)];
    assessed.add(entry.pseudonym);
    sample.add({
      ...(byPseudonym.get(entry.pseudonym) ?? UNKNOWN),
      score: entry.score,
      selected: entry.selected,
      month: entry.scoredAt.toISOString().slice(0, 7),
      modelVersion: entry.modelVersion,
    });
  }
  const date = (at: number): string => (Number.isFinite(at) ? new Date(at).toISOString() : '-');
  return describeReport(computeImpactTables(sample), file, {
    createdAt: createdAt.toISOString(),
    period: { from: date(first), to: date(last) },
    selectedMeans: 'As stated in the column "selected" of the extract.',
    notAssessed: [...byPseudonym.keys()].filter((id) => !assessed.has(id)).length,
  });
}

/** A person counts once for each job, with the latest score. */
function latestByPersonAndJob(entries: readonly ExtractEntry[]): Iterable<ExtractEntry> {
  const latest = new Map<string, ExtractEntry>();
  for (const entry of entries) {
    const key = `${entry.pseudonym} ${entry.jobId}`;
    const other = latest.get(key);
    if (!other || other.scoredAt <= entry.scoredAt) latest.set(key, entry);
  }
  return latest.values();
}
