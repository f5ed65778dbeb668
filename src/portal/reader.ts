import type { Request, Response } from 'express';
import { isTenantUser } from '../services/access/tenant-user';
import { formToken } from './form-guard';
import type { PortalDeps } from './portal-deps';
import { signedInUser } from './session-cookie';

/**
 * Tells a page outside of the portal, such as the reference, whether its reader is signed in as a member who may use a test
 * key. Other sites cannot read the response, and their requests have no session cookie.
 */
export async function showReader(request: Request, response: Response, deps: PortalDeps): Promise<void> {
  const user = await signedInUser(request, deps.sessions);
  response.setHeader('Cache-Control', 'no-store');
  if (!user) {
    response.json({ signedIn: false });
    return;
  }
  const mayUseKey = isTenantUser(user) && user.role !== 'caseworker';
  response.json({ signedIn: true, formToken: mayUseKey ? formToken(request, response) : null });
}
