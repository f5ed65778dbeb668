import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { setFormToken } from './api';
import { Layout } from './layout';
import { Failed, Loading } from './parts/states';
import { SessionContext, SessionReloadContext, type Session } from './session';
import { useResource } from './use-resource';

const Home = lazy(() => import('./pages/home'));
const Keys = lazy(() => import('./pages/keys'));
const Key = lazy(() => import('./keys/key-page'));
const Playground = lazy(() => import('./pages/playground'));
const Webhooks = lazy(() => import('./pages/webhooks'));
const Connectors = lazy(() => import('./pages/connectors'));
const Agents = lazy(() => import('./pages/agents'));
const Requests = lazy(() => import('./pages/requests'));
const Usage = lazy(() => import('./pages/usage'));
const Operations = lazy(() => import('./pages/operations'));
const ServiceStatus = lazy(() => import('./operate/service-status'));
const OperatedTenants = lazy(() => import('./operate/tenants-page'));
const OperatedTenant = lazy(() => import('./operate/tenant-page'));
const Find = lazy(() => import('./operate/find-page'));
const Queues = lazy(() => import('./operate/queues-page'));
const AccessRequests = lazy(() => import('./pages/access-requests'));
const Outbox = lazy(() => import('./pages/mail-outbox'));
const Tenant = lazy(() => import('./pages/tenant'));
const AuditLog = lazy(() => import('./pages/audit-log'));
const Candidates = lazy(() => import('./candidates/candidates-page'));
const Candidate = lazy(() => import('./candidates/candidate-page'));
const DocumentOfParse = lazy(() => import('./documents/document-page'));
const Jobs = lazy(() => import('./jobs/jobs-page'));
const Job = lazy(() => import('./jobs/job-page'));
const Ranking = lazy(() => import('./jobs/ranking-page'));
const Matches = lazy(() => import('./matches/matches-page'));
const Match = lazy(() => import('./matches/match-page'));
const Duplicates = lazy(() => import('./duplicates/duplicates-page'));
const Models = lazy(() => import('./pages/models'));
const Missing = lazy(() => import('./pages/missing'));

export function App() {
  const session = useResource<Session>('/session');
  const [location] = useLocation();
  useEffect(() => {
    if (session.data) setFormToken(session.data.formToken);
  }, [session.data]);
  useFocusOnNewPage(location);
  if (session.error && !session.data) {
    return (
      <main className="lone">
        <Failed error={session.error} retry={session.reload} what="your session" />
      </main>
    );
  }
  if (!session.data) {
    return (
      <main className="lone">
        <Loading what="the portal" />
      </main>
    );
  }
  return (
    <SessionContext value={session.data}>
      <SessionReloadContext value={session.reload}>
        <Layout>
          <Suspense fallback={<Loading what="the page" />}>
            <Switch>
              <Route path="/developers" component={Home} />
              <Route path="/developers/keys" component={Keys} />
              <Route path="/developers/keys/:keyId" component={Key} />
              <Route path="/developers/playground" component={Playground} />
              <Route path="/developers/webhooks" component={Webhooks} />
              <Route path="/developers/connectors" component={Connectors} />
              <Route path="/developers/agents" component={Agents} />
              <Route path="/developers/requests" component={Requests} />
              <Route path="/developers/usage" component={Usage} />
              <Route path="/developers/operations" component={Operations} />
              <Route path="/developers/status" component={ServiceStatus} />
              <Route path="/developers/tenants" component={OperatedTenants} />
              <Route path="/developers/tenants/:tenantId" component={OperatedTenant} />
              <Route path="/developers/find" component={Find} />
              <Route path="/developers/queues" component={Queues} />
              <Route path="/developers/access-requests" component={AccessRequests} />
              <Route path="/developers/outbox" component={Outbox} />
              <Route path="/developers/tenant" component={Tenant} />
              <Route path="/developers/candidates" component={Candidates} />
              <Route path="/developers/candidates/:candidateId" component={Candidate} />
              <Route path="/developers/documents/:parseId" component={DocumentOfParse} />
              <Route path="/developers/jobs" component={Jobs} />
              <Route path="/developers/jobs/:jobId" component={Job} />
              <Route path="/developers/jobs/:jobId/rankings/:rankingId" component={Ranking} />
              <Route path="/developers/matches" component={Matches} />
              <Route path="/developers/matches/:matchId" component={Match} />
              <Route path="/developers/duplicates" component={Duplicates} />
              <Route path="/developers/models" component={Models} />
              <Route path="/developers/audit-log" component={AuditLog} />
              <Route component={Missing} />
            </Switch>
          </Suspense>
        </Layout>
      </SessionReloadContext>
    </SessionContext>
  );
}

/** Moves the focus to the new page, so that screen readers start at its beginning as after a page load. */
function useFocusOnNewPage(location: string): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (main && document.activeElement !== document.body) main.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [location]);
}
