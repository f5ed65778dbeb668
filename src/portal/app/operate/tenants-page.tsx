import { TextInput } from '@mantine/core';
import { Link, useSearchParams } from 'wouter';
import { ListPage } from '../parts/list-page';
import { RelativeTime } from '../parts/relative-time';
import { PageHead } from '../parts/states';
import { Tag } from '../parts/tag';
import { useResource } from '../use-resource';
import type { OperatedTenant } from './operate';

/** All tenants with what they do now. */
export default function TenantsPage() {
  const list = useResource<{ tenants: OperatedTenant[] }>('/operate/tenants');
  const [search, setSearch] = useSearchParams();
  const query = search.get('q') ?? '';
  const isWanted = ({ name, tenantId }: OperatedTenant): boolean =>
    name.toLowerCase().includes(query.trim().toLowerCase()) || tenantId === query.trim();
  return (
    <>
      <PageHead title="Tenants" lead="Employers and organizations, with their calls of the last hour." />
      <div className="filters">
        <TextInput
          label="Name or id"
          value={query}
          onChange={(event) =>
            setSearch(event.currentTarget.value === '' ? {} : { q: event.currentTarget.value }, {
              replace: true,
            })
          }
        />
      </div>
      <ListPage
        what="the tenants"
        list={list}
        itemsOf={({ tenants }) => tenants.filter(isWanted)}
        empty={{ title: 'No tenants found', advice: 'Create one with npm run tenure -- tenants create.' }}
      >
        {(tenants) => (
          <div className="panel flush">
            <table className="stacking">
              <caption className="hidden">Tenants</caption>
              <thead>
                <tr>
                  <th scope="col">Tenant</th>
                  <th scope="col">State</th>
                  <th scope="col">Calls</th>
                  <th scope="col">Failed</th>
                  <th scope="col">Unfinished</th>
                  <th scope="col">Keys</th>
                  <th scope="col">Created</th>
                </tr>
              </thead>
              <tbody>
                {tenants.map((tenant) => (
                  <Row key={tenant.tenantId} tenant={tenant} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ListPage>
    </>
  );
}

function Row({ tenant }: { tenant: OperatedTenant }) {
  return (
    <tr>
      <th scope="row">
        <Link href={`/developers/tenants/${tenant.tenantId}`} className="name">
          {tenant.name}
        </Link>
        <small>{tenant.type}</small>
      </th>
      <td data-label="State">
        <Tag tone={tenant.status === 'active' ? 'good' : 'bad'}>{tenant.status}</Tag>
        {tenant.failingWebhooks > 0 && <small>Failing webhooks: {tenant.failingWebhooks}</small>}
      </td>
      <td data-label="Calls" className="figure">
        {tenant.requests.toLocaleString('en')}
      </td>
      <td data-label="Failed" className="figure">
        {tenant.failed.toLocaleString('en')}
      </td>
      <td data-label="Unfinished" className="figure">
        {tenant.unfinished.toLocaleString('en')}
      </td>
      <td data-label="Keys" className="figure">
        {tenant.activeKeys}
      </td>
      <td data-label="Created">
        <RelativeTime at={tenant.createdAt} />
      </td>
    </tr>
  );
}
