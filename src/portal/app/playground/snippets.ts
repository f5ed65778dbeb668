import { quoteShell } from '../requests/quote-shell';

/** An API call to show as code. */
export interface Call {
  /** Purpose of the call, when there are several. */
  title?: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path template of the API description, with `{names}` of the path parameters. */
  path: string;
  parameters?: Record<string, string>;
  query?: string;
  headers?: Record<string, string>;
  /** Name of the uploaded file; `body` is the JSON body otherwise. */
  fileName?: string;
  body?: unknown;
}

const MAX_TEXT_LENGTH = 600;

/** Returns the call as code in each language. The code reads the key from the environment. */
export function snippets(call: Call, origin: string): { label: string; code: string }[] {
  return [
    { label: 'Shell', code: curl(call, origin) },
    { label: 'TypeScript', code: typescript(call, origin) },
    { label: 'Python', code: python(call, origin) },
  ];
}

function curl(call: Call, origin: string): string {
  const method = methodOf(call);
  const carries = call.fileName !== undefined || call.body !== undefined;
  const parts = [
    `curl ${method === 'GET' || (method === 'POST' && carries) ? '' : `-X ${method} `}${quoteShell(addressOf(call, origin))}`,
    '-H "Authorization: Bearer $TENURE_KEY"',
    ...Object.entries(call.headers ?? {}).map(([name, value]) => `-H ${quoteShell(`${name}: ${value}`)}`),
  ];
  if (call.fileName !== undefined) parts.push(`-F ${quoteShell(`file=@${call.fileName}`)}`);
  else if (call.body !== undefined)
    parts.push("-H 'Content-Type: application/json'", `-d ${quoteShell(bodyOf(call, 0))}`);
  return parts.join(' \\\n  ');
}

function typescript(call: Call, origin: string): string {
  const file = call.fileName === undefined ? null : JSON.stringify(call.fileName);
  const options = [
    ...(file === null ? [] : [`...fileForm(file, ${file})`]),
    ...(hasParams(call) ? [`params: ${indent(literal(paramsOf(call)), 2)}`] : []),
    ...(call.headers ? [`headers: ${literal(call.headers)}`] : []),
    ...(file === null && call.body !== undefined ? [`body: ${indent(bodyOf(call, 2), 2)}`] : []),
  ];
  return [
    ...(file === null ? [] : ["import { openAsBlob } from 'node:fs';"]),
    `import { ${file === null ? '' : 'fileForm, '}tenureClient } from '@tenure/client';`,
    '',
    `const tenure = tenureClient({ baseUrl: '${origin}', apiKey: process.env.TENURE_KEY ?? '' });`,
    ...(file === null ? [] : [`const file = await openAsBlob(${file});`]),
    options.length === 0
      ? `const { data } = await tenure.${methodOf(call)}('${call.path}');`
      : [
          `const { data } = await tenure.${methodOf(call)}('${call.path}', {`,
          ...options.map((line) => `  ${line},`),
          '});',
        ].join('\n'),
  ].join('\n');
}

function python(call: Call, origin: string): string {
  const headers = [
    `"Authorization": f"Bearer {os.environ['TENURE_KEY']}"`,
    ...Object.entries(call.headers ?? {}).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    ),
  ];
  const lines = [
    'import os, requests',
    '',
    `answer = requests.${methodOf(call).toLowerCase()}(`,
    `    ${JSON.stringify(addressOf(call, origin))},`,
    `    headers={${headers.join(', ')}},`,
  ];
  if (call.fileName !== undefined)
    lines.push(`    files={"file": open(${JSON.stringify(call.fileName)}, "rb")},`);
  else if (call.body !== undefined) lines.push(`    json=${pythonLiteral(shortened(call.body))},`);
  lines.push('    timeout=70,', ')', 'answer.raise_for_status()', 'print(answer.json())');
  return lines.join('\n');
}

/** Returns the method of a call; the default is POST with a body or file, otherwise GET. */
export function methodOf({ method, body, fileName }: Call): NonNullable<Call['method']> {
  return method ?? (body !== undefined || fileName !== undefined ? 'POST' : 'GET');
}

/** Returns the address with its path parameters and query. */
export function addressOf({ path, parameters = {}, query }: Call, origin: string): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (all, name: string) =>
    parameters[name] === undefined ? all : encodeURIComponent(parameters[name]),
  );
  return `${origin}${filled}${query ? `?${query}` : ''}`;
}

function hasParams({ parameters, query }: Call): boolean {
  return Object.keys(parameters ?? {}).length > 0 || Boolean(query);
}

function paramsOf({ parameters = {}, query }: Call): object {
  return {
    ...(Object.keys(parameters).length > 0 ? { path: parameters } : {}),
    ...(query ? { query: fields(query) } : {}),
  };
}

/** Writes numbers as numbers, because the client types its query fields. */
function fields(query: string): Record<string, string | number> {
  return Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [
      name,
      /^\d{1,9}$/.test(value) ? Number(value) : value,
    ]),
  );
}

/** Formats JSON as TypeScript: unquoted names where possible. */
function literal(value: object): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/"([A-Za-z_]\w*)":/g, '$1:')
    .replaceAll(/"([^"'\\]*)"/g, "'$1'");
}

function bodyOf(call: Call, spaces: number): string {
  return JSON.stringify(shortened(call.body), null, spaces);
}

/** Truncates long texts, which only illustrate the call. */
function shortened(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (_key, value: unknown) =>
      typeof value === 'string' && value.length > MAX_TEXT_LENGTH
        ? `${value.slice(0, MAX_TEXT_LENGTH)}…`
        : value,
    ),
  ) as unknown;
}

/** Formats a value as a Python literal, with the same line layout as JSON. */
function pythonLiteral(value: unknown, depth = 1): string {
  const start = '    '.repeat(depth + 1);
  const end = `\n${'    '.repeat(depth)}`;
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) {
    const items = value.map((each) => `\n${start}${pythonLiteral(each, depth + 1)}`);
    return items.length === 0 ? '[]' : `[${items.join(',')}${end}]`;
  }
  if (typeof value === 'object') {
    const items = Object.entries(value).map(
      ([name, each]) => `\n${start}${JSON.stringify(name)}: ${pythonLiteral(each, depth + 1)}`,
    );
    return items.length === 0 ? '{}' : `{${items.join(',')}${end}}`;
  }
  return JSON.stringify(value);
}

function indent(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
