import { Button } from '@mantine/core';
import { RelativeTime } from '../parts/relative-time';
import { Tag } from '../parts/tag';
import { REVOCATION_TEXTS, type Grant } from './agent';

const STATUS_TONES = { active: 'good', expired: 'neutral', revoked: 'neutral' } as const;

/** Lists the access of programs with its data, scopes, last use and end. */
export function GrantsTable({
  grants,
  revoke,
}: {
  grants: readonly Grant[];
  revoke: (grant: Grant) => void;
}) {
  return (
    <div className="panel flush">
      <table className="stacking">
        <caption className="hidden">Access of programs</caption>
        <thead>
          <tr>
            <th scope="col">Program</th>
            <th scope="col">Granted by</th>
            <th scope="col">Mode</th>
            <th scope="col">Scopes</th>
            <th scope="col">Status</th>
            <th scope="col">Last used</th>
            <th scope="col">Ends</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {grants.map((grant) => (
            <tr key={grant.grantId} data-ended={grant.status !== 'active' || undefined}>
              <th scope="row">{grant.clientName}</th>
              <td data-label="Granted by">
                {grant.grantedBy} {grant.isOwn && <Tag tone="accent">You</Tag>}
              </td>
              <td data-label="Mode">
                <Tag tone={grant.mode === 'live' ? 'accent' : 'neutral'}>{grant.mode}</Tag>
              </td>
              <td data-label="Scopes">{grant.scopes.join(', ')}</td>
              <td data-label="Status">
                <Tag tone={STATUS_TONES[grant.status]}>{grant.status}</Tag>
                {grant.status === 'revoked' && <small>{REVOCATION_TEXTS[grant.revokedReason ?? '']}</small>}
              </td>
              <td data-label="Last used">
                <RelativeTime at={grant.lastUsedAt} />
              </td>
              <td data-label="Ends">
                <RelativeTime at={grant.expiresAt} />
              </td>
              <td data-label="Actions">
                {grant.status === 'active' ? (
                  <div className="row-actions">
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      color="red"
                      aria-label={`Revoke access of ${grant.clientName}`}
                      onClick={() => revoke(grant)}
                    >
                      Revoke
                    </Button>
                  </div>
                ) : (
                  <span className="quiet">None</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
