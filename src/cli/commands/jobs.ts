import type { Command } from 'commander';
import { resultOf, type components } from '../../../client/src/index';
import { nonEmpty } from '../options';
import { postingSource } from '../push/posting-source';
import { runPush, type PushOptions } from '../push/run-push';
import type { Session } from '../session';

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
      session.plain<PushOptions & { file: string }>((context) =>
        runPush(context, postingSource(context.options.file), async (client, items, headers) => {
          const jobs = items as components['schemas']['JobSyncRequest'][];
          return resultOf(await client.POST('/api/v1/jobs/bulk-sync', { body: { jobs }, headers }));
        }),
      ),
    );
}
