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
 * The server of an address (`smtps://…`, or `smtp://…` with STARTTLS). A server on another machine must speak TLS,
 * unless the address says `?requireTLS=false`.
 */
export function smtpServer(url: string): SmtpServer {
  const address = new URL(url);
  const secure = address.protocol === 'smtps:';
  const plain = isLoopback(address.hostname) || address.searchParams.get('requireTLS') === 'false';
  return {
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: address.port === '' ? (secure ? 465 : 587) : Number(address.port),
    secure,
    requireTLS: !secure && !plain,
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

/** Connects, greets, secures the connection and signs in, and sends nothing. Throws what stood in the way. */
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
