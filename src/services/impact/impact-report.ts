import type { UUID } from '../../domain/common';
import type { ImpactTables } from '../../domain/impact/report-model';
import type { CsvWarning, DemographicsFile } from './demographics-csv';

/** The tables of an impact report with what they rest on. */
export interface ImpactReportContent extends ImpactTables {
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

/** An impact report that the service computed. It can be read for 72 hours. */
export interface ImpactReport extends ImpactReportContent {
  /** The operation that computed the report. */
  reportId: UUID;
}

export function describeReport(
  tables: ImpactTables,
  file: DemographicsFile,
  about: Pick<ImpactReportContent, 'createdAt' | 'period' | 'selectedMeans' | 'notAssessed'>,
): ImpactReportContent {
  return { ...about, ...tables, warnings: file.warnings, moreWarnings: file.moreWarnings };
}
