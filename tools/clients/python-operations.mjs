import { snakeCase } from './operation-model.mjs';
import { pythonType } from './python-models.mjs';

/** The module with a method for each operation, for one kind of client. */
export function pythonOperations(document, operations, isAsync) {
  const kind = isAsync ? 'Async' : 'Sync';
  const methods = operations.flatMap((operation) => methodsOf(document, operation, isAsync));
  const iterator = isAsync ? 'AsyncIterator' : 'Iterator';
  return `# Generated from the OpenAPI document of the service by npm run build.
from __future__ import annotations

from collections.abc import ${iterator}, Sequence
from typing import Any, Literal, Optional, Union, cast

from . import models
from .requests import Call, File, RequestOptions


class ${kind}Operations:
    """A method for each operation of the API."""

    ${isAsync ? 'async ' : ''}def send(self, call: Call) -> Any:
        raise NotImplementedError

${methods.join('\n\n')}
`;
}

function methodsOf(document, operation, isAsync) {
  const name = snakeCase(operation.id);
  const result = operation.result ? qualified(pythonType(document, operation.result)) : 'str';
  const returns = operation.result || operation.isText ? (operation.isText ? 'bytes' : result) : 'None';
  const methods = [methodOf(document, operation, { isAsync, name, returns })];
  if (operation.isAccepted) {
    methods.push(
      methodOf(document, operation, {
        isAsync,
        name: `start_${name}`,
        returns: 'models.Operation',
        prefer: true,
      }),
    );
  }
  if (operation.list) methods.push(iteratorOf(document, operation, name, isAsync));
  return methods;
}

function methodOf(document, operation, { isAsync, name, returns, prefer = false }) {
  const call = [
    `            ${JSON.stringify(operation.method)},`,
    `            ${pathOf(operation)},`,
    ...(operation.query.length > 0 ? [`            query={${queryOf(operation)}},`] : []),
    ...(operation.json ? ['            body=body,'] : []),
    ...(operation.form === 'file' ? ['            files=[] if file is None else [("file", file)],'] : []),
    ...(operation.form === 'files' ? ['            files=[("files", file) for file in files],'] : []),
    ...(operation.contentTypes.length > 0
      ? ['            content=content,', '            content_type=content_type,']
      : []),
    ...(operation.isText ? ['            is_bytes=True,'] : []),
    ...(prefer ? ['            prefer="respond-async",'] : []),
    ...(operation.isAccepted && !prefer ? ['            awaits_result=True,'] : []),
    '            options=options,',
  ];
  const send = `${isAsync ? 'await ' : ''}self.send(\n        Call(\n${call.join('\n')}\n        )\n    )`;
  const doc = prefer
    ? `Starts \`${snakeCase(operation.id)}\` and returns its operation: pass it to \`wait_for\`.`
    : docOf(operation);
  return [
    `    ${isAsync ? 'async ' : ''}def ${name}(`,
    ...signatureOf(document, operation),
    `    ) -> ${returns}:`,
    `        """${doc}"""`,
    ...(returns === 'None'
      ? [indent(send)]
      : [`        return cast(${JSON.stringify(returns)}, ${indent(send).trimStart()})`]),
  ].join('\n');
}

function indent(text) {
  return text
    .split('\n')
    .map((line) => `        ${line}`)
    .join('\n')
    .replaceAll('                    ', '                ')
    .replaceAll(/^ {12}Call\(/gm, '            Call(');
}

function signatureOf(document, operation, withoutCursor = false) {
  const { pathNames, json, form, query, contentTypes } = operation;
  const body = json && qualified(pythonType(document, json.schema));
  return [
    '        self,',
    ...pathNames.map((each) => `        ${snakeCase(each)}: str,`),
    ...(json ? [`        body: ${json.required ? body : `Optional[${body}] = None`},`] : []),
    '        *,',
    ...(form === 'file' ? ['        file: Optional[File] = None,'] : []),
    ...(form === 'files' ? ['        files: Sequence[File] = (),'] : []),
    ...(contentTypes.length > 0
      ? [
          `        content: ${form ? 'Optional[Union[str, bytes]] = None' : 'Union[str, bytes]'},`,
          `        content_type: str = ${JSON.stringify(contentTypes[0])},`,
        ]
      : []),
    ...query
      .filter((each) => !(withoutCursor && each.name === 'cursor'))
      .sort((a, b) => Number(b.required) - Number(a.required))
      .map((each) => `        ${parameterName(each.name)}: ${parameterType(document, each)},`),
    '        options: Optional[RequestOptions] = None,',
  ];
}

function parameterType(document, { schema, required }) {
  const type = qualified(pythonType(document, schema));
  return required ? type : `Optional[${type}] = None`;
}

/** `from` is a keyword. */
function parameterName(name) {
  return name === 'from' ? 'from_' : snakeCase(name);
}

function pathOf({ path, pathNames }) {
  if (pathNames.length === 0) return JSON.stringify(path);
  return `f"${path.replace(/\{(\w+)\}/g, (_whole, name) => `{Call.segment(${snakeCase(name)})}`)}"`;
}

function queryOf({ query }) {
  return query.map(({ name }) => `${JSON.stringify(name)}: ${parameterName(name)}`).join(', ');
}

function iteratorOf(document, operation, name, isAsync) {
  const item = qualified(pythonType(document, operation.list.item));
  const filters = operation.query
    .filter((each) => each.name !== 'cursor')
    .map((each) => parameterName(each.name));
  const passed = [
    ...operation.pathNames.map(snakeCase),
    'cursor=cursor',
    ...filters.map((each) => `${each}=${each}`),
  ];
  return [
    `    ${isAsync ? 'async ' : ''}def iter_${name.replace(/^list_|^get_/, '')}(`,
    ...signatureOf(document, operation, true),
    `    ) -> ${isAsync ? 'AsyncIterator' : 'Iterator'}[${item}]:`,
    `        """Yields every item of \`${name}\`, page by page."""`,
    '        cursor: Optional[str] = None',
    '        while True:',
    `            page = ${isAsync ? 'await ' : ''}self.${name}(${[...passed, 'options=options'].join(', ')})`,
    `            for item in page[${JSON.stringify(operation.list.member)}]:`,
    '                yield item',
    '            cursor = page["nextCursor"]',
    '            if cursor is None:',
    '                return',
  ].join('\n');
}

function docOf({ summary, description, scope }) {
  const text = [`${summary}.`, description, scope ? `Requires the scope \`${scope}\`.` : ''].filter(Boolean);
  return text.join('\n\n').replaceAll('\\', '\\\\').replaceAll('"""', "'''").split('\n').join('\n        ');
}

/** Types of the API are in the module `models`. */
function qualified(type) {
  return type.replace(/"[^"]*"|\b[A-Z]\w*/g, (name) =>
    name.startsWith('"') || ['Union', 'Optional', 'Literal', 'Any', 'None', 'True', 'False'].includes(name)
      ? name
      : `models.${name}`,
  );
}
