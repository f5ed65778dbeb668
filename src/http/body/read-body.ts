import type { Request } from 'express';
import { AppError } from '../../platform/app-error';
import { JSON_TYPE, type BodyRule } from '../route-rules';
import { parseJsonBody } from './json-body';
import { readMultipart } from './multipart-body';
import { declaredLength, hasBody, readBytes } from './read-bytes';

const MULTIPART_TYPE = 'multipart/form-data';
const BOUNDARY = /;\s*boundary\s*=\s*("[^"]+"|[^;\s"]+)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i;

export type BodyFamily = 'json' | 'multipart' | 'none';

/** Decides by the `Content-Type` how a body is to be read. Refuses with `unsupported_media_type`. */
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
    if (!BOUNDARY.test(header)) {
      throw new AppError('invalid_multipart', 'The Content-Type of the form has no boundary.');
    }
    return 'multipart';
  }
  throw new AppError('unsupported_media_type', 'The route does not accept a body of this media type.', {
    extensions: { supported: supportedTypes(rule) },
  });
}

/**
 * Refuses a request without a body to a route that needs one. A request that announces neither a length nor chunks has
 * said nothing of a body: RFC 9110 §8.6 asks clients that send one to announce it, and answers 411 to those that do
 * not. One that announces no bytes has sent an empty body, which is judged as a body is; a document may be missing for
 * reasons of its own, which the parse routes name.
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
 * Reads the body into `request.body` (fields of a form, or what the JSON stands for) and `context.upload`. Runs
 * only after the caller is known to be allowed to send one.
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
