import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../parts/dialog';
import { callPortal } from '../api';
import { ActionFailed } from '../parts/states';
import { useAction } from '../use-resource';
import { EventChoice } from './event-choice';
import type { EventKind, SubscriptionWithSecret } from './webhook';

/** Creates a subscription: endpoint, events and description. */
export function CreateSubscription(props: {
  mode: string;
  kinds: readonly EventKind[];
  close: () => void;
  created: (subscription: SubscriptionWithSecret) => void;
}) {
  const { mode, kinds, close, created } = props;
  const [url, setUrl] = useState('');
  const [description, setDescription] = useState('');
  const [events, setEvents] = useState<string[]>(['parse.completed']);
  const create = useAction(async () => {
    created(
      await callPortal<SubscriptionWithSecret>('POST', `/webhooks?mode=${mode}`, {
        url,
        events,
        description: description.trim() === '' ? null : description,
      }),
    );
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void create.run();
  };
  return (
    <Dialog onClose={close} title={`Create ${mode} subscription`} size="lg">
      <form className="dialog-form" onSubmit={submit}>
        <TextInput
          label="Endpoint"
          description="A public HTTPS address on port 443 or 8443"
          placeholder="https://example.com/webhooks/tenure"
          required
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          data-autofocus
          error={create.error?.field('/url')}
        />
        <EventChoice
          kinds={kinds}
          chosen={events}
          choose={setEvents}
          error={create.error?.field('/events')}
        />
        <TextInput
          label="Description (optional)"
          value={description}
          maxLength={500}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        {create.error && create.error.fields.length === 0 && <ActionFailed error={create.error} />}
        <div className="dialog-actions">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={create.busy} disabled={events.length === 0}>
            Create subscription
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
