import { Option, type Command } from 'commander';
import type { KeyView, NewKey } from '../../services/access/keys/api-keys.service';
import { expiryDays, networks, scopes, text, uuid, wholeNumber } from '../options';
import type { Columns } from '../output';
import type { CommandRunner } from '../command-runner';

const keyColumns: Columns<KeyView> = {
  'key id': (key) => key.keyId,
  name: (key) => key.name,
  mode: (key) => key.mode,
  scopes: (key) => key.scopes.join(','),
  status: (key) => key.status,
  ends: (key) => `…${key.last4}`,
  expires: (key) => key.expiresAt ?? 'never',
  'last used': (key) => key.lastUsedAt,
};
const createdKeyColumns: Columns<KeyView & { key: string }> = { key: ({ key }) => key, ...keyColumns };
const shownOnceWarning = 'The key is shown only once: store it now.';

interface CreateOptions {
  tenant: string;
  mode: NewKey['mode'];
  scopes: NewKey['scopes'];
  name: string;
  expiresInDays: number | 'never';
  ip?: string[];
  sandbox?: 'own' | 'synthetic';
}

/** `keys create|list|rotate|revoke|disable|enable`. */
export function addKeyCommands(program: Command, session: CommandRunner): void {
  const keys = program.command('keys').description('manage the API keys of a tenant');
  addCreate(keys, session);
  addList(keys, session);
  addRotate(keys, session);
  addRevoke(keys, session);
  for (const verb of ['disable', 'enable'] as const) {
    keys
      .command(verb)
      .description(verb === 'disable' ? 'disable a key until it is enabled again' : 'enable a disabled key')
      .requiredOption('--key <keyId>', 'the key', uuid)
      .action(
        session.action<{ key: string }>(async ({ admin, output, options }) => {
          output.record(await admin.keys[verb](options.key), keyColumns);
        }),
      );
  }
}

function addCreate(keys: Command, session: CommandRunner): void {
  keys
    .command('create')
    .description('create a key')
    .requiredOption('--tenant <tenantId>', 'the tenant of the key', uuid)
    .addOption(
      new Option('--mode <mode>', 'live or sandbox data').choices(['live', 'test']).makeOptionMandatory(),
    )
    .requiredOption('--scopes <list>', 'the scopes of the key, for example parse,match', scopes)
    .requiredOption('--name <name>', 'the purpose of the key', text(100))
    .option('--expires-in-days <days>', 'days until it expires, or "never"', expiryDays, 365)
    .option('--ip <cidr>', 'network that may use the key; repeatable', networks)
    .addOption(new Option('--sandbox <tenant>', 'data that a test key reads').choices(['own', 'synthetic']))
    .action(
      session.action<CreateOptions>(async ({ admin, output, options, usage }) => {
        if (options.sandbox && options.mode === 'live')
          usage('--sandbox is only allowed with test keys; a live key reads live data.');
        const { key, ...created } = await admin.keys.create({
          tenantId: options.tenant,
          mode: options.mode,
          scopes: options.scopes,
          name: options.name,
          expiresInDays: options.expiresInDays === 'never' ? null : options.expiresInDays,
          ipAllowlist: options.ip ?? [],
          sandboxTenant: options.mode === 'test' ? (options.sandbox ?? 'own') : null,
        });
        output.record({ key, ...created }, createdKeyColumns);
        output.say(shownOnceWarning);
      }),
    );
}

function addList(keys: Command, session: CommandRunner): void {
  keys
    .command('list')
    .description('list the keys of a tenant, newest first')
    .requiredOption('--tenant <tenantId>', 'the tenant', uuid)
    .action(
      session.action<{ tenant: string }>(async ({ admin, output, options }) => {
        output.list('keys', await admin.keys.list(options.tenant), keyColumns);
      }),
    );
}

function addRotate(keys: Command, session: CommandRunner): void {
  keys
    .command('rotate')
    .description('create a new key with the same settings; the old key stays valid for the overlap')
    .requiredOption('--key <keyId>', 'the key to rotate', uuid)
    .option('--overlap-hours <hours>', 'hours the old key stays valid, 0 to 168', wholeNumber(0, 168), 24)
    .action(
      session.action<{ key: string; overlapHours: number }>(async ({ admin, output, options }) => {
        output.record(
          await admin.keys.rotate(options.key, { overlapHours: options.overlapHours }),
          createdKeyColumns,
        );
        output.say(shownOnceWarning);
      }),
    );
}

function addRevoke(keys: Command, session: CommandRunner): void {
  keys
    .command('revoke')
    .description('revoke a key permanently; every process rejects it within 10 seconds')
    .requiredOption('--key <keyId>', 'the key', uuid)
    .option('--reason <text>', 'the reason, for the audit log', text(200))
    .action(
      session.action<{ key: string; reason?: string }>(async ({ admin, output, options }) => {
        output.record(await admin.keys.revoke(options.key, { reason: options.reason ?? null }), keyColumns);
      }),
    );
}
