import type { RenderedMail } from './mail-template';

/** Permanent failure of a mail, such as a rejected address. A retry would fail again. */
export class UndeliverableError extends Error {
  constructor(readonly reason: string) {
    super(reason);
  }
}

/**
 * Sends mails through a mail server. Throws `UndeliverableError` for a permanent failure and other errors for a
 * temporary one.
 */
export interface MailTransport {
  /** `id` becomes part of the Message-ID, so that recipients recognize a mail that is sent twice. */
  send(mail: RenderedMail & { id: string; to: string }): Promise<void>;
  close(): void;
}

/** Code of a temporary failure for the log. The server's message is left out because it can contain the address. */
export function faultCode(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? parts.join(' ') : 'unknown';
}
