import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { nonEmpty } from '../options';
import type { Columns } from '../output';
import { BatchClient } from '../push/batch-client';
import { pushFile, type PushReport } from '../push/push-file';
import { readItems } from '../push/read-items';
import type { Session } from '../session';
import { FoundBroken } from '../session';

const columns: Columns<PushReport> = {
  items: (report) => report.done,
  created: (report) => report.created,
  updated: (report) => report.updated,
  failed: (report) => report.failed,
  failures: (report) => report.failures,
};

interface PushOptions {
  file: string;
  url: string;
  key: string;
}

/** `jobs push`: a file of postings through the API, as an ATS would push them. */
export function addJobCommands(program: Command, session: Session): void {
  program
    .command('jobs')
    .description('openings of an employer')
    .command('push')
    .description(
      'push a file of postings (.jsonl or .csv) in batches; an interrupted push goes on where it stopped',
    )
    .requiredOption('--file <path>', 'JSON Lines with a POST /jobs/sync body a line, or CSV', nonEmpty)
    .requiredOption('--key <key>', 'API key of the employer with the scope jobs', nonEmpty)
    .option('--url <address>', 'where the API listens', nonEmpty, 'http://127.0.0.1:3000')
    .action(
      session.plain<PushOptions>(async ({ options, output, usage }) => {
        if (!existsSync(options.file)) usage(`There is no file ${options.file}.`);
        const total = await countItems(options.file);
        const bar = new SingleBar({
          format:
            '{bar} {percentage}% | {value}/{total} | created {created} updated {updated} failed {failed}',
          stream: process.stderr,
          noTTYOutput: true,
          notTTYSchedule: 5_000,
          clearOnComplete: true,
        });
        const client = new BatchClient(options.url.replace(/\/+$/, ''), options.key, (sentence) =>
          process.stderr.write(`\n${sentence}\n`),
        );
        bar.start(total, 0, { created: 0, updated: 0, failed: 0 });
        let report: PushReport;
        try {
          report = await pushFile(options.file, client, (state) => bar.update(state.done, { ...state }));
        } finally {
          bar.stop();
        }
        output.record(report, columns);
        if (report.failed > 0) throw new FoundBroken();
      }),
    );
}

async function countItems(file: string): Promise<number> {
  let count = 0;
  for await (const _item of readItems(file)) count += 1;
  return count;
}
