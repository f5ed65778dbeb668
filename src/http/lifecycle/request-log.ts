import type { Request, Response } from 'express';
import type { RequestEntry } from '../../services/requests/request-recorder';
import { pathOf } from '../errors/problem';
import { isUuid } from '../../platform/ids';
import { roundTo } from '../../domain/numbers';

/** These bodies can contain what must never be stored: fields of other systems, demographics, and credentials of boards. */
const UNLOGGED_ROUTES = /\/(candidates\/sync|impact-reports|imports|connectors|connectors\/:connectorId)$/;
/** The beginning of a long text or file is enough for a log. */
const MAX_LOGGED_TEXT = 2_000;
const MAX_LOGGED_BODY = 32_000;

/** Captures the response to a test key for the request log of its tenant. Responses to live keys are never stored. */
export function captureResponse(request: Request, response: Response): void {
  request.context.keepsResponse = true;
  const send = response.send.bind(response);
  response.send = (body?: unknown): Response => {
    if (typeof body === 'string') request.context.responseText = body;
    return send(body);
  };
}

/** The log entry of the request; null for requests without a key, which belong to no tenant. */
export function logEntry(
  request: Request,
  outcome: { route: string; status: number; milliseconds: number },
): RequestEntry | null {
  const { context } = request;
  const caller = context?.keyHolder;
  if (!caller) return null;
  const keepsBodies = caller.mode === 'test' && !context.rule?.keepsNothing;
  // A secret that the caller sees once must not be readable for every member of the tenant.
  const showsSecret = context.rule?.returnsSecret === true && outcome.status < 300;
  return {
    request_id: context.requestId,
    tenant_id: caller.tenantId,
    mode: caller.mode,
    key_id: caller.keyId,
    method: request.method,
    route: outcome.route,
    path: loggedPath(pathOf(request), outcome.route),
    status: outcome.status,
    code: context.problemCode,
    milliseconds: roundTo(outcome.milliseconds, 1),
    pages: context.pages,
    operation_id: context.operationId,
    request_body: keepsBodies && !UNLOGGED_ROUTES.test(outcome.route) ? bodyText(request) : null,
    answer_body:
      keepsBodies && !showsSecret && context.responseText !== null
        ? context.responseText.slice(0, MAX_LOGGED_BODY)
        : null,
    at: new Date().toISOString(),
  };
}

/**
 * The path, or the route if a parameter is not an id: it can be the secret of a link, or what a caller took for an id, such
 * as the e-mail address of a person.
 */
function loggedPath(path: string, route: string): string {
  const parts = path.split('/');
  const hasIdsOnly = route
    .split('/')
    .every((part, index) => !part.startsWith(':') || isUuid(parts[index] ?? ''));
  return hasIdsOnly ? path.slice(0, 500) : route;
}

function bodyText(request: Request): string | null {
  const body = request.body as unknown;
  if (body === undefined || body === null || request.method === 'GET') return null;
  // A shorter body contains no long text, and a replacer is slow.
  if (request.context.bodyBytes <= MAX_LOGGED_TEXT && request.context.upload === null)
    return JSON.stringify(body);
  const text = JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'string' && value.length > MAX_LOGGED_TEXT
      ? `${value.slice(0, MAX_LOGGED_TEXT)}… (${value.length} characters)`
      : value,
  );
  return text.slice(0, MAX_LOGGED_BODY);
}
