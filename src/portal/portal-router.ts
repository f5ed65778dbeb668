import cookieParser from 'cookie-parser';
import { Router, urlencoded } from 'express';
import { sendPage } from '../http/pages/page';
import { formToken } from './form-guard';
import { operatorsOnly } from './operator-gate';
import type { PortalDeps } from './portal-deps';
import { signedInUser } from './session-cookie';
import { showSignIn, signIn, signOut } from './sign-in';
import { homePage } from './web/home-page';

/** Pages for people: `/developers`, and `/ops/queues` for operators. */
export function developerPortal(deps: PortalDeps): Router {
  const router = Router({ caseSensitive: true });
  const cookies = cookieParser();
  const form = urlencoded({ extended: false, limit: '8kb', parameterLimit: 10 });

  router.get('/', (_request, response) => {
    response.redirect(302, '/developers');
  });
  router.get('/developers', cookies, async (request, response) => {
    const user = await signedInUser(request, deps.sessions);
    if (!user) showSignIn(request, response, null);
    else sendPage(response, homePage(user, formToken(request, response), deps.operatorBoard !== undefined));
  });
  router.post('/developers/sign-in', cookies, form, (request, response) => signIn(request, response, deps));
  router.post('/developers/sign-out', cookies, form, (request, response) => signOut(request, response, deps));
  if (deps.operatorBoard) {
    router.use('/ops/queues', cookies, operatorsOnly(deps.sessions), deps.operatorBoard);
  }
  return router;
}
