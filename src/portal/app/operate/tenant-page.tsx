import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Link, useParams } from 'wouter';
import { callPortal } from '../api';
import { Dialog } from '../parts/dialog';
import { ActionFailed, Empty, Failed, Loading, PageHead } from '../parts/states';
import { Tag } from '../parts/tag';
import { Tile } from '../parts/tile';
import { useAction, useResource } from '../use-resource';
import '../records/records.css';
import './operate.css';
import { runbook, type OperatedTenant, type TenantLimit } from './operate';

/** A tenant with its limits. Operators suspend it here and let it work again. */
export default function TenantPage() {
  const { tenantId = '' } = useParams();
  const list = useResource<{ tenants: OperatedTenant[] }>('/operate/tenants');
  const tenant = list.data?.tenants.find((each) => each.tenantId === tenantId);
  return (
    <>
      <nav aria-label="Breadcrumb" className="parents">
        <ol>
          <li>
            <Link href="/developers/tenants">Tenants</Link>
          </li>
        </ol>
      </nav>
      <PageHead
        title={tenant?.name ?? 'Tenant'}
        lead={tenant ? `${tenant.type} · ${tenant.tenantId}` : null}
        action={tenant && <StatusButton tenant={tenant} changed={list.reload} />}
      />
      {list.error && <Failed error={list.error} retry={list.reload} what="the tenant" />}
      {list.loading && <Loading what="the tenant" rows={4} />}
      {list.data && !tenant && <Empty title="No such tenant">No tenant has this id.</Empty>}
      {tenant && (
        <>
          <p>
            <Tag tone={tenant.status === 'active' ? 'good' : 'bad'}>{tenant.status}</Tag>{' '}
            <span className="quiet">
              {tenant.status === 'suspended' && 'Calls are refused with tenant_suspended. '}
              <a href={runbook('tenants')}>What a suspension does</a>
            </span>
          </p>
          <dl className="tiles">
            <Tile name="Calls, last hour" value={tenant.requests.toLocaleString('en')} />
            <Tile name="Failed (5xx)" value={tenant.failed.toLocaleString('en')} />
            <Tile name="Unfinished operations" value={tenant.unfinished.toLocaleString('en')} />
            <Tile name="Active keys" value={String(tenant.activeKeys)} />
            <Tile name="Failing webhooks" value={String(tenant.failingWebhooks)} />
          </dl>
          <Limits tenantId={tenantId} />
        </>
      )}
    </>
  );
}

function StatusButton({ tenant, changed }: { tenant: OperatedTenant; changed: () => void }) {
  const [asking, setAsking] = useState(false);
  const isActive = tenant.status === 'active';
  const save = useAction(async () => {
    await callPortal('PATCH', `/operate/tenants/${tenant.tenantId}`, {
      status: isActive ? 'suspended' : 'active',
    });
    setAsking(false);
    changed();
  });
  const verb = isActive ? 'Suspend' : 'Resume';
  return (
    <>
      <Button color={isActive ? 'red.9' : undefined} onClick={() => setAsking(true)}>
        {verb}
      </Button>
      {asking && (
        <Dialog title={`${verb} ${tenant.name}`} onClose={() => setAsking(false)}>
          <p>
            {isActive
              ? 'Calls with the keys and programs of this tenant are refused within ten seconds. Work that was accepted goes on, its results are kept and its webhooks are sent.'
              : 'Calls with the keys and programs of this tenant are accepted again.'}
          </p>
          <ActionFailed error={save.error} />
          <div className="dialog-actions">
            <Button variant="default" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              color={isActive ? 'red.9' : undefined}
              loading={save.busy}
              onClick={() => void save.run()}
            >
              {verb}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Limits({ tenantId }: { tenantId: string }) {
  const list = useResource<{ limits: TenantLimit[] }>(`/operate/tenants/${tenantId}/limits`);
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">Limits</h2>
      {list.error && <Failed error={list.error} retry={list.reload} what="the limits" />}
      {list.loading && <Loading what="the limits" rows={4} />}
      {list.data && (
        <>
          <div className="panel flush">
            <table className="stacking">
              <caption className="hidden">Limits</caption>
              <thead>
                <tr>
                  <th scope="col">Limit</th>
                  <th scope="col">Value</th>
                </tr>
              </thead>
              <tbody>
                {list.data.limits.map(({ name, value, isDefault, about }) => (
                  <tr key={name}>
                    <th scope="row">
                      <code>{name}</code>
                      <small>{about}</small>
                    </th>
                    <td data-label="Value" className="figure">
                      {value.toLocaleString('en')}
                      {isDefault && <small>default</small>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <LimitForm tenantId={tenantId} limits={list.data.limits} saved={list.reload} />
        </>
      )}
    </section>
  );
}

function LimitForm(props: { tenantId: string; limits: readonly TenantLimit[]; saved: () => void }) {
  const { tenantId, limits, saved } = props;
  const [name, setName] = useState(limits[0]?.name ?? '');
  const [value, setValue] = useState('');
  const [done, setDone] = useState(false);
  const save = useAction(async () => {
    await callPortal('PATCH', `/operate/tenants/${tenantId}/limits`, { name, value: Number(value) });
    setValue('');
    setDone(true);
    saved();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setDone(false);
    void save.run();
  };
  return (
    <form onSubmit={submit} aria-label="Change a limit">
      <div className="limit-form">
        <NativeSelect
          label="Limit"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data={limits.map((limit) => limit.name)}
        />
        <TextInput
          label="New value"
          type="number"
          required
          min={1}
          step={1}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={save.busy}>
          Save limit
        </Button>
      </div>
      <ActionFailed error={save.error} />
      <p role="status" className="quiet">
        {done && 'Saved. Processes use it within a minute.'}
      </p>
    </form>
  );
}
