import { existsSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { resultOf } from '../../../client/src/index';
import { retryingClient, type ApiOptions } from '../api-client';
import type { CommandRunner } from '../command-runner';
import { apiKey, filePath, uuid } from '../options';
import { withServiceOptions } from '../service-options';

interface ExportOptions extends ApiOptions {
  candidate: string;
  out: string;
}

/** `candidates export`: saves everything held about a candidate as a zip archive. */
export function addCandidateExport(candidates: Command, session: CommandRunner): void {
  const command = candidates
    .command('export')
    .description('save everything held about a candidate as a zip archive, for an access request')
    .requiredOption('--candidate <id>', 'id of the candidate', uuid)
    .requiredOption('--out <path>', 'the zip archive to write; an existing file is kept', filePath)
    .requiredOption('--key <key>', 'API key with the candidates scope', apiKey);
  withServiceOptions(command).action(
    session.plain<ExportOptions>(async ({ options, output, usage }) => {
      const { candidate: candidateId, out } = options;
      if (existsSync(out)) usage(`The file ${out} already exists.`);
      const client = retryingClient(options, (sentence) => process.stderr.write(`${sentence}\n`));
      const created = await client.POST('/api/v1/candidates/{candidateId}/access-export', {
        params: { path: { candidateId } },
      });
      const { exportId, downloadPath, entries } = resultOf(created);
      const { data } = await client.GET('/api/v1/access-exports/{exportToken}', {
        params: { path: { exportToken: downloadPath.split('/').at(-1) ?? '' } },
        headers: { Accept: 'application/zip' },
        parseAs: 'arrayBuffer',
      });
      if (!data) throw new Error('the service returned no archive');
      const archive = Buffer.from(data);
      // Only the current user may read the data of the person.
      writeFileSync(out, archive, { flag: 'wx', mode: 0o600 });
      const report = { exportId, file: out, bytes: archive.length, entries };
      output.record(report, {
        file: (row) => row.file,
        bytes: (row) => row.bytes,
        entries: (row) => Object.values(row.entries).reduce((total, count) => total + count, 0),
      });
    }),
  );
}
