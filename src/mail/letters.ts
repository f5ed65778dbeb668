import { z } from 'zod';
import type { Letter } from './letter';

type Words = Omit<Letter, 'footer'> & { footer?: string };

interface Template {
  /** Shown in the list of mails. */
  about: string;
  write(facts: unknown, link: string): Words;
}

function template<Facts extends z.ZodType>(
  about: string,
  facts: Facts,
  write: (facts: z.output<Facts>, link: string) => Words,
): Template {
  return { about, write: (given, link) => write(facts.parse(given), link) };
}

const ADMINISTRATOR =
  'You get this as an administrator of the account, or because you made what it is about.';
const UNASKED = 'If you did not expect this, do nothing: nobody else has seen the link.';

const name = z.string();
const time = z.string().nullable();
const mode = z.enum(['live', 'test']);
const key = z.object({
  tenantName: name,
  keyName: name,
  last4: z.string(),
  mode,
  expiresAt: time.default(null),
  lastUsedAt: time.default(null),
  createdAt: time.default(null),
});
const webhook = z.object({ tenantName: name, mode, host: name.nullable(), since: time });

const KEYS = { label: 'See the keys', path: '/developers/keys' };
const WEBHOOKS = { label: 'See the deliveries', path: '/developers/webhooks' };

const endpoint = (facts: z.output<typeof webhook>): string =>
  `the ${facts.mode} endpoint on ${facts.host ?? 'an unnamed host'} of ${facts.tenantName}`;

const failing = (howLong: string): Template =>
  template(`A webhook fails ${howLong}`, webhook, (facts) => ({
    subject: `A webhook of ${facts.tenantName} has failed ${howLong}`,
    paragraphs: [
      `Every message to ${endpoint(facts)} has failed since ${when(facts.since)}.`,
      'Messages are kept and tried again. After five days of nothing but failures the endpoint is switched off; no event is lost by that, and all can be sent again.',
    ],
    action: WEBHOOKS,
    footer: ADMINISTRATOR,
  }));

const disabled = (why: string): Template =>
  template('A webhook was switched off', webhook, (facts) => ({
    subject: `A webhook of ${facts.tenantName} was switched off`,
    paragraphs: [
      `Nothing is sent any more to ${endpoint(facts)}: ${why}.`,
      'Once it is mended, enable the subscription and recover what it has missed.',
    ],
    action: WEBHOOKS,
    footer: ADMINISTRATOR,
  }));

/** Every kind of mail there is. Facts are checked when a letter is written, for rows outlive releases. */
const TEMPLATES = {
  invitation: template('An invitation', z.object({ tenantName: name }), (facts, link) => ({
    subject: `You are invited to ${facts.tenantName} on Tenure`,
    paragraphs: [
      `An administrator of ${facts.tenantName} invites you to its developer portal.`,
      'Choose a password and you are in. The link works once, for seven days.',
    ],
    action: { label: 'Join', path: link },
    footer: UNASKED,
  })),
  access_requested: template('Somebody asks for access', z.object({}), () => ({
    subject: 'Somebody asks for access to Tenure',
    paragraphs: [
      'There are requests for access that nobody has answered yet. This is said once a day at most.',
    ],
    action: { label: 'Read and answer them', path: '/developers/access-requests' },
    footer: 'You get this as an operator of the service.',
  })),
  access_approved: template('Access was given', z.object({ tenantName: name }), (facts, link) => ({
    subject: 'Your access to Tenure is ready',
    paragraphs: [
      `You asked for access for ${facts.tenantName}. It is ready, and you are its administrator.`,
      'Choose a password and you are in. The link works once, for seven days.',
    ],
    action: { label: 'Join', path: link },
    footer: UNASKED,
  })),
  access_declined: template('Access was declined', z.object({ reason: z.string().nullable() }), (facts) => ({
    subject: 'Your request for access to Tenure',
    paragraphs: [
      'You asked for access to Tenure. We cannot give it.',
      ...(facts.reason ? [facts.reason] : []),
    ],
    action: null,
    footer: 'If you did not ask, somebody used your address; nothing of it is kept.',
  })),
  password_reset: template('A new password', z.object({}), (_facts, link) => ({
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for your sign-in to the Tenure developer portal.',
      'The link works once, for one hour. A new password ends every session you have.',
    ],
    action: { label: 'Choose a new password', path: link },
    footer: 'If it was not you, do nothing: your password stays as it is.',
  })),
  password_changed: template('A password was changed', z.object({}), () => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your sign-in to the Tenure developer portal was changed just now, and every session was ended.',
      'If it was not you, ask for a new password at once and tell an administrator of your account.',
    ],
    action: { label: 'Ask for a new password', path: '/developers/password-reset' },
  })),
  openid_linked: template('A sign-in was linked', z.object({ issuer: z.string() }), (facts) => ({
    subject: 'Your sign-in was linked',
    paragraphs: [
      `From now on you may sign in to the Tenure developer portal through ${facts.issuer}. Your password works as before.`,
      'If it was not you, tell an administrator of your account at once.',
    ],
    action: null,
  })),
  key_expiring: template('A key ends soon', key, (facts) => ({
    subject: `The key “${facts.keyName}” ends on ${day(facts.expiresAt)}`,
    paragraphs: [
      `The ${facts.mode} key “${facts.keyName}” (ending in ${facts.last4}) of ${facts.tenantName} stops working at ${when(facts.expiresAt)}.`,
      'Rotate it in time: the old key works on for as long as you choose, up to seven days, while you switch.',
    ],
    action: KEYS,
    footer: ADMINISTRATOR,
  })),
  key_leaked: template(
    'A key was found in the open',
    key.extend({ foundAt: z.string().nullable() }),
    (facts) => ({
      subject: `The key “${facts.keyName}” was found in the open and is revoked`,
      paragraphs: [
        `The ${facts.mode} key “${facts.keyName}” (ending in ${facts.last4}) of ${facts.tenantName} was reported to us by somebody who found it. It was revoked at once; calls with it are refused.`,
        ...(facts.foundAt === null ? [] : [`Where, by their word: ${facts.foundAt}`]),
        'Make a new key and give it to your program. Look through the log of requests for calls that were not yours.',
      ],
      action: KEYS,
      footer: ADMINISTRATOR,
    }),
  ),
  key_unused: template('A key is long unused', key, (facts) => ({
    subject: `The key “${facts.keyName}” has not been used for 90 days`,
    paragraphs: [
      facts.lastUsedAt === null
        ? `The ${facts.mode} key “${facts.keyName}” (ending in ${facts.last4}) of ${facts.tenantName} was made on ${day(facts.createdAt)} and never used.`
        : `The ${facts.mode} key “${facts.keyName}” (ending in ${facts.last4}) of ${facts.tenantName} was last used on ${day(facts.lastUsedAt)}.`,
      'If nothing needs it, revoke it: a key that is not there cannot leak.',
    ],
    action: KEYS,
    footer: ADMINISTRATOR,
  })),
  deprecation: template(
    'A route will go',
    z.object({
      tenantName: name,
      keyName: name,
      last4: z.string(),
      mode,
      route: z.string(),
      anchor: z.string(),
      deprecatedAt: z.string(),
      sunsetAt: z.string(),
      replacement: z.string().nullable(),
      why: z.string(),
    }),
    (facts) => ({
      subject: `${facts.route} may be gone from ${day(facts.sunsetAt)}`,
      paragraphs: [
        `The ${facts.mode} key “${facts.keyName}” (ending in ${facts.last4}) of ${facts.tenantName} calls ${facts.route}, which is deprecated since ${day(facts.deprecatedAt)} and may be gone from ${day(facts.sunsetAt)}.`,
        facts.why,
        facts.replacement === null
          ? 'Nothing takes its place: leave the call out in time.'
          : `Call ${facts.replacement} instead.`,
      ],
      action: { label: 'Read what changes', path: `/deprecations#${facts.anchor}` },
      footer: ADMINISTRATOR,
    }),
  ),
  webhook_failing_hour: failing('for an hour'),
  webhook_failing_day: failing('for a day'),
  webhook_disabled_failing: disabled('for five days every message to it has failed'),
  webhook_disabled_gone: disabled('it answered 410 Gone, which asks us to stop'),
} satisfies Record<string, Template>;

export type MailKind = keyof typeof TEMPLATES;

/** What a kind of mail is about, in a few words; the kind itself for one this release does not know. */
export function mailSubjectMatter(kind: string): string {
  return isMailKind(kind) ? TEMPLATES[kind].about : kind;
}

/**
 * The letter of a kind. `link` is the path of a link that opens something; empty where the kind has none. Throws for
 * kinds and facts this release does not know.
 */
export function letterOf(kind: string, facts: unknown, link: string): Letter {
  if (!isMailKind(kind)) throw new Error(`there is no mail of kind ${kind}`);
  const written = TEMPLATES[kind].write(facts, link);
  return { footer: 'You get this because you sign in to the Tenure developer portal.', ...written };
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(TEMPLATES, kind);
}

/** `21 November 2026`; dates of mails are in UTC and say so where the hour matters. */
function day(at: string | null): string {
  if (at === null) return 'an unknown day';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
}

function when(at: string | null): string {
  if (at === null) return 'an unknown time';
  const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at));
  return `${hour} UTC on ${day(at)}`;
}
