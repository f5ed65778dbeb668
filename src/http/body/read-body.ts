import type { Request } from 'express';
import { AppError } from '../../platform/app-error';
import { JSON_TYPE, MULTIPART_TYPE, type BodyRule } from '../route-rules';
import { requireOneBoundary } from './form-boundary';
import { parseJsonBody } from './json-body';
import { readMultipart } from './multipart-body';
import { declaredLength, hasBody, readBytes } from './read-bytes';

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i;

export type BodyFamily = 'json' | 'multipart' | 'stream' | 'none';

/** Determines the kind of body from the `Content-Type`. Throws `unsupported_media_type`. */
export function bodyFamily(request: Request, rule: BodyRule | null): BodyFamily {
  if (!rule || !hasBody(request)) return 'none';
  const coding = request.headers['content-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'identity') {
    throw new AppError('unsupported_media_type', 'Send the body without a content encoding.', {
      extensions: { supported: supportedTypes(rule) },
    });
  }
  const header = request.headers['content-type'] ?? '';
  const mediaType = header.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType === JSON_TYPE && /^utf-?8$/i.test(CHARSET.exec(header)?.[1] ?? 'utf-8')) return 'json';
  if (mediaType === MULTIPART_TYPE && rule.multipart) {
    requireOneBoundary(header);
    return 'multipart';
  }
  throw new AppError('unsupported_media_type', 'The route does not accept a body of this media type.', {
    extensions: { supported: supportedTypes(rule) },
  });
}

/**
 * Rejects a request without a body if the route requires one. Without Content-Length and chunked encoding the response
 * is 411, as RFC 9110 §8.6 asks clients to announce a body. `Content-Length: 0` is an empty body and fails validation.
 * The parse routes report a missing document themselves, with a code of their own.
 */
export function requireBody(request: Request, rule: BodyRule | null, isRequired: boolean): void {
  if (!rule || !isRequired) return;
  if (declaredLength(request) === null) {
    throw new AppError('length_required', 'The route requires a body with a Content-Length.');
  }
  if (rule.multipart) return;
  throw new AppError('validation_failed', 'The route requires a body.', {
    errors: [{ pointer: '', code: 'required', message: 'A JSON body is required.' }],
  });
}

/**
 * Reads the body into `request.body` (form fields or the JSON value) and `context.upload`. Runs only after the caller
 * is authorized to send one.
 */
export async function readBody(request: Request, rule: BodyRule | null, family: BodyFamily): Promise<void> {
  request.body = {};
  if (family === 'none' || !rule) return;
  if (family === 'multipart' && rule.multipart) {
    const form = await readMultipart(request, rule.multipart);
    request.body = form.fields;
    request.context.upload = form.file;
    request.context.bodyBytes = form.length;
    return;
  }
  const bytes = await readBytes(request, rule.maxJsonBytes);
  request.context.bodyBytes = bytes.length;
  request.body = parseJsonBody(bytes);
}

function supportedTypes(rule: BodyRule): string[] {
  return rule.multipart ? [MULTIPART_TYPE, JSON_TYPE] : [JSON_TYPE];
}
