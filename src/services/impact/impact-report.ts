import type { ImpactTables } from '../../domain/impact/report-model';
import type { CsvWarning, DemographicsFile } from './demographics-csv';

/** An impact report with what it rests on. */
export interface ImpactReport extends ImpactTables {
  createdAt: string;
  /** Scores from `from` on and before `to` count. */
  period: { from: string; to: string };
  /** What counts as selected, in words. */
  selectedMeans: string;
  /** Faulty lines of the demographics: number of the line and fault, never a value. At most 100. */
  warnings: CsvWarning[];
  /** Number of further faulty lines. */
  moreWarnings: number;
  /** Persons in the demographics who were not assessed in the period. */
  notAssessed: number;
}

export function describeReport(
  tables: ImpactTables,
  file: DemographicsFile,
  about: Pick<ImpactReport, 'createdAt' | 'period' | 'selectedMeans' | 'notAssessed'>,
): ImpactReport {
  return { ...about, ...tables, warnings: file.warnings, moreWarnings: file.moreWarnings };
}
