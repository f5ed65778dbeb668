import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Option, type Command } from 'commander';
import { everyItem, tenureClient } from '../../../client/src/index';
import type { CommandRunner } from '../command-runner';
import { apiKey, filePath, isoTime, webAddress } from '../options';

/** Largest page of the API. */
const PAGE_SIZE = 200;

interface ExportOptions {
  key: string;
  url: string;
  from?: string;
  to?: string;
  kind?: string;
  out?: string;
}

/** `score-log export`: writes the scores that a tenant received as JSON Lines. */
export function addScoreLogCommands(program: Command, session: CommandRunner): void {
  program
    .command('score-log')
    .description('export the scores that a tenant received')
    .command('export')
    .description('write the scores of a period, oldest first, one JSON object per line')
    .requiredOption('--key <key>', 'API key with the match scope', apiKey)
    .option('--from <time>', 'first time, ISO 8601', isoTime)
    .option('--to <time>', 'end of the period, exclusive, ISO 8601', isoTime)
    .addOption(
      new Option('--kind <kind>', 'only scores of this kind').choices([
        'match',
        'rescore',
        'rank',
        'forecast',
      ]),
    )
    .option('--out <path>', 'new file to write to, instead of standard output', filePath)
    .option('--url <address>', 'where the API listens', webAddress, 'http://127.0.0.1:3000')
    .action(
      session.plain<ExportOptions>(async ({ options, output }) => {
        const file = options.out === undefined ? null : createWriteStream(options.out, { flags: 'wx' });
        if (file) await once(file, 'open');
        let count = 0;
        for await (const entry of entriesOf(options)) {
          count += 1;
          if (file) await writeLine(file, JSON.stringify(entry));
          else output.data(entry);
        }
        if (!file) return;
        file.end();
        await finished(file);
        output.record({ entries: count, file: options.out }, COLUMNS);
      }),
    );
}

const COLUMNS = {
  entries: ({ entries }: { entries: number }) => entries,
  file: ({ file }: { file: string | undefined }) => file,
};

function entriesOf({ url, key, from, to, kind }: ExportOptions): AsyncGenerator<object> {
  const client = tenureClient({ baseUrl: url, apiKey: key });
  return everyItem(client, '/api/v1/score-log', 'entries', {
    limit: PAGE_SIZE,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(kind === undefined ? {} : { kind }),
  });
}

/** Waits while the buffer of the file is full, so that memory stays flat. */
async function writeLine(file: Writable, line: string): Promise<void> {
  if (!file.write(`${line}\n`)) await once(file, 'drain');
}
