import { createTransport } from 'nodemailer';
import { faultCode, UndeliverableError, type MailTransport } from './mail-transport';
import { smtpServer } from './smtp-server';

const MAX_CONNECTIONS = 2;

/** Creates a transport for the server of `url`, parsed by `smtpServer`. */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const mailer = createTransport(
    {
      ...smtpServer(url),
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      // A mail contains text only; its content must not make the library read a file or fetch a URL.
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
          // RFC 3834: suppresses automatic replies such as absence notes.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { responseCode } = error as { responseCode?: unknown };
        if (isPermanent(error) && typeof responseCode === 'number' && responseCode >= 500) {
          throw new UndeliverableError(faultCode(error));
        }
        throw error;
      }
    },
    close: () => mailer.close(),
  };
}

/** The operator can fix a rejected sign-in, so it is retried; a rejected address or message is permanent. */
function isPermanent(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}
