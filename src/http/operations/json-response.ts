import express, { type Express, type Response } from 'express';
import { entityTag, isUnchanged } from '../lifecycle/etag';

const serializedBodies = new WeakMap<object, string>();

/** Keeps the JSON an answer was made into already, so that it is not made once more when it is sent. */
export function cacheJson(answer: object, text: string): void {
  serializedBodies.set(answer, text);
}

/**
 * How the application sends JSON: the text `cacheJson` knows, where it knows one, and every successful read with
 * an `ETag`, or as a 304 without a body to a caller who has that very answer.
 */
export function sendJsonAnswers(app: Express): void {
  app.response.json = function (this: Response, body?: unknown): Response {
    const { req: request } = this;
    const isRead = (request.method === 'GET' || request.method === 'HEAD') && this.statusCode === 200;
    const remembered = typeof body === 'object' && body !== null ? serializedBodies.get(body) : undefined;
    const text = remembered ?? (isRead ? JSON.stringify(body) : undefined);
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
 * The tag of a response. The problem of a failed operation carries the id of the current request; two such responses
 * are equivalent, not equal, so their tag leaves the id out and is weak (RFC 9110 §8.8.1).
 */
function tagOf(text: string, requestId: string): string {
  return text.includes(requestId) ? `W/${entityTag(text.replaceAll(requestId, ''))}` : entityTag(text);
}
