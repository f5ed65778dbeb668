import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { ModelLedger } from '../platform/model-ledger';
import type { ModelRequest } from './language-model';

const CACHE_TTL_SECONDS = 7 * 24 * 3600;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Name of a cached answer and the key that encrypts it. */
export interface CacheEntry {
  name: string;
  key: Buffer;
}

/**
 * Caches the answers of one model to one request of one tenant. An answer can repeat personal data from the document.
 * It is therefore encrypted with a key derived from the document itself (AES-256-GCM, HKDF-SHA256 by RFC 5869): a
 * reader of the store who does not have the document cannot decrypt it.
 */
export class AnswerCache {
  constructor(private readonly ledger: ModelLedger) {}

  entryOf(request: ModelRequest<unknown>, model: string, jsonSchema: object): CacheEntry {
    const hash = createHash('sha256');
    const update = (part: string | Uint8Array): void => {
      hash.update(`${part.length}:`).update(part);
    };
    for (const part of [request.tenantId, request.purpose, model, request.instructions]) update(part);
    update(JSON.stringify(jsonSchema));
    for (const part of request.content) update('text' in part ? part.text : part.jpeg);
    const secret = hash.digest();
    const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
    return { name: derive('name').toString('hex'), key: derive('key') };
  }

  async get({ name, key }: CacheEntry): Promise<string | null> {
    const stored = await this.ledger.get(name);
    if (!stored) return null;
    try {
      const cipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, NONCE_BYTES));
      cipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return (
        cipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8')
      );
    } catch {
      return null;
    }
  }

  async set({ name, key }: CacheEntry, text: string): Promise<void> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    await this.ledger.set(name, Buffer.concat([nonce, cipher.getAuthTag(), encrypted]), CACHE_TTL_SECONDS);
  }
}
