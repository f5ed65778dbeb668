import type { Command } from 'commander';
import type { TenantLinkRecord } from '../../services/links/tenant-links.service';
import { uuid } from '../options';
import type { Columns } from '../output';
import type { CommandRunner } from '../command-runner';

const linkColumns: Columns<TenantLinkRecord> = {
  'link id': (link) => link.linkId,
  organization: (link) => link.organizationName,
  employer: (link) => link.employerName,
  status: (link) => link.status,
  'requested by': (link) => link.requestedBy,
  requested: (link) => link.requestedAt,
  accepted: (link) => link.acceptedAt,
  revoked: (link) => link.revokedAt,
};
const PAGE_SIZE = 1_000;
const operator = { type: 'cli', id: null } as const;
/** Links have no mode: a link applies to live and to test rows. */
const scopeOf = (tenantId: string) => ({ tenantId, mode: 'live' }) as const;

/** `links request|accept|revoke|list`: an operator acts for one side, which the audit log records. */
export function addLinkCommands(program: Command, session: CommandRunner): void {
  const links = program.command('links').description('manage the links between organizations and employers');

  links
    .command('request')
    .description('request a link with another tenant, or accept its pending request')
    .requiredOption('--tenant <tenantId>', 'the tenant that requests the link', uuid)
    .requiredOption(
      '--with <tenantId>',
      'the tenant that receives the request: an employer or an organization',
      uuid,
    )
    .action(
      session.action<{ tenant: string; with: string }>(async ({ admin, output, options }) => {
        await admin.tenants.get(options.tenant);
        output.record(
          await admin.links.request(scopeOf(options.tenant), options.with, operator),
          linkColumns,
        );
      }),
    );

  for (const verb of ['accept', 'revoke'] as const) {
    links
      .command(verb)
      .description(verb === 'accept' ? 'accept a requested link' : 'end a link or a request immediately')
      .requiredOption('--tenant <tenantId>', 'the tenant that acts', uuid)
      .requiredOption('--link <linkId>', 'the link', uuid)
      .action(
        session.action<{ tenant: string; link: string }>(async ({ admin, output, options }) => {
          await admin.tenants.get(options.tenant);
          output.record(
            await admin.links[verb](scopeOf(options.tenant), options.link, operator),
            linkColumns,
          );
        }),
      );
  }

  links
    .command('list')
    .description('list the links of a tenant, newest first')
    .requiredOption('--tenant <tenantId>', 'the tenant', uuid)
    .action(
      session.action<{ tenant: string }>(async ({ admin, output, options }) => {
        await admin.tenants.get(options.tenant);
        const records: TenantLinkRecord[] = [];
        let cursor: string | null = null;
        do {
          const page = await admin.links.list(scopeOf(options.tenant), {
            limit: PAGE_SIZE,
            cursor,
            status: null,
          });
          records.push(...page.links);
          cursor = page.nextCursor;
        } while (cursor !== null);
        output.list('links', records, linkColumns);
      }),
    );
}
