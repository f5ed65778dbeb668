import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../parts/dialog';
import { callPortal } from '../api';
import { ActionFailed } from '../parts/states';
import { useAction } from '../use-resource';
import type { ApiKey } from './key';

/** Revokes a key permanently, so the user must type its name. */
export function RevokeKey({ apiKey, close, done }: { apiKey: ApiKey; close: () => void; done: () => void }) {
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const revoke = useAction(async () => {
    await callPortal('POST', `/keys/${apiKey.keyId}/revoke`, {
      name,
      reason: reason.trim() === '' ? null : reason,
    });
    done();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void revoke.run();
  };
  return (
    <Dialog onClose={close} title={`Revoke “${apiKey.name}”`}>
      <form className="dialog-form" onSubmit={submit}>
        <p>
          All calls with this key are rejected within ten seconds. This cannot be undone. To suspend a key
          temporarily, disable it instead.
        </p>
        <TextInput
          label={
            <>
              Type <strong>{apiKey.name}</strong> to confirm
            </>
          }
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
        <TextInput
          label="Reason (optional)"
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <ActionFailed error={revoke.error} />
        <div className="dialog-actions">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" color="red.9" loading={revoke.busy} disabled={name !== apiKey.name}>
            Revoke key
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
