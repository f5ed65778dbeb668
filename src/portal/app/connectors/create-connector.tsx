import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { callPortal } from '../api';
import { Dialog } from '../parts/dialog';
import { ActionFailed } from '../parts/states';
import { useAction } from '../use-resource';
import type { Connector, ConnectorKind } from './connector';

/** Connects a board: its system, its name, and credentials if the system requires them. */
export function CreateConnector(props: {
  mode: string;
  kinds: readonly ConnectorKind[];
  close: () => void;
  created: (connector: Connector) => void;
}) {
  const { mode, kinds, close, created } = props;
  const [kindName, setKindName] = useState(kinds[0]?.name ?? '');
  const [board, setBoard] = useState('');
  const [employerName, setEmployerName] = useState('');
  const [minutes, setMinutes] = useState('');
  const [identifier, setIdentifier] = useState('');
  const [secret, setSecret] = useState('');
  const kind = kinds.find(({ name }) => name === kindName);
  const credentials = kind?.credentials ?? 'none';
  const create = useAction(async () => {
    created(
      await callPortal<Connector>('POST', `/connectors?mode=${mode}`, {
        kind: kindName,
        board,
        employerName: employerName.trim() === '' ? null : employerName,
        intervalMinutes: minutes === '' ? null : Number(minutes),
        credentials: credentialsOf(credentials, identifier, secret),
      }),
    );
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void create.run();
  };
  return (
    <Dialog onClose={close} title={`Connect a board in ${mode} mode`} size="lg">
      <form className="dialog-form" onSubmit={submit}>
        <NativeSelect
          label="System"
          value={kindName}
          onChange={(event) => setKindName(event.currentTarget.value)}
          data={kinds.map(({ name, title }) => ({ value: name, label: title }))}
          data-autofocus
        />
        <TextInput
          label="Board"
          description={kind && `Expected: ${kind.boardDescription}`}
          required
          value={board}
          onChange={(event) => setBoard(event.currentTarget.value)}
          error={create.error?.field('/board')}
        />
        {credentials !== 'none' && (
          <CredentialFields
            type={credentials}
            identifier={identifier}
            secret={secret}
            setIdentifier={setIdentifier}
            setSecret={setSecret}
            error={create.error?.field('/credentials')}
          />
        )}
        <OptionalFields
          employerName={employerName}
          setEmployerName={setEmployerName}
          minutes={minutes}
          setMinutes={setMinutes}
          errorOf={(pointer) => create.error?.field(pointer)}
        />
        {create.error && create.error.fields.length === 0 && <ActionFailed error={create.error} />}
        <div className="dialog-actions">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={create.busy}>
            Connect board
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function OptionalFields(props: {
  employerName: string;
  setEmployerName: (value: string) => void;
  minutes: string;
  setMinutes: (value: string) => void;
  errorOf: (pointer: string) => string | undefined;
}) {
  const { employerName, setEmployerName, minutes, setMinutes, errorOf } = props;
  return (
    <>
      <TextInput
        label="Employer (optional)"
        description="Used for postings that state none"
        value={employerName}
        maxLength={500}
        onChange={(event) => setEmployerName(event.currentTarget.value)}
        error={errorOf('/employerName')}
      />
      <TextInput
        label="Minutes between runs (optional)"
        description="At least 15; without it, the connector runs on request"
        type="number"
        min={15}
        max={44_640}
        step={1}
        value={minutes}
        onChange={(event) => setMinutes(event.currentTarget.value)}
        error={errorOf('/intervalMinutes')}
      />
    </>
  );
}

function CredentialFields(props: {
  type: 'api_key' | 'client_credentials';
  identifier: string;
  secret: string;
  setIdentifier: (value: string) => void;
  setSecret: (value: string) => void;
  error: string | undefined;
}) {
  const { type, identifier, secret, setIdentifier, setSecret, error } = props;
  return (
    <>
      <TextInput
        label={type === 'api_key' ? 'Account token' : 'Client id'}
        required
        value={identifier}
        onChange={(event) => setIdentifier(event.currentTarget.value)}
        error={error}
      />
      <PasswordInput
        label={type === 'api_key' ? 'API key' : 'Client secret'}
        description="Stored encrypted and never shown again"
        autoComplete="off"
        required
        value={secret}
        onChange={(event) => setSecret(event.currentTarget.value)}
      />
    </>
  );
}

function credentialsOf(type: ConnectorKind['credentials'], identifier: string, secret: string) {
  if (type === 'none') return null;
  return type === 'api_key'
    ? { type, accountToken: identifier, apiKey: secret }
    : { type, clientId: identifier, clientSecret: secret };
}
