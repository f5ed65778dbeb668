import './match.css';
import { percent } from '../format';
import { Tag } from '../parts/tag';
import { Gaps, MustHaves } from './gaps';
import { MatchRatings } from './match-ratings';
import { RECOMMENDATIONS } from './recommendations';
import { RetentionPanel } from './retention-panel';
import { ScoreChart } from './score-chart';
import type { Match } from './score-parts';

/** Shows a match: recommendation, verdict, requirements, score, reasons, gaps, transferable skills, retention forecast and ratings. */
export function MatchView({ match }: { match: Match }) {
  return (
    <div className="match">
      <MatchHead match={match} />
      <MustHaves match={match} />
      <section className="match-part">
        <ScoreChart match={match} />
      </section>
      <Reasons match={match} />
      <Gaps gaps={match.gaps} />
      <Bridges bridges={match.transferableSkillBridges} />
      <RetentionPanel forecast={match.retentionForecast} />
      <MatchRatings path={(cursor) => ratingsPath(match.matchId, cursor)} />
      <p className="quiet">
        Model {match.modelVersion}. This recommendation supports a human decision and does not replace it.
      </p>
    </div>
  );
}

function ratingsPath(matchId: string, cursor: string | null): string {
  const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
  return `/records/matches/${matchId}/ratings${query}`;
}

/** The verdict of a match, with its score, recommendation and confidence. */
export function MatchHead({ match }: { match: Match }) {
  const [words, tone] = RECOMMENDATIONS[match.recommendation];
  return (
    <>
      <p className="match-verdict">{match.verdict}</p>
      <div className="match-head">
        <p className="match-score">
          <span className="figure">{match.finalScore.toFixed(1)}</span> <small>of 100</small>
        </p>
        <div>
          <Tag tone={tone}>{words}</Tag>
          <label className="match-confidence">
            <span>Confidence {percent(match.confidence)}</span>
            <meter min={0} max={1} value={match.confidence} />
            <small>Based on the completeness of both records. It does not affect the score.</small>
          </label>
        </div>
      </div>
    </>
  );
}

export function Reasons({ match: { reasons } }: { match: Match }) {
  if (reasons.length === 0) return null;
  return (
    <section className="match-part" aria-labelledby="reasons">
      <h2 id="reasons">Reasons (relative to a neutral score of 50)</h2>
      <ul className="points">
        {reasons.map((reason) => (
          <li key={reason.code}>
            <b className="figure" data-sign={reason.points < 0 ? 'minus' : 'plus'}>
              {reason.points < 0 ? '−' : '+'}
              {Math.abs(reason.points).toFixed(1)}
            </b>
            <span>{reason.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Bridges({ bridges }: { bridges: Match['transferableSkillBridges'] }) {
  if (bridges.length === 0) return null;
  return (
    <section className="match-part" aria-labelledby="bridges">
      <h2 id="bridges">Transferable skills</h2>
      <ul className="bridges">
        {bridges.map((bridge, index) => (
          <li key={index}>
            <p>
              <strong>{bridge.fromSkill}</strong> <span aria-hidden="true">→</span>
              <span className="hidden"> supports </span> <strong>{bridge.toSkill}</strong>{' '}
              {bridge.closesGap && <Tag tone="good">Closes a gap</Tag>}
            </p>
            <p className="quiet">
              {bridge.rationale}
              {bridge.fromOccupation !== null && ` Source: ${bridge.fromOccupation}.`} Similarity{' '}
              {percent(bridge.similarity)}, confidence {percent(bridge.confidence)},{' '}
              {bridge.provenance.replaceAll('_', ' ')}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
