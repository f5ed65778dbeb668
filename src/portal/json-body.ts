import { gzipSync } from 'node:zlib';
import { json, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { AppError } from '../platform/app-error';
import { rejectUnstorableBody } from './reject-unstorable';

const MAX_BODY_BYTES = 64 * 1024;
/** Shorter bodies fit into one packet. */
const MIN_PACKED_BYTES = 1_400;

/** Converts Express body errors to the error format of the API. */
const bodyErrorHandler: ErrorRequestHandler = (error: unknown, _request, _response, next): void => {
  const { type } = error as { type?: unknown };
  if (type === 'entity.too.large') {
    next(
      new AppError('payload_too_large', 'The body is too large.', {
        extensions: { maxBytes: MAX_BODY_BYTES },
      }),
    );
  } else if (typeof type === 'string') {
    next(new AppError('invalid_json', 'The body is not valid JSON.'));
  } else {
    next(error);
  }
};

/** Reads a small JSON body. */
export const jsonBody: readonly (RequestHandler | ErrorRequestHandler)[] = [
  json({ limit: MAX_BODY_BYTES, strict: true }),
  bodyErrorHandler,
  rejectUnstorableBody,
];

/**
 * Sends a JSON body, compressed if it is long. Only bodies that are read: what a caller sends is never compressed together
 * with the secret that a change returns, so its length tells nothing about the secret.
 */
export function sendJson(request: Request, response: Response, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.vary('Accept-Encoding');
  const packs =
    request.method === 'GET' &&
    bytes.length >= MIN_PACKED_BYTES &&
    request.acceptsEncodings('gzip') !== false;
  if (packs) response.setHeader('Content-Encoding', 'gzip');
  response.send(packs ? gzipSync(bytes) : bytes);
}
