import { Button, Checkbox, NativeSelect, Table } from '@mantine/core';
import { useSearchParams } from 'wouter';
import { percent } from '../format';
import { DecisionTag } from '../matches/decision-tag';
import { RECOMMENDATIONS } from '../match/recommendations';
import { Empty } from '../parts/states';
import { Tag } from '../parts/tag';
import { useHasRecordLinks } from '../records/record-link';
import { useIsDecider } from '../session';
import { CandidateComparison } from './candidate-comparison';
import { OpenMatch } from './open-match';
import { rankedName, topGap, topReason, type RankedCandidate, type Ranking } from './ranking';

const MAX_COMPARED = 4;

/** The candidates of a ranking that has ended; up to four are compared side by side. */
export function RankedCandidates({ ranking }: { ranking: Ranking }) {
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
  const canDecide = useIsDecider();
  const hasLinks = useHasRecordLinks();
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
          {hasLinks && <OpenMatch candidate={candidate} jobId={jobId} canCreate={canDecide} />}
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
