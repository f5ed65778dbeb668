import type { Router } from 'express';
import { z } from 'zod';
import { frameOriginOf, MAX_FRAME_ORIGINS } from '../../services/reviews/review-settings.service';
import type { PortalDeps } from '../portal-deps';
import { administratorOf, bodyOf, memberOf, portalEndpoint } from './portal-request';

const settingsSchema = z.strictObject({
  frameOrigins: z
    .array(
      z.string().transform((text, context) => {
        const origin = frameOriginOf(text);
        if (origin !== null) return origin;
        context.addIssue({
          code: 'custom',
          message: 'must be an origin such as https://app.example.com, without a path',
        });
        return z.NEVER;
      }),
    )
    .max(MAX_FRAME_ORIGINS),
});

/** Where the pages of reviews may be shown. */
export function reviewSettingsRoutes(router: Router, deps: PortalDeps): void {
  const { reviewSettings } = deps;
  router.get(
    '/developers/api/review-settings',
    portalEndpoint(deps, async ({ user }) => {
      const { tenantId } = memberOf(user);
      return reviewSettings.get({ tenantId, mode: 'live' });
    }),
  );
  router.patch(
    '/developers/api/review-settings',
    portalEndpoint(deps, async ({ user, request }) => {
      const { tenantId, userId } = administratorOf(user);
      const actor = { tenantId, mode: 'live' as const, keyId: userId, personId: userId };
      return reviewSettings.update(actor, bodyOf(request, settingsSchema));
    }),
  );
}
