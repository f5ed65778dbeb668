import { Link, useParams } from 'wouter';
import '../match/match.css';
import { Gaps, MustHaves } from '../match/gaps';
import { Bridges, MatchHead, Reasons } from '../match/match-view';
import { RetentionPanel } from '../match/retention-panel';
import { ScoreChart } from '../match/score-chart';
import type { Match } from '../match/score-parts';
import { Failed, Loading } from '../parts/states';
import { UrlTabs } from '../parts/url-tabs';
import { useRecordView } from '../records/record-view';
import { RecordsPage } from '../records/records-page';
import { namelessName } from '../sandbox-records';
import { useSession } from '../session';
import { useResource } from '../use-resource';
import { DecisionForm } from './decision-form';
import { DecisionTag } from './decision-tag';
import type { LatestDecision } from './decision-labels';
import { MatchEvidence } from './match-evidence';
import { MatchHistory } from './match-history';
import { RatingForm } from './rating-form';

type NamedMatch = Match & {
  candidateName: string | null;
  jobTitle: string | null;
  latestDecision?: LatestDecision;
};

export default function MatchPage() {
  const { matchId = '' } = useParams();
  const view = useRecordView();
  const record = useResource<NamedMatch>(view.path(`matches/${matchId}`));
  const match = record.data;
  return (
    <RecordsPage
      title={match ? `${match.candidateName ?? namelessName(match.candidateId)}` : 'Match'}
      lead={
        match && (
          <>
            for <Link href={view.page(`jobs/${match.jobId}`)}>{match.jobTitle ?? 'a job'}</Link> ·{' '}
            <Link href={view.page(`candidates/${match.candidateId}`)}>Candidate record</Link>
          </>
        )
      }
      parents={[{ href: view.page('matches'), label: 'Matches' }]}
    >
      {record.error && <Failed error={record.error} retry={record.reload} what="the match" />}
      {record.loading && <Loading what="the match" rows={6} />}
      {match && <MatchContent match={match} reload={record.reload} />}
    </RecordsPage>
  );
}

/** The verdict first, then what it rests on, with the decision in place. */
function MatchContent({ match, reload }: { match: NamedMatch; reload: () => void }) {
  const { user } = useSession();
  return (
    <div className="record">
      <div className="match">
        <MatchHead match={match} />
        <MustHaves match={match} />
        <UrlTabs
          label="Match"
          tabs={[
            {
              value: 'score',
              label: 'Score',
              content: () => (
                <div className="match">
                  <section className="match-part">
                    <ScoreChart match={match} />
                  </section>
                  <Reasons match={match} />
                </div>
              ),
            },
            {
              value: 'retention',
              label: 'Retention',
              content: () => <RetentionPanel forecast={match.retentionForecast} />,
            },
            {
              value: 'gaps',
              label: 'Gaps and bridges',
              content: () => (
                <div className="match">
                  {match.gaps.length === 0 && <p className="quiet">No gaps.</p>}
                  <Gaps gaps={match.gaps} />
                  <Bridges bridges={match.transferableSkillBridges} />
                </div>
              ),
            },
            { value: 'evidence', label: 'Evidence', content: () => <MatchEvidence match={match} /> },
            {
              value: 'history',
              label: 'History',
              content: () => (
                <MatchHistory
                  matchId={match.matchId}
                  version={`${match.updatedAt} ${match.latestDecision?.decisionId ?? ''}`}
                />
              ),
            },
          ]}
        />
        <p className="quiet">
          Model {match.modelVersion}. This recommendation supports a human decision and does not replace it.
        </p>
      </div>
      <aside className="record-aside" aria-label="Decision and rating">
        <section aria-labelledby="decision">
          <h2 id="decision">Decision</h2>
          <p>
            Latest: <DecisionTag decision={match.latestDecision} />
          </p>
          {user.decider && <DecisionForm matchId={match.matchId} saved={reload} />}
        </section>
        <RatingForm matchId={match.matchId} canRate={user.decider} />
      </aside>
    </div>
  );
}
