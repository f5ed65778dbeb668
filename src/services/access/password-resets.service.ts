import type { PasswordResetsRepository } from '../../db/access/password-resets.repository';
import { newId } from '../../platform/ids';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import { linkSecretOwner } from '../mail/mail-values';
import { tokenDigest, isLinkToken, newLinkToken } from './link-token';
import { hashPassword } from './passwords';

/** Password reset through a mailed link that works once and is valid for one hour. */
export class PasswordResetsService {
  constructor(
    private readonly resets: PasswordResetsRepository,
    private readonly box: SecretBox,
  ) {}

  /** Does the same work for every address, so that neither response nor timing reveals whether a user exists. */
  async request(email: string): Promise<void> {
    const token = newLinkToken();
    const mailId = newId();
    await this.resets.insert(email, {
      resetId: newId(),
      digest: tokenDigest(token),
      mailId,
      sealedLink: this.box.seal(`/developers/password-reset/${token}`, linkSecretOwner(mailId)),
    });
  }

  /** Returns the email address a link was made for; null if the link was used or replaced, or has expired. */
  async find(token: string): Promise<string | null> {
    if (!isLinkToken(token)) return null;
    return (await this.resets.find(tokenDigest(token))) ?? null;
  }

  /** Sets the password and ends every session of the user. Returns false if the link cannot be used any more. */
  async use(token: string, password: string): Promise<boolean> {
    if (!isLinkToken(token)) return false;
    return this.resets.use(tokenDigest(token), await hashPassword(password), newId());
  }
}
