import type { MailQueueRepository } from '../../db/mail/mails.repository';
import type { Clock } from '../../platform/clock';
import type { DeprecatedRoute } from './deprecated-routes';

const DAY_MS = 86_400_000;

/** Days before the sunset at which callers get a reminder, the last reminder first. */
const REMINDER_STEPS = [
  { step: 'last_week', days: 7 },
  { step: 'last_month', days: 30 },
  { step: 'half_year', days: 183 },
] as const;

type Step = (typeof REMINDER_STEPS)[number]['step'] | 'announced';

/** Mails the owners of keys that still call deprecated routes, once per route, key and step. */
export class DeprecationMailsService {
  constructor(
    private readonly mails: Pick<MailQueueRepository, 'mailDeprecations'>,
    private readonly routes: readonly DeprecatedRoute[],
    private readonly clock: Clock,
  ) {}

  /** Returns the number of mails added. */
  async run(): Promise<number> {
    const now = this.clock.now();
    const active = this.routes.filter((route) => route.sunsetAt > now);
    if (active.length === 0) return 0;
    return this.mails.mailDeprecations(
      active.map((route) => ({
        method: route.method,
        path: route.path,
        step: stepOf(route, now),
        facts: {
          route: route.name,
          anchor: route.anchor,
          deprecatedAt: route.deprecatedAt.toISOString(),
          sunsetAt: route.sunsetAt.toISOString(),
          replacement: route.replacement,
          why: route.why,
        },
      })),
    );
  }
}

function stepOf(route: DeprecatedRoute, now: Date): Step {
  const daysLeft = (route.sunsetAt.getTime() - now.getTime()) / DAY_MS;
  return REMINDER_STEPS.find(({ days }) => daysLeft <= days)?.step ?? 'announced';
}
