import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import knexFactory from 'knex';
import { composeAdmin } from '../../../src/compose/admin';
import { composeProcess } from '../../../src/compose/process';
import { composeWebhooks } from '../../../src/compose/webhooks';
import { loadConfig } from '../../../src/config/config';
import { migrate } from '../../../src/db/migrate';
import type { Caller } from '../../../src/services/access/caller';
import { Cursors } from '../../../src/services/cursors';
import { SecretBox } from '../../../src/webhooks/signing/secret-box';
import { Processes, waitUntilReady } from '../processes';
import { startBenchStores } from '../stores';

/** One endpoint with its own tenant. */
export interface Endpoint {
  caller: Caller;
  path: string;
}

/** Starts stores, a worker process for the deliver pool as in production, a receiver and the baseline. */
export async function startWebhookBench(
  say: (line: string) => void,
  logs: string,
  profileFolder: string | null,
) {
  const stores = await startBenchStores(say);
  const environment = { ...stores.environment, WEBHOOK_ALLOW_LOOPBACK: 'true', LOG_LEVEL: 'warn' };
  const config = loadConfig({ ...environment, NODE_ENV: 'production' });
  await migrate(config.database.migrationUrl);
  const processes = new Processes(environment, profileFolder);
  const receiver = processes.start(
    'tools/bench/webhooks/receiver.js',
    [],
    {},
    path.join(logs, 'receiver.log'),
  );
  const { port } = await nextMessage<{ port: number }>(receiver, 'port');
  const baseline = processes.start(
    'tools/bench/webhooks/baseline.js',
    [],
    {},
    path.join(logs, 'baseline.log'),
  );
  await nextMessage(baseline, 'ready');
  const worker = processes.start('workers/main.js', ['--pools=deliver'], {}, path.join(logs, 'worker.log'));
  await waitUntilReady(worker);
  const base = composeProcess(config, 'bench');
  const admin = composeAdmin(config);
  const owner = knexFactory({ client: 'pg', connection: config.database.migrationUrl });
  const box = new SecretBox(config.webhooks.secretKey);
  const { webhookSubscriptions } = composeWebhooks(config, base, new Cursors(config.secrets.cursor), box);
  return {
    config,
    data: base.data,
    receiver,
    receiverPort: port,
    workerPid: worker.pid ?? 0,
    stores,
    baseline,
    endpoint: async (at: string): Promise<Endpoint> => {
      const { tenantId } = await admin.tenants.create({ type: 'employer', name: 'Bench' });
      const caller: Caller = {
        tenantId,
        mode: 'test',
        keyId: tenantId,
        keyName: 'bench',
        tenantType: 'employer',
        scopes: ['parse', 'match'],
        expiresAt: null,
        sandboxTenant: null,
      };
      await webhookSubscriptions.create(caller, {
        url: `http://127.0.0.1:${port}${at}`,
        events: ['*'],
        description: null,
      });
      return { caller, path: at };
    },
    query: async <Row>(sql: string, values: (string | number)[] = []): Promise<Row[]> =>
      (await owner.raw<{ rows: Row[] }>(sql, values)).rows,
    stop: async (): Promise<void> => {
      await processes.stop();
      await owner.destroy();
      await admin.close();
      await base.shutdown.run('bench');
      await stores.stop();
    },
  };
}

export type WebhookBench = Awaited<ReturnType<typeof startWebhookBench>>;

/** The next message of the process with the given member. */
export function nextMessage<Message extends object>(
  child: ChildProcess,
  member: keyof Message & string,
): Promise<Message> {
  const message = new Promise<Message>((resolve, reject) => {
    const onMessage = (message: Message): void => {
      if (!(member in message)) return;
      child.off('message', onMessage);
      child.off('exit', fail);
      resolve(message);
    };
    const fail = (): void => reject(new Error('a process of the measurement has ended'));
    child.on('message', onMessage);
    child.once('exit', fail);
  });
  // The rejection is reported where the message is awaited, which may be later.
  message.catch(() => undefined);
  return message;
}
