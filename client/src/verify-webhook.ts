/** A message that the service did not send, or not in the last five minutes. */
export class InvalidSignatureError extends Error {
  override readonly name = 'InvalidSignatureError';
}

export interface VerifyOptions {
  /** Current time in seconds since 1970. */
  now?: number;
  /** Maximum age in seconds; 300 by default. */
  tolerance?: number;
}

/**
 * Returns a webhook message if one of the secrets signed it (Standard Webhooks). Pass the body as received: parsing and
 * formatting change it. Throws `InvalidSignatureError`.
 */
export async function verifyWebhook(
  secrets: string | readonly string[],
  headers: Headers | Readonly<Record<string, string | undefined>>,
  body: string,
  { now = Date.now() / 1000, tolerance = 300 }: VerifyOptions = {},
): Promise<unknown> {
  const read = headerReader(headers);
  const id = read('webhook-id');
  const timestamp = read('webhook-timestamp');
  const signatures = read('webhook-signature');
  if (!id || !timestamp || !signatures)
    throw new InvalidSignatureError('A header of the signature is missing.');
  if (!/^\d+$/.test(timestamp)) throw new InvalidSignatureError('The timestamp is not a number.');
  if (Math.abs(now - Number(timestamp)) > tolerance)
    throw new InvalidSignatureError('The message is too old or from the future.');
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const given = signatures.split(' ').filter((each) => each.startsWith('v1,'));
  for (const secret of [secrets].flat()) {
    const key = await importedKey(secret);
    for (const signature of given) {
      const bytes = decoded(signature.slice(3));
      // The platform compares in constant time.
      if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return JSON.parse(body);
    }
  }
  throw new InvalidSignatureError('No signature matches.');
}

function headerReader(
  headers: Headers | Readonly<Record<string, string | undefined>>,
): (name: string) => string | undefined {
  const entries =
    headers instanceof Headers
      ? [...headers.entries()]
      : Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const found = new Map(entries);
  return (name) => found.get(name);
}

function importedKey(secret: string): ReturnType<typeof crypto.subtle.importKey> {
  const bytes = decoded(secret.replace(/^whsec_/, ''));
  if (bytes === null) throw new InvalidSignatureError('The secret is not valid.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function decoded(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
