import { negotiate } from '../../../src/http/admission/content-negotiation';
import { AppError } from '../../../src/platform/app-error';

const JSON_TYPE = 'application/json';
const RESUME = 'application/vnd.jsonresume+json';

describe('content negotiation (RFC 9110 §12.5.1)', () => {
  it.each<[string | undefined, string]>([
    [undefined, JSON_TYPE],
    ['', JSON_TYPE],
    ['*/*', JSON_TYPE],
    ['application/*', JSON_TYPE],
    ['application/json; charset=utf-8', JSON_TYPE],
    ['APPLICATION/JSON;Charset="UTF-8"', JSON_TYPE],
    ['application/json;profile="a,b;q=0"', JSON_TYPE],
    ['text/html, application/json;q=0.1', JSON_TYPE],
    ['text/html,application/xhtml+xml,*/*;q=0.8', JSON_TYPE],
    [RESUME, RESUME],
    [`${RESUME}; charset=utf-8`, RESUME],
    [`${JSON_TYPE};q=0.5, ${RESUME}`, RESUME],
    [`${JSON_TYPE};q=0.5, ${RESUME};q=0.4`, JSON_TYPE],
    // A named type precedes a wildcard. Of two named types with equal weight, the first wins.
    [`*/*, ${RESUME}`, RESUME],
    [`${RESUME}, ${JSON_TYPE}`, RESUME],
    [`${JSON_TYPE}, ${RESUME}`, JSON_TYPE],
    [`${JSON_TYPE};q=0, */*`, RESUME],
  ])('responds to Accept: %s with %s', (accept, expected) => {
    expect(negotiate(accept, [JSON_TYPE, RESUME])).toBe(expected);
  });

  it.each([
    'text/html',
    'application/json;q=0',
    '*/*;q=0',
    'text/*',
    'json',
    ',',
    'application/jsonp',
    `${RESUME}`,
  ])('rejects Accept: %s and lists the supported types', (accept) => {
    const negotiation = () => negotiate(accept, [JSON_TYPE]);
    expect(negotiation).toThrow(AppError);
    expect(negotiation).toThrow(
      expect.objectContaining({ code: 'not_acceptable', extensions: { supported: [JSON_TYPE] } }),
    );
  });
});
