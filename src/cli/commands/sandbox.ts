import { Option, type Command } from 'commander';
import { ServiceUnreachableError } from '../api-client';
import type { CommandRunner } from '../command-runner';
import { apiKey, emailAddress } from '../options';
import { withUrlOption } from '../service-options';
import { AppError } from '../../platform/app-error';
import type { CreatedSandbox } from '../../services/sandbox/sandboxes.service';
import type { TenantType } from '../../services/access/caller';

const TIMEOUT_MS = 30_000;

/** `sandbox create` and `sandbox claim`: a test tenant for a week without an account. */
export function addSandboxCommands(program: Command, session: CommandRunner): void {
  const group = program.command('sandbox').description('create a test tenant without an account');
  withUrlOption(group.command('create').description('create a sandbox for seven days, with a test key'))
    .addOption(
      new Option('--type <type>', 'type of the tenant')
        .choices(['employer', 'organization'])
        .default('employer'),
    )
    .action(
      session.plain<{ url: string; type: TenantType }>(async ({ options, output }) => {
        const created = (await post(options.url, '/sandboxes', {
          tenantType: options.type,
        })) as CreatedSandbox;
        output.record(created, {
          tenant: (row) => row.tenantId,
          type: (row) => row.tenantType,
          key: (row) => row.key,
          expires: (row) => row.expiresAt,
        });
      }),
    );
  withUrlOption(group.command('claim').description('mail a link that makes the sandbox your tenant'))
    .requiredOption('--key <key>', 'test key of the sandbox', apiKey)
    .requiredOption('--email <address>', 'where to send the link', emailAddress)
    .action(
      session.plain<{ url: string; key: string; email: string }>(async ({ options, output }) => {
        await post(options.url, '/sandboxes/claim', { email: options.email }, options.key);
        output.say('The link was mailed. It works once, while the sandbox exists.');
      }),
    );
}

async function post(url: string, path: string, body: object, key?: string): Promise<unknown> {
  const address = new URL(path, url);
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new ServiceUnreachableError(`The service at ${address.origin} does not respond.`, { cause: error });
  });
  const responseBody = (await response.json().catch(() => ({}))) as { detail?: unknown };
  if (response.ok) return responseBody;
  const detail =
    typeof responseBody.detail === 'string'
      ? responseBody.detail
      : `The service responded with ${response.status}.`;
  throw new AppError('upstream_failed', detail);
}
