import { percent } from '../format';
import { scoreParts, notComparedNames, type Match, type ScorePart } from './score-parts';

/**
 * Waterfall of the final score: each bar starts where the previous one ends, and its outline shows the maximum
 * contribution. The chart is a table, so that screen readers present the same values.
 */
export function ScoreChart({ match }: { match: Match }) {
  const parts = scoreParts(match);
  const silent = notComparedNames(match);
  if (parts.length === 0) {
    return <p className="quiet">The candidate was erased. Only the scores of this match remain.</p>;
  }
  return (
    <>
      <table className="score-chart">
        <caption>
          Score breakdown
          <span>Filled bars show contributions; outlines show the maximum contribution.</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col" className="way">
              <span className="hidden">From 0 to 100</span>
              <span className="ticks" aria-hidden="true">
                {[0, 25, 50, 75, 100].map((tick) => (
                  <i key={tick}>{tick}</i>
                ))}
              </span>
            </th>
            <th scope="col">Score</th>
            <th scope="col">Weight</th>
            <th scope="col">Contribution</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Row key={part.id} part={part} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Final score</th>
            <td className="way">
              <span className="track">
                <span className="earned" data-kind="total" style={{ width: `${match.finalScore}%` }} />
              </span>
            </td>
            <td />
            <td />
            <td className="figure">{match.finalScore.toFixed(1)}</td>
          </tr>
        </tfoot>
      </table>
      {silent.length > 0 && (
        <p className="quiet">
          Not compared because of missing data: {silent.join(', ').toLowerCase()}. Their weights are
          distributed among the other components.
        </p>
      )}
    </>
  );
}

function Row({ part }: { part: ScorePart }) {
  const { points, from, share } = part;
  return (
    <tr>
      <th scope="row">
        {part.name}
        <Particulars part={part} />
      </th>
      <td className="way">
        <span className="track">
          {part.kind !== 'cap' && (
            <span
              className="possible"
              style={{ left: `${from}%`, width: `${Math.min(share * 100, 100 - from)}%` }}
            />
          )}
          <span
            className="earned"
            data-kind={part.kind}
            style={{ left: `${Math.min(from, from + points)}%`, width: `${Math.abs(points)}%` }}
          />
        </span>
      </td>
      <td className="figure" data-label="Score">
        {part.score === null ? '–' : part.score.toFixed(1)}
      </td>
      <td className="figure" data-label="Weight">
        {part.kind === 'cap' ? '–' : percent(share, 1)}
      </td>
      <td className="figure">{signed(points, part.kind === 'cap')}</td>
    </tr>
  );
}

function Particulars({ part: { found, missing, note } }: { part: ScorePart }) {
  return (
    <>
      {found.length > 0 && <small>{found.join(', ')}</small>}
      {missing.length > 0 && <small>Missing: {missing.join(', ')}</small>}
      {note !== null && <small>{note}</small>}
    </>
  );
}

function signed(points: number, always: boolean): string {
  return `${points < 0 ? '−' : always ? '+' : ''}${Math.abs(points).toFixed(1)}`;
}
