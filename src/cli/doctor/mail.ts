import { faultCode } from '../../mail/mail-transport';
import { smtpServer, tryMailServer } from '../../mail/smtp-server';
import { failure, ok, skipped, warning, type Check, type Finding } from './finding';

const CHECK_NAME = 'mail';
const CHECK_ADDRESS_REMEDY =
  'Check that the host and port of SMTP_URL are correct and reachable from this machine.';

/** Connects to the mail server and signs in, without sending a mail. */
export const mailCheck: Check = {
  name: CHECK_NAME,
  remedy: CHECK_ADDRESS_REMEDY,
  run: async ({ mail }) => {
    if (mail.kind === 'outbox') return [skipped(CHECK_NAME, 'mail stays in the outbox of the portal')];
    if (mail.kind === 'off') {
      return [
        warning(
          CHECK_NAME,
          'SMTP_URL is not set: no mail is sent',
          'Set SMTP_URL, MAIL_FROM and PUBLIC_BASE_URL.',
        ),
      ];
    }
    const { host, port, auth } = smtpServer(mail.url);
    const place = `${host}:${port}`;
    try {
      await tryMailServer(mail.url);
    } catch (error) {
      return [toFinding(error, place)];
    }
    return [ok(CHECK_NAME, auth ? `${place} accepts the sign-in` : place)];
  },
};

/** Describes a failure by its code, because the message of the server may contain an address or the user. */
function toFinding(error: unknown, place: string): Finding {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const fault = faultCode(error);
  switch (code) {
    case 'EAUTH':
      return failure(
        CHECK_NAME,
        `${place} rejects the sign-in (${fault})`,
        'Set user and password in SMTP_URL; write signs such as @ and : in them as %40 and %3A.',
      );
    case 'EDNS':
      return failure(CHECK_NAME, `no server is listening at ${place} (${fault})`, CHECK_ADDRESS_REMEDY);
    case 'ETIMEDOUT':
      return failure(CHECK_NAME, `${place} does not respond (${fault})`, CHECK_ADDRESS_REMEDY);
    case 'ETLS':
      return failure(
        CHECK_NAME,
        `${place} does not secure the connection (${fault})`,
        'Use smtps:// for a port with implicit TLS (465) and smtp:// for a port with STARTTLS (587).',
      );
    case 'EPROTOCOL':
      return failure(CHECK_NAME, `${place} does not speak SMTP (${fault})`, CHECK_ADDRESS_REMEDY);
    default:
      return failure(
        CHECK_NAME,
        `${place} is unreachable (${systemCode(message) ?? fault})`,
        isCertificate(message)
          ? 'This machine does not trust the certificate of the server. Set NODE_EXTRA_CA_CERTS to a file with the certificate of its issuer.'
          : CHECK_ADDRESS_REMEDY,
      );
  }
}

/** Extracts the system error code from the message of a socket error. */
function systemCode(message: unknown): string | undefined {
  return typeof message === 'string' ? /\bE[A-Z]{4,}\b/.exec(message)?.[0] : undefined;
}

function isCertificate(message: unknown): boolean {
  return typeof message === 'string' && /certificate|altnames/i.test(message);
}
