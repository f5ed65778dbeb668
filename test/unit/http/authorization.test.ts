import type { Request } from 'express';
import { requireAccess, withSandboxTenant } from '../../../src/http/admission/authorization';
import { routeRule, type RouteRule } from '../../../src/http/route-rules';
import type { Caller } from '../../../src/services/access/caller';

const READ = routeRule('GET', '/api/v1/me');
const caller = (changes: Partial<Caller> = {}): Caller => ({
  tenantId: '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6',
  mode: 'test',
  keyId: '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f7',
  keyName: 'ci',
  tenantType: 'organization',
  scopes: ['parse'],
  expiresAt: null,
  sandboxTenant: 'own',
  ...changes,
});
const request = (sandboxTenant?: string): Request =>
  ({
    headers: sandboxTenant === undefined ? {} : { 'sandbox-tenant': sandboxTenant },
    originalUrl: '/api/v1/me',
    context: { services: { settings: { publicBaseUrl: 'https://tenure.example' } } },
  }) as unknown as Request;
const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'none';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('the Sandbox-Tenant header', () => {
  it('overrides the sandbox tenant of the key', () => {
    expect(withSandboxTenant(request('synthetic'), caller(), READ).sandboxTenant).toBe('synthetic');
    expect(
      withSandboxTenant(request('own'), caller({ sandboxTenant: 'synthetic' }), READ).sandboxTenant,
    ).toBe('own');
    expect(withSandboxTenant(request(), caller({ sandboxTenant: 'synthetic' }), READ).sandboxTenant).toBe(
      'synthetic',
    );
  });

  it('is rejected with live keys and for unknown values', () => {
    const live = caller({ mode: 'live', sandboxTenant: null });
    expect(codeOf(() => withSandboxTenant(request('own'), live, READ))).toBe('sandbox_header_not_allowed');
    expect(codeOf(() => withSandboxTenant(request('theirs'), caller(), READ))).toBe('invalid_header');
    expect(withSandboxTenant(request(), live, READ).sandboxTenant).toBeNull();
  });

  it('does not allow changes to the synthetic tenant', () => {
    const writing: RouteRule = { ...READ, changesRecords: true };
    expect(codeOf(() => withSandboxTenant(request('synthetic'), caller(), writing))).toBe(
      'synthetic_tenant_read_only',
    );
    expect(codeOf(() => withSandboxTenant(request('own'), caller(), writing))).toBe('none');
  });
});

it('requireAccess checks the tenant type before the scope', () => {
  const rule: RouteRule = { ...READ, tenantType: 'employer' };
  expect(codeOf(() => requireAccess(request(), caller(), rule, ['jobs']))).toBe('employer_key_required');
  const employer = caller({ tenantType: 'employer' });
  expect(codeOf(() => requireAccess(request(), employer, rule, ['jobs']))).toBe('insufficient_scope');
  expect(codeOf(() => requireAccess(request(), employer, rule, ['parse']))).toBe('none');
});

it('routeRule throws for a mutating route without a rule', () => {
  expect(() => routeRule('POST', '/api/v1/unheard-of')).toThrow('has no rule');
});
