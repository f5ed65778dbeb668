import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../src/embedded/project';

/** Waits until the member at `pointer` has one of `values`, or any value but null without `values`. */
export interface WaitCondition {
  pointer: string;
  values?: string[];
}

/** A request of the walk through all operations. */
export interface CallStep {
  operation: string;
  /** Example ids of path parameters that differ from the id with the name of the parameter: a name in `ids`, or an id. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** The learned key that sends the request, a name in `ids`; otherwise the key of the walk. */
  key?: string;
  /** A JSON body instead of the request example of the operation. */
  body?: unknown;
  /** Lines of another media type. */
  text?: { type: string; lines: string[] };
  form?: { name: string; fileName: string }[];
  /** Values of the response that later requests need: name in `ids` and JSON Pointer; `#last` takes the last segment of a path. */
  learn?: Record<string, string>;
  until?: WaitCondition;
  /** The request only prepares records: it is no example. */
  setup?: boolean;
  /** False: the response is an example of a further status or media type, and the request is no sample. */
  sample?: false;
}

/** The requests of all operations in an order in which each finds the records that it needs. */
export interface ExampleCalls {
  /** Ids and tokens as the examples show them, by name. */
  ids: Record<string, string>;
  addresses: Record<'service' | 'webhook' | 'board', string>;
  steps: CallStep[];
}

export interface CalledOperation {
  operationId: string;
  method: string;
  path: string;
  tag: string;
}

const examplesFolder = path.join(projectRoot, 'tools', 'openapi', 'examples');
export const responsesFolder = path.join(examplesFolder, 'responses');

/** The content of `resume.txt`, the file that samples upload. */
export const RESUME_FILE =
  'Odalys Brandvold\nodalys.brandvold@example.com\n\nSkills\nForklift, RF scanners\n';

export function readCalls(): ExampleCalls {
  return JSON.parse(fs.readFileSync(path.join(examplesFolder, 'calls.json'), 'utf8')) as ExampleCalls;
}

/** All operations of the generated description by id. */
export function calledOperations(): Map<string, CalledOperation> {
  const file = path.join(projectRoot, 'src', 'http', 'generated', 'openapi.json');
  const { paths } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string; tags?: string[] }>>;
  };
  return new Map(
    Object.entries(paths).flatMap(([route, methods]) =>
      Object.entries(methods).map(([method, { operationId, tags }]) => [
        operationId,
        { operationId, method: method.toUpperCase(), path: route, tag: tags?.[0] ?? 'Service' },
      ]),
    ),
  );
}

/** The JSON body of a step as text; null if it has none. */
export function jsonBodyText({ operationId, tag }: CalledOperation, step: CallStep): string | null {
  if (step.body !== undefined) return JSON.stringify(step.body);
  const folder = tag.toLowerCase().replaceAll(' ', '-');
  const file = path.join(examplesFolder, 'requests', folder, `${operationId}.json`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}

/** The path and query of a step with the ids that examples show. */
export function examplePath({ path: route }: CalledOperation, step: CallStep, { ids }: ExampleCalls): string {
  const filled = route.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = step.path?.[name] ?? name;
    return ids[value] ?? (value === name ? whole : value);
  });
  const query = new URLSearchParams(step.query).toString();
  return query === '' ? filled : `${filled}?${query}`;
}
