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
    private readonly reach: Reach = 'own',
  ) {
    const executor: Executor = { rows: (statement) => this.single(statement) };
    this.repositories = repositoriesFor(executor, database.knex, scope);
  }

  /**
   * The same rows and, to be read only, those that linked tenants let this one see (`linked_*` policies). A step of
   * its own, because a list of one's own records must never grow by somebody else's.
   */
  get withLinked(): TenantDatabase {
    return this.reach === 'linked' ? this : new TenantDatabase(this.database, this.scope, 'linked');
  }

  /**
   * Commits when `work` resolves, rolls back when it throws. Only repositories are handed out: no network client,
   * so nothing slow can hold the transaction open by accident.
   */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T> {
    return this.database.withConnection(async (client) => {
      const opened = open(client, this.scope, this.reach);
      // The answers come in order, so a failure here is also the failure of the first statement that waits for it.
      opened.catch(() => undefined);
      const executor: Executor = { rows: (statement) => send(client, statement) };
      try {
        const outcome = await work(repositoriesFor(executor, this.database.knex, this.scope));
        await opened;
        await client.query(COMMIT);
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
      const opened = open(client, this.scope, this.reach);
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

/** Whose rows a transaction may read: the tenant's own, or also what linked tenants share with it. */
type Reach = 'own' | 'linked';

const BEGIN = { name: 'begin', text: 'BEGIN' };
const COMMIT = { name: 'commit', text: 'COMMIT' };

const OWN_SETTINGS = {
  name: 'tenant_settings',
  text: "SELECT set_config('tenure.tenant_id', $1, true), set_config('tenure.mode', $2, true)",
};
const LINKED_SETTINGS = {
  name: 'linked_settings',
  text: `SELECT set_config('tenure.tenant_id', $1, true), set_config('tenure.mode', $2, true),
                set_config('tenure.reach', 'linked', true)`,
};

async function open(client: PipelinedClient, scope: TenantScope, reach: Reach): Promise<void> {
  const settings = reach === 'linked' ? LINKED_SETTINGS : OWN_SETTINGS;
  await Promise.all([
    client.query(BEGIN),
    client.query({ ...settings, values: [scope.tenantId, scope.mode] }),
  ]);
}
