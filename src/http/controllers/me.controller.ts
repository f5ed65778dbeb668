import { Controller, Get, Request, Route, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import { RATE_POLICIES, TENANT_POLICY } from '../../services/limits/rate-policies';
import type { Me, RateLimitInfo } from '../models/me';
import { callerOf } from '../request-context';

@Route('api/v1/me')
@Tags('Keys')
export class MeController extends Controller {
  /**
   * Returns the API key of the request, its tenant and its permissions.
   * @summary Describe the calling key
   */
  @Get()
  async getMe(@Request() request: ExpressRequest): Promise<Me> {
    const caller = callerOf(request);
    return {
      keyId: caller.keyId,
      keyName: caller.keyName,
      mode: caller.mode,
      tenantId: caller.tenantId,
      tenantType: caller.tenantType,
      scopes: [...caller.scopes],
      expiresAt: caller.expiresAt,
      sandboxTenant: caller.sandboxTenant,
      rateLimits: caller.mode === 'live' ? limitsOfLiveKeys() : [],
    };
  }
}

function limitsOfLiveKeys(): RateLimitInfo[] {
  return [...Object.values(RATE_POLICIES), { ...TENANT_POLICY, concurrent: null }].map((policy) => ({
    policy: policy.name,
    quota: policy.quota,
    windowSeconds: policy.windowSeconds,
    concurrent: policy.concurrent,
  }));
}
