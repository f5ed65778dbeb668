import { Link } from 'wouter';
import { RelativeTime } from '../parts/relative-time';
import { Tag } from '../parts/tag';
import { FilterForm, useFilters, type FilterField } from '../records/filter-form';
import { RecordList } from '../records/record-list';
import { useRecordView } from '../records/record-view';
import { RecordsPage } from '../records/records-page';
import { SavedFilters } from '../records/saved-filters';
import { placeOf, type JobPage, type ListedJob } from '../sandbox-records';
import { useSession } from '../session';
import { usePages } from '../use-pages';

const FILTERS: readonly FilterField[] = [
  { name: 'q', label: 'Title contains' },
  { name: 'skill', label: 'Skill', placeholder: 'Forklift operation' },
  { name: 'near', label: 'Near', placeholder: 'Dayton, OH' },
  { name: 'within', label: 'Within', placeholder: '25mi or 40km' },
  { name: 'payAtLeast', label: 'Dollars per hour, at least', placeholder: '18' },
  {
    name: 'status',
    label: 'Status',
    choices: [
      { value: '', label: 'All' },
      { value: 'open', label: 'Open' },
      { value: 'paused', label: 'Paused' },
      { value: 'closed', label: 'Closed' },
      { value: 'archived', label: 'Archived' },
    ],
  },
];
const SAVED = FILTERS.map(({ name }) => name);

export default function Jobs() {
  const { user } = useSession();
  return (
    <RecordsPage
      title="Jobs"
      lead={
        user.tenantType === 'employer'
          ? 'Your jobs. Open one to rank candidates for it.'
          : 'Jobs of linked employers. Open one to rank your candidates for it.'
      }
      choosesData
    >
      <SavedFilters list="jobs" kept={SAVED} />
      <FilterForm fields={FILTERS} />
      <JobsList />
    </RecordsPage>
  );
}

function JobsList() {
  const view = useRecordView();
  const { user } = useSession();
  const filters = useFilters(FILTERS);
  const pages = usePages<JobPage>((cursor) => view.path('jobs', { ...filters, cursor }));
  const isFiltered = Object.values(filters).some((value) => value !== null);
  const rows = pages.all.flatMap((page) => [
    ...page.jobs.map((job) => (
      <Row key={job.jobId} job={job} note={job.externalId} href={view.page(`jobs/${job.jobId}`)} />
    )),
    ...page.shared.map((job) => (
      <Row
        key={job.id}
        job={{ ...job, title: job.title ?? '' }}
        note="Shared by a linked employer"
        href={view.page(`jobs/${job.id}`)}
      />
    )),
  ]);
  return (
    <RecordList
      what="jobs"
      pages={pages}
      rows={rows}
      columns={['Job', 'Location', 'Status', 'Updated']}
      empty={
        isFiltered
          ? {
              title: 'No jobs found',
              advice:
                'No job matches all filters. Jobs of linked employers can be filtered by title and status.',
            }
          : {
              title: 'No jobs yet',
              advice:
                user.tenantType === 'employer' ? (
                  <>
                    Sync jobs with a key (<a href="/docs/sync-an-ats">guide</a>) or connect a job board
                    {view.mode === 'test' && ', or choose the records of the synthetic tenant above'}.
                  </>
                ) : (
                  'Employers provide jobs. Jobs of linked employers appear here.'
                ),
            }
      }
    />
  );
}

function Row(props: {
  job: Pick<ListedJob, 'title' | 'city' | 'state' | 'status' | 'updatedAt'>;
  note: string | null;
  href: string;
}) {
  const { job, note, href } = props;
  return (
    <tr>
      <th scope="row">
        <Link href={href} className="name">
          {job.title}
        </Link>
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
