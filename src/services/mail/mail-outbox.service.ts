import type { ListedMailRow, MailState, MailQueueRepository } from '../../db/mail/mails.repository';
import type { Timestamp, UUID } from '../../domain/common';
import { renderMail } from '../../mail/mail-template';
import { buildMail, subjectOfMail } from '../../mail/templates';
import { AppError } from '../../platform/app-error';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import { renderStoredMail } from './send-mail.service';

const MAX_LISTED_MAILS = 200;

export interface ListedMail {
  mailId: UUID;
  kind: string;
  about: string;
  /** Recipient and subject are set only for mails that can be read in the portal. */
  recipient: string | null;
  subject: string | null;
  state: MailState;
  attempts: number;
  /** Code of the last failure. */
  error: string | null;
  createdAt: Timestamp;
  endedAt: Timestamp | null;
}

export interface StoredMail {
  mailId: UUID;
  recipient: string;
  subject: string;
  paragraphs: readonly string[];
  action: { label: string; path: string } | null;
  footer: string;
  text: string;
  createdAt: Timestamp;
}

/** The mail outbox for operators: kind and state of every mail, and content only in the mode that keeps mails. */
export class MailOutboxService {
  constructor(
    private readonly mails: MailQueueRepository,
    private readonly box: SecretBox,
    /** True if mails are kept to be read in the portal instead of being sent. */
    private readonly readable: boolean,
  ) {}

  async list(): Promise<{ readable: boolean; mails: ListedMail[] }> {
    const rows = await this.mails.latest(MAX_LISTED_MAILS);
    return { readable: this.readable, mails: rows.map((row) => toListedMail(row, this.readable)) };
  }

  /** Throws `not_found` for a mail that was sent or deleted, and for every mail if mails are sent to a server. */
  async read(mailId: UUID, baseUrl: string): Promise<StoredMail> {
    const row = this.readable ? await this.mails.findStored(mailId) : undefined;
    if (!row) throw new AppError('not_found', 'No such mail exists.');
    const content = renderStoredMail(row, this.box);
    const { subject, text } = renderMail(content, baseUrl);
    return {
      ...content,
      mailId,
      recipient: row.recipient ?? '',
      subject,
      text,
      createdAt: row.created_at.toISOString(),
    };
  }
}

function toListedMail(row: ListedMailRow, readable: boolean): ListedMail {
  const isReadable = readable && row.state === 'kept';
  return {
    mailId: row.mail_id,
    kind: row.kind,
    about: subjectOfMail(row.kind),
    recipient: isReadable ? row.recipient : null,
    subject: isReadable ? subjectOf(row) : null,
    state: row.state,
    attempts: row.attempts,
    error: row.error,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** Returns null for a mail of another release that this one cannot render. */
function subjectOf({ kind, facts }: ListedMailRow): string | null {
  try {
    return renderMail(buildMail(kind, facts, ''), '').subject;
  } catch {
    return null;
  }
}
