import type { TenantScope } from '../domain/common';
import type { Database, PipelinedClient } from './database';
import { send, type Executor, type Statement } from './statement';
import { repositoriesFor, type Repositories } from './repositories';

/**
 * The front door to a tenant's rows. Every statement runs in a transaction that carries tenant and mode as settings
 * of that transaction, which the row-level policies read; nothing outlives it, so a pooler in transaction mode is
 * safe. `repositories` run a statement each; `transaction` hands out the same set bound to one transaction.
 */
export class TenantDatabase {
  readonly repositories: Repositories;

  constructor(
    private readonly database: Database,
    private readonly scope: TenantScope,
    /** Called once the events of a statement or transaction are committed. */
    private readonly eventsCommitted: () => void = () => undefined,
  ) {
    const executor: Executor = { rows: (statement) => this.single(statement) };
    this.repositories = repositoriesFor(executor, database.knex, scope, eventsCommitted);
  }

  /**
   * Commits when `work` resolves, rolls back when it throws. Only repositories are handed out: no network client,
   * so nothing slow can hold the transaction open by accident.
   */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T> {
    return this.database.withConnection(async (client) => {
      const opened = open(client, this.scope);
      // The answers come in order, so a failure here is also the failure of the first statement that waits for it.
      opened.catch(() => undefined);
      const executor: Executor = { rows: (statement) => send(client, statement) };
      try {
        let events = false;
        const repositories = repositoriesFor(executor, this.database.knex, this.scope, () => {
          events = true;
        });
        const outcome = await work(repositories);
        await opened;
        await client.query(COMMIT);
        if (events) this.eventsCommitted();
        return outcome;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  /** One statement, one round trip: begin, settings, statement and commit leave together. */
  private single<Row>(statement: Statement): Promise<Row[]> {
    return this.database.withConnection(async (client) => {
      client.connection.stream.cork();
      const opened = open(client, this.scope);
      const answered = send<Row>(client, statement);
      const committed = client.query(COMMIT);
      client.connection.stream.uncork();
      // After a failed statement the commit is answered as a rollback, so nothing is left open.
      const [begun, outcome, closed] = await Promise.allSettled([opened, answered, committed]);
      if (outcome.status === 'rejected') throw outcome.reason;
      if (begun.status === 'rejected') throw begun.reason;
      if (closed.status === 'rejected') throw closed.reason;
      return outcome.value;
    });
  }
}

const BEGIN = { name: 'begin', text: 'BEGIN' };
const COMMIT = { name: 'commit', text: 'COMMIT' };

async function open(client: PipelinedClient, scope: TenantScope): Promise<void> {
  await Promise.all([
    client.query(BEGIN),
    client.query({
      name: 'tenant_settings',
      text: "SELECT set_config('tenure.tenant_id', $1, true), set_config('tenure.mode', $2, true)",
      values: [scope.tenantId, scope.mode],
    }),
  ]);
}
