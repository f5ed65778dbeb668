import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { Failed, Loading } from '../parts/states';
import { useRecordView } from '../records/record-view';
import { RecordsPage } from '../records/records-page';
import { namelessName } from '../sandbox-records';
import { useSession } from '../session';
import { useResource } from '../use-resource';
import { DecisionForm } from './decision-form';
import { DecisionTag } from './decision-tag';
import { MatchDetails, type NamedMatch } from './match-details';
import { RatingForm } from './rating-form';
import { WithdrawDecision } from './withdraw-decision';

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

function MatchContent({ match, reload }: { match: NamedMatch; reload: () => void }) {
  const { user } = useSession();
  const [done, setDone] = useState('');
  const changed = (what: string): void => {
    setDone(what);
    reload();
  };
  return (
    <div className="record">
      <MatchDetails match={match} />
      <aside className="record-aside" aria-label="Decision and rating">
        <section aria-labelledby="decision">
          <h2 id="decision" tabIndex={-1}>
            Decision
          </h2>
          <div className="decide">
            <span>
              Latest: <DecisionTag decision={match.latestDecision} />
            </span>
            {user.decider && match.latestDecision && (
              <WithdrawDecision
                key={match.latestDecision.decisionId}
                decision={match.latestDecision}
                withdrawn={() => {
                  changed('Withdrawn.');
                  document.getElementById('decision')?.focus();
                }}
              />
            )}
          </div>
          <p role="status" className="quiet">
            {done}
          </p>
          {user.decider && <DecisionForm matchId={match.matchId} saved={() => changed('Recorded.')} />}
        </section>
        <RatingForm matchId={match.matchId} canRate={user.decider} />
      </aside>
    </div>
  );
}
