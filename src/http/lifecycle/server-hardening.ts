import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';
import { randomBase62 } from '../../platform/ids';
import { PROBLEM_CODES, type ProblemCode } from '../../platform/problem-codes';
import { makeProblem, PROBLEM_TYPE } from '../errors/problem';
import { API_VERSION } from '../request-context';
import { isLongUpload } from './long-uploads';

/** Limits of one connection before a request exists. */
export const SERVER_OPTIONS: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  // Long enough for a file of the maximum size on a slow connection; slower clients are disconnected.
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
  // Longer than the idle timeout of common proxies, so that they do not reuse a connection while it closes.
  keepAliveTimeout: 75_000,
  // Node would refuse a request without Host in a plain text; the application refuses it with a problem document.
  requireHostHeader: false,
};

const CLIENT_ERRORS: Record<string, { code: ProblemCode; detail: string }> = {
  HPE_HEADER_OVERFLOW: { code: 'headers_too_large', detail: 'The request headers exceed 16 KiB.' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', detail: 'The request took too long to arrive.' },
};
const MALFORMED_REQUEST = {
  code: 'malformed_request',
  detail: 'The request is not well-formed HTTP.',
} as const;

/**
 * Connects the application to the server. The application decides about bodies before they are sent (`Expect:
 * 100-continue`). Requests that are too malformed to reach it also receive a problem document.
 */
export function attachApp(server: Server, app: Express, publicBaseUrl: string | null): void {
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    app(request, response);
  };
  server.on('request', handle);
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // Without a 100 response the client sends no body, and the connection cannot be reused.
    response.once('finish', () => {
      if (!request.complete) request.socket.destroySoon();
    });
    handle(request, response);
  });
  // Unknown expectations may be ignored (RFC 9110 §10.1.1).
  server.on('checkExpectation', handle);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isLongUpload(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const hasResponded =
      (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage?.headersSent === true;
    if (hasResponded) socket.destroy();
    else
      socket.end(rawProblem(CLIENT_ERRORS[error.code ?? ''] ?? MALFORMED_REQUEST, publicBaseUrl), () =>
        socket.destroySoon(),
      );
  });
}

function rawProblem(fault: { code: ProblemCode; detail: string }, publicBaseUrl: string | null): string {
  const requestId = `req_${randomBase62(22)}`;
  const body = JSON.stringify(
    makeProblem({ ...fault, baseUrl: publicBaseUrl ?? '', instance: '', requestId }),
  );
  const { status, title } = PROBLEM_CODES[fault.code];
  return [
    `HTTP/1.1 ${status} ${title}`,
    `Content-Type: ${PROBLEM_TYPE}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Request-Id: ${requestId}`,
    `API-Version: ${API_VERSION}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
