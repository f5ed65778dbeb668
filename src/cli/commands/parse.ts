import { statSync } from 'node:fs';
import path from 'node:path';
import { Option, type Command } from 'commander';
import { retryingClient, ServiceUnreachableError, type ApiOptions } from '../api-client';
import { ChecksFailedError, type CommandRunner, type PlainContext } from '../command-runner';
import { apiKey, filePath, text } from '../options';
import { printable, type Columns } from '../output';
import { ParseFolder, type ParseFolderReport } from '../parse/parse-folder';
import { resultFormat } from '../parse/result-lines';
import { createProgressBar } from '../progress-bar';
import { withServiceOptions } from '../service-options';

interface ParseOptions extends ApiOptions {
  type: 'resume' | 'job_description';
  format?: 'ndjson' | 'csv';
  out?: string;
  include?: string;
  language?: string;
  documentDate?: string;
  restart?: boolean;
}

const MAX_OPTION_LENGTH = 200;

const columns: Columns<ParseFolderReport> = {
  files: (report) => report.files,
  'parsed earlier': (report) => report.earlier,
  succeeded: (report) => report.succeeded,
  failed: (report) => report.failed,
  output: (report) => report.out,
};

/** `parse`: parses the files of a folder in batches and writes their results to a file. */
export function addParseCommand(program: Command, session: CommandRunner): void {
  const option = text(MAX_OPTION_LENGTH);
  const command = program
    .command('parse')
    .description('parse the resumes or postings of a folder; an interrupted run resumes where it stopped')
    .argument('<folder>', 'the folder; its subfolders are included', filePath)
    .addOption(
      new Option('--type <type>', 'what the files are')
        .choices(['resume', 'job_description'])
        .default('resume'),
    )
    .addOption(new Option('--format <format>', 'format of the results').choices(['ndjson', 'csv']))
    .option('--out <file>', 'file of the results; <folder>.parsed.jsonl or .csv without it', filePath)
    .option('--include <extras>', 'extras of each result: evidence, rawText, redacted', option)
    .option('--language <code>', 'ISO 639-1 code of the language of all files', option)
    .option('--document-date <day>', 'date of all files, such as 2015-06-30', option)
    .option('--restart', 'forget an earlier run and replace its results')
    .requiredOption('--key <key>', 'API key with the scope parse', apiKey);
  // Commander passes arguments before the options, which the runner reads from the command.
  withServiceOptions(command).action((folder: string, options: object, self: Command) =>
    session.plain<ParseOptions>((context) => parseFolder(context, folder))(options, self),
  );
}

async function parseFolder(context: PlainContext<ParseOptions>, folder: string): Promise<void> {
  const { options, output, usage } = context;
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    usage('The folder does not exist.');
  const format = options.format ?? (options.out?.toLowerCase().endsWith('.csv') ? 'csv' : 'ndjson');
  const resolved = path.resolve(folder);
  const out = options.out ?? `${path.basename(resolved)}.parsed.${format === 'csv' ? 'csv' : 'jsonl'}`;
  const say = (sentence: string): void => void process.stderr.write(`\n${printable(sentence)}\n`);
  const bar = createProgressBar('{bar} {percentage}% | {value}/{total} files | failed {failed}');
  let isStarted = false;
  const { type, include, language, documentDate } = options;
  const run = new ParseFolder(retryingClient(options, say), {
    folder: resolved,
    out: path.resolve(out),
    format: resultFormat(format, type),
    parameters: {
      documentType: type,
      ...(include === undefined ? {} : { include }),
      ...(language === undefined ? {} : { language }),
      ...(documentDate === undefined ? {} : { documentDate }),
    },
    api: options,
    onProgress: (done, total, failed) => {
      if (isStarted) bar.update(done, { failed });
      else bar.start(total, done, { failed });
      isStarted = true;
    },
    onFailure: ({ file, status, error }) =>
      say(`${file}: ${error?.detail ?? error?.title ?? status}${error?.code ? ` (${error.code})` : ''}`),
  });
  let report: ParseFolderReport;
  try {
    report = await run.run(options.restart === true);
  } catch (error) {
    if (!(error instanceof ServiceUnreachableError)) throw error;
    throw new ServiceUnreachableError(`${error.message} Run the same command again to resume.`);
  } finally {
    if (isStarted) bar.stop();
  }
  output.record(report, columns);
  if (report.failed > 0) throw new ChecksFailedError();
}
