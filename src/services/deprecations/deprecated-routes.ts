import { z } from 'zod';
import table from './data/deprecated-routes.json';

const DAY_MS = 86_400_000;
/** Twelve months of any length. */
const MIN_WINDOW_DAYS = 365;

const dateSchema = z.iso.date();
const routeSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']),
  /** As the description has it, `/api/v1/jobs/{jobId}`. */
  path: z.string().startsWith('/api/'),
  deprecatedOn: dateSchema,
  /** The day from which the route may be gone, UTC. */
  sunsetOn: dateSchema,
  /** What to call instead, `POST /api/v1/…`; null when nothing takes its place. */
  replacement: z.string().nullable(),
  why: z.string().min(1),
});

export type DeprecatedRouteEntry = z.input<typeof routeSchema>;

/** A route callers should leave, and until when it stays. */
export interface DeprecatedRoute {
  method: string;
  /** As Express spells it, `/api/v1/jobs/:jobId`. */
  path: string;
  /** As people read it, `GET /api/v1/jobs/{jobId}`. */
  name: string;
  /** Names the route in an address of a page. */
  anchor: string;
  deprecatedAt: Date;
  sunsetAt: Date;
  replacement: string | null;
  why: string;
}

/**
 * The routes of a table, checked: a route stays for at least twelve months. Throws for a table that breaks the
 * promise, so that a process with one does not start.
 */
export function parseDeprecatedRoutes(entries: readonly DeprecatedRouteEntry[]): DeprecatedRoute[] {
  return z
    .array(routeSchema)
    .parse(entries)
    .map((each) => {
      const deprecatedAt = new Date(each.deprecatedOn);
      const sunsetAt = new Date(each.sunsetOn);
      const name = `${each.method} ${each.path}`;
      if (sunsetAt.getTime() - deprecatedAt.getTime() < MIN_WINDOW_DAYS * DAY_MS) {
        throw new Error(`${name} would be removed within twelve months of its deprecation.`);
      }
      return {
        method: each.method,
        path: each.path.replace(/\{(\w+)\}/g, ':$1'),
        name,
        anchor: name
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/-$/, ''),
        deprecatedAt,
        sunsetAt,
        replacement: each.replacement,
        why: each.why,
      };
    });
}

/** The routes this release would have callers leave. */
export const DEPRECATED_ROUTES = parseDeprecatedRoutes(table);
