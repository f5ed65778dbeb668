import { serviceCli } from '../service-cli.mjs';

const employerName = 'Demo Employer';
const organizationName = 'Demo Organization';
const operatorEmail = 'operator@example.com';
const administratorEmail = 'admin@example.com';

/**
 * Creates an employer and an organization with a key each, an administrator of the employer and an operator with access
 * to the queues. Tenants are reused between demos; keys and passwords are new because old ones cannot be read.
 * @param {NodeJS.ProcessEnv} environment
 */
export async function demoAccounts(environment) {
  const run = (...line) => serviceCli(environment, line);
  const [{ tenants }, { users }] = await Promise.all([run('tenants', 'list'), run('users', 'list')]);
  const tenant = async (type, name) => {
    const existing = tenants.find(
      (entry) => entry.name === name && entry.type === type && entry.status === 'active',
    );
    return existing ?? run('tenants', 'create', '--type', type, '--name', name);
  };
  const keyFor = async (type, name, scopes) => {
    const { tenantId } = await tenant(type, name);
    const options = ['--tenant', tenantId, '--mode', 'test', '--scopes', scopes, '--expires-in-days', '7'];
    const { key } = await run('keys', 'create', ...options, '--name', 'demo');
    return { name, tenantId, key };
  };
  const signIn = async (email, ...role) => {
    const { password } = users.some((user) => user.email === email)
      ? await run('users', 'set-password', '--email', email, '--generate')
      : await run('users', 'create', '--email', email, ...role, '--generate');
    return { email, password };
  };
  const [employer, organization, operator] = await Promise.all([
    keyFor('employer', employerName, 'parse,match'),
    keyFor('organization', organizationName, 'parse'),
    signIn(operatorEmail, '--role', 'operator'),
  ]);
  const administrator = await signIn(
    administratorEmail,
    '--role',
    'employer_admin',
    '--tenant',
    employer.tenantId,
  );
  return { employer, organization, operator, administrator };
}
