import { NativeSelect, Table } from '@mantine/core';
import { useLocation, useSearch } from 'wouter';
import { ListPage } from '../parts/list-page';
import { RelativeTime } from '../parts/relative-time';
import { PageHead } from '../parts/states';
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
  'key.leaked': 'Revoked a leaked key',
  'key.issued_to_page': 'Opened a page that uses a test key',
  'key.token_issued': 'Issued an access token',
  'key.token_revoked': 'Revoked an access token',
  'oauth_client.registered': 'Registered a program',
  'oauth_client.requested': 'Asked to approve a program',
  'oauth_client.approved': 'Approved a program',
  'oauth_client.blocked': 'Blocked a program',
  'oauth_client.changed': 'Changed a program',
  'oauth_client.secret_rotated': 'Replaced the secret of a program',
  'oauth_grant.allowed': 'Allowed access of a program',
  'oauth_grant.connected': 'Connected a program',
  'oauth_grant.revoked': 'Revoked access of a program',
  'oauth_grant.token_revoked': 'Revoked an access token of a program',
  'oauth_grant.code_replayed': 'Revoked access: a code was used twice',
  'oauth_grant.refresh_token_reused': 'Revoked access: a refresh token was used twice',
  'tenant.test_clock_advanced': 'Moved the test clock',
  'tenant.created': 'Created the tenant',
  'tenant.suspended': 'Suspended the tenant',
  'tenant.resumed': 'Resumed the tenant',
  'tenant.setting_changed': 'Changed a setting',
  'tenant.live_records_opened': 'Opened live records in the portal',
  'tenant.live_records_closed': 'Closed live records in the portal',
  'user.created': 'Added a user',
  'user.invited': 'Invited a user',
  'user.invitation_withdrawn': 'Withdrew an invitation',
  'user.joined': 'Accepted an invitation',
  'user.openid_linked': 'Linked an OpenID sign-in',
  'user.role_changed': 'Changed a role',
  'user.disabled': 'Disabled a user',
  'user.active': 'Enabled a user',
  'tenant_link.requested': 'Requested a link',
  'tenant_link.accepted': 'Accepted a link',
  'tenant_link.revoked': 'Ended a link',
  'webhook.created': 'Created a subscription',
  'webhook.changed': 'Changed a subscription',
  'webhook.enabled': 'Enabled a subscription',
  'webhook.disabled': 'Disabled a subscription',
  'webhook.deleted': 'Deleted a subscription',
  'webhook.secret_rotated': 'Rotated a signing secret',
  'webhook.tested': 'Sent a test event',
  'webhook.resent': 'Resent a message',
  'webhook.recovered': 'Resent missed messages',
  'candidate.merged': 'Merged two records of a candidate',
  'candidate.unmerged': 'Undid the merge of two records',
  'candidate.declared_distinct': 'Declared two records to be of different people',
  'candidate.distinct_withdrawn': 'Put a pair back into the duplicates',
  'candidate.exported': 'Exported the data of a candidate',
  'score_log.exported': 'Exported the score log',
  'import.started': 'Imported a file',
  'review_session.created': 'Created a review',
  'review_session.confirmed': 'Confirmed a review',
  'review_session.deleted': 'Deleted a review',
  'review_settings.changed': 'Changed where pages may be shown',
  'view_session.created': 'Created a link to a match or a ranking',
  'view_session.opened': 'Opened a link to a match or a ranking',
  'view_session.ended': 'Ended a link to a match or a ranking',
  'custom_field.declared': 'Declared a custom field',
  'custom_field.deleted': 'Deleted a custom field',
  'saved_search.created': 'Created a saved search',
  'saved_search.changed': 'Changed a saved search',
  'saved_search.deleted': 'Deleted a saved search',
  'job_feed.created': 'Created a job feed',
  'job_feed.deleted': 'Deleted a job feed',
  'parse_batch.started': 'Sent a batch of documents',
  'impact_report.requested': 'Requested an impact report',
  'user.password_set': 'Set a password',
  'candidate.listed': 'Saw a candidate in a list',
  'candidate.opened': 'Opened a candidate',
  'candidate.document_opened': 'Opened the resume of a candidate',
  'job.listed': 'Saw a job in a list',
  'job.opened': 'Opened a job',
  'match.listed': 'Saw a match in a list',
  'match.opened': 'Opened a match',
  'ranking.opened': 'Opened a ranking',
};

export default function AuditLog() {
  const kind = new URLSearchParams(useSearch()).get('kind') === 'read' ? 'read' : 'change';
  const [path, navigate] = useLocation();
  const log = useResource<{ entries: Entry[] }>(`/audit-log?kind=${kind}`);
  return (
    <>
      <PageHead
        title="Audit log"
        lead="Changes to keys, users and the account, and who saw which live record. Entries cannot be modified."
      />
      <div className="filters">
        <NativeSelect
          label="Entries"
          value={kind}
          onChange={(event) => navigate(event.currentTarget.value === 'read' ? `${path}?kind=read` : path)}
          data={[
            { value: 'change', label: 'Changes' },
            { value: 'read', label: 'Readings of live records' },
          ]}
        />
      </div>
      <ListPage
        what="the audit log"
        list={log}
        itemsOf={({ entries }) => entries}
        empty={{
          title: 'No entries yet',
          advice:
            kind === 'read'
              ? 'Each live record that a person sees in the portal appears here.'
              : 'Changes to keys and users appear here.',
        }}
      >
        {(entries) => (
          <div className="panel flush">
            <Table className="stacking">
              <caption className="hidden">Latest entries</caption>
              <thead>
                <tr>
                  <th scope="col">Time</th>
                  <th scope="col">User</th>
                  <th scope="col">Action</th>
                  <th scope="col">Subject</th>
                </tr>
              </thead>
              <tbody>
                {entries.map((entry) => (
                  <tr key={entry.auditId}>
                    <td data-label="Time">
                      <RelativeTime at={entry.at} />
                    </td>
                    <td data-label="User">{entry.actor}</td>
                    <td data-label="Action">{ACTIONS[entry.action] ?? entry.action}</td>
                    <td data-label="Subject">
                      {entry.subjectName ?? <code>{entry.subjectId.slice(-8)}</code>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        )}
      </ListPage>
    </>
  );
}
