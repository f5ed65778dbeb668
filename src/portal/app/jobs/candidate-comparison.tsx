import type { ReactNode } from 'react';
import { percent } from '../format';
import { COMPONENT_LABELS } from '../match/component-labels';
import { RECOMMENDATIONS } from '../match/recommendations';
import { Tag } from '../parts/tag';
import { useRecordView } from '../records/record-view';
import { RecordLink, useHasRecordLinks } from '../records/record-link';
import { useIsDecider } from '../session';
import { DecideButton, DecideForm, type Deciding } from './decide-in-place';
import { OpenMatch } from './open-match';
import { distinctName, rankedAbout, rankedName, reasonText, type RankedCandidate } from './ranking';

const MIN_COMPARED = 2;
const MAX_REASONS = 3;

interface ComparedRow {
  label: string;
  /** The header of the table, which a phone does not show, says the same. */
  onlyOnPhones?: boolean;
  cell: (candidate: RankedCandidate) => ReactNode;
}

/** Compares up to four candidates side by side, with the figures of the ranking. */
export function CandidateComparison(props: { candidates: readonly RankedCandidate[]; deciding: Deciding }) {
  const { candidates, deciding } = props;
  const canDecide = useIsDecider();
  const hasLinks = useHasRecordLinks();
  if (candidates.length < MIN_COMPARED) return null;
  const decideOn = (candidate: RankedCandidate) => ({
    ...{ candidate, name: distinctName(candidate, candidates), place: 'comparison', deciding },
  });
  const decided = candidates.find(({ rank }) => deciding.openAt === `comparison ${rank}`);
  const rows: ComparedRow[] = [
    { label: 'About', onlyOnPhones: true, cell: (candidate) => rankedAbout(candidate, candidates) ?? '–' },
    ...figureRows(),
    ...componentRows(candidates),
    { label: 'Reasons', cell: (candidate) => <Reasons candidate={candidate} /> },
    { label: 'Gaps', cell: (candidate) => <Gaps candidate={candidate} /> },
    ...(hasLinks
      ? [
          {
            label: 'Match',
            cell: (candidate: RankedCandidate) => (
              <OpenMatch
                candidate={candidate}
                name={distinctName(candidate, candidates)}
                jobId={deciding.jobId}
                canCreate={canDecide}
              />
            ),
          },
        ]
      : []),
    ...(hasLinks && canDecide
      ? [
          {
            label: 'Decision',
            cell: (candidate: RankedCandidate) => <DecideButton {...decideOn(candidate)} />,
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
                <CandidateHeader key={candidate.rank} candidate={candidate} all={candidates} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, onlyOnPhones, cell }) => (
              <tr key={label} data-only-on-phones={onlyOnPhones}>
                <th scope="row">{label}</th>
                {candidates.map((candidate) => (
                  <td key={candidate.rank} data-label={distinctName(candidate, candidates)}>
                    {cell(candidate)}
                  </td>
                ))}
              </tr>
            ))}
            {decided && (
              <tr className="decide-row">
                <td colSpan={candidates.length + 1}>
                  <DecideForm {...decideOn(decided)} />
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function CandidateHeader(props: { candidate: RankedCandidate; all: readonly RankedCandidate[] }) {
  const { candidate, all } = props;
  const view = useRecordView();
  const name = rankedName(candidate);
  return (
    <th scope="col">
      {candidate.candidateId === null ? (
        name
      ) : (
        <RecordLink href={view.page(`candidates/${candidate.candidateId}`)}>{name}</RecordLink>
      )}
      <small>{[`Rank ${candidate.rank}`, rankedAbout(candidate, all)].filter(Boolean).join(' · ')}</small>
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
