import { Progress } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { Failed, Loading } from '../parts/states';
import { RelativeTime } from '../parts/relative-time';
import { useRecordView } from '../records/record-view';
import { RecordsPage } from '../records/records-page';
import { useResource } from '../use-resource';
import { RankedCandidates } from './ranked-candidates';
import type { Ranking } from './ranking';

const POLL_INTERVAL_MS = 1_500;

export default function RankingPage() {
  const { jobId = '', rankingId = '' } = useParams();
  const view = useRecordView();
  const path = view.path(`jobs/${jobId}/rankings/${rankingId}`);
  const [ended, setEnded] = useState(false);
  const ranking = useResource<Ranking>(path, ended ? undefined : POLL_INTERVAL_MS);
  const running = ranking.data !== null && ['queued', 'running'].includes(ranking.data.status);
  useEffect(() => setEnded(ranking.data !== null && !running), [ranking.data, running]);
  const title = ranking.data?.jobTitle;
  return (
    <RecordsPage
      title={title === undefined ? 'Ranking' : `Ranking: ${title}`}
      lead={
        ranking.data?.rankedAt ? (
          <>
            {ranking.data.poolSize.toLocaleString('en')} candidates ranked{' '}
            <RelativeTime at={ranking.data.rankedAt} />. The scores are those given out at that time.
          </>
        ) : null
      }
      parents={[
        { href: view.page('jobs'), label: 'Jobs' },
        { href: view.page(`jobs/${jobId}`), label: title ?? 'Job' },
      ]}
    >
      {ranking.error && <Failed error={ranking.error} retry={ranking.reload} what="the ranking" />}
      {ranking.loading && <Loading what="the ranking" rows={6} />}
      {running && ranking.data && <Running ranking={ranking.data} />}
      {ranking.data && !running && <RankedCandidates ranking={ranking.data} />}
    </RecordsPage>
  );
}

function Running({ ranking: { status, progress } }: { ranking: Ranking }) {
  const share = progress && progress.total > 0 ? (progress.done / progress.total) * 100 : 0;
  return (
    <div className="panel" role="status">
      <p>
        {status === 'queued' || progress === null
          ? 'The ranking is about to start.'
          : `Ranking candidates: ${progress.done.toLocaleString('en')} of ${progress.total.toLocaleString('en')}.`}
      </p>
      <Progress value={share} aria-label="Ranked candidates" />
    </div>
  );
}
