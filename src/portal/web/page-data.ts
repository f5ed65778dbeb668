import type { APP_PAGES } from '../app-pages';

/** A request of a page to `/developers/api`. */
export interface PageRequest {
  path: string;
  /** The media query of the windows in which the page makes the request; all windows without it. */
  media?: string;
}

interface OpenedPage {
  page: (typeof APP_PAGES)[number];
  params: Record<string, string>;
  query: Record<string, unknown>;
  user: { role: string; tenantId: string | null };
  /** True if the user may read live records now. */
  liveRecords: boolean;
}

/** What the paths of a page depend on. */
interface Address {
  params: Record<string, string>;
  mode: 'test' | 'live';
  /** Returns the path of records in the view of the address. */
  records: (path: string) => string;
  /** True for records of the tenant, which have documents and a history; false for the synthetic ones. */
  own: boolean;
}

const SESSION: PageRequest = { path: '/session' };
/** The parameters that say which records a page shows. With others, for example filters, a page asks for other data. */
const VIEW_PARAMETERS = new Set(['mode', 'data']);
/** Windows with two columns; the resume has a tab of its own in others. */
const WIDE = '(min-width: 72rem)';

type DataOfPage = (address: Address) => (string | PageRequest)[];

const RECORD_PAGES: Record<string, DataOfPage> = {
  '/developers/candidates': ({ records }) => [records('candidates'), '/saved-filters'],
  '/developers/candidates/:candidateId': ({ params: { candidateId = '' }, records, own }) => {
    const record = `candidates/${candidateId}`;
    if (!own) return [records(record)];
    return [
      ...[records(record), records(`${record}/history`), records(`${record}/duplicates`)],
      { path: records(`${record}/resume`), media: WIDE },
    ];
  },
  '/developers/documents/:parseId': ({ params: { parseId = '' }, records }) => [
    records(`documents/${parseId}`),
  ],
  '/developers/jobs': ({ records }) => [records('jobs'), '/saved-filters'],
  '/developers/jobs/:jobId': ({ params: { jobId = '' }, records }) => [
    records(`jobs/${jobId}`),
    records(`jobs/${jobId}/rankings`),
  ],
  '/developers/jobs/:jobId/rankings/:rankingId': ({ params: { jobId = '', rankingId = '' }, records }) => [
    records(`jobs/${jobId}/rankings/${rankingId}`),
  ],
  '/developers/matches': ({ records }) => [records('matches')],
  '/developers/matches/:matchId': ({ params: { matchId = '' }, records }) => [
    records(`matches/${matchId}`),
    records(`matches/${matchId}/ratings`),
  ],
  '/developers/duplicates': ({ records, own }) => (own ? [records('duplicates')] : []),
};

const MEMBER_PAGES: Record<string, DataOfPage> = {
  '/developers': ({ mode }) => [
    '/keys',
    '/requests?mode=test&status=2&q=/api/v1/parse/',
    `/webhooks?mode=${mode}`,
    `/usage?mode=${mode}&days=1`,
  ],
  '/developers/keys': () => ['/keys'],
  '/developers/keys/:keyId': ({ params: { keyId = '' }, mode }) => [
    `/keys/${keyId}`,
    `/usage?mode=${mode}&key=${keyId}&days=7`,
    `/request-errors?mode=${mode}&key=${keyId}`,
    `/requests?mode=${mode}&key=${keyId}`,
  ],
  '/developers/webhooks': ({ mode }) => [`/webhooks?mode=${mode}`, '/events'],
  '/developers/connectors': ({ mode }) => [`/connectors?mode=${mode}`],
  '/developers/agents': () => ['/agents', '/oauth-clients'],
  '/developers/requests': ({ mode }) => [`/requests?mode=${mode}`, '/keys'],
  '/developers/usage': ({ mode }) => [`/usage?mode=${mode}&days=7`, `/limits?mode=${mode}`],
  '/developers/tenant': () => ['/members', '/tenant-links', '/live-records', '/review-settings'],
  '/developers/models': ({ mode }) => [`/models/matching?mode=${mode}`, `/models/retention?mode=${mode}`],
  '/developers/audit-log': () => ['/audit-log?kind=change'],
};

const OPERATOR_PAGES: Record<string, DataOfPage> = {
  '/developers': () => ['/operate/load', '/pools'],
  '/developers/status': () => ['/operate/load', '/pools'],
  '/developers/operations': () => ['/pools'],
  '/developers/tenants': () => ['/operate/tenants'],
  '/developers/tenants/:tenantId': ({ params: { tenantId = '' } }) => [
    '/operate/tenants',
    `/operate/tenants/${tenantId}/limits`,
  ],
  '/developers/access-requests': () => ['/access-requests'],
  '/developers/outbox': () => ['/outbox'],
};

/**
 * Returns the requests that a page makes at its start. The browser makes them together with those of the scripts instead of
 * after them. A request that the page does not make would be a waste and nothing else.
 */
export function pageData(opened: OpenedPage): PageRequest[] {
  const { page, params, query, user, liveRecords } = opened;
  const isPlain = Object.keys(query).every((name) => VIEW_PARAMETERS.has(name));
  const dataOfPage = isPlain ? pagesOf(user)[page] : undefined;
  const mode = query.mode === 'live' ? 'live' : 'test';
  if (dataOfPage === undefined) return [SESSION];
  if (mode === 'live' && !liveRecords && page in RECORD_PAGES) return [SESSION];
  const isOwn = mode === 'live' || query.data !== 'synthetic';
  const view = mode === 'live' ? '?mode=live' : isOwn ? '' : '?data=synthetic';
  const requests = dataOfPage({ params, mode, own: isOwn, records: (path) => `/records/${path}${view}` });
  return [SESSION, ...requests.map((each) => (typeof each === 'string' ? { path: each } : each))];
}

function pagesOf({ role, tenantId }: OpenedPage['user']): Record<string, DataOfPage> {
  if (tenantId === null) return OPERATOR_PAGES;
  return role === 'caseworker' ? RECORD_PAGES : { ...RECORD_PAGES, ...MEMBER_PAGES };
}
