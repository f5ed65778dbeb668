import { Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { setFormToken } from './api';
import { Layout } from './layout';
import { Failed, Loading } from './parts/states';
import { MISSING_PAGE, PORTAL_PAGES } from './portal-pages';
import { SessionContext, SessionReloadContext, type Session } from './session';
import { useResource } from './use-resource';

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
              {Object.entries(PORTAL_PAGES).map(([path, { Page }]) => (
                <Route key={path} path={path} component={Page} />
              ))}
              <Route component={MISSING_PAGE.Page} />
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
