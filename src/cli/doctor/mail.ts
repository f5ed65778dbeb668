import { faultCode } from '../../mail/mail-transport';
import { smtpServer, tryMailServer } from '../../mail/smtp-server';
import { broken, ok, skipped, warning, type Check, type Finding } from './finding';

const CHECK = 'mail';
const SEE_ADDRESS = 'See that host and port of SMTP_URL are right and that this machine may reach them.';

/** Connects to the mail server and signs in, as sending does, without sending anything. */
export const mailCheck: Check = {
  name: CHECK,
  mend: SEE_ADDRESS,
  look: async ({ mail }) => {
    if (mail.kind === 'outbox') return [skipped(CHECK, 'mails are kept in the outbox of the portal')];
    if (mail.kind === 'off') {
      return [
        warning(
          CHECK,
          'SMTP_URL is not set: nobody is mailed',
          'Set SMTP_URL, MAIL_FROM and PUBLIC_BASE_URL.',
        ),
      ];
    }
    const { host, port, auth } = smtpServer(mail.url);
    const place = `${host}:${port}`;
    try {
      await tryMailServer(mail.url);
    } catch (error) {
      return [judge(error, place)];
    }
    return [ok(CHECK, auth ? `${place} takes the sign-in` : place)];
  },
};

/** What stood in the way, by its code: the words of the server may hold the address or the user. */
function judge(error: unknown, place: string): Finding {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const fault = faultCode(error);
  switch (code) {
    case 'EAUTH':
      return broken(
        CHECK,
        `${place} refuses the sign-in (${fault})`,
        'Set user and password in SMTP_URL; write signs such as @ and : in them as %40 and %3A.',
      );
    case 'EDNS':
      return broken(CHECK, `there is no server at ${place} (${fault})`, SEE_ADDRESS);
    case 'ETIMEDOUT':
      return broken(CHECK, `${place} does not answer (${fault})`, SEE_ADDRESS);
    case 'ETLS':
      return broken(
        CHECK,
        `${place} does not secure the connection (${fault})`,
        'Use smtps:// for a port that begins with TLS (465) and smtp:// for one with STARTTLS (587).',
      );
    case 'EPROTOCOL':
      return broken(CHECK, `${place} does not speak SMTP (${fault})`, SEE_ADDRESS);
    default:
      return broken(
        CHECK,
        `${place} cannot be reached (${systemCode(message) ?? fault})`,
        isCertificate(message)
          ? 'The certificate of the server is not one this machine trusts: NODE_EXTRA_CA_CERTS names a file with its issuer.'
          : SEE_ADDRESS,
      );
  }
}

/** The code of the system in the words of a socket, which hold nothing else worth showing. */
function systemCode(message: unknown): string | undefined {
  return typeof message === 'string' ? /\bE[A-Z]{4,}\b/.exec(message)?.[0] : undefined;
}

function isCertificate(message: unknown): boolean {
  return typeof message === 'string' && /certificate|altnames/i.test(message);
}
