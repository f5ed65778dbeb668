import { serviceCli } from './service-cli.mjs';

const employerName = 'Demo Employer';
const organizationName = 'Demo Organization';
const operatorEmail = 'operator@example.com';

/**
 * An employer and an organization with a key each, and an operator who may look at the queues. Tenants are kept
 * between demos; keys and the password are new each time, for nobody can look up old ones.
 * @param {NodeJS.ProcessEnv} environment
 */
export async function demoAccounts(environment) {
  const run = (...line) => serviceCli(environment, line);
  const [{ tenants }, { users }] = await Promise.all([run('tenants', 'list'), run('users', 'list')]);
  const tenant = async (type, name) => {
    const known = tenants.find(
      (entry) => entry.name === name && entry.type === type && entry.status === 'active',
    );
    return known ?? run('tenants', 'create', '--type', type, '--name', name);
  };
  const keyFor = async (type, name, scopes) => {
    const { tenantId } = await tenant(type, name);
    const options = ['--tenant', tenantId, '--mode', 'test', '--scopes', scopes, '--expires-in-days', '7'];
    const { key } = await run('keys', 'create', ...options, '--name', 'demo');
    return { name, tenantId, key };
  };
  const signIn = users.some((user) => user.email === operatorEmail)
    ? run('users', 'set-password', '--email', operatorEmail, '--generate')
    : run('users', 'create', '--email', operatorEmail, '--role', 'operator', '--generate');
  const [employer, organization, { password }] = await Promise.all([
    keyFor('employer', employerName, 'parse,match'),
    keyFor('organization', organizationName, 'parse'),
    signIn,
  ]);
  return { employer, organization, operator: { email: operatorEmail, password } };
}
