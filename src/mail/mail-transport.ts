import type { RenderedMail } from './mail-template';

/** A letter that cannot be delivered however often it is tried, e.g. since the address is refused. */
export class UndeliverableError extends Error {
  constructor(readonly reason: string) {
    super(reason);
  }
}

/** Hands letters to a mail server. Throws `Undeliverable` for a lasting refusal, anything else for a passing fault. */
export interface MailTransport {
  /** `id` becomes part of the Message-ID, so that a letter handed over twice is known to be the same. */
  send(letter: RenderedMail & { id: string; to: string }): Promise<void>;
  close(): void;
}

/** The code of a passing fault, fit for a log: never the words of the server, which may hold the address. */
export function faultCode(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? parts.join(' ') : 'unknown';
}
