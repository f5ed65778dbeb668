import type { Tone } from '../parts/tag';

export interface LoggedRequest {
  requestId: string;
  at: string;
  method: string;
  route: string;
  path: string;
  status: number;
  code: string | null;
  milliseconds: number;
  pages: number;
  keyId: string;
  keyName: string | null;
  operationId: string | null;
}

export type LoggedRequestDetail = LoggedRequest & {
  requestBody: string | null;
  responseBody: string | null;
  operation: { type: string; status: string } | null;
};

const RECORD_PATH = /^\/api\/v1\/(candidates|jobs|matches)\/([0-9a-f-]{36})(?:\/|$)/;
const RECORD_LABELS: Record<string, string> = { candidates: 'Candidate', jobs: 'Job', matches: 'Match' };

/** The page of the record that the path of a call names; null if it names none. */
export function recordOf({ path, status }: LoggedRequest): { href: string; label: string } | null {
  const [, kind = '', id = ''] = RECORD_PATH.exec(path) ?? [];
  if (id === '' || status >= 400) return null;
  return { href: `/developers/${kind}/${id}`, label: `${RECORD_LABELS[kind] ?? 'Record'} ${id}` };
}

export function statusTone(status: number): Tone {
  if (status >= 500) return 'bad';
  if (status >= 400) return 'warn';
  return 'good';
}

/** Formats complete JSON; returns truncated JSON unchanged. */
export function formatJson(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
