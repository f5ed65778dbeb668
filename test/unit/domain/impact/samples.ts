import type { Demographics } from '../../../../src/domain/impact/categories';
import { computeImpactTables } from '../../../../src/domain/impact/impact-report';
import type { ImpactRow, ImpactSlice, ImpactTables } from '../../../../src/domain/impact/report-model';
import { ImpactSample } from '../../../../src/domain/impact/sample';

/** Persons of one category: how many are assessed, and how many of them are selected with a high score. */
export interface Group extends Partial<Demographics> {
  assessed: number;
  selected: number;
  month?: string;
  modelVersion?: string;
}

/** The report of a sample in which the selected persons, and only they, have the high score 2. */
export function reportOf(groups: readonly Group[]): ImpactTables {
  const sample = new ImpactSample();
  for (const { sex = null, raceEthnicity = null, assessed, selected, month, modelVersion } of groups) {
    for (let person = 0; person < assessed; person += 1) {
      sample.add({
        sex,
        raceEthnicity,
        score: person < selected ? 2 : 1,
        selected: person < selected,
        month: month ?? '2026-11',
        modelVersion: modelVersion ?? 'match-1',
      });
    }
  }
  return computeImpactTables(sample);
}

export function rowsOf(slice: ImpactSlice, name: 'sex' | 'race_ethnicity' | 'intersectional'): ImpactRow[] {
  const table = slice.tables.find((each) => each.name === name);
  if (!table) throw new Error(`The report has no table ${name}.`);
  return table.rows;
}
