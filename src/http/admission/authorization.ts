import type { Request } from 'express';
import { AppError } from '../../platform/app-error';
import type { Caller, Scope } from '../../services/access/caller';
import { challenge } from '../oauth/protected-resources';
import type { RouteRule } from '../route-rules';

/** Rejects callers whose tenant has the wrong type or whose key lacks a scope. Does not read the body. */
export function requireAccess(
  request: Request,
  caller: Caller,
  rule: RouteRule,
  requiredScopes: readonly Scope[],
): void {
  if (rule.tenantType === 'employer' && caller.tenantType !== 'employer') {
    throw new AppError('employer_key_required', 'The route requires an API key of an employer.');
  }
  if (rule.claimedOnly && caller.isClaimable) {
    throw new AppError('sandbox_not_claimed', 'Claim the sandbox by e-mail before it may do this.');
  }
  const missingScope = requiredScopes.find((scope) => !caller.scopes.includes(scope));
  if (missingScope === undefined) return;
  throw new AppError('insufficient_scope', `The key does not have the scope "${missingScope}".`, {
    extensions: { requiredScope: missingScope, grantedScopes: [...caller.scopes] },
    headers: {
      'WWW-Authenticate': challenge(request, `error="insufficient_scope", scope="${missingScope}"`),
    },
  });
}

/**
 * Returns the caller with the tenant that its reads use: the `Sandbox-Tenant` header, else the setting of the key. Only
 * test keys may choose. The synthetic tenant is read-only.
 */
export function withSandboxTenant(request: Request, caller: Caller, rule: RouteRule): Caller {
  const header = request.headers['sandbox-tenant'];
  if (header !== undefined && caller.mode === 'live') {
    throw new AppError('sandbox_header_not_allowed', 'Sandbox-Tenant is only allowed with test keys.');
  }
  if (header !== undefined && header !== 'own' && header !== 'synthetic') {
    throw new AppError('invalid_header', 'Sandbox-Tenant must be "own" or "synthetic".');
  }
  const sandboxTenant = header ?? caller.sandboxTenant;
  if (sandboxTenant === 'synthetic' && rule.changesRecords) {
    throw new AppError('synthetic_tenant_read_only', 'Records of the synthetic tenant cannot be changed.');
  }
  return sandboxTenant === caller.sandboxTenant ? caller : { ...caller, sandboxTenant };
}
