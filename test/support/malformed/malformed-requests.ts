export interface MalformedRequest {
  name: string;
  bytes: Buffer;
  /** Whether the client closes the writing side after sending. */
  thenClose: boolean;
  /** Permitted problem codes. */
  allowed: readonly string[];
}

const PATH = '/api/v1/parse/resume';
const FORM = 'Content-Type: multipart/form-data; boundary=edge';
const JSON_TYPE = 'Content-Type: application/json';

/** Requests with malformed HTTP, JSON or forms, as raw bytes. */
export function malformedRequests(key: string): MalformedRequest[] {
  const authorization = `Authorization: Bearer ${key}`;
  const raw = (
    headers: readonly string[],
    body: string | Buffer = '',
    method = 'POST',
    path = PATH,
  ): Buffer =>
    Buffer.concat([
      Buffer.from(
        [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'),
        'latin1',
      ),
      Buffer.from(body),
    ]);
  const sized = (type: string, body: string | Buffer): Buffer =>
    raw([authorization, type, `Content-Length: ${Buffer.byteLength(body)}`], body);
  const chunked = (type: string, framed: string): Buffer =>
    raw([authorization, type, 'Transfer-Encoding: chunked'], framed);
  const make = (
    allowed: readonly string[],
    thenClose: boolean,
    requests: Record<string, Buffer>,
  ): MalformedRequest[] =>
    Object.entries(requests).map(([name, bytes]) => ({ name, bytes, thenClose, allowed }));

  return [
    ...make(['invalid_json'], false, {
      'JSON: arrays 100,000 deep': sized(JSON_TYPE, '['.repeat(100_000)),
      'JSON: objects 20,000 deep': sized(JSON_TYPE, `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
      'JSON: deep inside a member': sized(JSON_TYPE, `{"text":"a","x":${'['.repeat(65)}${']'.repeat(65)}}`),
      'JSON: only whitespace': sized(JSON_TYPE, '   \n\t '),
      'JSON: a lone byte order mark': sized(JSON_TYPE, '\ufeff'),
      'JSON: overlong UTF-8': sized(JSON_TYPE, Buffer.from([0x22, 0xc0, 0xaf, 0x22])),
      'JSON: UTF-8 surrogates': sized(JSON_TYPE, Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])),
      'JSON: UTF-16': sized(JSON_TYPE, Buffer.from('{"text":"a"}', 'utf16le')),
      'JSON: a control character in a string': sized(JSON_TYPE, '{"text":"a\u0001"}'),
      'JSON: single quotes': sized(JSON_TYPE, "{'text':'a'}"),
      'JSON: a comment': sized(JSON_TYPE, '{/* a */"text":"a"}'),
      'JSON: NaN': sized(JSON_TYPE, '{"text":NaN}'),
      'JSON: an incomplete escape': sized(JSON_TYPE, '{"text":"\\u12"}'),
      'JSON: an unterminated string of quotes and backslashes': sized(JSON_TYPE, `"${'\\"'.repeat(50_000)}`),
      'JSON: gzip bytes': sized(JSON_TYPE, Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])),
      'JSON: an empty chunked body': chunked(JSON_TYPE, '0\r\n\r\n'),
    }),
    ...make(['validation_failed'], false, {
      'JSON: a number': sized(JSON_TYPE, '1e999'),
      'JSON: 20,000 unknown fields': sized(
        JSON_TYPE,
        `{"text":"a",${Array.from({ length: 20_000 }, (_, index) => `"f${index}":1`).join(',')}}`,
      ),
      'JSON: a field name of 100,000 characters': sized(JSON_TYPE, `{"text":"a","${'x'.repeat(100_000)}":1}`),
      'JSON: prototype members': sized(
        JSON_TYPE,
        '{"text":"a","constructor":{"prototype":{"admin":1}},"__proto__":[]}',
      ),
      'data URL: base64 of the wrong length': sized(
        JSON_TYPE,
        '{"text":"data:application/pdf;base64,QUJDR"}',
      ),
      'data URL: percent signs without digits': sized(JSON_TYPE, '{"text":"data:,%zz"}'),
      'data URL: invalid base64': sized(JSON_TYPE, '{"text":"data:text/plain;base64,{}"}'),
      'form: a file in another field': sized(FORM, part('name="cv"; filename="a.txt"', 'a')),
      'form: the file as a text field': sized(FORM, part('name="file"', 'a')),
      'form: a field twice': sized(
        FORM,
        `${open('name="language"', 'en')}${open('name="language"', 'de')}${open('name="file"; filename="a.txt"', 'a')}--edge--\r\n`,
      ),
      'form: a field called __proto__': sized(
        FORM,
        `${open('name="__proto__"', 'a')}${part('name="file"; filename="a.txt"', 'a')}`,
      ),
    }),
    ...make(['file_or_text_required', 'validation_failed'], false, {
      'data URL: no comma': sized(JSON_TYPE, '{"text":""}'),
      'form: without parts': sized(FORM, '--edge--\r\n'),
      'form: an empty file name': sized(FORM, part('name="file"; filename=""', '')),
    }),
    ...make(['no_text_found'], false, {
      'form: an empty file': sized(FORM, part('name="file"; filename="a.txt"', '')),
    }),
    ...make(['invalid_multipart'], false, {
      'form: without a boundary parameter': sized(
        'Content-Type: multipart/form-data',
        part('name="file"; filename="a"', 'a'),
      ),
      'form: an empty boundary': sized(
        'Content-Type: multipart/form-data; boundary=',
        part('name="file"', 'a'),
      ),
      'form: two boundary parameters': sized(
        'Content-Type: multipart/form-data; boundary=edge; boundary=other',
        part('name="file"; filename="a.txt"', 'a'),
      ),
      'form: a body without the boundary': sized(FORM, 'a'.repeat(10_000)),
      'form: without the closing boundary': sized(FORM, open('name="file"; filename="a.txt"', 'a')),
      'form: a part without headers': sized(FORM, '--edge\r\n\r\na\r\n--edge--\r\n'),
      'form: a part header of 100,000 characters': sized(
        FORM,
        part(`name="file"; filename="${'x'.repeat(100_000)}"`, 'a'),
      ),
      'form: a thousand parts': sized(FORM, `${open('name="a"', 'a').repeat(1000)}--edge--\r\n`),
      'form: nested field names': sized(FORM, `${open('name="a[b][c][d]"', 'a')}--edge--\r\n`),
      'form: a field name of 1,000 characters': sized(
        FORM,
        `${open(`name="${'x'.repeat(1000)}"`, 'a')}--edge--\r\n`,
      ),
      'form: line feeds without carriage returns': sized(
        FORM,
        '--edge\nContent-Disposition: form-data; name="file"; filename="a"\n\na\n--edge--\n',
      ),
    }),
    ...make(['payload_too_large'], false, {
      'form: a text field beyond its limit': sized(FORM, part('name="text"', 'x'.repeat(1024 * 1024 + 1))),
      'a length of 2 GB': raw([authorization, JSON_TYPE, 'Content-Length: 2147483648']),
      'a length beyond any number': raw([authorization, FORM, 'Content-Length: 9007199254740991']),
    }),
    ...make(['unsupported_media_type'], false, {
      'no content type': raw([authorization, 'Content-Length: 2'], '{}'),
      'an empty content type': raw([authorization, 'Content-Type: ', 'Content-Length: 2'], '{}'),
      'a content type of separators only': raw(
        [authorization, 'Content-Type: ,,,;;;', 'Content-Length: 2'],
        '{}',
      ),
      'a content type of 8,000 characters': raw(
        [authorization, `Content-Type: ${'x/'.repeat(4000)}`, 'Content-Length: 2'],
        '{}',
      ),
    }),
    ...make(['malformed_request'], false, {
      'not HTTP': Buffer.from('\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n', 'latin1'),
      'a negative length': raw([authorization, JSON_TYPE, 'Content-Length: -1'], '{}'),
      'two lengths': raw([authorization, JSON_TYPE, 'Content-Length: 2', 'Content-Length: 3'], '{}'),
      'a length and chunks': raw(
        [authorization, JSON_TYPE, 'Content-Length: 2', 'Transfer-Encoding: chunked'],
        '0\r\n\r\n',
      ),
      'a chunk size that is not a number': chunked(JSON_TYPE, 'zz\r\n{}\r\n0\r\n\r\n'),
      'a chunk longer than its stated size': chunked(JSON_TYPE, '2\r\n{"text":"a"}\r\n0\r\n\r\n'),
      'a header name with a space': raw(['Bad Name: a']),
      'a line feed in a header': raw(['X-A: a\nb']),
      'a zero byte in a header': raw(['X-A: a\u0000b']),
      'a method of spaces': Buffer.from('   / HTTP/1.1\r\n\r\n'),
      'HTTP/9.9': Buffer.from('GET / HTTP/9.9\r\nHost: a\r\n\r\n'),
    }),
    ...make(['malformed_request'], true, {
      'JSON shorter than its length, then closed': raw(
        [authorization, JSON_TYPE, 'Content-Length: 100'],
        '{"text":',
      ),
      'a form shorter than its length, then closed': raw(
        [authorization, FORM, 'Content-Length: 1000'],
        open('name="file"; filename="a"', 'a'),
      ),
      'chunks without an end, then closed': chunked(JSON_TYPE, '5\r\n{"tex\r\n'),
      'truncated in the request line': Buffer.from('POST /api/v1/pa'),
    }),
    ...make(['headers_too_large'], false, {
      'one header of 64 KiB': raw([`X-Long: ${'x'.repeat(64 * 1024)}`]),
      'a thousand headers': raw(
        Array.from({ length: 1000 }, (_, index) => `X-Header-${index}: ${'x'.repeat(20)}`),
      ),
      'a path of 64 KiB': raw([authorization], '', 'GET', `/api/v1/operations/${'a'.repeat(64 * 1024)}`),
    }),
    ...make(['route_not_found'], false, {
      'a path with parent segments': raw([authorization], '', 'GET', '/api/v1/../../etc/passwd'),
      'a path with a zero byte': raw([authorization], '', 'GET', '/api/v1/operations%00'),
      'a path that cannot be decoded': raw([authorization], '', 'GET', '/api/v1/operations/%c0%ae'),
    }),
    ...make(['invalid_header'], false, {
      'an idempotency key of spaces': raw(
        [authorization, JSON_TYPE, 'Idempotency-Key:   ', 'Content-Length: 2'],
        '{}',
      ),
      'a client request id with non-ASCII characters': raw([
        authorization,
        'Client-Request-Id: \u00e9\u00ff',
      ]),
    }),
  ];
}

function open(disposition: string, content: string): string {
  return `--edge\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

function part(disposition: string, content: string): string {
  return `${open(disposition, content)}--edge--\r\n`;
}
