import type { Request, Response } from 'express';
import { isScope, type Caller } from '../../services/access/caller';
import { bodyFamily, readBody, requireBody } from '../body/read-body';
import { hasBody } from '../body/read-bytes';
import { requireStreamedBody, streamedType } from '../body/streamed-body';
import { captureResponse } from '../lifecycle/request-log';
import { announceDeprecation } from '../lifecycle/deprecation';
import { operationOf } from '../openapi/document';
import { routeRule } from '../route-rules';
import { negotiate } from './content-negotiation';
import { requireAccess, withSandboxTenant } from './authorization';
import { authenticate } from './credentials';
import { refuseConditionalChange } from './conditional-change';
import { replayOrRecord, idempotencyKey } from './idempotency';
import { refuseUnknownQuery } from './query-names';
import { chargeCall } from './rate-limits';

/**
 * Admits every request to an operation; the generated routes call it first. The contract fixes the order of the checks:
 * authentication, client address, scope, rate limit, size and media type, idempotency. The body is read only after all
 * checks, so an unauthorized caller learns nothing and causes little work. Replays of an idempotent request are
 * answered here.
 */
export async function expressAuthentication(
  request: Request,
  _securityName: string,
  scopes: string[] = [],
  response: Response | undefined = request.res,
): Promise<Caller> {
  if (!response) throw new Error('Express gave no response.');
  const { context } = request;
  const path = (request.route as { path: string }).path;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const rule = routeRule(method, path);
  context.rule = rule;
  announceDeprecation(request, response, method, path);

  const caller = await authenticate(request);
  context.keyHolder = caller;
  if (caller.mode === 'test' && !rule.keepsNothing) captureResponse(request, response);
  requireAccess(request, caller, rule, scopes.filter(isScope));
  context.caller = withSandboxTenant(request, caller, rule);
  await chargeCall(request, response, caller, rule.policy);

  const family = bodyFamily(request, rule.body);
  if (rule.streams && hasBody(request)) streamedType(request, rule.streams);
  context.responseType = negotiate(request.headers.accept, rule.produces);
  refuseConditionalChange(request);
  const key = idempotencyKey(request);
  if (family === 'none') {
    requireBody(request, rule.body, operationOf(method, path)?.operation.requestBody?.required ?? false);
  }
  if (rule.streams) requireStreamedBody(request);
  await readBody(request, rule.body, family);
  // The content of a streamed body is unknown until the route has read it.
  const repeatable = key !== null && !rule.keepsNothing && !rule.streams;
  // A replay skips the route, and with it the scopes that only the route checks.
  const dependsOnScopes = scopes.length === 0 || rule.returnsSecret === true;
  if (repeatable && (await replayOrRecord(request, response, key, { family, dependsOnScopes })))
    return context.caller;
  refuseUnknownQuery(request, method, path);
  return context.caller;
}
