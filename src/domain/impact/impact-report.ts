import { MIN_SHOWN_COUNT } from './masking';
import { IMPACT_NOTICE, type ImpactSlice, type ImpactTables } from './report-model';
import type { ImpactSample } from './sample';
import { maskedCells, type SliceCells } from './slice-cells';
import { tablesOf } from './tables';

/** Computes the report of a sample. */
export function computeImpactTables(sample: ImpactSample): ImpactTables {
  const counts = sample.count();
  const cells = maskedCells(counts);
  return {
    notice: IMPACT_NOTICE,
    medianScore: counts.medianScore,
    masksCountsBelow: MIN_SHOWN_COUNT,
    ...sliceOf(cells.all),
    byMonth: cells.byMonth.map(([month, slice]) => ({ month, ...sliceOf(slice) })),
    byModelVersion: cells.byModelVersion.map(([modelVersion, slice]) => ({
      modelVersion,
      ...sliceOf(slice),
    })),
  };
}

function sliceOf(cells: SliceCells): ImpactSlice {
  const shown = ({ hidden, value }: { hidden: boolean; value: number }): number | null =>
    hidden ? null : value;
  return {
    assessed: shown(cells.assessed.total),
    selected: shown(cells.selected.total),
    aboveMedian: shown(cells.aboveMedian.total),
    tables: tablesOf(cells),
  };
}
