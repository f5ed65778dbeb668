import { useParams } from 'wouter';
import '../playground/playground.css';
import { MatchesList } from '../matches/matches-list';
import { UrlTabs } from '../parts/url-tabs';
import { Failed, Loading } from '../parts/states';
import { Tag } from '../parts/tag';
import { Findings } from '../playground/findings';
import { postingGroups } from '../playground/posting-findings';
import type { FindingGroup, ParsedPosting } from '../playground/types';
import { ApiTab } from '../records/api-tab';
import { useRecordView } from '../records/record-view';
import { RecordsPage } from '../records/records-page';
import { matchAddress, placeOf } from '../sandbox-records';
import { useSession } from '../session';
import { useResource } from '../use-resource';
import { JobRankings } from './job-rankings';

interface JobDetail {
  title: string | null;
  city: string | null;
  state: string | null;
  status: string;
  parsed: ParsedPosting;
}

export default function JobPage() {
  const { jobId = '' } = useParams();
  const view = useRecordView();
  const record = useResource<{ own: JobDetail | null; shared: JobDetail | null }>(view.path(`jobs/${jobId}`));
  const job = record.data?.own ?? record.data?.shared ?? null;
  return (
    <RecordsPage
      title={job?.title ?? 'Job'}
      lead={
        job && (
          <>
            <Tag tone={job.status === 'open' ? 'good' : 'neutral'}>{job.status}</Tag>{' '}
            {[job.parsed.employerName, placeOf(job)].filter(Boolean).join(' · ')}
            {record.data?.shared && ' · Shared by a linked employer'}
          </>
        )
      }
      parents={[{ href: view.page('jobs'), label: 'Jobs' }]}
    >
      {record.error && <Failed error={record.error} retry={record.reload} what="the job" />}
      {record.loading && <Loading what="the job" rows={6} />}
      {job && <JobContent jobId={jobId} job={job} isOwn={record.data?.own != null} />}
    </RecordsPage>
  );
}

/** The posting without how sure its reading was, which says nothing about what the job requires. */
function requirementsOf(posting: ParsedPosting): FindingGroup[] {
  return postingGroups(posting).map((group) => ({
    ...group,
    findings: group.findings.map((finding) => ({ ...finding, confidence: null })),
  }));
}

function JobContent({ jobId, job, isOwn }: { jobId: string; job: JobDetail; isOwn: boolean }) {
  const view = useRecordView();
  const { user } = useSession();
  const showsApi =
    isOwn && user.role !== 'caseworker' && user.tenantType === 'employer' && view.mode === 'test';
  return (
    <div className="record">
      <UrlTabs
        label="Job"
        tabs={[
          {
            value: 'requirements',
            label: 'Requirements',
            content: () => (
              <div className="panel">
                <Findings
                  groups={requirementsOf(job.parsed)}
                  chosen={null}
                  choose={() => undefined}
                  heading="h2"
                />
              </div>
            ),
          },
          {
            value: 'matches',
            label: 'Matches',
            content: () => <MatchesList jobId={jobId} sort="-finalScore" />,
          },
          ...(showsApi
            ? [
                {
                  value: 'api',
                  label: 'API',
                  content: () => (
                    <ApiTab
                      call={{
                        path: '/api/v1/jobs/{jobId}',
                        parameters: { jobId },
                        headers: { 'Sandbox-Tenant': view.data },
                      }}
                      answer={job}
                      match={matchAddress({ data: view.data, job: jobId })}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      <JobRankings jobId={jobId} />
    </div>
  );
}
