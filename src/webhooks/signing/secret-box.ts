import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const FORMAT_VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets with AES-256-GCM under a key derived (HKDF-SHA256) from the configured key, so that access to the
 * database alone does not reveal them. The owner of a secret is authenticated data: a secret moved to another row
 * cannot be decrypted. Layout: version, nonce, tag, ciphertext.
 */
export class SecretBox {
  private readonly keys: readonly Buffer[];

  /** Encrypts with `current` and also decrypts with `earlier` keys, so that the configured key can be changed. */
  constructor(current: string, earlier: readonly string[] = []) {
    this.keys = [current, ...earlier].map((text) =>
      Buffer.from(hkdfSync('sha256', text, '', 'tenure webhook secrets v1', 32)),
    );
  }

  seal(secret: string, owner: string): Buffer {
    return this.sealBytes(Buffer.from(secret, 'utf8'), owner);
  }

  /** Encrypts a file, or any other bytes. */
  sealBytes(content: Buffer, owner: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.keys[0] as Buffer, nonce);
    cipher.setAAD(Buffer.from(owner, 'utf8'));
    const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
    return Buffer.concat([Buffer.of(FORMAT_VERSION), nonce, cipher.getAuthTag(), sealed]);
  }

  /** Throws if the bytes were sealed with another key or for another owner. */
  open(sealed: Buffer, owner: string): string {
    return this.openBytes(sealed, owner).toString('utf8');
  }

  /** Throws if the bytes were sealed with another key or for another owner. */
  openBytes(sealed: Buffer, owner: string): Buffer {
    if (sealed[0] !== FORMAT_VERSION)
      throw new Error('the secret was encrypted in a format this release does not support');
    const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
    const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
    const body = sealed.subarray(1 + NONCE_BYTES + TAG_BYTES);
    for (const key of this.keys) {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner, 'utf8'));
      decipher.setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(body), decipher.final()]);
      } catch {
        // Try the next key.
      }
    }
    throw new Error('the secret cannot be decrypted: WEBHOOK_SECRET_KEY is not the key that encrypted it');
  }
}
