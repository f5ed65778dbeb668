import { z } from 'zod';
import table from './data/deprecated-routes.json';

const DAY_MS = 86_400_000;
/** Twelve months. */
const MIN_WINDOW_DAYS = 365;

const dateSchema = z.iso.date();
const routeSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']),
  /** Path in the notation of OpenAPI, `/api/v1/jobs/{jobId}`. */
  path: z.string().startsWith('/api/'),
  deprecatedOn: dateSchema,
  /** First day (UTC) on which the route may be removed. */
  sunsetOn: dateSchema,
  /** The route to call instead, `POST /api/v1/…`; null if there is none. */
  replacement: z.string().nullable(),
  why: z.string().min(1),
});

export type DeprecatedRouteEntry = z.input<typeof routeSchema>;

/** A deprecated route and its sunset. */
export interface DeprecatedRoute {
  method: string;
  /** Path in the notation of Express, `/api/v1/jobs/:jobId`. */
  path: string;
  /** Display name, `GET /api/v1/jobs/{jobId}`. */
  name: string;
  /** Fragment of the route's URL on a page. */
  anchor: string;
  deprecatedAt: Date;
  sunsetAt: Date;
  replacement: string | null;
  why: string;
}

/**
 * Validates a table of deprecated routes. Throws if a route stays for less than the promised twelve months, so that a
 * process with such a table does not start.
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

/** The routes deprecated in this release. */
export const DEPRECATED_ROUTES = parseDeprecatedRoutes(table);
