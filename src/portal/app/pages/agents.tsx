import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Grant, OAuthClient, RegisteredClient } from '../agents/agent';
import { ClientsTable, type ClientAction } from '../agents/clients-table';
import { GrantsTable } from '../agents/grants-table';
import { RegisterClient } from '../agents/register-client';
import { callPortal } from '../api';
import { Dialog } from '../parts/dialog';
import { ListPage } from '../parts/list-page';
import { Reveal } from '../parts/reveal';
import { ActionFailed, PageHead } from '../parts/states';
import { useSession } from '../session';
import { useAction, useResource } from '../use-resource';

export default function Agents() {
  const { user } = useSession();
  const list = useResource<{ grants: Grant[] }>('/agents');
  const [revoked, setRevoked] = useState<Grant | null>(null);
  return (
    <>
      <PageHead
        title="Agents"
        lead={
          user.administrator
            ? 'Programs that act for members of your tenant, with the access that each member granted.'
            : 'Programs that act for you, with the access that you granted.'
        }
      />
      <section aria-labelledby="access">
        <div className="section-head">
          <h2 id="access">Access</h2>
        </div>
        <ListPage
          what="the access of programs"
          list={list}
          itemsOf={({ grants }) => grants}
          empty={{
            title: 'No program has access',
            advice: (
              <>
                An agent asks for access when you connect it to <code>{`${location.origin}/mcp`}</code>.
              </>
            ),
          }}
        >
          {(grants) => <GrantsTable grants={grants} revoke={setRevoked} />}
        </ListPage>
      </section>
      <Programs />
      {revoked && (
        <RevokeGrant
          grant={revoked}
          close={() => setRevoked(null)}
          done={() => {
            setRevoked(null);
            list.reload();
          }}
        />
      )}
    </>
  );
}

/** The programs that may ask members for access. */
function Programs() {
  const { user } = useSession();
  const list = useResource<{ clients: OAuthClient[] }>('/oauth-clients');
  const [registering, setRegistering] = useState(false);
  const [shown, setShown] = useState<RegisteredClient | null>(null);
  const act = useAction(async (action: ClientAction, client: OAuthClient) => {
    const path = `/oauth-clients/${client.oauthClientId}`;
    if (action === 'secret') setShown(await callPortal<RegisteredClient>('POST', `${path}/client-secret`));
    else await callPortal('POST', `${path}/${action}`);
    list.reload();
  });
  const register = user.administrator ? (
    <Button onClick={() => setRegistering(true)}>Register program</Button>
  ) : undefined;
  return (
    <section aria-labelledby="programs">
      <div className="section-head">
        <h2 id="programs">Programs</h2>
        {register}
      </div>
      <ActionFailed error={act.error} />
      <ListPage
        what="the programs"
        list={list}
        itemsOf={({ clients }) => clients}
        empty={{
          title: 'No programs yet',
          advice: 'A program appears here when a member connects it, or when an administrator registers it.',
        }}
      >
        {(clients) => (
          <ClientsTable
            clients={clients}
            act={user.administrator ? (action, client) => void act.run(action, client) : null}
          />
        )}
      </ListPage>
      {registering && (
        <RegisterClient
          close={() => setRegistering(false)}
          registered={(client) => {
            setRegistering(false);
            list.reload();
            if (client.secret !== null) setShown(client);
          }}
        />
      )}
      {shown?.secret && (
        <Reveal
          title={`Secret of “${shown.name}”`}
          label="Client secret"
          value={shown.secret}
          close={() => setShown(null)}
        />
      )}
    </section>
  );
}

function RevokeGrant({ grant, close, done }: { grant: Grant; close: () => void; done: () => void }) {
  const revoke = useAction(async () => {
    await callPortal('POST', `/agents/${grant.grantId}/revoke`);
    done();
  });
  return (
    <Dialog onClose={close} title={`Revoke access of “${grant.clientName}”`}>
      <p>
        All requests with this access are refused within ten seconds. The program can ask for access again.
      </p>
      <ActionFailed error={revoke.error} />
      <div className="dialog-actions">
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button color="red.9" loading={revoke.busy} onClick={() => void revoke.run()} data-autofocus>
          Revoke access
        </Button>
      </div>
    </Dialog>
  );
}
