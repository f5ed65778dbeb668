import type { NewMail } from '../../db/mail/mails.repository';
import type { MailKind } from '../../mail/templates';
import { newId } from '../../platform/ids';
import type { SecretBox } from '../../webhooks/signing/secret-box';

/** What the sealed link of a mail belongs to, so that it opens in no other row. */
export const linkSecretOwner = (mailId: string): string => `mail ${mailId}`;

/** A mail as it is written with the change it tells of. `link`, a path that opens something, is kept sealed. */
export function newMailValues(
  box: SecretBox,
  mail: { kind: MailKind; cause: string; recipient: string; facts: object; link: string },
): NewMail {
  const mailId = newId();
  return {
    mail_id: mailId,
    kind: mail.kind,
    cause: mail.cause,
    recipient: mail.recipient,
    facts: mail.facts,
    sealed_link: box.seal(mail.link, linkSecretOwner(mailId)),
  };
}
