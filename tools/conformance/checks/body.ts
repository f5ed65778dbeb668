import type { Exchange } from '../exchange';
import { placeOf } from '../generate/schemas';
import { pointerOf, walk } from '../json';
import { NUMBERS_BY_NAME, VALUE_FORMATS } from '../generate/value-formats';
import type { ResponseCheck, CheckContext } from './response-check';

/** Status, schema and values of bodies. */
export const bodyChecks: ResponseCheck[] = [
  {
    rule: 'status.no-5xx',
    says: 'no request causes a server error',
    check: ({ operation, response }) =>
      // A board that cannot be reached is no error of the service.
      (response.status >= 500 && !(response.status === 502 && operation?.responses['502'] !== undefined)) ||
      response.status === 0
        ? [`responds with ${response.status || `nothing (${response.text})`}`]
        : [],
  },
  {
    rule: 'status.documented',
    says: 'an operation responds only with documented statuses',
    check: ({ operation, response, call }) =>
      operation === null ||
      call.method !== operation.method ||
      response.status >= 500 ||
      response.status === 0
        ? []
        : operation.responses[String(response.status)] === undefined
          ? [`${response.status} is not documented`]
          : [],
  },
  {
    rule: 'body.schema',
    says: 'a response satisfies its schema and has no undocumented members',
    check: schemaFaults,
  },
  {
    rule: 'body.values',
    says: 'values follow forms: null instead of "", times in UTC with milliseconds, limited decimals',
    // A Postman collection follows the rules of its own format.
    check: ({ operation, response }) =>
      response.status < 300 && operation?.path !== '/api/v1/postman.json' ? valueFaults(response.json) : [],
  },
  {
    rule: 'body.empty',
    says: '204, 304 and responses to HEAD have no body',
    check: ({ response, call }) =>
      (response.status === 204 || response.status === 304 || call.method === 'HEAD') && response.text !== ''
        ? ['there is a body']
        : [],
  },
];

function schemaFaults({ operation, response, call }: Exchange, { schemas }: CheckContext): string[] {
  const described = operation?.responses[String(response.status)];
  if (described === undefined || call.method === 'HEAD' || response.status === 304) return [];
  const types = Object.keys(described.content);
  if (types.length === 0) return [];
  const type = (response.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  const media = described.content[type];
  if (media === undefined) return [`the content type "${type}" is not documented (${types.join(', ')})`];
  if (!/[/+]json$/.test(type)) return [];
  if (response.json === undefined) return ['the body is not JSON'];
  return schemas.responseFaults(media.schema, response.json);
}

/** Members that contain values from the caller. */
const AS_SENT = new Set(['customFields', 'payload', 'data', 'example', 'examples', 'paths', 'components']);

export function valueFaults(body: unknown): string[] {
  const faults = new Set<string>();
  walk(body, (value, path) => {
    if (path.some((step) => AS_SENT.has(String(step)))) return;
    const name = String(path.at(-1) ?? '');
    const where = placeOf(pointerOf(path));
    if (value === '') faults.add(`${where} is "" instead of null`);
    if (
      /^[a-z]\w*At$/.test(name) &&
      typeof value === 'string' &&
      VALUE_FORMATS['Timestamp']?.holds(value) === false
    ) {
      faults.add(`${where} is not a timestamp in UTC with milliseconds`);
    }
    if (typeof value !== 'number') return;
    const format = NUMBERS_BY_NAME.find((each) => each.name.test(name))?.format ?? '';
    if (VALUE_FORMATS[format]?.holds(value) === false) faults.add(`${where}: ${VALUE_FORMATS[format].says}`);
  });
  return [...faults].slice(0, 5);
}
