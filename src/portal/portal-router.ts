import cookieParser from 'cookie-parser';
import { Router, urlencoded, type RequestHandler } from 'express';
import { AppError } from '../platform/app-error';
import { submitAccessRequest, showAccessForm } from './access-request';
import { portalApi } from './api/portal-api';
import { entryFiles } from '../http/pages/built-app';
import { appFiles } from './app-files';
import { PAGE_MODULES } from './app-pages';
import { docsRoutes } from './docs/docs-routes';
import { acceptInvitation, showInvitation } from './invitation';
import { jsonBody } from './json-body';
import { reportLeakedKeys } from './leaked-keys';
import { finishOpenId, OPENID_CALLBACK, OPENID_START, startOpenId } from './openid-sign-in';
import { decideAuthorization, showAuthorization } from './oauth/authorize';
import { decideDevice, showDevice } from './oauth/device';
import { operatorsOnly } from './operator-gate';
import { DEVICE_PATH } from '../http/oauth/device-endpoint';
import { AUTHORIZATION_PATH } from '../http/oauth/oauth-metadata';
import { requestReset, setNewPassword, showNewPassword, showResetForm } from './password-reset';
import { showReader } from './reader';
import { reviewRoutes } from './linked/review-routes';
import type { PortalDeps } from './portal-deps';
import { viewRoutes } from './linked/view-routes';
import { signedInUser } from './session-cookie';
import { rejectUnstorableUrl, rejectUnstorableBody } from './reject-unstorable';
import { showSignIn, signIn, signOut } from './sign-in';
import { isTenantUser } from '../services/access/tenant-user';
import { sendShell } from './web/app-shell';
import { pageData } from './web/page-data';
import { publicPages } from './web/public-pages';

/** Portal pages: `/developers`, and `/ops/queues` for operators. */
export function developerPortal(deps: PortalDeps): Router {
  const router = Router({ caseSensitive: true });
  const cookies = cookieParser();
  const form: RequestHandler[] = [
    urlencoded({ extended: false, limit: '8kb', parameterLimit: 10 }),
    rejectUnstorableBody,
  ];

  router.use(rejectUnstorableUrl);
  router.use(publicPages(deps));
  // The address of the records before each kind had its own page.
  router.get('/developers/data', (_request, response) => {
    response.redirect(301, '/developers/candidates');
  });
  for (const [page, pageModule] of Object.entries(PAGE_MODULES)) {
    const files = entryFiles('main.tsx', pageModule);
    router.get(page, cookies, async (request, response) => {
      const user = await signedInUser(request, deps.sessions);
      if (!user) return showSignIn(request, response, deps, null);
      if (files === null)
        throw new AppError('service_unavailable', 'The portal pages are not built. Run npm run build.');
      const { params, query } = request as { params: Record<string, string>; query: Record<string, unknown> };
      const liveRecords =
        query.mode === 'live' && isTenantUser(user) && (await deps.recordAccess.canReadLive(user));
      sendShell(response, files, pageData({ page, params, query, user, liveRecords }));
    });
  }
  router.post('/developers/sign-in', cookies, ...form, (request, response) =>
    signIn(request, response, deps),
  );
  router.post('/developers/sign-out', cookies, ...form, (request, response) =>
    signOut(request, response, deps),
  );
  router.get('/developers/reader', cookies, (request, response) => showReader(request, response, deps));
  router.get('/developers/invitations/:token', cookies, (request, response) =>
    showInvitation(request, response, deps),
  );
  router.post('/developers/invitations/:token', cookies, ...form, (request, response) =>
    acceptInvitation(request, response, deps),
  );
  router.get('/developers/request-access', cookies, (request, response) => showAccessForm(request, response));
  router.post('/developers/request-access', cookies, ...form, (request, response) =>
    submitAccessRequest(request, response, deps),
  );
  oauthPages(router, deps, cookies);
  const { openId } = deps;
  if (openId) {
    router.get(OPENID_START, cookies, (request, response) => startOpenId(request, response, deps, openId));
    router.get(OPENID_CALLBACK, cookies, (request, response) =>
      finishOpenId(request, response, deps, openId),
    );
  }
  if (deps.mailSent) {
    const reset = '/developers/password-reset';
    router.get(reset, cookies, showResetForm);
    router.post(reset, cookies, ...form, (request, response) => requestReset(request, response, deps));
    router.get(`${reset}/:token`, cookies, (request, response) => showNewPassword(request, response, deps));
    router.post(`${reset}/:token`, cookies, ...form, (request, response) =>
      setNewPassword(request, response, deps),
    );
  }
  router.use('/developers/leaked-keys', ...jsonBody);
  router.post('/developers/leaked-keys', (request, response) => reportLeakedKeys(request, response, deps));
  reviewRoutes(router, deps, entryFiles('review.tsx'));
  viewRoutes(router, deps, entryFiles('view.tsx'));
  router.use(appFiles());
  router.use(docsRoutes());
  router.use('/developers/api', cookies);
  portalApi(router, deps);
  if (deps.operatorBoard) {
    router.use('/ops/queues', cookies, operatorsOnly(deps.sessions), deps.operatorBoard);
  }
  return router;
}

/** The pages on which members decide about the access of programs. */
function oauthPages(router: Router, deps: PortalDeps, cookies: RequestHandler): void {
  // The decision has a field for each scope.
  const form: RequestHandler[] = [
    urlencoded({ extended: false, limit: '16kb', parameterLimit: 40 }),
    rejectUnstorableBody,
  ];
  router.get(AUTHORIZATION_PATH, cookies, (request, response) => showAuthorization(request, response, deps));
  router.post(AUTHORIZATION_PATH, cookies, ...form, (request, response) =>
    decideAuthorization(request, response, deps),
  );
  router.get(DEVICE_PATH, cookies, (request, response) => showDevice(request, response, deps));
  router.post(DEVICE_PATH, cookies, ...form, (request, response) => decideDevice(request, response, deps));
}
