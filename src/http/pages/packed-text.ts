import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { entityTag, isUnchanged } from '../lifecycle/etag';

type Encoding = 'br' | 'gzip' | 'identity';

const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A text that is sent often: packed once, in the best encoding that the client accepts. */
export class PackedText {
  private readonly packed = new Map<Encoding, Buffer>();
  private tag: string | undefined;

  constructor(
    private readonly mediaType: string,
    private readonly text: string,
  ) {}

  send(request: Request, response: Response, cacheControl: string): void {
    const encoding = encodingFor(request);
    this.tag ??= entityTag(this.text);
    // A strong validator names the encoded form (RFC 9110 §8.8.3.3).
    const tag = encoding === 'identity' ? this.tag : `${this.tag.slice(0, -1)}-${encoding}"`;
    response.setHeader('Content-Type', this.mediaType);
    response.setHeader('Cache-Control', cacheControl);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', tag);
    if (isUnchanged(request, tag)) {
      response.status(304).end();
      return;
    }
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.send(this.bytes(encoding));
  }

  private bytes(encoding: Encoding): Buffer {
    const bytes = this.packed.get(encoding) ?? pack(this.text, encoding);
    this.packed.set(encoding, bytes);
    return bytes;
  }
}

/** Prefers Brotli, because the order in which browsers list encodings has no meaning. */
export function encodingFor(request: Request): Encoding {
  const accepted = (['br', 'gzip'] as const).find((each) => request.acceptsEncodings(each) === each);
  return accepted ?? 'identity';
}

function pack(text: string, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(text, BROTLI_OPTIONS);
  return encoding === 'gzip' ? gzipSync(text) : Buffer.from(text);
}
