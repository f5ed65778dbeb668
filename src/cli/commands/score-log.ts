import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Option, type Command } from 'commander';
import { tenureClient } from '../../../client/src/index';
import type { CommandRunner } from '../command-runner';
import type { ScoreKind } from '../../services/score-log/score-entries';
import { apiKey, filePath, isoTime } from '../options';
import { withUrlOption } from '../service-options';

const LINE_FEED = 10;

interface ExportOptions {
  key: string;
  url: string;
  from?: string;
  to?: string;
  kind?: ScoreKind;
  out?: string;
}

/** `score-log export`: writes the scores that a tenant received as JSON Lines. */
export function addScoreLogCommands(program: Command, session: CommandRunner): void {
  const command = program
    .command('score-log')
    .description('export the scores that a tenant received')
    .command('export')
    .description('write the scores of a period, oldest first, one JSON object per line');
  withUrlOption(command)
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
    .action(
      session.plain<ExportOptions>(async ({ options, output }) => {
        const lines = await exportedLines(options);
        if (options.out === undefined) {
          for await (const line of createInterface({ input: lines })) output.data(JSON.parse(line) as object);
          return;
        }
        let entries = 0;
        const count = new Transform({
          transform(chunk: Buffer, _encoding, done) {
            for (const byte of chunk) if (byte === LINE_FEED) entries += 1;
            done(null, chunk);
          },
        });
        await pipeline(lines, count, createWriteStream(options.out, { flags: 'wx' }));
        output.record({ entries, file: options.out }, COLUMNS);
      }),
    );
}

const COLUMNS = {
  entries: ({ entries }: { entries: number }) => entries,
  file: ({ file }: { file: string | undefined }) => file,
};

/** The entries of the period as JSON Lines. The stream fails if the connection closes before its end. */
async function exportedLines({ url, key, from, to, kind }: ExportOptions): Promise<Readable> {
  const client = tenureClient({ baseUrl: url, apiKey: key });
  const { data } = await client.GET('/api/v1/score-log', {
    params: {
      query: {
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        ...(kind === undefined ? {} : { kind }),
      },
    },
    headers: { Accept: 'application/x-ndjson' },
    parseAs: 'stream',
  });
  if (!data) throw new Error('the service sent no entries');
  return Readable.fromWeb(data);
}
