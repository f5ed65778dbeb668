import { quoteShell } from './quote-shell';

/** The logged part of a call that a command repeats. */
export interface LoggedCall {
  method: string;
  path: string;
  requestBody: string | null;
}

/** Returns the call as a command. The log has no headers, so the key comes from the variable `KEY`. */
export function curlOf({ method, path, requestBody }: LoggedCall, origin: string): string {
  const lines = [`curl -X ${method} ${quoteShell(origin + path)}`, '-H "Authorization: Bearer $KEY"'];
  if (requestBody !== null) {
    lines.push("-H 'Content-Type: application/json'", `-d ${quoteShell(requestBody)}`);
  }
  return lines.join(' \\\n  ');
}
