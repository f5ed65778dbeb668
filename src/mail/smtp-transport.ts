import { createTransport } from 'nodemailer';
import { faultCode, Undeliverable, type MailTransport } from './mail-transport';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const CONNECTIONS = 2;

/**
 * Sends through the server of `url` (`smtps://…`, or `smtp://…` with STARTTLS). A server on another machine must speak
 * TLS, unless the address says `?requireTLS=false`.
 */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const address = new URL(url);
  const secure = address.protocol === 'smtps:';
  const plain = isLoopback(address.hostname) || address.searchParams.get('requireTLS') === 'false';
  const mailer = createTransport(
    {
      pool: true,
      maxConnections: CONNECTIONS,
      host: address.hostname.replace(/^\[|\]$/g, ''),
      port: address.port === '' ? (secure ? 465 : 587) : Number(address.port),
      secure,
      requireTLS: !secure && !plain,
      ...(address.username === ''
        ? {}
        : {
            auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
          }),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // Letters are words; none may make the library read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html }) => {
      try {
        await mailer.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          // RFC 3834: keeps absence notes from answering.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { responseCode } = error as { responseCode?: unknown };
        if (isLasting(error) && typeof responseCode === 'number' && responseCode >= 500) {
          throw new Undeliverable(faultCode(error));
        }
        throw error;
      }
    },
    close: () => mailer.close(),
  };
}

/** A refused sign-in is mended by whoever runs the service; a refused address or message stays refused. */
function isLasting(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
