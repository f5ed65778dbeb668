import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { callPortal } from '../api';
import { Dialog } from '../parts/dialog';
import { ActionFailed } from '../parts/states';
import { useAction } from '../use-resource';
import type { RegisteredClient } from './agent';

/** Registers a program: its name, the exact addresses to return to, and whether it can keep a secret. */
export function RegisterClient({
  close,
  registered,
}: {
  close: () => void;
  registered: (client: RegisteredClient) => void;
}) {
  const [name, setName] = useState('');
  const [addresses, setAddresses] = useState('');
  const [confidential, setConfidential] = useState(false);
  const register = useAction(async () => {
    registered(
      await callPortal<RegisteredClient>('POST', '/oauth-clients', {
        name,
        redirectUris: addresses.split(/\s+/).filter((line) => line !== ''),
        confidential,
      }),
    );
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void register.run();
  };
  return (
    <Dialog onClose={close} title="Register program" size="lg">
      <form className="dialog-form" onSubmit={submit}>
        <TextInput
          label="Name"
          description="Members see it when they are asked for access"
          required
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={register.error?.field('/name')}
          data-autofocus
        />
        <Textarea
          label="Addresses to return to"
          description="One per line, exactly as the program sends them. On this computer, any port is accepted."
          placeholder="https://agent.example/callback"
          required
          rows={3}
          value={addresses}
          onChange={(event) => setAddresses(event.currentTarget.value)}
          error={register.error?.field('/redirectUris')}
        />
        <Checkbox
          label="The program runs on a server and keeps a secret"
          description="Programs on people's computers cannot keep one"
          checked={confidential}
          onChange={(event) => setConfidential(event.currentTarget.checked)}
        />
        {register.error && register.error.fields.length === 0 && <ActionFailed error={register.error} />}
        <div className="dialog-actions">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={register.busy}>
            Register program
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
