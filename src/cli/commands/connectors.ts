import { setTimeout as delay } from 'node:timers/promises';
import { Argument, type Command } from 'commander';
import { resultOf, type components, type TenureClient } from '../../../client/src/index';
import { CONNECTOR_KINDS, type ConnectorKindName } from '../../domain/connectors/connector-kind';
import { retryingClient, type ApiOptions } from '../api-client';
import { ChecksFailedError, type CommandRunner, type PlainContext } from '../command-runner';
import { apiKey, text, uuid, wholeNumber } from '../options';
import type { Columns } from '../output';
import { createProgressBar } from '../progress-bar';
import { withServiceOptions } from '../service-options';

const POLL_MS = 500;
const FINAL_STATUSES: readonly string[] = ['succeeded', 'failed', 'cancelled'];
const MIN_INTERVAL_MINUTES = 15;
const MAX_INTERVAL_MINUTES = 44_640;
const MAX_BOARD = 2_000;
const MAX_TEXT = 500;

type Connector = components['schemas']['Connector'];
type ConnectorRun = components['schemas']['ConnectorRun'];
type ConnectorChange = components['schemas']['ConnectorChange'];
type Credentials = components['schemas']['ConnectorRequest']['credentials'];

interface AddOptions extends ApiOptions {
  board: string;
  every?: number;
  company?: string;
  clientId?: string;
  accountToken?: string;
}

const connectorColumns: Columns<Connector> = {
  connector: (row) => row.connectorId,
  kind: (row) => row.kind,
  board: (row) => row.board,
  status: (row) => row.status,
  'open jobs': (row) => row.openJobs,
  'last run': (row) => row.lastRun?.status,
  ended: (row) => row.lastRun?.finishedAt,
};
const runColumns: Columns<ConnectorRun> = {
  run: (row) => row.runId,
  status: (row) => row.status,
  created: (row) => row.counts.created,
  updated: (row) => row.counts.updated,
  unchanged: (row) => row.counts.unchanged,
  reopened: (row) => row.counts.reopened,
  closed: (row) => row.counts.closed,
  failed: (row) => row.counts.failed,
};
const changeColumns: Columns<ConnectorChange> = {
  action: (row) => row.action,
  posting: (row) => row.postingId,
  title: (row) => row.title,
  location: (row) => row.location,
};

/** `connectors`: boards whose jobs are pulled. */
export function addConnectorCommands(program: Command, session: CommandRunner): void {
  const group = program.command('connectors').description('pull the jobs of boards and other systems');
  const add = withKey(group.command('add').description('connect a board; nothing is pulled yet'))
    .addArgument(new Argument('<kind>', 'the system of the board').choices(CONNECTOR_KINDS))
    .requiredOption(
      '--board <board>',
      'what identifies the board: usually the company in its address',
      text(MAX_BOARD),
    )
    .option(
      '--every <minutes>',
      'pull the board on a schedule',
      wholeNumber(MIN_INTERVAL_MINUTES, MAX_INTERVAL_MINUTES),
    )
    .option('--company <name>', 'employer of postings that state none', text(MAX_TEXT))
    .option(
      '--client-id <id>',
      'OAuth client of greenhouse_harvest; its secret is read from standard input',
      text(MAX_TEXT),
    )
    .option(
      '--account-token <token>',
      'linked account of merge; the API key is read from standard input',
      text(MAX_TEXT),
    );
  withServiceOptions(add).action((kind: string, options: object, self: Command) =>
    session.plain<AddOptions>((context) => addConnector(context, kind as ConnectorKindName))(options, self),
  );
  const list = withKey(group.command('list').description('list the connectors with their last run'));
  withServiceOptions(list).action(session.plain<ApiOptions>(listConnectors));
  const preview = withKey(group.command('preview').description('show what a run would change'));
  onConnector(preview, session, previewConnector);
  const run = withKey(group.command('run').description('pull the board now and wait for the end'))
    .option('--allow-empty', 'close all jobs if the board has none')
    .option('--full', 'pull the whole board, also if it can list what has changed');
  onConnector(run, session, runConnector);
  const remove = withKey(group.command('remove').description('delete a connector; its jobs stay'));
  onConnector(remove, session, async ({ output }, client, connectorId) => {
    await client.DELETE('/api/v1/connectors/{connectorId}', { params: { path: { connectorId } } });
    output.record({ connectorId }, { removed: (row) => row.connectorId });
  });
}

function withKey(command: Command): Command {
  return command.requiredOption('--key <key>', 'API key of the employer with the jobs scope', apiKey);
}

function onConnector<Options extends ApiOptions>(
  command: Command,
  session: CommandRunner,
  act: (context: PlainContext<Options>, client: TenureClient, connectorId: string) => Promise<void>,
): void {
  command.argument('<connectorId>', 'id of the connector', uuid);
  withServiceOptions(command).action((connectorId: string, options: object, self: Command) =>
    session.plain<Options>((context) => act(context, clientOf(context.options), connectorId))(options, self),
  );
}

function clientOf(options: ApiOptions): TenureClient {
  return retryingClient(options, (sentence) => process.stderr.write(`\n${sentence}\n`));
}

async function addConnector(context: PlainContext<AddOptions>, kind: ConnectorKindName): Promise<void> {
  const { options, output } = context;
  const credentials = await credentialsOf(context);
  const connector = resultOf(
    await clientOf(options).POST('/api/v1/connectors', {
      body: {
        kind,
        board: options.board,
        intervalMinutes: options.every ?? null,
        ...(credentials ? { credentials } : {}),
        ...(options.company === undefined ? {} : { mapping: { employerName: options.company } }),
      },
    }),
  );
  output.record(connector, connectorColumns);
  output.say(`Next: tenure connectors preview ${connector.connectorId}`);
}

/** The secret part of credentials comes from standard input, because other users of a machine can read arguments. */
async function credentialsOf({ options, stdin, usage }: PlainContext<AddOptions>): Promise<Credentials> {
  const { clientId, accountToken } = options;
  if (clientId !== undefined && accountToken !== undefined) {
    usage('Give --client-id or --account-token, and not both.');
  }
  if (clientId === undefined && accountToken === undefined) return undefined;
  const secret = (await stdin()).trim();
  if (clientId !== undefined) return { type: 'client_credentials', clientId, clientSecret: secret };
  return { type: 'api_key', apiKey: secret, accountToken: accountToken! };
}

async function listConnectors({ options, output }: PlainContext<ApiOptions>): Promise<void> {
  const client = clientOf(options);
  const connectors: Connector[] = [];
  let cursor: string | null = null;
  do {
    const page: components['schemas']['ConnectorList'] = resultOf(
      await client.GET('/api/v1/connectors', { params: { query: cursor === null ? {} : { cursor } } }),
    );
    connectors.push(...page.connectors);
    cursor = page.nextCursor;
  } while (cursor !== null);
  output.list('connectors', connectors, connectorColumns);
}

async function previewConnector(
  { output }: PlainContext<ApiOptions>,
  client: TenureClient,
  connectorId: string,
): Promise<void> {
  const path = { connectorId };
  const preview = resultOf(
    await client.POST('/api/v1/connectors/{connectorId}/preview', { params: { path } }),
  );
  // The client waits for the result, which the description types as the result or its operation.
  if (!('items' in preview)) throw new Error('the service sent no preview');
  if (output.json) return output.data(preview);
  const { created, updated, reopened, closed, unchanged, failed } = preview.counts;
  output.list('changes', preview.items, changeColumns);
  output.say(
    `A run would create ${created}, update ${updated}, reopen ${reopened} and close ${closed} jobs; ${unchanged} are unchanged, ${failed} cannot be read.`,
  );
  if (preview.closingSkipped === 'board_empty') {
    output.say('The board has no postings. A run closes jobs only with --allow-empty.');
  }
  if (preview.closingSkipped === 'posting_without_identifier') {
    output.say('A posting has no identifier, so a run would close no job.');
  }
}

async function runConnector(
  { options, output }: PlainContext<ApiOptions & { allowEmpty?: boolean; full?: boolean }>,
  client: TenureClient,
  connectorId: string,
): Promise<void> {
  const body = { allowEmpty: options.allowEmpty ?? false, full: options.full ?? false };
  const { runId } = resultOf(
    await client.POST('/api/v1/connectors/{connectorId}/runs', { params: { path: { connectorId } }, body }),
  );
  const ended = await follow(client, connectorId, runId);
  output.record(ended, runColumns);
  if (ended.error) output.say(ended.error.detail ?? ended.error.title);
  if (ended.counts.failed > 0 || ended.status !== 'succeeded') throw new ChecksFailedError();
}

async function follow(client: TenureClient, connectorId: string, runId: string): Promise<ConnectorRun> {
  const bar = createProgressBar('{value} postings | closed {closed}');
  bar.start(0, 0, { closed: 0 });
  try {
    for (;;) {
      const run = resultOf(
        await client.GET('/api/v1/connectors/{connectorId}/runs/{runId}', {
          params: { path: { connectorId, runId } },
        }),
      );
      const { created, updated, unchanged, reopened, failed, closed } = run.counts;
      bar.update(created + updated + unchanged + reopened + failed, { closed });
      if (FINAL_STATUSES.includes(run.status)) return run;
      await delay(POLL_MS);
    }
  } finally {
    bar.stop();
  }
}
