import express, { type Express, type Response } from 'express';
import { entityTag, isUnchanged } from '../lifecycle/etag';

/** The JSON text of a response and, if it is sent several times, its bytes. */
interface SerializedBody {
  text: string;
  bytes: Buffer | null;
}

const serializedBodies = new WeakMap<object, SerializedBody>();

/** Caches the JSON text of a response, so that it is not serialized again when it is sent. */
export function cacheJson(response: object, text: string): void {
  serializedBodies.set(response, { text, bytes: null });
}

/** Serializes a response that may be sent for several requests only once, and encodes it only once if it is. */
export function serializeOnce<T extends object>(response: T, serialize: (response: T) => string): T {
  const serialized = serializedBodies.get(response);
  if (serialized) serialized.bytes ??= Buffer.from(serialized.text);
  else cacheJson(response, serialize(response));
  return response;
}

const JSON_CONTENT_TYPE = 'application/json; charset=utf-8';

/**
 * Makes the application send JSON from the cache of `cacheJson` if possible. Successful reads get an `ETag`, or the
 * response is 304 without a body if the caller has the same response.
 */
export function sendJsonResponses(app: Express): void {
  app.response.json = function (this: Response, body?: unknown): Response {
    const { req: request } = this;
    const cached = typeof body === 'object' && body !== null ? serializedBodies.get(body) : undefined;
    const text: string | undefined = cached?.text ?? JSON.stringify(body);
    if (text === undefined) return express.response.json.call(this, body);
    if ((request.method === 'GET' || request.method === 'HEAD') && this.statusCode === 200) {
      const tag = tagOf(text, request.context.requestId);
      this.setHeader('ETag', tag);
      if (request.context.rule) this.setHeader('Cache-Control', 'private, no-cache');
      if (isUnchanged(request, tag)) {
        this.removeHeader('Content-Type');
        return this.status(304).end();
      }
    }
    if (hasPlainBody(this)) return sendText(this, text, cached?.bytes ?? null);
    // Express takes a text without a type for HTML.
    if (!this.hasHeader('Content-Type')) this.setHeader('Content-Type', JSON_CONTENT_TYPE);
    return this.send(text);
  };
}

/** True unless Express must complete the response: a read, a media type of its own, or a status without a body. */
function hasPlainBody(response: Response): boolean {
  const { method } = response.req;
  const isRead = method === 'GET' || method === 'HEAD';
  return !isRead && response.statusCode < 204 && !response.hasHeader('Content-Type');
}

/** Sends JSON as `send` does, without its search for the type and without another copy of the text. */
function sendText(response: Response, text: string, bytes: Buffer | null): Response {
  const { context } = response.req;
  if (context.keepsResponse) context.responseText = text;
  response.setHeader('Content-Type', JSON_CONTENT_TYPE);
  response.setHeader('Content-Length', bytes?.length ?? Buffer.byteLength(text));
  return response.end(bytes ?? text);
}

/**
 * Entity tag of a response. The problem of a failed operation contains the id of the current request. Two such
 * responses are equivalent but not equal, so their tag ignores the id and is weak (RFC 9110 §8.8.1).
 */
function tagOf(text: string, requestId: string): string {
  return text.includes(requestId) ? `W/${entityTag(text.replaceAll(requestId, ''))}` : entityTag(text);
}
