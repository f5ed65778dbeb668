import type { TenantScope } from '../../domain/common';
import type { Database } from './database';
import type { ReadReplica } from './read-replica';
import {
  GENERIC_PLANS,
  genericPlanScopeSettings,
  readOnlyScopeSettings,
  scopeSettings,
} from './scope-settings';
import { compileStatement, type Executor, type Statement } from './statement';
import { isDeadlockError, isStaleStatementError, type NativeStatement } from './statement-batch';
import { repositoriesFor, type Repositories } from './repositories';

export interface TenantDatabaseOptions {
  /** Called once the events of a statement or transaction are committed. */
  eventsCommitted?: (() => void) | undefined;
  /** Answers the statements of `reads` while it has all commits. */
  replica?: ReadReplica | null | undefined;
}

/**
 * Access to a tenant's rows. Every statement runs in a transaction with tenant and mode as local settings, which the
 * row-level policies read. The settings end with the transaction, so a pooler in transaction mode is safe. Each
 * statement of `repositories` is its own transaction; `transaction` provides the same repositories in one transaction.
 */
export class TenantDatabase {
  readonly repositories: Repositories;
  /**
   * The same repositories for lists and rankings, whose statements may run on a read replica. They see all earlier
   * commits. A statement that writes fails, with or without a replica.
   */
  readonly reads: Repositories;
  private readonly eventsCommitted: () => void;

  constructor(
    private readonly database: Database,
    private readonly scope: TenantScope,
    { eventsCommitted = () => undefined, replica }: TenantDatabaseOptions = {},
  ) {
    this.eventsCommitted = eventsCommitted;
    const executor: Executor = {
      rows: (statement) => {
        const compiled = compileStatement(statement);
        return this.single(
          compiled.genericPlan ? genericPlanScopeSettings(scope) : scopeSettings(scope),
          compiled,
        );
      },
    };
    this.repositories = repositoriesFor(executor, database.knex, scope, eventsCommitted);
    const reader: Executor = {
      rows: async <Row>(statement: Statement) =>
        (await replica?.rows<Row>(scope, statement)) ??
        this.single<Row>(readOnlyScopeSettings(scope), compileStatement(statement)),
    };
    this.reads = repositoriesFor(reader, database.knex, scope, eventsCommitted);
  }

  /**
   * Commits when `work` resolves and rolls back when it throws. `work` gets only repositories, so that no slow network
   * call holds the transaction open by accident. It runs again after a deadlock, so its only effects must be those on
   * the database.
   */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T> {
    return afterDeadlocks(() => this.runTransaction(work));
  }

  private runTransaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T> {
    return this.database.withConnection(async (client) => {
      // The statements that open the transaction are sent with its first statement.
      let opening = [BEGIN, ...this.database.localSettings, scopeSettings(this.scope)];
      const executor: Executor = {
        rows: async <Row>(statement: Statement) => {
          const compiled = compileStatement(statement);
          const statements = [...opening, ...(compiled.genericPlan ? [GENERIC_PLANS] : []), compiled];
          opening = [];
          return (await this.database.send(client, statements)).at(-1) as Row[];
        },
      };
      const isOpen = () => opening.length === 0;
      try {
        let events = false;
        const repositories = repositoriesFor(executor, this.database.knex, this.scope, () => {
          events = true;
        });
        const outcome = await work(repositories);
        if (isOpen()) await this.database.send(client, [COMMIT]);
        if (events) this.eventsCommitted();
        return outcome;
      } catch (error) {
        if (isOpen()) await this.database.send(client, [ROLLBACK]).catch(() => undefined);
        throw error;
      }
    });
  }

  /** Sends the settings and the statement as one batch, which is one transaction and one round trip. */
  private single<Row>(settings: NativeStatement, statement: NativeStatement): Promise<Row[]> {
    return this.database.withConnection(async (client) => {
      const statements = [...this.database.localSettings, settings, statement];
      // A failed batch has no effect, so a batch with an outdated prepared statement is sent again.
      const send = () =>
        this.database.send(client, statements).catch((error: unknown) => {
          if (isStaleStatementError(error)) return this.database.send(client, statements);
          throw error;
        });
      const results = await afterDeadlocks(send);
      return results.at(-1) as Row[];
    });
  }
}

/** Retries a transaction up to `MAX_DEADLOCK_RETRIES` times if Postgres rolled it back to resolve a deadlock. */
async function afterDeadlocks<T>(run: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isDeadlockError(error) || retries === MAX_DEADLOCK_RETRIES) throw error;
    }
  }
}

const MAX_DEADLOCK_RETRIES = 3;

const BEGIN = staticStatement('begin', 'BEGIN');
const COMMIT = staticStatement('commit', 'COMMIT');
const ROLLBACK = staticStatement('rollback', 'ROLLBACK');

function staticStatement(name: string, sql: string): NativeStatement {
  return { name, sql, bindings: [] };
}
