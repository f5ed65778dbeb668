import type { TitleIndex, TitleRow } from '../titles/title-index';

/** A name of another taxonomy and the O*NET-SOC occupation that it most likely means; null if none is likely enough. */
export interface CrosswalkTitle {
  title: string;
  conceptUri: string;
  preferred: boolean;
  onetSocCode: string | null;
}

/** Maximum names per concept: the first ones define it, the rest are variants. */
const MAX_NAMES = 14;
const MAX_CHOICES = 5;
/** Below this mean probability a concept gets no occupation; measured on `title_onet_soc` with .35 to .7. */
const MIN_SIMILARITY = 0.35;
const PREFERRED_WEIGHT = 2;

/**
 * Maps concepts of another taxonomy (ESCO) to O*NET-SOC occupations by the meaning of their names. Yields one concept
 * at a time.
 */
export function* mapTitlesToOnetSoc(
  rows: readonly TitleRow[],
  index: TitleIndex,
): Generator<CrosswalkTitle[]> {
  const concepts = new Map<string, TitleRow[]>();
  for (const row of rows) {
    const names = concepts.get(row.code) ?? [];
    names.push(row);
    concepts.set(row.code, names);
  }
  for (const [conceptUri, names] of concepts) {
    const onetSocCode = occupationOf(names, index);
    yield names.map(({ title, preferred }) => ({
      title,
      conceptUri,
      preferred: preferred === true,
      onetSocCode,
    }));
  }
}

function occupationOf(names: readonly TitleRow[], index: TitleIndex): string | null {
  const sums = new Map<string, number>();
  let total = 0;
  for (const { title, preferred } of names.slice(0, MAX_NAMES)) {
    const weight = preferred ? PREFERRED_WEIGHT : 1;
    total += weight;
    for (const { onetSocCode, confidence } of index.place(title, MAX_CHOICES)) {
      sums.set(onetSocCode, (sums.get(onetSocCode) ?? 0) + weight * confidence);
    }
  }
  const [best] = [...sums].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return best && best[1] / total >= MIN_SIMILARITY ? best[0] : null;
}
