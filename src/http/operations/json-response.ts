import express, { type Express, type Response } from 'express';
import { entityTag, isUnchanged } from '../lifecycle/etag';

const serializedBodies = new WeakMap<object, string>();

/** Caches the JSON text of a response, so that it is not serialized again when it is sent. */
export function cacheJson(answer: object, text: string): void {
  serializedBodies.set(answer, text);
}

/** Serializes an answer that is returned for several requests only once. */
export function serializeOnce<T extends object>(answer: T): T {
  if (!serializedBodies.has(answer)) serializedBodies.set(answer, JSON.stringify(answer));
  return answer;
}

/**
 * Makes the application send JSON from the cache of `cacheJson` if possible. Successful reads get an `ETag`, or the
 * response is 304 without a body if the caller has the same response.
 */
export function sendJsonAnswers(app: Express): void {
  app.response.json = function (this: Response, body?: unknown): Response {
    const { req: request } = this;
    const isRead = (request.method === 'GET' || request.method === 'HEAD') && this.statusCode === 200;
    const cached = typeof body === 'object' && body !== null ? serializedBodies.get(body) : undefined;
    const text = cached ?? (isRead ? JSON.stringify(body) : undefined);
    if (text === undefined) return express.response.json.call(this, body);
    if (isRead) {
      const tag = tagOf(text, request.context.requestId);
      this.setHeader('ETag', tag);
      if (request.context.rule) this.setHeader('Cache-Control', 'private, no-cache');
      if (isUnchanged(request, tag)) {
        this.removeHeader('Content-Type');
        return this.status(304).end();
      }
    }
    if (!this.get('Content-Type')) this.set('Content-Type', 'application/json');
    return this.send(text);
  };
}

/**
 * Entity tag of a response. The problem of a failed operation contains the id of the current request. Two such
 * responses are equivalent but not equal, so their tag ignores the id and is weak (RFC 9110 §8.8.1).
 */
function tagOf(text: string, requestId: string): string {
  return text.includes(requestId) ? `W/${entityTag(text.replaceAll(requestId, ''))}` : entityTag(text);
}
