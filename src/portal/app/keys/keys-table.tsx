import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { countdown } from '../format';
import { useModeAddress } from '../parts/mode-select';
import { RelativeTime, useNow } from '../parts/relative-time';
import { Tag } from '../parts/tag';
import type { ApiKey } from './key';
import type { KeyAction } from './use-key-actions';

export const KEY_STATUS_TONES = {
  active: 'good',
  rotating: 'warn',
  disabled: 'neutral',
  expired: 'neutral',
  revoked: 'neutral',
} as const;

/** Lists all keys with their scopes, status, last use and actions. */
export function KeysTable(props: {
  keys: readonly ApiKey[];
  mayAct: boolean;
  act: (action: KeyAction, key: ApiKey) => void;
}) {
  const { keys, mayAct, act } = props;
  const withMode = useModeAddress();
  const now = useNow(keys.some((key) => key.status === 'rotating'));
  return (
    <div className="panel flush">
      <table className="stacking">
        <caption className="hidden">API keys</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Mode</th>
            <th scope="col">Scopes</th>
            <th scope="col">Status</th>
            <th scope="col">Last used</th>
            <th scope="col">Expires</th>
            {mayAct && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr
              key={key.keyId}
              data-ended={key.status === 'revoked' || key.status === 'expired' || undefined}
            >
              <th scope="row">
                <Link href={withMode(`/developers/keys/${key.keyId}`)}>{key.name}</Link>
                <code className="ending">
                  svc_{key.mode}_…{key.last4}
                </code>
              </th>
              <td data-label="Mode">
                <Tag tone={key.mode === 'live' ? 'accent' : 'neutral'}>{key.mode}</Tag>
              </td>
              <td data-label="Scopes">
                {key.scopes.join(', ')}
                {key.ipAllowlist.length > 0 && <small>from {key.ipAllowlist.join(', ')}</small>}
                {key.sandboxTenant === 'synthetic' && <small>synthetic tenant</small>}
              </td>
              <td data-label="Status">
                <Tag tone={KEY_STATUS_TONES[key.status]}>{key.status}</Tag>
                <StatusNote apiKey={key} now={now} />
              </td>
              <td data-label="Last used">
                <RelativeTime at={key.lastUsedAt} />
                {key.lastUsedIp !== null && <small>{key.lastUsedIp}</small>}
              </td>
              <td data-label="Expires">
                <RelativeTime at={key.expiresAt} />
              </td>
              {mayAct && (
                <td data-label="Actions">
                  <KeyActionButtons apiKey={key} act={act} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function StatusNote({ apiKey, now }: { apiKey: ApiKey; now: number }) {
  if (apiKey.status === 'rotating' && apiKey.overlapUntil !== null) {
    const countdownText = countdown(apiKey.overlapUntil, now);
    return (
      <small role="timer">{countdownText === null ? 'overlap ended' : `valid for ${countdownText}`}</small>
    );
  }
  if (apiKey.status === 'revoked' && apiKey.revokedReason !== null)
    return <small>{apiKey.revokedReason}</small>;
  return null;
}

/** The actions that the status of a key allows. */
export function KeyActionButtons({
  apiKey,
  act,
}: {
  apiKey: ApiKey;
  act: (action: KeyAction, key: ApiKey) => void;
}) {
  const actions: KeyAction[] = [
    ...(apiKey.status === 'active' ? (['rotate', 'disable'] as const) : []),
    ...(apiKey.status === 'disabled' ? (['enable'] as const) : []),
    ...(apiKey.status === 'revoked' || apiKey.status === 'expired' ? [] : (['revoke'] as const)),
  ];
  if (actions.length === 0) return <span className="quiet">None</span>;
  return (
    <div className="row-actions">
      {actions.map((action) => (
        <Button
          key={action}
          variant="subtle"
          size="compact-sm"
          color={action === 'revoke' ? 'red' : undefined}
          aria-label={`${ACTION_LABELS[action]} ${apiKey.name}`}
          onClick={() => act(action, apiKey)}
        >
          {ACTION_LABELS[action]}
        </Button>
      ))}
    </div>
  );
}

const ACTION_LABELS: Record<KeyAction, string> = {
  rotate: 'Rotate',
  disable: 'Disable',
  enable: 'Enable',
  revoke: 'Revoke',
};
