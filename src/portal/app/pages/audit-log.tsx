import { Table } from '@mantine/core';
import { Moment } from '../parts/moment';
import { Empty, Failed, Loading, PageHead } from '../parts/states';
import { useResource } from '../use-resource';

interface Entry {
  auditId: string;
  at: string;
  action: string;
  actor: string;
  subjectType: string;
  subjectId: string;
  subjectName: string | null;
}

const ACTIONS: Record<string, string> = {
  'key.created': 'Created a key',
  'key.rotated': 'Rotated a key',
  'key.disabled': 'Disabled a key',
  'key.enabled': 'Enabled a key',
  'key.revoked': 'Revoked a key',
  'key.leaked': 'Revoked a key found in the open',
  'tenant.created': 'Created the tenant',
  'tenant.suspended': 'Suspended the tenant',
  'tenant.resumed': 'Resumed the tenant',
  'user.created': 'Added a person',
  'user.invited': 'Invited a person',
  'user.invitation_withdrawn': 'Withdrew an invitation',
  'user.joined': 'Joined by invitation',
  'user.openid_linked': 'Linked a sign-in',
  'user.role_changed': 'Changed a role',
  'user.disabled': 'Took access away',
  'user.active': 'Gave access back',
  'tenant_link.requested': 'Asked for a link',
  'tenant_link.accepted': 'Accepted a link',
  'tenant_link.revoked': 'Ended a link',
  'webhook.created': 'Subscribed an endpoint',
  'webhook.changed': 'Changed a subscription',
  'webhook.enabled': 'Enabled a subscription',
  'webhook.disabled': 'Disabled a subscription',
  'webhook.deleted': 'Deleted a subscription',
  'webhook.secret_rotated': 'Rotated a signing secret',
  'webhook.tested': 'Sent a test event',
  'webhook.resent': 'Sent a message again',
  'webhook.recovered': 'Sent missed messages again',
  'user.password_set': 'Set a password',
};

export default function AuditLog() {
  const log = useResource<{ entries: Entry[] }>('/audit-log');
  return (
    <>
      <PageHead
        title="Audit log"
        lead="Who did what to keys, people and the account. Nothing here can be changed."
      />
      {log.error && <Failed error={log.error} retry={log.reload} what="the audit log" />}
      {log.loading && <Loading what="the audit log" />}
      {log.data?.entries.length === 0 && (
        <Empty title="Nothing yet">Changes to keys and people show up here.</Empty>
      )}
      {log.data && log.data.entries.length > 0 && (
        <div className="panel flush">
          <Table className="stacking">
            <caption className="hidden">Latest changes</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">Which</th>
              </tr>
            </thead>
            <tbody>
              {log.data.entries.map((entry) => (
                <tr key={entry.auditId}>
                  <td data-label="When">
                    <Moment at={entry.at} />
                  </td>
                  <td data-label="Who">{entry.actor}</td>
                  <td data-label="What">{ACTIONS[entry.action] ?? entry.action}</td>
                  <td data-label="Which">{entry.subjectName ?? <code>{entry.subjectId.slice(-8)}</code>}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </>
  );
}
