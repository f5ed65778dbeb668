import { indented } from './indented.mjs';

/** Only modules of the standard library. @param {import('./sample-request.mjs').SampleRequest} request */
export function pythonSample({ method, address, headers, accept, json, text, files }) {
  const isJson = accept.endsWith('json') && !accept.includes('ndjson');
  const allHeaders = files
    ? { ...headers, 'Content-Type': 'multipart/form-data; boundary=form-boundary' }
    : headers;
  const data = dataOf({ json, text, files });
  const argumentsOf = [
    `${JSON.stringify(address)},`,
    ...(method === 'GET' ? [] : [`method=${JSON.stringify(method)},`]),
    ...(Object.keys(allHeaders).length === 0
      ? []
      : [
          'headers={',
          ...Object.entries(allHeaders).map(
            ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
          ),
          '},',
        ]),
    ...(data === undefined ? [] : [`data=${data},`]),
  ];
  return [
    ...(isJson || json !== undefined ? ['import json'] : []),
    'from urllib.request import Request, urlopen',
    '',
    ...formLines(files),
    'request = Request(',
    ...argumentsOf.map((line) => `    ${line}`),
    ')',
    'with urlopen(request) as response:',
    outputOf(accept, isJson),
  ].join('\n');
}

function dataOf({ json, text, files }) {
  if (files) return 'form';
  if (json !== undefined) return `json.dumps(${indented(pythonValue(json, 0), 4)}).encode()`;
  return text === undefined ? undefined : `${JSON.stringify(text)}.encode()`;
}

function formLines(files) {
  if (!files) return [];
  const parts = files.flatMap(({ name, fileName }) => [
    `with open(${JSON.stringify(fileName)}, "rb") as file:`,
    '    content = file.read()',
    'form = b"\\r\\n".join([',
    '    b"--form-boundary",',
    `    b'Content-Disposition: form-data; name="${name}"; filename="${fileName}"',`,
    '    b"",',
    '    content,',
    '    b"--form-boundary--",',
    '    b"",',
    '])',
  ]);
  return parts;
}

function outputOf(accept, isJson) {
  if (accept === '') return '    print(response.status)';
  if (accept === 'application/zip')
    return '    with open("export.zip", "wb") as file:\n        file.write(response.read())';
  return isJson ? '    print(json.load(response))' : '    print(response.read().decode())';
}

/** A JSON value as a Python literal. */
function pythonValue(value, level) {
  const inner = ' '.repeat(4 * (level + 1));
  const outer = ' '.repeat(4 * level);
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((each) => pythonValue(each, level + 1))
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${pythonValue(each, level + 1)}`);
  if (items.length === 0) return isList ? '[]' : '{}';
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${items.map((item) => `${inner}${item},`).join('\n')}\n${outer}${close}`;
}
