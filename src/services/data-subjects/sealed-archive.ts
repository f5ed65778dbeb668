import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts an archive with AES-256-GCM under a key derived (HKDF-SHA256) from the token of its link. The row of the
 * archive holds only a digest of the token. Layout: nonce, tag, ciphertext.
 */
export function sealArchive(archive: Buffer, token: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), nonce);
  const sealed = Buffer.concat([cipher.update(archive), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws if the archive was sealed with another token. */
export function openArchive(sealed: Buffer, token: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

function keyOf(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', 'tenure access export v1', 32));
}
