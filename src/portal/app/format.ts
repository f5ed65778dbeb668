const TIME_STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
/** "next year" can be tomorrow. */
const relativeNumbers = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** Formats a relative time in the largest unit that fits: "3 days ago", "in 2 hours". */
export function fromNow(iso: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  const [unit, size] = TIME_STEPS.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  const format = unit === 'year' || unit === 'month' ? relativeNumbers : relative;
  return format.format(Math.trunc(seconds / size), unit);
}

export function dateTime(iso: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso));
}

/** Formats the time left until a moment as "23 h 59 m 12 s"; null when it has passed. */
export function countdown(iso: string, now: number): string | null {
  const secondsLeft = Math.floor((Date.parse(iso) - now) / 1000);
  if (secondsLeft <= 0) return null;
  const parts = [
    [Math.floor(secondsLeft / 3600), 'h'],
    [Math.floor((secondsLeft % 3600) / 60), 'm'],
    [secondsLeft % 60, 's'],
  ] as const;
  const first = parts.findIndex(([value]) => value > 0);
  return parts
    .slice(first)
    .map(([value, unit]) => `${value} ${unit}`)
    .join(' ');
}

/** Formats a share of 1 as "62%", optionally with decimals. */
export function percent(share: number, digits = 0): string {
  return `${(share * 100).toFixed(digits)}%`;
}

/** Formats a part of a whole as "12 (4.0%)". */
export function countAndShare(part: number, whole: number): string {
  if (part === 0) return '0';
  return `${part.toLocaleString('en')} (${percent(part / whole, 1)})`;
}

export const ROLE_NAMES = {
  employer_admin: 'Employer administrator',
  org_admin: 'Organization administrator',
  member: 'Member',
  caseworker: 'Caseworker',
  operator: 'Operator',
} as const;
