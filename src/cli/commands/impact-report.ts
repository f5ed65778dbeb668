import type { Command } from 'commander';
import { once } from 'node:events';
import { createReadStream, type ReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { ImpactRow } from '../../domain/impact/report-model';
import { offlineReport } from '../../services/impact/offline-report';
import { impactReportPage } from '../../services/impact/report-page';
import type { CommandRunner } from '../command-runner';
import { filePath } from '../options';
import type { Columns } from '../output';
import { readPseudonymKey } from './impact-extract';

interface ReportOptions {
  extract: string;
  demographics: string;
  pseudonymKey?: string;
  page?: string;
}

const MASKED = '-';

const rows: Columns<ImpactRow> = {
  category: ({ sex, raceEthnicity }) => [sex, raceEthnicity].filter((name) => name !== null).join(', '),
  assessed: (row) => row.assessed ?? MASKED,
  'selection rate': ({ selection }) => selection.rate?.toFixed(3),
  'impact ratio': ({ selection }) => selection.impactRatio?.toFixed(2),
  'scoring rate': ({ scoring }) => scoring.rate?.toFixed(3),
  'impact ratio of scoring': ({ scoring }) => scoring.impactRatio?.toFixed(2),
};

/** `impact-report`: the tables of a bias audit, computed on this machine without the service. */
export function addImpactReportCommand(program: Command, session: CommandRunner): void {
  program
    .command('impact-report')
    .description(
      'compute impact ratios from an extract of the score log and demographics, on this machine only',
    )
    .requiredOption('--extract <file>', 'pseudonymous extract of the score log (CSV)', filePath)
    .requiredOption('--demographics <file>', 'CSV with the columns pseudonym,sex,raceEthnicity', filePath)
    .option(
      '--pseudonym-key <file>',
      'key of the extract, if the demographics have externalId or candidateId',
      filePath,
    )
    .option('--page <file>', 'also write the report as a printable HTML page', filePath)
    .action(
      session.plain<ReportOptions>(async ({ options, output }) => {
        const { pseudonymKey } = options;
        const sources = {
          extract: await openFile(options.extract),
          demographics: await openFile(options.demographics),
          pseudonymKey: pseudonymKey === undefined ? null : await readPseudonymKey(pseudonymKey),
        };
        const report = await offlineReport(sources, new Date());
        if (options.page !== undefined) await writeFile(options.page, impactReportPage(report));
        if (output.json) return output.data(report);
        output.say(`${report.assessed ?? MASKED} assessed, ${report.selected ?? MASKED} selected.`);
        for (const table of report.tables) {
          output.say('');
          output.list(table.name, table.rows, rows);
          output.say(`Unknown: ${table.unknown.assessed ?? MASKED}`);
        }
        for (const { line, message } of report.warnings) output.say(`Line ${line}: ${message}`);
        output.say(`\n${report.notice}`);
      }),
    );
}

/** Opens a file before it is read, so that a missing file is reported as such. */
async function openFile(path: string): Promise<ReadStream> {
  const file = createReadStream(path);
  await once(file, 'open');
  return file;
}
