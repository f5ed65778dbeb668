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

export type LoggedRequestDetail = LoggedRequest & { requestBody: string | null; answerBody: string | null };

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
