import type { Database } from './database';
import { prepareStatement, sendStatement } from './statement';

/** All commits that were acknowledged are before this position, except those that do not wait for the disk. */
const currentPosition = prepareStatement('SELECT pg_current_wal_flush_lsn()::text AS position');

/** Reads the position in the write-ahead log of the primary that contains all earlier commits. */
export class CommitPosition {
  private inFlight: Promise<unknown> = Promise.resolve();
  private next: Promise<string> | null = null;

  constructor(private readonly primary: Database) {}

  /**
   * Returns a position read after this call. Calls made while a query is in flight share the next query, so a process
   * sends one query at a time however many calls it serves.
   */
  read(): Promise<string> {
    this.next ??= this.inFlight.then(() => {
      this.next = null;
      const position = this.query();
      this.inFlight = position.catch(() => undefined);
      return position;
    });
    return this.next;
  }

  private async query(): Promise<string> {
    const [row] = await sendStatement<{ position: string }>(this.primary, currentPosition({}));
    if (!row) throw new Error('Postgres returned no position of its write-ahead log');
    return row.position;
  }
}
