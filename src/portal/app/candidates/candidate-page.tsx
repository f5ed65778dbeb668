import { Link, useParams } from 'wouter';
import { MatchesList } from '../matches/matches-list';
import { UrlTabs } from '../parts/url-tabs';
import { useIsWide } from '../parts/use-is-wide';
import { Failed, Loading } from '../parts/states';
import { Tag } from '../parts/tag';
import { CandidateFacts, type CandidateDetail } from '../records/candidate-facts';
import { ApiTab } from '../records/api-tab';
import { useRecordView } from '../records/record-view';
import { RecordsPage } from '../records/records-page';
import { SharedCandidateFacts } from '../records/shared-candidate-facts';
import { matchAddress, namelessName, nameOf, placeOf, type SharedCandidate } from '../sandbox-records';
import { useSession } from '../session';
import { useResource } from '../use-resource';
import { CandidateAside } from './candidate-aside';
import { ResumeBeside } from './resume-beside';
import { CandidateHistoryList, type CandidateHistory } from './candidate-history';
import { SkillsBySource } from './skills-by-source';
import type { DatedItem } from './timeline-scale';
import { WorkTimeline } from './work-timeline';

export default function CandidatePage() {
  const { candidateId = '' } = useParams();
  const view = useRecordView();
  const record = useResource<{ own: CandidateDetail | null; shared: SharedCandidate | null }>(
    view.path(`candidates/${candidateId}`),
  );
  const { own = null, shared = null } = record.data ?? {};
  return (
    <RecordsPage
      title={own ? nameOf(own) : shared ? namelessName(shared.id) : 'Candidate'}
      lead={own && <Lead candidate={own} />}
      parents={[{ href: view.page('candidates'), label: 'Candidates' }]}
    >
      {record.error && <Failed error={record.error} retry={record.reload} what="the candidate" />}
      {record.loading && <Loading what="the candidate" rows={6} />}
      {own && <Own candidate={own} />}
      {shared && <Shared candidate={shared} />}
    </RecordsPage>
  );
}

function Shared({ candidate }: { candidate: SharedCandidate }) {
  const view = useRecordView();
  const { user } = useSession();
  return (
    <div className="panel record">
      <div>
        <p className="quiet">
          Shared by a linked organization for matching. Names, contact details, employers and schools are not
          shared.
        </p>
        {view.mode === 'test' && user.role !== 'caseworker' && (
          <p>
            <Link href={matchAddress({ data: 'own', candidate: candidate.id })}>Match in the playground</Link>
          </p>
        )}
        <SharedCandidateFacts candidate={candidate} />
      </div>
    </div>
  );
}

function Lead({ candidate }: { candidate: CandidateDetail }) {
  const place = candidate.location ? placeOf(candidate.location) : '';
  return (
    <>
      <Tag tone={candidate.status === 'active' ? 'good' : 'neutral'}>{candidate.status}</Tag>{' '}
      {[place, candidate.externalId].filter(Boolean).join(' · ')}
    </>
  );
}

function Own({ candidate }: { candidate: CandidateDetail }) {
  const { candidateId } = candidate;
  const { user } = useSession();
  const view = useRecordView();
  const isWide = useIsWide();
  // The synthetic tenant has no documents and no history.
  const isOwn = view.data === 'own';
  const history = useResource<CandidateHistory>(
    isOwn ? view.path(`candidates/${candidateId}/history`) : null,
  );
  return (
    <div className="record">
      <UrlTabs
        label="Candidate"
        tabs={[
          {
            value: 'record',
            label: 'Record',
            content: () => <Record candidate={candidate} showsResume={isOwn && isWide} />,
          },
          ...(isOwn && !isWide
            ? [{ value: 'resume', label: 'Resume', content: () => <ResumeBeside candidate={candidate} /> }]
            : []),
          {
            value: 'matches',
            label: 'Matches',
            content: () => <MatchesList candidateId={candidateId} sort="-finalScore" />,
          },
          ...(isOwn
            ? [
                {
                  value: 'history',
                  label: 'History',
                  content: () => <CandidateHistoryList history={history} />,
                },
              ]
            : []),
          ...(user.role === 'caseworker' || view.mode === 'live'
            ? []
            : [
                {
                  value: 'api',
                  label: 'API',
                  content: () => (
                    <ApiTab
                      call={{
                        path: '/api/v1/candidates/{candidateId}',
                        parameters: { candidateId },
                        headers: { 'Sandbox-Tenant': view.data },
                      }}
                      answer={candidate}
                      match={matchAddress({ data: view.data, candidate: candidateId })}
                    />
                  ),
                },
              ]),
        ]}
      />
      <CandidateAside candidate={candidate} history={history} />
    </div>
  );
}

function Record({ candidate, showsResume }: { candidate: CandidateDetail; showsResume: boolean }) {
  const items: DatedItem[] = [
    ...candidate.work.map((item) => ({
      kind: 'work' as const,
      title: [item.position, item.name].filter(Boolean).join(' · ') || 'Untitled position',
      startDate: item.startDate,
      endDate: item.endDate,
      isCurrent: item.isCurrent,
    })),
    ...candidate.education.map((item) => ({
      kind: 'education' as const,
      title: [item.area ?? item.studyType, item.institution].filter(Boolean).join(' · ') || 'Education',
      startDate: item.startDate,
      endDate: item.endDate,
      isCurrent: item.isCurrent,
    })),
  ];
  return (
    <>
      {showsResume && <ResumeBeside candidate={candidate} />}
      <section className="panel" aria-labelledby="facts">
        <h2 id="facts">Record</h2>
        <CandidateFacts candidate={candidate} />
      </section>
      {items.length > 0 && (
        <section className="panel" aria-labelledby="timeline">
          <h2 id="timeline">Work and education</h2>
          <WorkTimeline items={items} now={new Date()} />
        </section>
      )}
      <section className="panel" aria-labelledby="skills">
        <h2 id="skills">Skills</h2>
        <SkillsBySource skills={candidate.skills} />
      </section>
    </>
  );
}
