import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import { AppError, type FieldError } from '../../platform/app-error';
import { isUuid } from '../../platform/ids';
import { escapeJsonPointer } from '../../platform/storable-text';
import type { SessionUser } from '../../services/access/sessions.service';
import { isAdministrator, isDecider, isTenantUser, type TenantUser } from '../../services/access/tenant-user';
import { PORTAL_POLICY } from '../../services/limits/rate-policies';
import { requireOwnScript } from '../form-guard';
import { sendJson } from '../json-body';
import type { PortalDeps } from '../portal-deps';
import { signedInUser } from '../session-cookie';

/** The content of a document instead of JSON. */
export class SentDocument {
  constructor(private readonly document: { bytes: Buffer; mediaType: string }) {}

  /** Only the script of a page reads it; opened as a page of its own it could run nothing. */
  send(response: Response): void {
    response.setHeader('Content-Type', this.document.mediaType);
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    response.setHeader('Content-Disposition', 'attachment');
    response.send(this.document.bytes);
  }
}

export interface PortalRequest {
  user: SessionUser;
  request: Request;
  response: Response;
}

/**
 * Wraps an endpoint of the portal pages: requires a signed-in user, a request from our own page, and compliance with the
 * rate limit. Sends the result of the action as JSON, or 204 without a result.
 */
export function portalEndpoint(
  deps: PortalDeps,
  action: (portalRequest: PortalRequest) => Promise<unknown>,
): RequestHandler {
  return async (request, response): Promise<void> => {
    const user = await signedInUser(request, deps.sessions);
    if (!user) throw new AppError('sign_in_required', 'Sign in at /developers.');
    if (request.method !== 'GET') requireOwnScript(request);
    const decisions = await deps.rateLimiter.take(user.userId, [
      { policy: PORTAL_POLICY, subject: `user:${user.userId}` },
    ]);
    const wait = Math.max(0, ...(decisions ?? []).map((decision) => decision.retryAfterSeconds));
    if (wait > 0) {
      throw new AppError('rate_limited', 'Too many requests from this session.', {
        headers: { 'Retry-After': String(wait) },
        extensions: { policy: PORTAL_POLICY.name },
      });
    }
    const answer = await action({ user, request, response });
    if (answer === undefined) response.status(204).end();
    else if (answer instanceof SentDocument) answer.send(response);
    else sendJson(request, response, answer);
  };
}

/** Rejects operators, who do not belong to a tenant. */
export function tenantUserOf(user: SessionUser): TenantUser {
  if (!isTenantUser(user)) {
    throw new AppError(
      'role_not_allowed',
      'Operators do not belong to a tenant. Sign in as a member of a tenant.',
    );
  }
  return user;
}

/** Rejects operators, and caseworkers, who see records only. */
export function memberOf(user: SessionUser): TenantUser {
  const member = tenantUserOf(user);
  if (member.role === 'caseworker')
    throw new AppError('role_not_allowed', 'Caseworkers work with records. Ask an administrator.');
  return member;
}

/** Rejects all users except caseworkers and administrators of a tenant. */
export function deciderOf(user: SessionUser): TenantUser {
  const member = tenantUserOf(user);
  if (!isDecider(member))
    throw new AppError('role_not_allowed', 'Only caseworkers and administrators can perform this action.');
  return member;
}

/** Rejects all users except administrators of a tenant. */
export function administratorOf(user: SessionUser): TenantUser {
  const member = memberOf(user);
  if (!isAdministrator(member))
    throw new AppError('role_not_allowed', 'Only administrators can perform this action.');
  return member;
}

export function requireOperator(user: SessionUser): void {
  if (user.role !== 'operator')
    throw new AppError('role_not_allowed', 'Only operators can access this resource.');
}

/** Reads an id from the path; a malformed id matches no record. */
export function pathId(request: Request, name: string): string {
  const id = request.params[name];
  if (typeof id !== 'string' || !isUuid(id)) throw new AppError('not_found', 'The record does not exist.');
  return id;
}

/** Validates the JSON body against the schema; the error lists every invalid field. */
export function bodyOf<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(request.body ?? {});
  if (read.success) return read.data;
  throw new AppError('validation_failed', 'The request has invalid fields.', {
    errors: read.error.issues.flatMap(fieldErrors),
  });
}

/** Validates the query against the schema; the error lists every invalid parameter. */
export function queryOf<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(request.query);
  if (read.success) return read.data;
  throw new AppError('validation_failed', 'The request has invalid filters.', {
    errors: read.error.issues.map((issue) => ({
      pointer: `?${issue.path.join('.')}`,
      code: 'format',
      message: issue.message,
    })),
  });
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const pointer = (more: PropertyKey[] = []) =>
    [...issue.path, ...more].map((part) => `/${escapeJsonPointer(String(part))}`).join('');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      pointer: pointer([key]),
      code: 'unknown_field',
      message: 'is not a field of this request',
    }));
  }
  return [{ pointer: pointer(), code: codeOf(issue), message: issue.message }];
}

function codeOf(issue: z.core.$ZodIssue): FieldError['code'] {
  if (issue.code === 'too_small') return 'min';
  if (issue.code === 'too_big') return 'max';
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'type';
  if (issue.code === 'invalid_value') return 'enum';
  return 'format';
}
