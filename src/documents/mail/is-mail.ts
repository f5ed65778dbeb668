export type MailType = 'message/rfc822' | 'application/vnd.ms-outlook';

const FIRST_HEADER = /^\s*(?:>?From .*\r?\n)?[A-Za-z][A-Za-z0-9-]{1,60}:[ \t]?\S?/;
const HEADER_END = /\r?\n\r?\n/;

/**
 * True for the beginning of an e-mail (RFC 5322). A web archive has some of these headers too, but no recipient and no id;
 * a text that begins with a few of them has neither the date nor the version of a message.
 */
export function isInternetMail(sample: string): boolean {
  if (!FIRST_HEADER.test(sample.slice(0, 200))) return false;
  const [headers = ''] = sample.trimStart().split(HEADER_END, 1);
  const has = (name: string): boolean => new RegExp(`^${name}:`, 'im').test(headers);
  if (!has('from') || /^from:\s*<saved by /im.test(headers)) return false;
  return (has('to') || has('message-id') || has('received')) && (has('date') || has('mime-version'));
}

export function isMailType(type: string): type is MailType {
  return type === 'message/rfc822' || type === 'application/vnd.ms-outlook';
}
