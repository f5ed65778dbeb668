import { indented } from './indented.mjs';

/** @param {import('./sample-request.mjs').SampleRequest} request */
export function nodeSample({ method, address, headers, accept, json, text, files }) {
  const body =
    json === undefined
      ? text && literal(text)
      : `JSON.stringify(${indented(JSON.stringify(json, null, 2), 2)})`;
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(Object.keys(headers).length === 0 ? [] : ['headers: {', ...headerLines(headers), '},']),
    ...(body === undefined ? [] : [`body: ${body},`]),
    ...(files ? ['body: form,'] : []),
  ];
  const call =
    options.length === 0
      ? `fetch(${literal(address)})`
      : `fetch(${literal(address)}, {\n${options.map((line) => `  ${line}`).join('\n')}\n})`;
  return [
    ...importsOf(accept, files),
    ...formLines(files),
    `const response = await ${call};`,
    'if (!response.ok) throw new Error(await response.text());',
    outputOf(accept),
  ].join('\n');
}

function headerLines(headers) {
  return Object.entries(headers).map(
    ([name, value]) => `  ${/^\w+$/.test(name) ? name : literal(name)}: ${literal(value)},`,
  );
}

function importsOf(accept, files) {
  if (files) return ["import { openAsBlob } from 'node:fs';", ''];
  return accept === 'application/zip' ? ["import { writeFile } from 'node:fs/promises';", ''] : [];
}

function formLines(files) {
  if (!files) return [];
  return [
    'const form = new FormData();',
    ...files.map(
      ({ name, fileName }) =>
        `form.append(${literal(name)}, await openAsBlob(${literal(fileName)}), ${literal(fileName)});`,
    ),
  ];
}

function outputOf(accept) {
  if (accept === '') return 'console.log(response.status);';
  if (accept === 'application/zip')
    return "await writeFile('export.zip', Buffer.from(await response.arrayBuffer()));";
  const isJson = accept.endsWith('json') && !accept.includes('ndjson');
  return `console.log(await response.${isJson ? 'json' : 'text'}());`;
}

function literal(text) {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`);
  return `'${inner}'`;
}
