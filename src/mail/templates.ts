import { z } from 'zod';
import type { MailContent } from './mail-template';

type TemplateContent = Omit<MailContent, 'footer'> & { footer?: string };

interface Template {
  /** Shown in the list of mails. */
  about: string;
  write(facts: unknown, link: string): TemplateContent;
}

function defineTemplate<Facts extends z.ZodType>(
  about: string,
  schema: Facts,
  write: (facts: z.output<Facts>, link: string) => TemplateContent,
): Template {
  return { about, write: (facts, link) => write(schema.parse(facts), link) };
}

const ADMINISTRATOR_FOOTER =
  'You receive this because you are an administrator of the tenant, or because you created the key or endpoint.';
const UNEXPECTED_MAIL_NOTE = 'If you did not expect this, ignore this mail: only you have received the link.';

const nameSchema = z.string();
const timeSchema = z.string().nullable();
const modeSchema = z.enum(['live', 'test']);
const keySchema = z.object({
  tenantName: nameSchema,
  keyName: nameSchema,
  last4: z.string(),
  mode: modeSchema,
  expiresAt: timeSchema.default(null),
  lastUsedAt: timeSchema.default(null),
  createdAt: timeSchema.default(null),
});
const webhookSchema = z.object({
  tenantName: nameSchema,
  mode: modeSchema,
  host: nameSchema.nullable(),
  since: timeSchema,
});

const KEYS_ACTION = { label: 'View the keys', path: '/developers/keys' };
const WEBHOOKS_ACTION = { label: 'View the deliveries', path: '/developers/webhooks' };

const endpointAction = (facts: z.output<typeof webhookSchema>): string =>
  `the ${facts.mode} endpoint on ${facts.host ?? 'an unknown host'} of ${facts.tenantName}`;

const failingTemplate = (howLong: string): Template =>
  defineTemplate(`A webhook is failing ${howLong}`, webhookSchema, (facts) => ({
    subject: `A webhook of ${facts.tenantName} has failed ${howLong}`,
    paragraphs: [
      `Every message to ${endpointAction(facts)} has failed since ${formatTime(facts.since)}.`,
      'Failed messages are stored and retried. After five days of failures the endpoint is disabled. No events are lost: you can recover all of them later.',
    ],
    action: WEBHOOKS_ACTION,
    footer: ADMINISTRATOR_FOOTER,
  }));

const disabledTemplate = (why: string): Template =>
  defineTemplate('A webhook was disabled', webhookSchema, (facts) => ({
    subject: `A webhook of ${facts.tenantName} was disabled`,
    paragraphs: [
      `Messages are no longer sent to ${endpointAction(facts)}: ${why}.`,
      'After you fix the endpoint, enable the subscription and recover the missed messages.',
    ],
    action: WEBHOOKS_ACTION,
    footer: ADMINISTRATOR_FOOTER,
  }));

/** All kinds of mail. The facts are validated when a mail is rendered, because rows outlive releases. */
const TEMPLATES = {
  invitation: defineTemplate('An invitation', z.object({ tenantName: nameSchema }), (facts, link) => ({
    subject: `You are invited to ${facts.tenantName} on Tenure`,
    paragraphs: [
      `An administrator of ${facts.tenantName} invites you to its developer portal.`,
      'Choose a password to sign in. The link works once and is valid for seven days.',
    ],
    action: { label: 'Join', path: link },
    footer: UNEXPECTED_MAIL_NOTE,
  })),
  sandbox_claim: defineTemplate('The claim of a sandbox', z.object({}), (_facts, link) => ({
    subject: 'Keep your Tenure sandbox',
    paragraphs: [
      'Someone has entered your address to keep a sandbox, a tenant for tests.',
      'Choose a password to become its administrator. The link works once, while the sandbox exists.',
    ],
    action: { label: 'Keep the sandbox', path: link },
    footer: UNEXPECTED_MAIL_NOTE,
  })),
  access_requested: defineTemplate('New access requests', z.object({}), () => ({
    subject: 'New requests for access to Tenure',
    paragraphs: [
      'Some access requests have not been answered yet. You receive this reminder at most once a day.',
    ],
    action: { label: 'Review the requests', path: '/developers/access-requests' },
    footer: 'You receive this because you are an operator of the service.',
  })),
  access_approved: defineTemplate(
    'Access was granted',
    z.object({ tenantName: nameSchema }),
    (facts, link) => ({
      subject: 'Your access to Tenure is ready',
      paragraphs: [
        `You requested access for ${facts.tenantName}. The tenant is ready, and you are its administrator.`,
        'Choose a password to sign in. The link works once and is valid for seven days.',
      ],
      action: { label: 'Join', path: link },
      footer: UNEXPECTED_MAIL_NOTE,
    }),
  ),
  access_declined: defineTemplate(
    'Access was declined',
    z.object({ reason: z.string().nullable() }),
    (facts) => ({
      subject: 'Your request for access to Tenure',
      paragraphs: [
        'You requested access to Tenure. We cannot grant it.',
        ...(facts.reason ? [facts.reason] : []),
      ],
      action: null,
      footer: 'If you did not request access, another person used your address. We do not keep it.',
    }),
  ),
  password_reset: defineTemplate('A new password', z.object({}), (_facts, link) => ({
    subject: 'Choose a new password',
    paragraphs: [
      'A new password was requested for your account in the Tenure developer portal.',
      'The link works once and is valid for one hour. A new password ends all your sessions.',
    ],
    action: { label: 'Choose a new password', path: link },
    footer: 'If you did not request it, ignore this mail: your password does not change.',
  })),
  password_changed: defineTemplate('A password was changed', z.object({}), () => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account in the Tenure developer portal was changed, and all sessions were ended.',
      'If you did not change it, request a new password immediately and tell an administrator of your tenant.',
    ],
    action: { label: 'Request a new password', path: '/developers/password-reset' },
  })),
  openid_linked: defineTemplate('A sign-in method was linked', z.object({ issuer: z.string() }), (facts) => ({
    subject: 'A sign-in method was linked to your account',
    paragraphs: [
      `You can now sign in to the Tenure developer portal through ${facts.issuer}. Your password stays valid.`,
      'If you did not do this, tell an administrator of your tenant immediately.',
    ],
    action: null,
  })),
  key_expiring: defineTemplate('A key expires soon', keySchema, (facts) => ({
    subject: `The key “${facts.keyName}” expires on ${formatDay(facts.expiresAt)}`,
    paragraphs: [
      `The ${facts.mode} key “${facts.keyName}” (ending in ${facts.last4}) of ${facts.tenantName} stops working at ${formatTime(facts.expiresAt)}.`,
      'Rotate it in time: you can keep the old key valid for up to seven days while you switch.',
    ],
    action: KEYS_ACTION,
    footer: ADMINISTRATOR_FOOTER,
  })),
  key_leaked: defineTemplate(
    'A key was leaked',
    keySchema.extend({ foundAt: z.string().nullable() }),
    (facts) => ({
      subject: `The key “${facts.keyName}” was leaked and has been revoked`,
      paragraphs: [
        `The ${facts.mode} key “${facts.keyName}” (ending in ${facts.last4}) of ${facts.tenantName} was found in a public place and reported to us. It was revoked immediately; requests with it are rejected.`,
        ...(facts.foundAt === null ? [] : [`Reported location: ${facts.foundAt}`]),
        'Create a new key and deploy it. Check the request log for requests that you did not send.',
      ],
      action: KEYS_ACTION,
      footer: ADMINISTRATOR_FOOTER,
    }),
  ),
  key_unused: defineTemplate('A key is unused', keySchema, (facts) => ({
    subject: `The key “${facts.keyName}” has not been used for 90 days`,
    paragraphs: [
      facts.lastUsedAt === null
        ? `The ${facts.mode} key “${facts.keyName}” (ending in ${facts.last4}) of ${facts.tenantName} was created on ${formatDay(facts.createdAt)} and has never been used.`
        : `The ${facts.mode} key “${facts.keyName}” (ending in ${facts.last4}) of ${facts.tenantName} was last used on ${formatDay(facts.lastUsedAt)}.`,
      'Revoke it if you no longer need it: a revoked key cannot be misused.',
    ],
    action: KEYS_ACTION,
    footer: ADMINISTRATOR_FOOTER,
  })),
  deprecation: defineTemplate(
    'A route is deprecated',
    z.object({
      tenantName: nameSchema,
      keyName: nameSchema,
      last4: z.string(),
      mode: modeSchema,
      route: z.string(),
      anchor: z.string(),
      deprecatedAt: z.string(),
      sunsetAt: z.string(),
      replacement: z.string().nullable(),
      why: z.string(),
    }),
    (facts) => ({
      subject: `${facts.route} may be removed from ${formatDay(facts.sunsetAt)}`,
      paragraphs: [
        `The ${facts.mode} key “${facts.keyName}” (ending in ${facts.last4}) of ${facts.tenantName} calls ${facts.route}, which has been deprecated since ${formatDay(facts.deprecatedAt)} and may be removed from ${formatDay(facts.sunsetAt)}.`,
        facts.why,
        facts.replacement === null
          ? 'The route has no replacement: stop calling it before that date.'
          : `Call ${facts.replacement} instead.`,
      ],
      action: { label: 'Read about the change', path: `/deprecations#${facts.anchor}` },
      footer: ADMINISTRATOR_FOOTER,
    }),
  ),
  webhook_failing_hour: failingTemplate('for an hour'),
  webhook_failing_day: failingTemplate('for a day'),
  webhook_disabled_failing: disabledTemplate('all messages to it have failed for five days'),
  webhook_disabled_gone: disabledTemplate('it responded with 410 Gone, which ends the subscription'),
} satisfies Record<string, Template>;

export type MailKind = keyof typeof TEMPLATES;

/** A short description of a kind of mail; the kind itself if this release does not support it. */
export function subjectOfMail(kind: string): string {
  return isMailKind(kind) ? TEMPLATES[kind].about : kind;
}

/**
 * Renders the mail of a kind. `link` is the path of its action; empty if the kind has none. Throws for kinds and facts
 * that this release does not support.
 */
export function buildMail(kind: string, facts: unknown, link: string): MailContent {
  if (!isMailKind(kind)) throw new Error(`mail kind ${kind} does not exist`);
  const written = TEMPLATES[kind].write(facts, link);
  return {
    footer: 'You receive this because you have an account in the Tenure developer portal.',
    ...written,
  };
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(TEMPLATES, kind);
}

/** `21 November 2026`; dates of mails are in UTC and say so where the hour matters. */
function formatDay(at: string | null): string {
  if (at === null) return 'an unknown date';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
}

function formatTime(at: string | null): string {
  if (at === null) return 'an unknown time';
  const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at));
  return `${hour} UTC on ${formatDay(at)}`;
}
