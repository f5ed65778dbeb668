import type { ReactNode } from 'react';
import { percent } from '../format';
import { COMPONENT_LABELS } from '../match/component-labels';
import { RECOMMENDATIONS } from '../match/recommendations';
import { Tag } from '../parts/tag';
import { useRecordView } from '../records/record-view';
import { RecordLink, useHasRecordLinks } from '../records/record-link';
import { useIsDecider } from '../session';
import { OpenMatch } from './open-match';
import { rankedName, reasonText, type RankedCandidate } from './ranking';

const MIN_COMPARED = 2;
const MAX_REASONS = 3;

interface ComparedRow {
  label: string;
  cell: (candidate: RankedCandidate) => ReactNode;
}

/** Compares up to four candidates side by side, with the figures of the ranking. */
export function CandidateComparison(props: { candidates: readonly RankedCandidate[]; jobId: string }) {
  const { candidates, jobId } = props;
  const canDecide = useIsDecider();
  const hasLinks = useHasRecordLinks();
  if (candidates.length < MIN_COMPARED) return null;
  const rows: ComparedRow[] = [
    ...figureRows(),
    ...componentRows(candidates),
    { label: 'Reasons', cell: (candidate) => <Reasons candidate={candidate} /> },
    { label: 'Gaps', cell: (candidate) => <Gaps candidate={candidate} /> },
    ...(hasLinks
      ? [
          {
            label: 'Match',
            cell: (candidate: RankedCandidate) => (
              <OpenMatch candidate={candidate} jobId={jobId} canCreate={canDecide} />
            ),
          },
        ]
      : []),
  ];
  return (
    <div className="comparison">
      <h2 id="comparison">Comparison</h2>
      <div className="panel flush" tabIndex={0} role="region" aria-labelledby="comparison">
        <table>
          <thead>
            <tr>
              <td />
              {candidates.map((candidate) => (
                <CandidateHeader key={candidate.rank} candidate={candidate} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cell }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {candidates.map((candidate) => (
                  <td key={candidate.rank} data-label={rankedName(candidate)}>
                    {cell(candidate)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function CandidateHeader({ candidate }: { candidate: RankedCandidate }) {
  const view = useRecordView();
  const name = rankedName(candidate);
  return (
    <th scope="col">
      {candidate.candidateId === null ? (
        name
      ) : (
        <RecordLink href={view.page(`candidates/${candidate.candidateId}`)}>{name}</RecordLink>
      )}
      <small>Rank {candidate.rank}</small>
    </th>
  );
}

function figureRows(): ComparedRow[] {
  return [
    {
      label: 'Score',
      cell: ({ finalScore, recommendation }) => (
        <>
          <strong className="figure">{finalScore.toFixed(1)}</strong>{' '}
          <Tag tone={RECOMMENDATIONS[recommendation][1]}>{RECOMMENDATIONS[recommendation][0]}</Tag>
        </>
      ),
    },
    { label: '90-day retention', cell: ({ forecast }) => percent(forecast.probability90d) },
    {
      label: 'Expected tenure',
      cell: ({ forecast }) => `${forecast.expectedTenureDays.toLocaleString('en')} days`,
    },
  ];
}

/** One row for each component that was compared for at least one of the candidates. */
function componentRows(candidates: readonly RankedCandidate[]): ComparedRow[] {
  return (Object.keys(COMPONENT_LABELS) as (keyof typeof COMPONENT_LABELS)[])
    .filter((name) => candidates.some(({ components }) => components[name] !== undefined))
    .map((name) => ({
      label: COMPONENT_LABELS[name],
      cell: ({ components }) => <Bar score={components[name]?.score ?? null} />,
    }));
}

function Reasons({ candidate: { reasons } }: { candidate: RankedCandidate }) {
  return (
    <ul>
      {reasons.slice(0, MAX_REASONS).map((reason) => (
        <li key={reason.code}>{reasonText(reason)}</li>
      ))}
    </ul>
  );
}

function Gaps({ candidate: { gaps } }: { candidate: RankedCandidate }) {
  if (gaps.length === 0) return 'None';
  return (
    <ul>
      {gaps.slice(0, MAX_REASONS).map((gap) => (
        <li key={`${gap.type} ${gap.name}`}>
          {gap.name} <small>{gap.severity}</small>
        </li>
      ))}
      {gaps.length > MAX_REASONS && <li>and {gaps.length - MAX_REASONS} more</li>}
    </ul>
  );
}

function Bar({ score }: { score: number | null }) {
  if (score === null) return <span className="quiet">Not compared</span>;
  return (
    <span className="bar">
      <span className="figure">{Math.round(score)}</span>
      <span aria-hidden="true">
        <i style={{ width: `${score}%` }} />
      </span>
    </span>
  );
}
