import { createHash, type Hash } from 'node:crypto';
import type { Request } from 'express';
import type { BodyFamily } from '../body/read-body';
import { pathOf } from '../errors/problem';
import { callerOf } from '../request-context';

export interface HashedRequest {
  family: BodyFamily;
  /** True if callers with other scopes may not get the same response. */
  dependsOnScopes: boolean;
}

/**
 * SHA-256 of everything that determines the response: method, path, query, kind of body, content of the body, media
 * type of the response, the tenant whose records are read and, if it matters, the scopes of the caller. The boundary of a form, white space and the order of
 * members are ignored. So is `Prefer`: how long the caller waits does not change the work.
 */
export function requestHash(request: Request, { family, dependsOnScopes }: HashedRequest): Buffer {
  const hash = createHash('sha256');
  hash.update(`${request.method} ${pathOf(request)}\n`);
  addValue(hash, request.query);
  hash.update(`\n${family}\n`);
  addValue(hash, request.body);
  // Defaults add nothing, so requests recorded before these two values were included keep their hash.
  const { upload, responseType, rule, bodyDigest } = request.context;
  if (responseType !== rule?.produces[0]) hash.update(`\nanswer ${responseType}`);
  const { sandboxTenant, scopes } = callerOf(request);
  if (dependsOnScopes) hash.update(`\nscopes ${[...scopes].sort().join(' ')}`);
  if (sandboxTenant === 'synthetic') hash.update(`\nsandbox ${sandboxTenant}`);
  if (bodyDigest) hash.update(bodyDigest);
  if (upload) hash.update(upload.sha256).update(JSON.stringify([upload.fileName, upload.declaredType]));
  return hash.digest();
}

/** Hashes members sorted by name. The JSON parser limits the depth. */
function addValue(hash: Hash, value: unknown): void {
  if (Array.isArray(value)) {
    hash.update('[');
    for (const item of value) addValue(hash.update(','), item);
    hash.update(']');
  } else if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    hash.update('{');
    for (const [name, member] of members) addValue(hash.update(`${JSON.stringify(name)}:`), member);
    hash.update('}');
  } else {
    hash.update(JSON.stringify(value) ?? 'null');
  }
}
