import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { Database } from '../kernel/database';
import type { Executor } from '../kernel/statement';

/** A mail to send. `facts` contains names and dates, never a secret. A link with a secret is sealed. */
export interface NewMail {
  mail_id: string;
  kind: string;
  /** Each cause is mailed once. Contains only ids. */
  cause: string;
  recipient: string;
  facts: object;
  sealed_link: Buffer | null;
}

export interface MailRow {
  mail_id: string;
  kind: string;
  recipient: string | null;
  facts: Record<string, unknown>;
  sealed_link: Buffer | null;
  created_at: Date;
}

export type MailState = 'pending' | 'sent' | 'kept' | 'failed' | 'dropped';

export interface ListedMailRow extends Omit<MailRow, 'sealed_link'> {
  state: MailState;
  attempts: number;
  error: string | null;
  ended_at: Date | null;
}

/** Mails of one tenant, inserted in the transaction of their cause. */
export class MailsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async add(mail: NewMail): Promise<void> {
    await this.executor.rows(
      this.knex('mails').insert({
        ...mail,
        facts: JSON.stringify(mail.facts),
        tenant_id: this.scope.tenantId,
      }),
    );
  }
}

/** Mail of all tenants, for the sender and for operators. */
export class MailQueueRepository {
  constructor(private readonly database: Database) {}

  /** Claims due mails. Concurrent runs claim different mails. */
  claimDue(limit: number): Promise<{ mail_id: string; attempts: number }[]> {
    return this.rows('SELECT * FROM claim_due_mails(?)', [limit]);
  }

  /** Claims an attempt and counts it. Returns undefined if another process made the attempt or the mail has ended. */
  async claim(mailId: string, attempt: number): Promise<MailRow | undefined> {
    const [row] = await this.rows<MailRow>('SELECT * FROM take_mail(?, ?)', [mailId, attempt]);
    return row;
  }

  /** `reason` is a code, never the message of another server, which may contain the address. */
  async end(
    mailId: string,
    outcome: Exclude<MailState, 'pending'> | 'retry',
    { reason = null, againInSeconds = null }: { reason?: string | null; againInSeconds?: number | null } = {},
  ): Promise<void> {
    await this.rows('SELECT end_mail(?, ?, ?, ?)', [mailId, outcome, reason, againInSeconds]);
  }

  /** Deletes the content of mails after a week and their causes after 400 days. */
  deleteExpired(limit: number): Promise<number> {
    return this.count('SELECT forget_mails(?) AS rows', [limit]);
  }

  /** Adds mails about failing webhooks. Returns their number. */
  mailWebhookNotices(limit: number): Promise<number> {
    return this.count('SELECT mail_webhook_notices(?) AS rows', [limit]);
  }

  /** Adds mails about keys that expire soon or have long been unused. Returns their number. */
  mailKeyNotices(): Promise<number> {
    return this.count('SELECT mail_key_notices() AS rows', []);
  }

  /** Adds mails about deprecated routes that keys have called recently. Returns their number. */
  mailDeprecations(steps: readonly object[]): Promise<number> {
    return this.count('SELECT mail_deprecations(?::json) AS rows', [JSON.stringify(steps)]);
  }

  latest(limit: number): Promise<ListedMailRow[]> {
    return this.rows<ListedMailRow>('SELECT * FROM latest_mails(?)', [limit]);
  }

  async findStored(mailId: string): Promise<MailRow | undefined> {
    const [row] = await this.rows<MailRow>('SELECT * FROM kept_mail(?)', [mailId]);
    return row;
  }

  private async count(sql: string, bindings: readonly (string | number)[]): Promise<number> {
    const [row] = await this.rows<{ rows: number }>(sql, bindings);
    return Number(row?.rows ?? 0);
  }

  private async rows<Row>(sql: string, bindings: readonly (string | number | null)[]): Promise<Row[]> {
    const { rows } = await this.database.knex.raw<{ rows: Row[] }>(sql, [...bindings]);
    return rows;
  }
}
