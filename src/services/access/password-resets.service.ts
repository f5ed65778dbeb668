import type { PasswordResetsRepository } from '../../db/access/password-resets.repository';
import { newId } from '../../platform/ids';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import { linkSecretOwner } from '../mail/mail-values';
import { digestOf, isLinkToken, newLinkToken } from './link-token';
import { hashPassword } from './passwords';

/** Password reset through a mailed link that works once and is valid for one hour. */
export class PasswordResetsService {
  constructor(
    private readonly resets: PasswordResetsRepository,
    private readonly box: SecretBox,
  ) {}

  /** Does the same work for known and unknown addresses, so that neither response nor timing reveals which exist. */
  async request(email: string): Promise<void> {
    const token = newLinkToken();
    const mailId = newId();
    await this.resets.insert(email, {
      resetId: newId(),
      digest: digestOf(token),
      mailId,
      sealedLink: this.box.seal(`/developers/password-reset/${token}`, linkSecretOwner(mailId)),
    });
  }

  /** Address of the person a link is for; null when it was used, replaced or is too old. */
  async find(token: string): Promise<string | null> {
    if (!isLinkToken(token)) return null;
    return (await this.resets.find(digestOf(token))) ?? null;
  }

  /** Ends every session of the person. False when the link cannot be used any more. */
  async use(token: string, password: string): Promise<boolean> {
    if (!isLinkToken(token)) return false;
    return this.resets.use(digestOf(token), await hashPassword(password), newId());
  }
}
