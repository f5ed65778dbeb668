import { lazy, useState, type ComponentType } from 'react';

interface PortalPage {
  /** Loads the module of the page. A page that is loaded renders at once, without a placeholder. */
  load: () => Promise<void>;
  Page: ComponentType;
}

/** The pages by address. A segment with a colon is an id. */
export const PORTAL_PAGES: Record<string, PortalPage> = {
  '/developers': page(() => import('./pages/home')),
  '/developers/keys': page(() => import('./pages/keys')),
  '/developers/keys/:keyId': page(() => import('./keys/key-page')),
  '/developers/playground': page(() => import('./pages/playground')),
  '/developers/webhooks': page(() => import('./pages/webhooks')),
  '/developers/connectors': page(() => import('./pages/connectors')),
  '/developers/agents': page(() => import('./pages/agents')),
  '/developers/requests': page(() => import('./pages/requests')),
  '/developers/usage': page(() => import('./pages/usage')),
  '/developers/operations': page(() => import('./pages/operations')),
  '/developers/status': page(() => import('./operate/service-status')),
  '/developers/tenants': page(() => import('./operate/tenants-page')),
  '/developers/tenants/:tenantId': page(() => import('./operate/tenant-page')),
  '/developers/find': page(() => import('./operate/find-page')),
  '/developers/queues': page(() => import('./operate/queues-page')),
  '/developers/access-requests': page(() => import('./pages/access-requests')),
  '/developers/outbox': page(() => import('./pages/mail-outbox')),
  '/developers/tenant': page(() => import('./pages/tenant')),
  '/developers/candidates': page(() => import('./candidates/candidates-page')),
  '/developers/candidates/:candidateId': page(() => import('./candidates/candidate-page')),
  '/developers/documents/:parseId': page(() => import('./documents/document-page')),
  '/developers/jobs': page(() => import('./jobs/jobs-page')),
  '/developers/jobs/:jobId': page(() => import('./jobs/job-page')),
  '/developers/jobs/:jobId/rankings/:rankingId': page(() => import('./jobs/ranking-page')),
  '/developers/matches': page(() => import('./matches/matches-page')),
  '/developers/matches/:matchId': page(() => import('./matches/match-page')),
  '/developers/duplicates': page(() => import('./duplicates/duplicates-page')),
  '/developers/models': page(() => import('./pages/models')),
  '/developers/audit-log': page(() => import('./pages/audit-log')),
};

export const MISSING_PAGE = page(() => import('./pages/missing'));

/** Loads the module of the page at an address. */
export async function loadPage(address: string): Promise<void> {
  const pages = Object.entries(PORTAL_PAGES);
  const [, page] = pages.find(([path]) => patternOf(path).test(address)) ?? [];
  await (page ?? MISSING_PAGE).load();
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`);

function page(load: () => Promise<{ default: ComponentType }>): PortalPage {
  let loaded: ComponentType | null = null;
  const Lazy = lazy(load);
  return {
    load: async () => {
      loaded = (await load()).default;
    },
    // A mounted page keeps its component: a change of it would reset the page.
    Page: function Page() {
      const [Component] = useState(() => loaded ?? Lazy);
      return <Component />;
    },
  };
}
