import { NativeSelect } from '@mantine/core';
import { Link } from 'wouter';
import { AUDIT_ACTIONS } from '../audit/audit-actions';
import { useModeAddress } from '../parts/mode-select';
import { useSearchParam } from '../parts/use-search-param';
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

export default function AuditLog() {
  const [chosenKind, setKind] = useSearchParam('kind');
  const kind = chosenKind === 'read' ? 'read' : 'change';
  const log = useResource<{ entries: Entry[] }>(`/audit-log?kind=${kind}`);
  return (
    <>
      <PageHead
        title="Audit log"
        lead="Changes to keys, members and the tenant, and who saw which live record. Entries cannot be modified."
      />
      <div className="filters">
        <NativeSelect
          label="Entries"
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value === 'read' ? 'read' : '')}
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
              : 'Changes to keys and members appear here.',
        }}
      >
        {(entries) => (
          <div className="panel flush">
            <table className="stacking">
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
                    <td data-label="Action">{AUDIT_ACTIONS[entry.action] ?? entry.action}</td>
                    <td data-label="Subject">
                      <Subject entry={entry} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ListPage>
    </>
  );
}

/** The name of what an entry is about. Keys have a page. */
function Subject({ entry: { subjectType, subjectId, subjectName } }: { entry: Entry }) {
  const withMode = useModeAddress();
  const name = subjectName ?? <code>{subjectId.slice(-8)}</code>;
  if (subjectType !== 'api_key') return name;
  return <Link href={withMode(`/developers/keys/${subjectId}`)}>{name}</Link>;
}
