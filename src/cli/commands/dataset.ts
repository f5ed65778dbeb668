import type { Command } from 'commander';
import { retryingClient, type ApiOptions } from '../api-client';
import type { CommandRunner } from '../command-runner';
import { exportDataset, type DatasetReport } from '../dataset/export-dataset';
import { apiKey, filePath } from '../options';
import type { Columns } from '../output';
import { withServiceOptions } from '../service-options';

interface DatasetOptions extends ApiOptions {
  documents: string;
}

const columns: Columns<DatasetReport> = {
  examples: (report) => report.examples,
  'without document': (report) => report.withoutDocument,
  folder: (report) => report.folder,
};

/** `dataset export`: writes reviewed resumes as labelled examples, to measure the quality on own documents. */
export function addDatasetCommands(program: Command, session: CommandRunner): void {
  const command = program
    .command('dataset')
    .description('examples from reviews, to measure quality on your own documents')
    .command('export')
    .argument('<folder>', 'folder to write the examples to', filePath)
    .description('write confirmed reviews of resumes as labelled examples for npm run bench:quality')
    .requiredOption('--documents <folder>', 'folder with the documents that were parsed', filePath)
    .requiredOption('--key <key>', 'API key with the parse scope', apiKey);
  // Commander passes arguments before the options, which the runner reads from the command.
  withServiceOptions(command).action((folder: string, options: object, self: Command) =>
    session.plain<DatasetOptions>(async (context) => {
      const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
      const client = retryingClient(context.options, say);
      context.output.record(await exportDataset(client, folder, context.options.documents), columns);
    })(options, self),
  );
}
