import type { Caller } from '../../services/access/caller';
import { toolsOf, type Tool } from './tool-catalogue';

export interface RecordTemplate {
  uriTemplate: string;
  name: string;
  title: string;
  description: string;
  mimeType: 'application/json';
}

/** `/api/v1/jobs/:jobId`: a read of one record by its id. */
const RECORD_PATH = /^\/api\/v1\/([a-z-]+)\/:(\w+)$/;

/** The records that the caller may read by id: `tenure://jobs/{jobId}`. */
export function recordTemplates(caller: Caller): RecordTemplate[] {
  return toolsOf(caller).flatMap((tool) => {
    const match = recordPathOf(tool);
    if (!match) return [];
    const { name, title, description } = tool.definition;
    const uriTemplate = `tenure://${match[1]}/{${match[2]}}`;
    return [{ uriTemplate, name, title, description, mimeType: 'application/json' as const }];
  });
}

/** The tool that reads a record, and its arguments; null if the address names no record of the caller. */
export function readOfRecord(
  caller: Caller,
  uri: string,
): { tool: Tool; input: Record<string, unknown> } | null {
  const [, noun, id] = /^tenure:\/\/([a-z-]+)\/([^/?#]+)$/.exec(uri) ?? [];
  for (const tool of toolsOf(caller)) {
    const match = recordPathOf(tool);
    if (match?.[1] === noun && match?.[2] !== undefined) return { tool, input: { [match[2]]: id } };
  }
  return null;
}

function recordPathOf({ operation: { method, path } }: Tool): RegExpExecArray | null {
  return method === 'GET' ? RECORD_PATH.exec(path) : null;
}
