import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { percent } from '../format';
import { OUTCOME_LABELS } from '../matches/decision-labels';
import { DecisionTag } from '../matches/decision-tag';
import { RECOMMENDATIONS } from '../match/recommendations';
import { Empty } from '../parts/states';
import { Tag } from '../parts/tag';
import { useHasRecordLinks } from '../records/record-link';
import { useIsDecider } from '../session';
import { CandidateComparison } from './candidate-comparison';
import { DecideButton, DecideForm, type Deciding, type RecordedOpinion } from './decide-in-place';
import { OpenMatch } from './open-match';
import {
  distinctName,
  rankedAbout,
  rankedName,
  topGap,
  topReason,
  type RankedCandidate,
  type Ranking,
} from './ranking';

const MAX_COMPARED = 4;

/** The candidates of a ranking that has ended; up to four are compared side by side. */
export function RankedCandidates({ ranking: loaded }: { ranking: Ranking }) {
  const [search] = useSearchParams();
  const deciding = useDeciding(loaded.jobId);
  const ranking = useMemo(() => withOpinions(loaded, deciding.opinions), [loaded, deciding.opinions]);
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
      <CandidateComparison candidates={compared} deciding={deciding} />
      <p role="status" className="recorded">
        {deciding.last && recordedText(deciding.last, ranking)}
      </p>
      <RankingTable ranking={ranking} compared={compared} deciding={deciding} />
    </>
  );
}

function useDeciding(jobId: string): Deciding & { last: RecordedOpinion | null } {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [opinions, setOpinions] = useState<ReadonlyMap<number, RecordedOpinion>>(new Map());
  const [last, setLast] = useState<RecordedOpinion | null>(null);
  const record = (opinion: RecordedOpinion): void => {
    setOpinions((before) => new Map([...before, [opinion.rank, opinion]]));
    setLast(opinion);
  };
  return { openAt, setOpenAt, opinions, record, jobId, last };
}

/** The ranking with the decisions that were recorded since it was loaded. */
function withOpinions(ranking: Ranking, opinions: ReadonlyMap<number, RecordedOpinion>): Ranking {
  const candidates = ranking.candidates.map((candidate) => ({
    ...candidate,
    match: opinions.get(candidate.rank)?.match ?? candidate.match,
  }));
  return { ...ranking, candidates };
}

function recordedText(opinion: RecordedOpinion, { candidates }: Ranking): string {
  const { rank, match, rating, isWithdrawn = false } = opinion;
  const candidate = candidates.find((each) => each.rank === rank);
  const name = candidate ? distinctName(candidate, candidates) : 'the candidate';
  if (isWithdrawn) return `Withdrawn for ${name}.`;
  const said = [
    match.latestDecision && OUTCOME_LABELS[match.latestDecision.outcome],
    rating !== null && `rated ${rating} of 5`,
  ].filter(Boolean);
  return `Recorded for ${name}: ${said.join(', ')}.`;
}

const COLUMNS = ['Compare', 'Candidate', 'Score', '90-day retention', 'Top reason', 'Top gap'];

function RankingTable(props: { ranking: Ranking; compared: readonly RankedCandidate[]; deciding: Deciding }) {
  const { ranking, compared, deciding } = props;
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
        <table className="stacking">
          <caption className="hidden">Ranked candidates</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((candidate) => (
              <Row
                key={candidate.rank}
                candidate={candidate}
                all={ranking.candidates}
                deciding={deciding}
                isCompared={compared.includes(candidate)}
                canCompare={compared.length < MAX_COMPARED}
                toggle={() => toggle(candidate)}
              />
            ))}
          </tbody>
        </table>
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
  all: readonly RankedCandidate[];
  deciding: Deciding;
  isCompared: boolean;
  canCompare: boolean;
  toggle: () => void;
}) {
  const { candidate, all, deciding, isCompared, canCompare, toggle } = props;
  const name = distinctName(candidate, all);
  const decide = { candidate, name, place: 'table', deciding };
  const gap = topGap(candidate);
  const [words, tone] = RECOMMENDATIONS[candidate.recommendation];
  return (
    <>
      <tr>
        <td data-label="Compare">
          <Checkbox
            aria-label={`Compare ${name}`}
            checked={isCompared}
            disabled={!isCompared && !canCompare}
            onChange={toggle}
          />
        </td>
        <th scope="row" className="ranked-candidate">
          <span className="ranked-name">
            <span className="rank figure">{candidate.rank}</span> <span>{rankedName(candidate)}</span>
          </span>
          <small className="ranked-about">{rankedAbout(candidate, all)}</small>
          <RowActions {...decide} />
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
      {deciding.openAt === `table ${candidate.rank}` && (
        <tr className="decide-row">
          <td colSpan={COLUMNS.length}>
            <DecideForm {...decide} />
          </td>
        </tr>
      )}
    </>
  );
}

function RowActions(props: { candidate: RankedCandidate; name: string; place: string; deciding: Deciding }) {
  const { candidate, name, deciding } = props;
  const canDecide = useIsDecider();
  const hasLinks = useHasRecordLinks();
  return (
    <span className="ranked-match">
      {hasLinks && (
        <OpenMatch candidate={candidate} name={name} jobId={deciding.jobId} canCreate={canDecide} />
      )}
      {canDecide && hasLinks ? (
        <DecideButton {...props} />
      ) : (
        candidate.match?.latestDecision && <DecisionTag decision={candidate.match.latestDecision} />
      )}
    </span>
  );
}
