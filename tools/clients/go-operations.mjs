import { GO_HEADER } from './go-models.mjs';
import { comment, goName, goParameter, goType } from './go-types.mjs';
import { refName } from './operation-model.mjs';

/** The file with the methods of all operations. */
export function goOperations(document, operations) {
  const blocks = operations.flatMap((operation) => blocksOf(document, operation));
  return `${GO_HEADER}
import (
	"context"
	"io"
	"net/url"
)

${blocks.join('\n\n')}
`;
}

function blocksOf(document, operation) {
  const inputs = inputsOf(operation);
  const blocks = [];
  if (operation.query.length > 0) blocks.push(parametersOf(document, operation));
  for (const input of inputs) {
    blocks.push(methodOf(document, operation, input, false));
    if (operation.isAccepted) blocks.push(methodOf(document, operation, input, true));
  }
  if (operation.list) blocks.push(iteratorOf(document, operation));
  return blocks;
}

/** What an operation takes besides its path and query: a method for each kind. */
function inputsOf({ json, form, formSchema, contentTypes }) {
  const inputs = [];
  if (json) {
    inputs.push({
      suffix: '',
      about: '',
      parameters: [`body ${refName(json.schema)}`],
      call: ['Body: body'],
    });
  }
  if (form) {
    const isOne = form === 'file';
    const hasFields = isOne && formSchema.$ref !== undefined;
    inputs.push({
      suffix: json ? (isOne ? 'File' : 'Files') : '',
      about: `Sends ${isOne ? 'a file' : 'files'} as a form.`,
      parameters: [
        isOne ? 'file File' : 'files []File',
        ...(hasFields ? [`fields *${refName(formSchema)}`] : []),
      ],
      call: [
        ...(hasFields ? ['Body: fields'] : []),
        isOne ? 'Files: []FormFile{{Field: "file", File: file}}' : 'Files: formFiles("files", files)',
      ],
    });
  }
  if (contentTypes.length > 0) {
    inputs.push({
      suffix: json || form ? 'Content' : '',
      about: `Sends a content of the type ${contentTypes.join(' or ')}.`,
      parameters: ['contentType string', 'content io.Reader'],
      call: ['Content: content', 'ContentType: contentType'],
    });
  }
  return inputs.length > 0 ? inputs : [{ suffix: '', about: '', parameters: [], call: [] }];
}

function methodOf(document, operation, input, isStart) {
  const name = `${isStart ? 'Start' : ''}${goName(operation.id)}${input.suffix}`;
  const result = isStart ? 'Operation' : operation.result ? resultType(document, operation) : null;
  const members = [
    `Method: ${JSON.stringify(operation.method)}`,
    `Path: ${pathOf(operation)}`,
    ...(operation.query.length > 0 ? ['Query: parameters.query()'] : []),
    ...input.call,
    ...(isStart ? ['StartsOperation: true'] : operation.isAccepted ? ['AwaitsResult: true'] : []),
  ];
  const about = isStart
    ? `${name} starts ${goName(operation.id)}${input.suffix} and returns its operation: pass its id to WaitFor.`
    : docOf(operation, name, input.about);
  const parameters = [...pathParameters(operation), ...input.parameters, ...queryParameter(operation)];
  const send = `client.Send(ctx, Call{${members.join(', ')}}`;
  return `${comment(about)}
func (client *Client) ${name}(${['ctx context.Context', ...parameters, 'options ...Option'].join(', ')}) ${bodyOf(operation, send, result)}`;
}

function bodyOf(operation, send, result) {
  if (result !== null) {
    return `(*${result}, error) {
	result := new(${result})
	if err := ${send}, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}`;
  }
  if (!operation.isText) return `error {\n\treturn ${send}, nil, options...)\n}`;
  return `([]byte, error) {
	var result []byte
	err := ${send}, &result, options...)
	return result, err
}`;
}

function resultType(document, { result }) {
  return result.$ref ? refName(result) : goType(document, result);
}

function pathParameters({ pathNames }) {
  return pathNames.map((name) => `${goParameter(name)} string`);
}

/** Without a required parameter, the query can be nil. */
function queryParameter({ id, query }) {
  if (query.length === 0) return [];
  return [`parameters ${query.some(({ required }) => required) ? '' : '*'}${goName(id)}Params`];
}

function pathOf({ path, pathNames }) {
  if (pathNames.length === 0) return JSON.stringify(path);
  return `expandPath(${[JSON.stringify(path), ...pathNames.map(goParameter)].join(', ')})`;
}

/** The query of an operation. Zero values are not sent; a number or truth value for which zero means something is Optional. */
function parametersOf(document, { id, query }) {
  const type = `${goName(id)}Params`;
  const fields = query.map(({ name, schema, description }) => {
    const about = description ? `${comment(description, '\t')}\n` : '';
    return `${about}\t${goName(name)} ${parameterType(document, schema)}`;
  });
  const sets = query.map(
    ({ name }) => `\tsetParameter(query, ${JSON.stringify(name)}, parameters.${goName(name)})`,
  );
  return `// ${type} is the query of ${goName(id)}. Zero values are not sent.
type ${type} struct {
${fields.join('\n\n')}
}

func (parameters *${type}) query() url.Values {
	query := url.Values{}
	if parameters == nil {
		return query
	}
${sets.join('\n')}
	return query
}`;
}

function parameterType(document, schema) {
  const type = goType(document, schema);
  return type === 'float64' || type === 'bool' ? `Optional[${type}]` : type;
}

function iteratorOf(document, operation) {
  const name = `Iter${goName(operation.id).replace(/^(List|Get)/, '')}`;
  const item = goType(document, operation.list.item);
  const passed = ['ctx', ...operation.pathNames.map(goParameter), '&query', 'options...'];
  const parameters = [...pathParameters(operation), ...queryParameter(operation), 'options ...Option'];
  return `// ${name} yields every item of ${goName(operation.id)}, page by page.
func (client *Client) ${name}(${parameters.join(', ')}) *Iterator[${item}] {
	var query ${goName(operation.id)}Params
	if parameters != nil {
		query = *parameters
	}
	return newIterator(func(ctx context.Context, cursor string) ([]${item}, *string, error) {
		query.Cursor = cursor
		page, err := client.${goName(operation.id)}(${passed.join(', ')})
		if err != nil {
			return nil, nil, err
		}
		return page.${goName(operation.list.member)}, page.NextCursor, nil
	})
}`;
}

function docOf({ summary, description, scope }, name, about) {
  return [`${name}: ${summary}.`, description, about, scope ? `Requires the scope \`${scope}\`.` : '']
    .filter(Boolean)
    .join('\n\n');
}
