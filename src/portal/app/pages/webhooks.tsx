import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMode } from '../parts/mode-select';
import { RelativeTime } from '../parts/relative-time';
import { Reveal } from '../parts/reveal';
import { Snippet } from '../parts/snippet';
import { Empty, Failed, Loading, PageHead } from '../parts/states';
import { Tag } from '../parts/tag';
import { UrlTabs } from '../parts/url-tabs';
import { useSearchParam } from '../parts/use-search-param';
import { useSession } from '../session';
import { useResource, type Resource } from '../use-resource';
import { CreateSubscription } from '../webhooks/create-subscription';
import { SubscriptionPage } from '../webhooks/subscription-page';
import type { EventKind, Subscription, SubscriptionWithSecret } from '../webhooks/webhook';

export default function Webhooks() {
  const { user } = useSession();
  const mode = useMode();
  const list = useResource<{ subscriptions: Subscription[] }>(`/webhooks?mode=${mode}`);
  const catalogue = useResource<{ events: EventKind[] }>('/events');
  const [creating, setCreating] = useState(false);
  const [opened, setOpened] = useSearchParam('subscription', { replace: false });
  const [secret, setSecret] = useState<SubscriptionWithSecret | null>(null);
  const kinds = catalogue.data?.events ?? [];
  const subscriptions = list.data?.subscriptions;
  const one = subscriptions?.find((each) => each.subscriptionId === opened);
  const reveal = (created: SubscriptionWithSecret): void => {
    list.reload();
    setCreating(false);
    setOpened(created.subscriptionId);
    setSecret(created);
  };
  const create = user.administrator ? (
    <Button onClick={() => setCreating(true)}>Create subscription</Button>
  ) : undefined;
  const subscriptionsTab = (
    <>
      {list.error && <Failed error={list.error} retry={list.reload} what="the subscriptions" />}
      {list.loading && <Loading what="the subscriptions" />}
      {subscriptions?.length === 0 && (
        <Empty title={`No ${mode} subscriptions`} action={create}>
          Choose an endpoint and the events it receives. <a href="/docs/webhooks">How to verify signatures</a>
        </Empty>
      )}
      {subscriptions && subscriptions.length > 0 && !one && (
        <List subscriptions={subscriptions} open={setOpened} />
      )}
      {one && (
        <SubscriptionPage
          subscription={one}
          kinds={kinds}
          mode={mode}
          mayAct={user.administrator}
          back={() => setOpened('')}
          changed={list.reload}
          rotated={reveal}
        />
      )}
    </>
  );
  return (
    <>
      <PageHead title="Webhooks" lead="Signed event notifications that replace polling." action={create} />
      <UrlTabs
        label="Webhooks"
        tabs={[
          { value: 'subscriptions', label: 'Subscriptions', content: () => subscriptionsTab },
          {
            value: 'catalogue',
            label: 'Event catalogue',
            content: () => <EventCatalogue catalogue={catalogue} />,
          },
        ]}
      />
      {creating && (
        <CreateSubscription mode={mode} kinds={kinds} close={() => setCreating(false)} created={reveal} />
      )}
      {secret && (
        <Reveal
          title="Signing secret"
          label="Secret for signature verification"
          value={secret.secret}
          close={() => setSecret(null)}
        />
      )}
    </>
  );
}

function EventCatalogue({ catalogue }: { catalogue: Resource<{ events: EventKind[] }> }) {
  return (
    <>
      {catalogue.error && <Failed error={catalogue.error} retry={catalogue.reload} what="the catalogue" />}
      {catalogue.loading && <Loading what="the catalogue" />}
      {catalogue.data?.events.map((kind) => (
        <section key={kind.type} className="panel">
          <h2>
            <code>{kind.type}</code>
          </h2>
          <p>{kind.meaning}</p>
          <Snippet label={`Sample data of ${kind.type}`} code={JSON.stringify(kind.sample, null, 2)} />
        </section>
      ))}
    </>
  );
}

function List({
  subscriptions,
  open,
}: {
  subscriptions: readonly Subscription[];
  open: (id: string) => void;
}) {
  return (
    <div className="panel flush">
      <table className="stacking">
        <caption className="hidden">Subscriptions</caption>
        <thead>
          <tr>
            <th scope="col">Endpoint</th>
            <th scope="col">Events</th>
            <th scope="col">Status</th>
            <th scope="col">Last success</th>
            <th scope="col">Last failure</th>
          </tr>
        </thead>
        <tbody>
          {subscriptions.map((each) => (
            <tr key={each.subscriptionId}>
              <th scope="row">
                <button type="button" className="link" onClick={() => open(each.subscriptionId)}>
                  {each.url}
                </button>
                {each.description !== null && <small>{each.description}</small>}
              </th>
              <td data-label="Events">{each.events.join(', ')}</td>
              <td data-label="Status">
                <Tag tone={each.status === 'enabled' ? 'good' : 'neutral'}>{each.status}</Tag>
              </td>
              <td data-label="Last success">
                <RelativeTime at={each.lastSuccessAt} />
              </td>
              <td data-label="Last failure">
                <RelativeTime at={each.lastFailureAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
