import { Button, Checkbox, NativeSelect, Progress, Table } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { percent } from '../format';
import { DecisionTag } from '../matches/decision-tag';
import { RECOMMENDATIONS } from '../match/recommendations';
import { Empty, Failed, Loading } from '../parts/states';
import { RelativeTime } from '../parts/relative-time';
import { Tag } from '../parts/tag';
import { useRecordView } from '../records/record-view';
import { RecordsPage } from '../records/records-page';
import { useSession } from '../session';
import { useResource } from '../use-resource';
import { CandidateComparison } from './candidate-comparison';
import { OpenMatch } from './open-match';
import { rankedName, topGap, topReason, type RankedCandidate, type Ranking } from './ranking';

const POLL_INTERVAL_MS = 1_500;
const MAX_COMPARED = 4;

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
      {ranking.data && !running && <Ended ranking={ranking.data} />}
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

function Ended({ ranking }: { ranking: Ranking }) {
  const [search] = useSearchParams();
  if (ranking.error) {
    return <Empty title="The ranking failed">{ranking.error.message}</Empty>;
  }
  if (ranking.candidates.length === 0) {
    return (
      <Empty title="No candidates ranked">
        No candidate passes the filters, or none has agreed to automated scoring. Rank again with fewer
        filters.
      </Empty>
    );
  }
  const ranks = (search.get('compare') ?? '').split(',').map(Number);
  const compared = ranking.candidates.filter(({ rank }) => ranks.includes(rank)).slice(0, MAX_COMPARED);
  return (
    <>
      <CandidateComparison candidates={compared} jobId={ranking.jobId} />
      <RankingTable ranking={ranking} compared={compared} />
    </>
  );
}

function RankingTable({ ranking, compared }: { ranking: Ranking; compared: readonly RankedCandidate[] }) {
  const [search, setSearch] = useSearchParams();
  const change = (name: string, value: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const toggle = ({ rank }: RankedCandidate): void => {
    const ranks = compared.map((each) => each.rank);
    change(
      'compare',
      (ranks.includes(rank) ? ranks.filter((each) => each !== rank) : [...ranks, rank]).join(','),
    );
  };
  const sort = search.get('sort') ?? '';
  const rows =
    sort === 'retention'
      ? [...ranking.candidates].sort((a, b) => b.forecast.probability90d - a.forecast.probability90d)
      : ranking.candidates;
  return (
    <>
      <div className="filters">
        <NativeSelect
          label="Order"
          value={sort}
          onChange={(event) => change('sort', event.currentTarget.value)}
          data={[
            { value: '', label: 'Best score first' },
            { value: 'retention', label: 'Best retention first' },
          ]}
        />
      </div>
      <p className="quiet">Select up to four candidates to compare them.</p>
      <div className="panel flush">
        <Table className="stacking" highlightOnHover>
          <caption className="hidden">Ranked candidates</caption>
          <thead>
            <tr>
              <th scope="col">Compare</th>
              <th scope="col">Candidate</th>
              <th scope="col">Score</th>
              <th scope="col">90-day retention</th>
              <th scope="col">Top reason</th>
              <th scope="col">Top gap</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((candidate) => (
              <Row
                key={candidate.rank}
                candidate={candidate}
                jobId={ranking.jobId}
                isCompared={compared.includes(candidate)}
                canCompare={compared.length < MAX_COMPARED}
                toggle={() => toggle(candidate)}
              />
            ))}
          </tbody>
        </Table>
      </div>
      {compared.length > 0 && (
        <Button variant="default" onClick={() => change('compare', '')}>
          Clear the comparison
        </Button>
      )}
    </>
  );
}

function Row(props: {
  candidate: RankedCandidate;
  jobId: string;
  isCompared: boolean;
  canCompare: boolean;
  toggle: () => void;
}) {
  const { candidate, jobId, isCompared, canCompare, toggle } = props;
  const { user } = useSession();
  const gap = topGap(candidate);
  const [words, tone] = RECOMMENDATIONS[candidate.recommendation];
  return (
    <tr>
      <td data-label="Compare">
        <Checkbox
          aria-label={`Compare ${rankedName(candidate)}`}
          checked={isCompared}
          disabled={!isCompared && !canCompare}
          onChange={toggle}
        />
      </td>
      <th scope="row">
        <span className="rank figure">{candidate.rank}</span> {rankedName(candidate)}
        <span className="ranked-match">
          <OpenMatch candidate={candidate} jobId={jobId} canCreate={user.decider} />
          {candidate.match?.latestDecision && <DecisionTag decision={candidate.match.latestDecision} />}
        </span>
      </th>
      <td data-label="Score" className="figure">
        <span>
          {candidate.finalScore.toFixed(1)} <Tag tone={tone}>{words}</Tag>
        </span>
      </td>
      <td data-label="90-day retention" className="figure">
        {percent(candidate.forecast.probability90d)}
      </td>
      <td data-label="Top reason" className="top-reason">
        {topReason(candidate) ?? '–'}
      </td>
      <td data-label="Top gap">
        {gap ? (
          <span>
            {gap.name} <small>{gap.severity}</small>
          </span>
        ) : (
          'None'
        )}
      </td>
    </tr>
  );
}
