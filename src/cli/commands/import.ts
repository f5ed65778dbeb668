import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Option, type Command } from 'commander';
import { resultOf, type components, type TenureClient } from '../../../client/src/index';
import { CANDIDATE_ADAPTERS } from '../../domain/adapters';
import { retryingClient } from '../api-client';
import { ChecksFailedError, type CommandRunner, type PlainContext } from '../command-runner';
import { apiKey, filePath, uuid } from '../options';
import type { Columns } from '../output';
import { createProgressBar } from '../progress-bar';
import { withServiceOptions } from '../service-options';
import { uploadImport, type ImportFileOptions } from '../push/upload-import';

const POLL_MS = 500;
const FINAL_STATUSES: readonly string[] = ['succeeded', 'failed', 'cancelled'];

type Import = components['schemas']['Import'];
type ImportOptions = ImportFileOptions & { resume?: string };
type Report = Import & { errorFile: string | null };

const columns: Columns<Report> = {
  import: (report) => report.importId,
  status: (report) => report.status,
  rows: (report) => report.rowsRead,
  created: (report) => report.rowsCreated,
  updated: (report) => report.rowsUpdated,
  failed: (report) => report.rowsFailed,
  errors: (report) => report.errorFile,
};

/** `import`: uploads a file in one request and waits until its rows are applied. */
export function addImportCommand(program: Command, session: CommandRunner): void {
  const command = program
    .command('import')
    .description('import a file of candidates or jobs (.jsonl or .csv, also .gz) in one request')
    .argument('[file]', 'the file; - for standard input', filePath)
    .addOption(
      new Option('--kind <kind>', 'what the rows are').choices(['candidates', 'jobs']).makeOptionMandatory(),
    )
    .addOption(
      new Option('--format <format>', 'format of the file, if its name does not show it').choices([
        'ndjson',
        'csv',
      ]),
    )
    .addOption(
      new Option('--on-error <rule>', 'apply the valid rows, or nothing after an invalid one').choices([
        'continue',
        'stop',
      ]),
    )
    .addOption(
      new Option('--adapter <system>', 'the system that the rows come from').choices(CANDIDATE_ADAPTERS),
    )
    .option('--dry-run', 'only validate the rows')
    .option('--resume <importId>', 'wait for an import that was uploaded before', uuid)
    .requiredOption('--key <key>', 'API key with the scope candidates or jobs', apiKey);
  // Commander passes arguments before the options, which the runner reads from the command.
  withServiceOptions(command).action((file: string | undefined, options: object, self: Command) =>
    session.plain<ImportOptions>((context) => importFile(context, file))(options, self),
  );
}

async function importFile(context: PlainContext<ImportOptions>, file: string | undefined): Promise<void> {
  const { options, output } = context;
  if ((file === undefined) === (options.resume === undefined)) {
    context.usage('Name a file to upload, or an import with --resume, and not both.');
  }
  const client = retryingClient(options, (sentence) => process.stderr.write(`\n${sentence}\n`));
  const importId = options.resume ?? (await uploadImport(file!, options));
  const ended = await follow(client, importId);
  const errorFile = `${file === undefined || file === '-' ? importId : file}.errors.jsonl`;
  if (ended.rowsFailed > 0) await downloadErrors(client, importId, errorFile);
  output.record({ ...ended, errorFile: ended.rowsFailed > 0 ? errorFile : null }, columns);
  if (ended.error) output.say(ended.error.detail ?? ended.error.title);
  if (ended.rowsFailed > 0 || ended.status !== 'succeeded') throw new ChecksFailedError();
}

async function follow(client: TenureClient, importId: string): Promise<Import> {
  const bar = createProgressBar('{bar} {percentage}% | {value}/{total} rows | failed {failed}');
  let isStarted = false;
  try {
    for (;;) {
      const current = resultOf(
        await client.GET('/api/v1/imports/{importId}', { params: { path: { importId } } }),
      );
      const done = current.rowsCreated + current.rowsUpdated + current.rowsFailed;
      if (isStarted) bar.update(done, { failed: current.rowsFailed });
      else bar.start(current.rowsRead, done, { failed: current.rowsFailed });
      isStarted = true;
      if (FINAL_STATUSES.includes(current.status)) return current;
      await delay(POLL_MS);
    }
  } finally {
    if (isStarted) bar.stop();
  }
}

async function downloadErrors(client: TenureClient, importId: string, file: string): Promise<void> {
  const { data } = await client.GET('/api/v1/imports/{importId}/errors', {
    params: { path: { importId } },
    headers: { Accept: 'application/x-ndjson' },
    parseAs: 'stream',
  });
  if (!data) throw new Error('the service sent no errors');
  await pipeline(Readable.fromWeb(data), createWriteStream(file));
}
