import type { Command } from 'commander';
import { resultOf, type components } from '../../../client/src/index';
import { apiKey, filePath } from '../options';
import { postingFileSource } from '../push/posting-file-source';
import { runPush, type PushOptions } from '../push/run-push';
import { withServiceOptions } from '../service-options';
import type { CommandRunner } from '../command-runner';

/** `jobs push`: pushes a file of postings through the API, as an ATS does. */
export function addJobCommands(program: Command, session: CommandRunner): void {
  const push = program
    .command('jobs')
    .description('manage the jobs of an employer')
    .command('push')
    .description(
      'push a file of postings (.jsonl or .csv) in batches; an interrupted push resumes where it stopped',
    )
    .requiredOption('--file <path>', 'JSON Lines with one POST /jobs/sync body per line, or CSV', filePath)
    .requiredOption('--key <key>', 'API key of the employer with the jobs scope', apiKey);
  withServiceOptions(push).action(
    session.plain<PushOptions & { file: string }>((context) =>
      runPush(context, postingFileSource(context.options.file), async (client, items, headers) => {
        const jobs = items as components['schemas']['JobSyncRequest'][];
        return resultOf(await client.POST('/api/v1/jobs/bulk-sync', { body: { jobs }, headers }));
      }),
    ),
  );
}
