import { useState } from 'react';
import { Link } from 'wouter';
import { RelativeTime } from '../parts/relative-time';
import { Tag } from '../parts/tag';
import { Findings } from '../playground/findings';
import { postingGroups } from '../playground/posting-findings';
import type { ParsedPosting } from '../playground/types';
import {
  matchAddress,
  placeOf,
  recordsPath,
  type JobPage,
  type ListedJob,
  type SandboxData,
  type SharedRecord,
} from '../sandbox-records';
import { useSession } from '../session';
import { usePages } from '../use-pages';
import { RecordDialog } from './record-dialog';
import { RecordList } from './record-list';
import { RecordSearch } from './record-search';
import { SharedJobDialog } from './shared-dialog';

type JobDetail = ListedJob & { parsed: ParsedPosting };

/** Lists the tenant's own jobs and, for organizations, the jobs of linked employers. */
export function JobsList({ data }: { data: SandboxData }) {
  const { user } = useSession();
  const [q, setQ] = useState('');
  const pages = usePages<JobPage>((cursor) => recordsPath('jobs', { data, q, cursor }));
  const [opened, setOpened] = useState<ListedJob | null>(null);
  const [openedShared, setOpenedShared] = useState<SharedRecord | null>(null);
  const rows = pages.all.flatMap((page) => [
    ...page.jobs.map((job) => (
      <Row key={job.jobId} job={job} note={job.externalId} open={() => setOpened(job)} />
    )),
    ...page.shared.map((job) => (
      <Row
        key={job.id}
        job={{ ...job, title: job.title ?? '' }}
        note="Shared by a linked employer"
        open={() => setOpenedShared(job)}
      />
    )),
  ]);
  return (
    <>
      <RecordSearch label="Job title" find={setQ} />
      <RecordList
        what="jobs"
        pages={pages}
        rows={rows}
        columns={['Job', 'Location', 'Status', 'Updated']}
        empty={
          q !== ''
            ? { title: 'No jobs found', advice: 'No job title contains these words.' }
            : {
                title: 'No jobs yet',
                advice:
                  user.tenantType === 'employer' ? (
                    <>
                      Sync jobs with a test key (<a href="/docs/sync-an-ats">guide</a>), or match a job
                      description in the <Link href="/developers/playground">playground</Link>.
                    </>
                  ) : (
                    'Employers provide jobs. Test jobs of linked employers appear here.'
                  ),
              }
        }
      />
      {opened && (
        <RecordDialog<{ own: JobDetail }>
          title={opened.title}
          what="the job"
          path={`/records/jobs/${opened.jobId}?data=${data}`}
          call={{
            path: '/api/v1/jobs/{jobId}',
            parameters: { jobId: opened.jobId },
            headers: { 'Sandbox-Tenant': data },
          }}
          match={matchAddress({ data, job: opened.jobId })}
          close={() => setOpened(null)}
          answer={({ own }) => own}
          show={({ own }) => (
            <Findings groups={postingGroups(own.parsed)} chosen={null} choose={() => undefined} />
          )}
        />
      )}
      {openedShared && <SharedJobDialog shared={openedShared} close={() => setOpenedShared(null)} />}
    </>
  );
}

function Row(props: {
  job: Pick<ListedJob, 'title' | 'city' | 'state' | 'status' | 'updatedAt'>;
  note: string | null;
  open: () => void;
}) {
  const { job, note, open } = props;
  return (
    <tr>
      <th scope="row">
        <button type="button" className="link name" onClick={open}>
          {job.title}
        </button>
        {note !== null && <small>{note}</small>}
      </th>
      <td data-label="Location">{placeOf(job) || '–'}</td>
      <td data-label="Status">
        <Tag tone={job.status === 'open' ? 'good' : 'neutral'}>{job.status}</Tag>
      </td>
      <td data-label="Updated">
        <RelativeTime at={job.updatedAt} />
      </td>
    </tr>
  );
}
