import { createTransport } from 'nodemailer';

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

interface SmtpServer {
  host: string;
  port: number;
  secure: boolean;
  requireTLS: boolean;
  auth?: { user: string; pass: string };
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
}

/**
 * Parses an SMTP URL (`smtps://…`, or `smtp://…` with STARTTLS). A server on another machine must use TLS unless the
 * URL contains `?requireTLS=false`.
 */
export function smtpServer(url: string): SmtpServer {
  const address = new URL(url);
  const secure = address.protocol === 'smtps:';
  const allowsPlaintext = isLoopback(address.hostname) || address.searchParams.get('requireTLS') === 'false';
  return {
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: address.port === '' ? (secure ? 465 : 587) : Number(address.port),
    secure,
    requireTLS: !secure && !allowsPlaintext,
    ...(address.username === ''
      ? {}
      : {
          auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
        }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  };
}

/** Connects and signs in without sending a mail. Throws the error of the step that failed. */
export async function tryMailServer(url: string): Promise<void> {
  const mailer = createTransport(smtpServer(url));
  try {
    await mailer.verify();
  } finally {
    mailer.close();
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
