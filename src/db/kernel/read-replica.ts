import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import type { TenantScope } from '../../domain/common';
import { CommitPosition } from './commit-position';
import type { Database } from './database';
import { assertReplicaOf, UnsuitableReplicaError } from './replica-identity';
import { replicaScopeSettings } from './scope-settings';
import { compileStatement, prepareStatement, type Statement } from './statement';

/** Why a read is sent to the primary although a replica is configured. */
export type ReplicaFault =
  /** The replica did not replay the latest commits in time. */
  | 'behind'
  /** Replay cancelled the statement. */
  | 'conflict'
  /** No connection, or no response. */
  | 'unreachable'
  /** The statement failed. */
  | 'failed'
  /** The server is not a replica of the primary, or its role can bypass row-level security. */
  | 'unsuitable';

export interface ReadReplicaListeners {
  /** Called with the outcome of each read: null if the replica answered it. */
  observe?: (fault: ReplicaFault | null) => void;
  /** Called after the first check, and when reads move to the primary, with the reason, or back to the replica. */
  moved?: (fault: ReplicaFault | null, error?: unknown) => void;
}

/** Time a read waits for the replica to replay the latest commits. */
const MAX_REPLAY_WAIT_MS = 100;
/** First pause between two attempts to read. Each pause is twice as long as the previous one. */
const FIRST_PAUSE_MS = 1;
/** Minimum time between two checks of a replica that is not used. */
const CHECK_INTERVAL_MS = 500;

/** Conflict with recovery, and deadlock with recovery. */
const CONFLICT_STATES = new Set(['40001', '40P01']);
/** SQLSTATE classes of a server that cannot serve: connection, login, database, resources, shutdown, system. */
const UNREACHABLE_STATE_PATTERN = /^(?:08|28|3D|53|57|58)/;

/** A tenant without rows. */
const NO_TENANT: TenantScope = { tenantId: '', mode: 'live' };
const noRead = prepareStatement('SELECT 1');

/**
 * Reads from a streaming replica. A replica answers a read only if it contains every commit acknowledged before the read
 * began, so callers see their own writes and cannot tell the replica from the primary. Reads are not sent to a replica
 * that is behind or does not respond until a check in the background succeeds.
 */
export class ReadReplica {
  private currentFault: ReplicaFault | null = 'unreachable';
  private hasBeenChecked = false;
  private checking: Promise<void> | null = null;
  /** Earliest time of the next check, on the monotonic clock. */
  private nextCheckAt = 0;
  private readonly commits: CommitPosition;

  constructor(
    private readonly primary: Database,
    private readonly replica: Database,
    private readonly listeners: ReadReplicaListeners = {},
  ) {
    this.commits = new CommitPosition(primary);
  }

  /** Null while reads are sent to the replica. */
  get fault(): ReplicaFault | null {
    return this.currentFault;
  }

  /** Returns the rows of a statement that only reads, or null if the primary must answer. */
  async rows<Row>(scope: TenantScope, statement: Statement): Promise<Row[] | null> {
    const outcome = this.currentFault ?? (await this.tryRows<Row>(scope, statement));
    if (typeof outcome !== 'string') {
      this.listeners.observe?.(null);
      return outcome;
    }
    if (this.currentFault !== null) this.checkInBackground();
    this.listeners.observe?.(outcome);
    return null;
  }

  /** Finds out whether reads can be sent to the replica. Never rejects. */
  check(): Promise<void> {
    this.checking ??= this.runCheck().finally(() => {
      this.checking = null;
      this.nextCheckAt = performance.now() + CHECK_INTERVAL_MS;
    });
    return this.checking;
  }

  async close(): Promise<void> {
    await this.checking;
    await this.replica.close();
  }

  private checkInBackground(): void {
    if (performance.now() >= this.nextCheckAt) void this.check();
  }

  private async runCheck(): Promise<void> {
    try {
      await assertReplicaOf(this.primary, this.replica);
      const rows = await this.rowsAt(NO_TENANT, noRead({}), await this.commits.read());
      this.move(rows === null ? 'behind' : null);
    } catch (error) {
      this.move(error instanceof UnsuitableReplicaError ? 'unsuitable' : 'unreachable', error);
    }
  }

  private move(fault: ReplicaFault | null, error?: unknown): void {
    if (fault === this.currentFault && this.hasBeenChecked) return;
    this.hasBeenChecked = true;
    this.currentFault = fault;
    this.nextCheckAt = performance.now() + CHECK_INTERVAL_MS;
    this.listeners.moved?.(fault, error);
  }

  private async tryRows<Row>(scope: TenantScope, statement: Statement): Promise<Row[] | ReplicaFault> {
    let position: string;
    try {
      position = await this.commits.read();
    } catch {
      // The primary fails, not the replica. The caller gets its error or, after a passing fault, its rows.
      return 'failed';
    }
    try {
      const rows = await this.rowsAt<Row>(scope, statement, position);
      if (rows !== null) return rows;
      this.move('behind');
      return 'behind';
    } catch (error) {
      const fault = faultOf(error);
      // A cancelled or failed statement says nothing about the next one.
      if (fault === 'unreachable') this.move(fault, error);
      return fault;
    }
  }

  /** Returns null if the replica does not reach the position in time. */
  private async rowsAt<Row>(
    scope: TenantScope,
    statement: Statement,
    position: string,
  ): Promise<Row[] | null> {
    const compiled = compileStatement(statement);
    const lastAttemptAt = performance.now() + MAX_REPLAY_WAIT_MS;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
      const results = await this.replica.withConnection((client) =>
        this.replica.send(client, [
          ...this.replica.localSettings,
          replicaScopeSettings(scope, position),
          compiled,
        ]),
      );
      const [settings] = results.at(-2) as { current: boolean }[];
      if (settings?.current) return results.at(-1) as Row[];
      if (performance.now() >= lastAttemptAt) return null;
      await delay(pauseMs);
    }
  }
}

function faultOf(error: unknown): ReplicaFault {
  // An error without SQLSTATE comes from the connection or the connection pool.
  const state = error instanceof DatabaseError ? error.code : undefined;
  if (state === undefined || UNREACHABLE_STATE_PATTERN.test(state)) return 'unreachable';
  return CONFLICT_STATES.has(state) ? 'conflict' : 'failed';
}
