import { Button } from '@mantine/core';
import { Tag } from '../parts/tag';
import type { OAuthClient } from './agent';

export type ClientAction = 'approve' | 'block' | 'secret';

const STATUS_TONES = { pending: 'warn', approved: 'good', blocked: 'bad' } as const;

/** Lists the programs that may ask members for access. */
export function ClientsTable({
  clients,
  act,
}: {
  clients: readonly OAuthClient[];
  act: ((action: ClientAction, client: OAuthClient) => void) | null;
}) {
  return (
    <div className="panel flush">
      <table className="stacking">
        <caption className="hidden">Programs</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Client id</th>
            <th scope="col">Returns to</th>
            <th scope="col">Status</th>
            {act && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <tr key={client.oauthClientId} data-ended={client.status === 'blocked' || undefined}>
              <th scope="row">
                {client.name}
                <small>{kindText(client)}</small>
              </th>
              <td data-label="Client id">
                <code className="wrap">{client.clientId}</code>
              </td>
              <td data-label="Returns to">
                {client.redirectUris.length === 0 && <span className="quiet">None</span>}
                {client.redirectUris.map((uri) => (
                  <div key={uri}>
                    <code className="wrap">{uri}</code>
                  </div>
                ))}
              </td>
              <td data-label="Status">
                <Tag tone={STATUS_TONES[client.status]}>
                  {client.status === 'pending' ? 'waits for approval' : client.status}
                </Tag>
              </td>
              {act && (
                <td data-label="Actions">
                  <Actions client={client} act={act} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function kindText({ kind, confidential }: OAuthClient): string {
  if (kind === 'command_line') return 'part of Tenure';
  if (kind === 'metadata_document') return 'describes itself';
  return confidential ? 'registered, with a secret' : 'registered, public';
}

const ACTION_LABELS: Record<ClientAction, string> = {
  approve: 'Approve',
  block: 'Block',
  secret: 'New secret',
};

function Actions({
  client,
  act,
}: {
  client: OAuthClient;
  act: (action: ClientAction, client: OAuthClient) => void;
}) {
  const actions: ClientAction[] = [
    ...(client.status === 'approved' ? [] : (['approve'] as const)),
    ...(client.confidential ? (['secret'] as const) : []),
    ...(client.status === 'blocked' ? [] : (['block'] as const)),
  ];
  return (
    <div className="row-actions">
      {actions.map((action) => (
        <Button
          key={action}
          variant="subtle"
          size="compact-sm"
          color={action === 'block' ? 'red' : undefined}
          aria-label={`${ACTION_LABELS[action]}: ${client.name}`}
          onClick={() => act(action, client)}
        >
          {ACTION_LABELS[action]}
        </Button>
      ))}
    </div>
  );
}
