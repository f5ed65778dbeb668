export interface Call {
  path: '/api/v1/parse/resume' | '/api/v1/parse/jd' | '/api/v1/skills-infer' | '/api/v1/match';
  query?: string;
  /** A file by its name, or the JSON body. */
  fileName?: string;
  body?: unknown;
}

const LONGEST_BODY = 600;

/** The call as one would write it elsewhere, by language. The key is left to the environment. */
export function snippets(call: Call, origin: string): { label: string; code: string }[] {
  return [
    { label: 'Shell', code: curl(call, origin) },
    { label: 'TypeScript', code: typescript(call, origin) },
    { label: 'Python', code: python(call, origin) },
  ];
}

function curl(call: Call, origin: string): string {
  const address = `${origin}${call.path}${call.query ? `?${call.query}` : ''}`;
  const lines = [`curl '${address}' \\`, '  -H "Authorization: Bearer $TENURE_KEY" \\'];
  if (call.fileName !== undefined) lines.push(`  -F ${quoteShell(`file=@${call.fileName}`)}`);
  else lines.push("  -H 'Content-Type: application/json' \\", `  -d ${quoteShell(bodyOf(call, 0))}`);
  return lines.join('\n');
}

function typescript(call: Call, origin: string): string {
  const query = call.query ? `params: { query: ${JSON.stringify(fields(call.query))} }` : '';
  const start = [
    call.fileName === undefined
      ? "import { tenureClient } from '@tenure/client';"
      : "import { readFile } from 'node:fs/promises';\nimport { fileForm, tenureClient } from '@tenure/client';",
    '',
    `const tenure = tenureClient({ baseUrl: '${origin}', apiKey: process.env.TENURE_KEY ?? '' });`,
  ];
  if (call.fileName !== undefined) {
    const name = JSON.stringify(call.fileName);
    start.push(
      `const file = new Blob([await readFile(${name})]);`,
      `const { data } = await tenure.POST('${call.path}', {`,
      `  ...fileForm(file, ${name}),`,
      ...(query ? [`  ${query},`] : []),
      '});',
    );
  } else {
    start.push(
      `const { data } = await tenure.POST('${call.path}', {`,
      ...(query ? [`  ${query},`] : []),
      `  body: ${indent(bodyOf(call, 2), 2)},`,
      '});',
    );
  }
  return start.join('\n');
}

function python(call: Call, origin: string): string {
  const address = `${origin}${call.path}${call.query ? `?${call.query}` : ''}`;
  const lines = ['import os, requests', '', 'answer = requests.post(', `    ${JSON.stringify(address)},`];
  lines.push(`    headers={"Authorization": f"Bearer {os.environ['TENURE_KEY']}"},`);
  if (call.fileName !== undefined)
    lines.push(`    files={"file": open(${JSON.stringify(call.fileName)}, "rb")},`);
  else lines.push(`    json=${pythonLiteral(bodyOf(call, 4))},`);
  lines.push('    timeout=70,', ')', 'answer.raise_for_status()', 'print(answer.json())');
  return lines.join('\n');
}

/** Long texts are cut where only their place in the call matters. */
function bodyOf(call: Call, spaces: number): string {
  const shortened = JSON.parse(
    JSON.stringify(call.body, (_key, value: unknown) =>
      typeof value === 'string' && value.length > LONGEST_BODY ? `${value.slice(0, LONGEST_BODY)}…` : value,
    ),
  ) as unknown;
  return JSON.stringify(shortened, null, spaces);
}

function pythonLiteral(json: string): string {
  return indent(
    json.replaceAll(/: (true|false|null)\b/g, (_all, word: string) => `: ${PYTHON[word]}`),
    4,
  );
}

const PYTHON: Record<string, string> = { true: 'True', false: 'False', null: 'None' };

function indent(text: string, by: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(by)}`);
}

function quoteShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function fields(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}
