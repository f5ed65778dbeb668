import type { Exchange } from '../exchange';
import { jsonBodyOf } from '../http';
import { at, isObject, listOf, stepsOf, textOf } from '../json';
import { documentedErrors } from '../description';
import type { ResponseCheck } from './response-check';

const FIELD_CODES = ['required', 'type', 'format', 'min', 'max', 'enum', 'unknown_field', 'conflict'];

/** Problems by RFC 9457 with the additional members of the contract. */
export const problemChecks: ResponseCheck[] = [
  {
    rule: 'problem.body',
    says: 'an error is application/problem+json whose members match the response (B.13)',
    check: (exchange) => (isProblem(exchange) ? bodyFaults(exchange) : []),
  },
  {
    rule: 'problem.documented',
    says: 'an operation responds with the problem codes documented for the status',
    check: ({ operation, response }) => {
      const code = textOf(jsonBodyOf(response)['code']);
      if (operation === null || code === '' || response.status < 400) return [];
      const isListed = documentedErrors(operation).some(
        (error) => error.code === code && error.status === String(response.status),
      );
      return isListed ? [] : [`${response.status} ${code} is not documented for the operation`];
    },
  },
  {
    rule: 'problem.pointers',
    says: 'the pointers in errors[] refer to a location in the request',
    check: (exchange) =>
      listOf(jsonBodyOf(exchange.response)['errors']).flatMap((error) => pointerFaults(error, exchange)),
  },
  {
    rule: 'problem.headers',
    says: 'WWW-Authenticate on 401 and for scopes, Allow on 405, Retry-After on 429 and 503',
    check: (exchange) => (isProblem(exchange) ? headerFaults(exchange) : []),
  },
];

function isProblem({ call, response }: Exchange): boolean {
  return response.status >= 400 && call.method !== 'HEAD';
}

function bodyFaults({ call, response }: Exchange): string[] {
  const type = response.headers['content-type'] ?? '';
  if (!type.startsWith('application/problem+json')) return [`the content type is "${type}"`];
  const body = jsonBodyOf(response);
  const faults: string[] = [];
  const code = textOf(body['code']);
  const path = call.path.split('?')[0] ?? '';
  for (const name of ['type', 'title', 'detail', 'instance', 'code', 'requestId']) {
    if (textOf(body[name]) === '') faults.push(`"${name}" is missing`);
  }
  if (body['status'] !== response.status) faults.push('"status" is not the status of the response');
  if (!textOf(body['type']).endsWith(`/errors/${code}`))
    faults.push('"type" does not end with /errors/<code>');
  // A replayed response repeats the bytes of the first one, its request id included.
  const isReplay = response.headers['idempotency-replayed'] === 'true';
  if (!isReplay && textOf(body['requestId']) !== response.headers['request-id'])
    faults.push('"requestId" is not the Request-Id');
  if (!path.endsWith(textOf(body['instance']))) faults.push('"instance" is not the path of the request');
  if (code === 'validation_failed' && listOf(body['errors']).length === 0) faults.push('"errors" is empty');
  if (/\b(at .+:\d+:\d+|node_modules|select .+ from|ECONN)/i.test(response.text))
    faults.push('the response reveals implementation details');
  return faults;
}

function pointerFaults(error: unknown, exchange: Exchange): string[] {
  const pointer = textOf(at(error, 'pointer'));
  const code = textOf(at(error, 'code'));
  const faults = FIELD_CODES.includes(code) ? [] : [`"${code}" is not a field code`];
  if (textOf(at(error, 'message')) === '') faults.push('an error has no message');
  return isResolvable(pointer, code, exchange)
    ? faults
    : [...faults, `"${withoutIndexes(pointer)}" (${code}) refers to no location`];
}

function isResolvable(pointer: string, code: string, { call, sent, operation }: Exchange): boolean {
  if (pointer.startsWith('?')) {
    const query = new URLSearchParams(call.path.split('?')[1] ?? '');
    const name = pointer.slice(1);
    return query.has(name) || operation?.parameters.some((each) => each.name === name) === true;
  }
  const pathParameter = /^\{(\w+)\}$/.exec(pointer)?.[1];
  if (pathParameter !== undefined) {
    return operation?.parameters.some((each) => each.in === 'path' && each.name === pathParameter) === true;
  }
  if (pointer.startsWith('#')) return call.headers['Content-Type']?.startsWith('multipart/') === true;
  if (pointer === '') return true;
  const steps = stepsOf(pointer);
  if (call.headers['Content-Type']?.startsWith('multipart/') === true) return true;
  const isPathParameter = operation?.parameters.some(
    (each) => each.in === 'path' && `/${each.name}` === pointer,
  );
  if (isPathParameter === true) return true;
  if (code === 'required' && steps.length === 1) return true;
  const parent = at(sent, ...steps.slice(0, -1));
  if (code === 'required') return isObject(parent) || Array.isArray(parent);
  return at(sent, ...steps) !== undefined;
}

function withoutIndexes(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*');
}

function headerFaults({ response }: Exchange): string[] {
  const code = textOf(jsonBodyOf(response)['code']);
  const { headers, status } = response;
  const faults: string[] = [];
  const challenge = headers['www-authenticate'] ?? '';
  if (status === 401 && !/^Bearer realm="api"(, |$)/.test(challenge))
    faults.push('401 without WWW-Authenticate: Bearer');
  if (code === 'insufficient_scope') {
    if (!/error="insufficient_scope", ?scope="\w+"/.test(challenge))
      faults.push('WWW-Authenticate does not name the missing scope');
    if (typeof jsonBodyOf(response)['requiredScope'] !== 'string') faults.push('"requiredScope" is missing');
    if (!Array.isArray(jsonBodyOf(response)['grantedScopes'])) faults.push('"grantedScopes" is missing');
  }
  if (status === 405 && !/^[A-Z]+(, ?[A-Z]+)*$/.test(headers['allow'] ?? ''))
    faults.push('405 without Allow');
  const mustWait = status === 429 || status === 503 || code === 'idempotency_in_progress';
  if (mustWait && !/^\d+$/.test(headers['retry-after'] ?? ''))
    faults.push(`${code} without Retry-After in seconds`);
  const extension = EXTENSIONS[code];
  if (extension !== undefined && jsonBodyOf(response)[extension] === undefined)
    faults.push(`${code} without "${extension}"`);
  return faults;
}

const EXTENSIONS: Record<string, string> = {
  not_found: 'resource',
  payload_too_large: 'maxBytes',
  unsupported_media_type: 'supported',
  invalid_transition: 'allowed',
  rate_limited: 'policy',
};
