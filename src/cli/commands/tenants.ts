import { Option, type Command } from 'commander';
import { TENANT_SETTINGS, type TenantSettingName } from '../../services/access/tenant-settings';
import type { TenantSettingView, TenantView } from '../../services/access/tenants.service';
import type { CommandRunner } from '../command-runner';
import type { Columns } from '../output';
import { text, uuid } from '../options';

const tenantColumns: Columns<TenantView> = {
  'tenant id': (tenant) => tenant.tenantId,
  type: (tenant) => tenant.type,
  name: (tenant) => tenant.name,
  status: (tenant) => tenant.status,
  created: (tenant) => tenant.createdAt,
};

const settingColumns: Columns<TenantSettingView> = {
  setting: ({ setting }) => setting,
  value: ({ value }) => shown(value),
};

/** `tenants create|list|suspend|resume|set`. */
export function addTenantCommands(program: Command, session: CommandRunner): void {
  const tenants = program.command('tenants').description('manage employers and organizations');

  tenants
    .command('create')
    .description('add an employer or an organization')
    .addOption(
      new Option('--type <type>', 'the type of the tenant')
        .choices(['employer', 'organization'])
        .makeOptionMandatory(),
    )
    .requiredOption('--name <name>', 'the name of the tenant', text(200))
    .action(
      session.action<{ type: TenantView['type']; name: string }>(async ({ admin, output, options }) => {
        const tenant = await admin.tenants.create({ type: options.type, name: options.name });
        output.record(tenant, tenantColumns);
      }),
    );

  tenants
    .command('list')
    .description('list all tenants')
    .action(
      session.action(async ({ admin, output }) => {
        output.list('tenants', await admin.tenants.list(), tenantColumns);
      }),
    );

  tenants
    .command('set')
    .description(
      `change a setting of a tenant:\n${Object.entries(TENANT_SETTINGS)
        .map(([name, { about }]) => `  ${name}: ${about}`)
        .join('\n')}`,
    )
    .requiredOption('--tenant <tenantId>', 'the tenant', uuid)
    .addOption(
      new Option('--setting <name>', 'the name of the setting')
        .choices(Object.keys(TENANT_SETTINGS))
        .makeOptionMandatory(),
    )
    .requiredOption(
      '--value <value>',
      'the value of the setting; separate list items with commas',
      text(20_000),
    )
    .action(
      session.action<{ tenant: string; setting: TenantSettingName; value: string }>(
        async ({ admin, output, options: { tenant, setting, value } }) => {
          const convertedValue = asKind(value, TENANT_SETTINGS[setting].otherwise);
          output.record(await admin.tenants.set(tenant, setting, convertedValue), settingColumns);
        },
      ),
    );

  for (const verb of ['suspend', 'resume'] as const) {
    tenants
      .command(verb)
      .description(
        verb === 'suspend'
          ? 'suspend the tenant: reject all requests with its keys'
          : 'reactivate the tenant: accept requests with its keys again',
      )
      .requiredOption('--tenant <tenantId>', 'the tenant', uuid)
      .action(
        session.action<{ tenant: string }>(async ({ admin, output, options }) => {
          output.record(await admin.tenants[verb](options.tenant), tenantColumns);
        }),
      );
  }
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Converts an argument to the type of the setting. */
function asKind(value: string, otherwise: unknown): unknown {
  if (Array.isArray(otherwise)) return value.split(',').map((part) => part.trim());
  if (typeof otherwise === 'boolean') return value === 'true' || (value === 'false' ? false : value);
  if (otherwise === null || typeof otherwise === 'number') return fromJson(value);
  return value;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
