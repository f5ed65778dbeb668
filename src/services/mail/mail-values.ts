import type { NewMail } from '../../db/mail/mails.repository';
import type { MailKind } from '../../mail/templates';
import { newId } from '../../platform/ids';
import type { SecretBox } from '../../webhooks/signing/secret-box';

/** Binds the sealed link of a mail to its row, so that it cannot be opened in another row. */
export const linkSecretOwner = (mailId: string): string => `mail ${mailId}`;

/** Values of a mail that is inserted in the transaction of its cause. `link` contains a secret and is stored sealed. */
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
