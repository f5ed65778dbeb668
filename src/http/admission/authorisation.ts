import type { Request } from 'express';
import { AppError } from '../../platform/app-error';
import type { Caller, Scope } from '../../services/access/caller';
import type { RouteRule } from '../route-rules';

/** Refuses callers whose tenant is of the wrong kind or whose key lacks a scope; learns nothing from the body. */
export function requireAccess(caller: Caller, rule: RouteRule, requiredScopes: readonly Scope[]): void {
  if (rule.tenantType === 'employer' && caller.tenantType !== 'employer') {
    throw new AppError('employer_key_required', 'The route requires an API key of an employer.');
  }
  const missing = requiredScopes.find((scope) => !caller.scopes.includes(scope));
  if (missing === undefined) return;
  throw new AppError('insufficient_scope', `The key does not have the scope "${missing}".`, {
    extensions: { requiredScope: missing, grantedScopes: [...caller.scopes] },
    headers: { 'WWW-Authenticate': `Bearer realm="api", error="insufficient_scope", scope="${missing}"` },
  });
}

/**
 * The caller with the tenant its reads go to: the `Sandbox-Tenant` header, else the setting of the key. Only test
 * keys may choose, and the synthetic tenant can be read and computed on, never changed.
 */
export function withSandboxTenant(request: Request, caller: Caller, rule: RouteRule): Caller {
  const header = request.headers['sandbox-tenant'];
  if (header !== undefined && caller.mode === 'live') {
    throw new AppError('sandbox_header_not_allowed', 'Sandbox-Tenant is only allowed with test keys.');
  }
  if (header !== undefined && header !== 'own' && header !== 'synthetic') {
    throw new AppError('invalid_header', 'Sandbox-Tenant must be "own" or "synthetic".');
  }
  const chosen = header ?? caller.sandboxTenant;
  if (chosen === 'synthetic' && rule.changesRecords) {
    throw new AppError('synthetic_tenant_read_only', 'Records of the synthetic tenant cannot be changed.');
  }
  return chosen === caller.sandboxTenant ? caller : { ...caller, sandboxTenant: chosen };
}
