import { Button, Checkbox, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../parts/dialog';
import { callPortal } from '../api';
import { ActionFailed } from '../parts/states';
import { useSession } from '../session';
import { useAction } from '../use-resource';
import type { CreatedKey } from './key';

/** The settings of a new key: name, mode, scopes with their routes, expiry, and allowed networks. */
export function CreateKey({ close, created }: { close: () => void; created: (key: CreatedKey) => void }) {
  const { user } = useSession();
  const [mode, setMode] = useState<'test' | 'live'>('test');
  const [chosen, setChosen] = useState<string[]>(['parse']);
  const create = useAction(async (form: FormData) => {
    const text = (field: string): string => {
      const value = form.get(field);
      return typeof value === 'string' ? value : '';
    };
    const key = await callPortal<CreatedKey>('POST', '/keys', {
      name: text('name'),
      mode,
      scopes: chosen,
      expiresInDays: text('expiry') === 'never' ? null : Number(text('expiry')),
      ipAllowlist: text('networks')
        .split(/[\s,]+/)
        .filter((line) => line !== ''),
      sandboxTenant: mode === 'test' ? text('sandbox') : null,
    });
    created(key);
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void create.run(new FormData(event.currentTarget));
  };
  return (
    <Dialog onClose={close} title="Create key" size="lg">
      <form onSubmit={submit} className="dialog-form">
        <TextInput
          name="name"
          label="Name"
          description="The system that uses the key, for example nightly ATS sync"
          required
          maxLength={100}
          data-autofocus
          error={create.error?.field('/name')}
        />
        <Radio.Group
          label="Mode"
          value={mode}
          onChange={(value) => setMode(value === 'live' ? 'live' : 'test')}
        >
          <div className="choices">
            <Radio value="test" label="Test" description="Sandbox data, no rate limits" />
            <Radio value="live" label="Live" description="Real records, rate limits apply" />
          </div>
        </Radio.Group>
        <ScopeChoice chosen={chosen} choose={setChosen} error={create.error?.field('/scopes')} />
        {user.tenantType === 'organization' && chosen.includes('jobs') && (
          <p className="quiet">Only keys of employers can call job routes.</p>
        )}
        <KeyLimits mode={mode} networksError={create.error?.field('/ipAllowlist')} />
        {create.error && create.error.fields.length === 0 && <ActionFailed error={create.error} />}
        <div className="dialog-actions">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={create.busy} disabled={chosen.length === 0}>
            Create key
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function ScopeChoice(props: {
  chosen: string[];
  choose: (scopes: string[]) => void;
  error: string | undefined;
}) {
  const { chosen, choose, error } = props;
  const { scopes } = useSession();
  return (
    <Checkbox.Group
      label="Scopes"
      description="A key can call only the routes of its scopes"
      value={chosen}
      onChange={choose}
      error={error}
    >
      <div className="scopes">
        {scopes.map(({ scope, about, routes }) => (
          <div key={scope}>
            <Checkbox value={scope} label={scope} description={about} />
            <details>
              <summary>
                {routes.length} {routes.length === 1 ? 'route' : 'routes'} of {scope}
              </summary>
              <ul>
                {routes.map(({ method, path }) => (
                  <li key={`${method} ${path}`}>
                    <code>{`${method} ${path.replace('/api/v1', '')}`}</code>
                  </li>
                ))}
              </ul>
            </details>
          </div>
        ))}
      </div>
    </Checkbox.Group>
  );
}

function KeyLimits({ mode, networksError }: { mode: 'test' | 'live'; networksError: string | undefined }) {
  return (
    <>
      <NativeSelect
        name="expiry"
        label="Expires"
        defaultValue="365"
        data={[
          { value: '30', label: 'After 30 days' },
          { value: '90', label: 'After 90 days' },
          { value: '365', label: 'After 1 year' },
          { value: 'never', label: 'Never' },
        ]}
      />
      {mode === 'test' && (
        <NativeSelect
          name="sandbox"
          label="Accessible data"
          defaultValue="own"
          data={[
            { value: 'own', label: 'Your own test records' },
            { value: 'synthetic', label: 'Synthetic tenant (read-only)' },
          ]}
        />
      )}
      <Textarea
        name="networks"
        label="Allowed networks"
        description="One per line, for example 203.0.113.0/24. Leave empty to allow all networks."
        rows={2}
        error={networksError}
      />
    </>
  );
}
