import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { callPortal } from '../api';
import { Copy } from '../parts/copy';
import { ListPage } from '../parts/list-page';
import { RelativeTime } from '../parts/relative-time';
import { ActionFailed } from '../parts/states';
import { Tag, type Tone } from '../parts/tag';
import { useSession } from '../session';
import { useAction, useResource } from '../use-resource';

interface Link {
  linkId: string;
  organizationId: string;
  organizationName: string;
  employerId: string;
  employerName: string;
  status: 'requested' | 'active' | 'revoked';
  requestedBy: 'organization' | 'employer';
  requestedAt: string;
}

const STATUS_TONES: Record<Link['status'], Tone> = { requested: 'warn', active: 'good', revoked: 'neutral' };

/** Lists the links to tenants of the other type: one side requests, the other accepts, and either ends a link. */
export function Links() {
  const { user } = useSession();
  const links = useResource<{ links: Link[] }>('/tenant-links');
  const [otherTenantId, setOtherTenantId] = useState('');
  const act = useAction(async (path: string, body: object) => {
    await callPortal('POST', `/tenant-links${path}`, body);
    links.reload();
  });
  const other = user.tenantType === 'employer' ? 'organization' : 'employer';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act.run('', { tenantId: otherTenantId.trim().toLowerCase() }).then(() => setOtherTenantId(''));
  };
  return (
    <section aria-labelledby="links">
      <h2 id="links">Links</h2>
      <p className="quiet">
        Candidates of an organization and jobs of an employer are matched only through a link that both sides
        accept. Your tenant ID is <code>{user.tenantId}</code>{' '}
        <Copy text={user.tenantId ?? ''} label="Copy ID" />
      </p>
      {user.administrator && (
        <form className="inline-form" onSubmit={submit}>
          <TextInput
            label={`ID of the ${other}`}
            value={otherTenantId}
            onChange={(event) => setOtherTenantId(event.currentTarget.value)}
            required
            error={act.error?.field('/tenantId')}
          />
          <Button type="submit" loading={act.busy}>
            Request link
          </Button>
        </form>
      )}
      {act.error && act.error.fields.length === 0 && <ActionFailed error={act.error} />}
      <ListPage
        what="the links"
        list={links}
        itemsOf={(data) => data.links}
        empty={{ title: 'No links yet', advice: `Enter the ID of an ${other} to request a link.` }}
      >
        {(items) => (
          <LinksTable
            links={items}
            other={other}
            act={user.administrator ? (path) => void act.run(path, {}) : null}
          />
        )}
      </ListPage>
    </section>
  );
}

/** Without `act` the table has no actions. */
function LinksTable(props: {
  links: readonly Link[];
  other: Link['requestedBy'];
  act: ((path: string) => void) | null;
}) {
  const { links, other, act } = props;
  return (
    <div className="panel flush">
      <table className="stacking">
        <caption className="hidden">Links</caption>
        <thead>
          <tr>
            <th scope="col">{other === 'employer' ? 'Employer' : 'Organization'}</th>
            <th scope="col">Status</th>
            <th scope="col">Requested</th>
            {act && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <tr key={link.linkId} data-ended={link.status === 'revoked' || undefined}>
              <th scope="row">{other === 'employer' ? link.employerName : link.organizationName}</th>
              <td data-label="Status">
                <Tag tone={STATUS_TONES[link.status]}>{link.status}</Tag>
                {link.status === 'requested' && (
                  <small>
                    {link.requestedBy === other ? 'Awaiting your response' : 'Awaiting their response'}
                  </small>
                )}
              </td>
              <td data-label="Requested">
                <RelativeTime at={link.requestedAt} />
              </td>
              {act && (
                <td data-label="Actions">
                  <div className="row-actions">
                    {link.status === 'requested' && link.requestedBy === other && (
                      <Button
                        variant="subtle"
                        size="compact-sm"
                        onClick={() => act(`/${link.linkId}/accept`)}
                      >
                        Accept
                      </Button>
                    )}
                    {link.status !== 'revoked' && (
                      <Button
                        variant="subtle"
                        size="compact-sm"
                        color="red"
                        onClick={() => act(`/${link.linkId}/revoke`)}
                      >
                        {link.status === 'active' ? 'End' : 'Withdraw'}
                      </Button>
                    )}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
