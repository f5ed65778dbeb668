import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import './records.css';
import { Empty, PageHead } from '../parts/states';
import { DATA_CHOICES } from '../sandbox-records';
import { useSession } from '../session';
import { useRecordView } from './record-view';

/**
 * A page of records: its head, the choice of records in test mode, and a note in live mode. Shows why there are no live
 * records if they are closed to the user.
 */
export function RecordsPage(props: {
  title: string;
  lead: ReactNode;
  action?: ReactNode;
  /** Pages of the list above this page. */
  parents?: readonly { href: string; label: string }[];
  /** False for a page of one record, which has its owner in the address. */
  choosesData?: boolean;
  children: ReactNode;
}) {
  const { title, lead, action, parents = [], choosesData = false, children } = props;
  const { mode } = useRecordView();
  const { liveRecords } = useSession();
  const closed = mode === 'live' && !liveRecords;
  return (
    <>
      {parents.length > 0 && (
        <nav aria-label="Breadcrumb" className="parents">
          <ol>
            {parents.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <PageHead
        title={closed ? 'Live records' : title}
        lead={closed ? null : lead}
        action={!closed && action}
      />
      {closed ? (
        <Closed />
      ) : (
        <>
          {mode === 'live' && (
            <p className="live-note" role="note">
              Live records. The audit log has an entry for each record that you see here.
            </p>
          )}
          {mode === 'test' && choosesData && <DataSelect />}
          {children}
        </>
      )}
    </>
  );
}

function Closed() {
  const { user } = useSession();
  return (
    <Empty title="Live records are closed to you">
      {user.decider ? 'The portal shows live records only if an administrator opens them. ' : ''}
      {user.administrator && (
        <>
          You can open them under <Link href="/developers/tenant">Members and links</Link>.
        </>
      )}
      {!user.administrator && user.decider && 'Ask an administrator of your tenant.'}
      {!user.decider && 'Caseworkers and administrators can see live records. Switch the mode to Test.'}
    </Empty>
  );
}

function DataSelect() {
  const [, setSearch] = useSearchParams();
  const { data } = useRecordView();
  const choose = (value: string): void => setSearch(value === 'synthetic' ? { data: value } : {});
  return (
    <div className="filters">
      <NativeSelect
        label="Records"
        value={data}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[...DATA_CHOICES]}
      />
    </div>
  );
}
