import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { callPortal } from '../api';
import { RelativeTime } from '../parts/relative-time';
import { ActionFailed, Failed, Loading } from '../parts/states';
import { useRecordView } from '../records/record-view';
import { useSession } from '../session';
import { useAction, useResource } from '../use-resource';

interface RankingList {
  rankings: { rankingId: string; rankedAt: string; poolSize: number; topScore: number; surface: string }[];
}

/** The rankings of a job, and a form that starts one. */
export function JobRankings({ jobId }: { jobId: string }) {
  const view = useRecordView();
  const { user } = useSession();
  const list = useResource<RankingList>(view.path(`jobs/${jobId}/rankings`));
  return (
    <aside className="record-aside" aria-label="Rankings">
      {user.decider && <StartRanking jobId={jobId} />}
      <section aria-labelledby="rankings">
        <h2 id="rankings">Rankings</h2>
        {list.error && <Failed error={list.error} retry={list.reload} what="the rankings" />}
        {list.loading && <Loading what="the rankings" rows={2} />}
        {list.data?.rankings.length === 0 && <p className="quiet">This job has not been ranked yet.</p>}
        <ul className="plain-list">
          {list.data?.rankings.map((ranking) => (
            <li key={ranking.rankingId}>
              <Link href={view.page(`jobs/${jobId}/rankings/${ranking.rankingId}`)}>
                <RelativeTime at={ranking.rankedAt} />
              </Link>
              <small>
                {ranking.poolSize.toLocaleString('en')} candidates, best score {ranking.topScore.toFixed(1)}
                {ranking.surface === 'api' && ', by a program'}
              </small>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

function StartRanking({ jobId }: { jobId: string }) {
  const view = useRecordView();
  const [, navigate] = useLocation();
  const [maxMiles, setMaxMiles] = useState('');
  const [payFits, setPayFits] = useState(false);
  const [scheduleFits, setScheduleFits] = useState(false);
  const start = useAction(async () => {
    const { rankingId } = await callPortal<{ rankingId: string }>(
      'POST',
      view.path(`jobs/${jobId}/rankings`),
      { maxMiles: maxMiles === '' ? null : Number(maxMiles), payFits, scheduleFits },
    );
    navigate(view.page(`jobs/${jobId}/rankings/${rankingId}`));
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void start.run();
  };
  return (
    <form className="dialog-form" onSubmit={submit} aria-labelledby="rank">
      <h2 id="rank">Rank candidates</h2>
      <TextInput
        label="At most miles away"
        type="number"
        min={0}
        max={500}
        placeholder="Any distance"
        value={maxMiles}
        onChange={(event) => setMaxMiles(event.currentTarget.value)}
        error={start.error?.field('/maxMiles')}
      />
      <Checkbox
        label="Only if the pay fits"
        checked={payFits}
        onChange={(event) => setPayFits(event.currentTarget.checked)}
      />
      <Checkbox
        label="Only if the schedule fits"
        checked={scheduleFits}
        onChange={(event) => setScheduleFits(event.currentTarget.checked)}
      />
      <ActionFailed error={start.error} />
      <Button type="submit" loading={start.busy}>
        Rank candidates
      </Button>
    </form>
  );
}
