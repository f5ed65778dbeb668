/** A part of an e-mail that may be the document. */
export interface MailAttachment {
  name: string | null;
  declaredType: string | null;
  bytes: Uint8Array;
  /** The text of the mail shows it, as it does with logos. */
  isInline: boolean;
}

export interface Mail {
  attachments: MailAttachment[];
  text: string | null;
  html: string | null;
  /** The text as RTF, which is used if there is no other. */
  rtf?: Uint8Array | null;
  /** Day on which it was sent, `YYYY-MM-DD`. */
  sentOn: string | null;
}

/** The day of a date in a header, which may be written in any form. */
export function dayOf(date: string | undefined): string | null {
  const time = date === undefined ? NaN : Date.parse(date);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}
