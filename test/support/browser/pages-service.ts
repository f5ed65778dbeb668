import { APP_PAGES } from '../../../src/portal/app-pages';
import { POOLS } from '../../../src/tasks/task-contract';
import { call } from '../api';
import { deskCandidates, DESK_JOB } from '../records/desk-records';
import { LONG_CANDIDATE, LONG_JOB } from '../records/long-records';
import { startService, type TestService, type TestTenant } from '../service';
import { BrowserClient, TEST_PASSWORD } from './browser-client';
import { takesPictures } from './pictures';

const PAGE_USERS = {
  org_admin: 'admin@pages.example',
  operator: 'operator@pages.example',
  /** The administrator of a tenant without any record. */
  employer_admin: 'new@pages.example',
} as const;
export type PageUser = keyof typeof PAGE_USERS;
type PageCookies = { name: string; value: string; url: string }[];

/** A service with records, links and signed-in users, on which all pages can be opened. */
export interface PagesService {
  service: TestService;
  /** Ids of the records in the addresses of pages, such as `candidateId`, and those of records with long texts. */
  ids: Record<string, string>;
  longIds: Record<string, string>;
  cookies: Record<PageUser, PageCookies>;
  /** Addresses of the documents. */
  documents: string[];
}

export async function startPagesService(): Promise<PagesService> {
  const service = await startService({
    // The status page of a whole service is pictured.
    pools: takesPictures ? [...POOLS] : ['parse', 'sync', 'match'],
    environment: { SANDBOXES_PER_DAY: '5', MAIL_OUTBOX: 'true' },
  });
  const organization = await service.tenant('organization');
  const employer = await service.tenant('employer');
  await employer.link(organization);
  const { key, keyId } = await organization.key();
  const ids: Record<string, string> = { keyId, tenantId: organization.tenantId };
  const longIds: Record<string, string> = { ...ids };
  await pushRecords({ service, employer, key }, ids, longIds);
  await createLinks(service, key, ids);
  const tenants = {
    org_admin: organization,
    operator: null,
    employer_admin: await service.tenant('employer'),
  };
  const cookies: Partial<Record<PageUser, PageCookies>> = {};
  for (const [role, email] of Object.entries(PAGE_USERS) as [PageUser, string][]) {
    const tenantId = tenants[role]?.tenantId ?? null;
    await service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });
    const client = new BrowserClient(service.baseUrl);
    await client.signIn(email);
    const url = service.baseUrl;
    cookies[role] = [...client.cookies].map(([name, value]) => ({ name, value, url }));
    if (role === 'org_admin') {
      for (const each of [ids, longIds]) {
        const { body } = await client.portal('GET', `/records/jobs/${each.jobId}/rankings`);
        each.rankingId = body.rankings[0].rankingId;
      }
    }
  }
  const { text } = await call(service.baseUrl, 'GET', '/docs', { headers: { Accept: 'text/html' } });
  const documents = [
    ...new Set([...text.matchAll(/href="(\/docs\/[a-z-]+)"/g)].map(([, path = '']) => path)),
  ];
  return { service, ids, longIds, cookies: cookies as Record<PageUser, PageCookies>, documents };
}

async function pushRecords(
  { service, employer, key }: { service: TestService; employer: TestTenant; key: string },
  ids: Record<string, string>,
  longIds: Record<string, string>,
): Promise<void> {
  const { key: employerKey } = await employer.key();
  const post = (path: string, json: unknown, by = key) => posted(service, by, path, json);
  const candidates = [...deskCandidates(), LONG_CANDIDATE];
  const { results } = await post('candidates/sync', { candidates });
  ids.candidateId = results[0].candidateId;
  longIds.candidateId = results.at(-1).candidateId;
  ids.jobId = (await post('jobs/sync', { parsed: DESK_JOB }, employerKey)).jobId;
  longIds.jobId = (await post('jobs/sync', { parsed: LONG_JOB }, employerKey)).jobId;
  for (const each of [ids, longIds]) {
    const { candidateId, jobId } = each;
    each.matchId = (await post('match', { candidateId, jobId })).matchId;
    await post('matches/rank', { jobId, limit: 5 });
  }
}

/** Creates a link to a review of a text, and one to a match. */
async function createLinks(service: TestService, key: string, ids: Record<string, string>): Promise<void> {
  const post = (path: string, json: unknown) => posted(service, key, path, json);
  const pathOf = ({ url }: Record<string, unknown>) => String(url).replace(/^https?:\/\/[^/]+/, '');
  const parsed = await post('parse/resume?include=review', {
    text: 'Bo Lind\nbo.lind@example.com\n\nExperience\nLine cook, Blue Door Diner, 2019 - 2023\n\nSkills: grilling',
  });
  ids.parseId = parsed.meta.parseId;
  const review = { operationId: parsed.meta.parseId, reviewer: 'caseworker-17' };
  ids.review = pathOf(await post('review-sessions', review));
  ids.view = pathOf(await post('view-sessions', { matchId: ids.matchId, viewer: 'caseworker-17' }));
}

async function posted(service: TestService, key: string, path: string, json: unknown) {
  const response = await call(service.baseUrl, 'POST', `/api/v1/${path}`, { key, json });
  if (response.status >= 300) throw new Error(`POST ${path} failed: ${response.text}`);
  return response.body;
}

const OPERATOR_PATHS = /operations|access-requests|outbox|tenants|find|status/;
/** It frames the queue board, a page of another library. */
const FRAMING_PATH = '/developers/queues';

/** The pages of the portal for a user, without the record of their address filled in. */
export function pagesOf(user: PageUser): string[] {
  const pages = APP_PAGES.filter((page) => page !== FRAMING_PATH);
  if (user === 'operator') return ['/developers', ...pages.filter((page) => OPERATOR_PATHS.test(page))];
  return pages.filter((page) => !OPERATOR_PATHS.test(page));
}

/** The address of a page with the ids of its records. */
export const addressOf = (page: string, ids: Record<string, string>): string =>
  page.replaceAll(/:(\w+)/g, (_all, name: string) => ids[name] ?? name);

/** The name of the pictures of a page: `/developers/jobs/:jobId` is `portal-job`. */
export function pictureOf(page: string, user: PageUser): string {
  const area = user === 'operator' ? 'operator' : 'portal';
  const segments = page.split('/').slice(2);
  const last = segments.at(-1) ?? 'overview';
  const name = last.startsWith(':') ? last.slice(1).replace(/Id$/, '') : last;
  if (user !== 'operator') return `${area}-${name === 'parse' ? 'document' : name}`;
  const OWN_NAMES: Record<string, string> = {
    overview: 'status',
    outbox: 'email',
    operations: 'worker-pools',
  };
  return `${area}-${OWN_NAMES[name] ?? name}`;
}
