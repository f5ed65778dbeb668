import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { ObjectStoreSettings } from '../config/document-store-url';
import { StoreUnavailableError } from '../platform/store-unavailable-error';
import { parseObjectList, type ObjectPage } from './object-list';

const REQUEST_TIMEOUT_MS = 15_000;
const MAX_RETRIES = 2;
const FIRST_RETRY_MS = 50;
const CLOSED_CONNECTION_CODES: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

type BucketAction = 'put' | 'get' | 'delete' | 'list' | 'check';

/** Called after each request, for metrics. `outcome` is `ok`, `missing` or `unavailable`. */
export type BucketObserver = (action: BucketAction, outcome: string, seconds: number) => void;

/**
 * Objects in a bucket of an S3-compatible store. Keys are relative to the prefix of the settings. Every method throws
 * `StoreUnavailableError` if the store does not do what it is asked.
 */
export class S3Bucket {
  private readonly client: AwsClient;

  constructor(
    private readonly settings: ObjectStoreSettings,
    private readonly observe: BucketObserver = () => undefined,
  ) {
    const { accessKeyId, secretAccessKey, sessionToken, region } = settings;
    this.client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: MAX_RETRIES,
      initRetryMs: FIRST_RETRY_MS,
      ...(sessionToken === null ? {} : { sessionToken }),
    });
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    await this.request('put', 'PUT', this.objectUrl(key), content);
  }

  /** Returns null if no such object exists. */
  async get(key: string): Promise<Buffer | null> {
    return this.request('get', 'GET', this.objectUrl(key));
  }

  /** Does nothing if no such object exists. */
  async delete(key: string): Promise<void> {
    await this.request('delete', 'DELETE', this.objectUrl(key));
  }

  /** Returns a page of objects whose keys start with `folder`. */
  async list(folder: string, continuation: string | null): Promise<ObjectPage> {
    const { prefix } = this.settings;
    const url = new URL(`${this.settings.bucketUrl}/`);
    url.searchParams.set('list-type', '2');
    url.searchParams.set('prefix', `${prefix}${folder}`);
    if (continuation !== null) url.searchParams.set('continuation-token', continuation);
    const body = await this.request('list', 'GET', url.href);
    const { objects, next } = parseObjectList(body?.toString('utf8') ?? '');
    return { objects: objects.map((object) => ({ ...object, key: object.key.slice(prefix.length) })), next };
  }

  /** Rejects unless the bucket exists and may be listed. */
  async check(): Promise<void> {
    await this.request('check', 'HEAD', this.settings.bucketUrl);
  }

  /** Every request can be repeated. A connection that the store has closed while it was idle fails once. */
  private async send(url: string, request: RequestInit): Promise<Response> {
    try {
      return await this.client.fetch(url, request);
    } catch (error) {
      if (!CLOSED_CONNECTION_CODES.has(networkCode(error))) throw error;
      return this.client.fetch(url, request);
    }
  }

  private objectUrl(key: string): string {
    return `${this.settings.bucketUrl}/${this.settings.prefix}${key}`;
  }

  /** Returns the body of the response, or null if the object does not exist. */
  private async request(
    action: BucketAction,
    method: string,
    url: string,
    content?: Uint8Array,
  ): Promise<Buffer | null> {
    const started = performance.now();
    let outcome = 'unavailable';
    try {
      const response = await this.send(url, {
        method,
        ...(content === undefined ? {} : bodyOf(content)),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      const body = Buffer.from(await response.arrayBuffer());
      // A 404 for any other reason, such as a missing bucket or a wrong address, does not mean that the object is gone.
      const isMissing = response.status === 404 && body.includes('NoSuchKey');
      if (!response.ok && !isMissing)
        throw new StoreUnavailableError('document store', `s3_${response.status}`);
      outcome = isMissing ? 'missing' : 'ok';
      return isMissing ? null : body;
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error;
      throw new StoreUnavailableError('document store', networkCode(error), { cause: error });
    } finally {
      this.observe(action, outcome, (performance.now() - started) / 1000);
    }
  }
}

/** The signature covers the digest of the content, so that the store refuses a content that was changed on the way. */
function bodyOf(content: Uint8Array): { body: ArrayBuffer; headers: Record<string, string> } {
  return {
    body: new Uint8Array(content).buffer,
    headers: {
      'Content-Type': 'application/octet-stream',
      'X-Amz-Content-Sha256': createHash('sha256').update(content).digest('hex'),
    },
  };
}

/** Code of a failed connection such as `ECONNREFUSED`, or the name of the error. */
function networkCode(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
