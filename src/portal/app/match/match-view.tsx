import './match.css';
import { percent } from '../format';
import { Tag, type Tone } from '../parts/tag';
import { Gaps, MustHaves } from './gaps';
import { RetentionPanel } from './retention-panel';
import { ScoreChart } from './score-chart';
import type { Match } from './score-parts';

const RECOMMENDATIONS: Record<Match['recommendation'], [string, Tone]> = {
  strong_match: ['strong match', 'good'],
  good_match: ['good match', 'good'],
  possible_match: ['possible match', 'warn'],
  weak_match: ['weak match', 'neutral'],
  not_eligible: ['not eligible', 'bad'],
};

/** A match from the top: what is recommended, why, what is missing, what carries over, and how long it may last. */
export function MatchView({ match }: { match: Match }) {
  const [words, tone] = RECOMMENDATIONS[match.recommendation];
  return (
    <div className="match">
      <div className="match-head">
        <p className="match-score">
          <span className="figure">{match.finalScore.toFixed(1)}</span> <small>of 100</small>
        </p>
        <div>
          <Tag tone={tone}>{words}</Tag>
          <label className="match-confidence">
            <span>Confidence {percent(match.confidence)}</span>
            <meter min={0} max={1} value={match.confidence} />
            <small>How much was known on both sides. It never moves the score.</small>
          </label>
        </div>
      </div>
      <MustHaves match={match} />
      <section className="match-part">
        <ScoreChart match={match} />
      </section>
      <Reasons match={match} />
      <Gaps gaps={match.gaps} />
      <Bridges bridges={match.transferableSkillBridges} />
      <RetentionPanel forecast={match.retentionForecast} />
      <p className="quiet">
        Model {match.modelVersion}. A recommendation for people who decide, never a decision.
      </p>
    </div>
  );
}

function Reasons({ match: { reasons } }: { match: Match }) {
  if (reasons.length === 0) return null;
  return (
    <section className="match-part" aria-labelledby="reasons">
      <h2 id="reasons">Reasons, from a neutral 50</h2>
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

function Bridges({ bridges }: { bridges: Match['transferableSkillBridges'] }) {
  if (bridges.length === 0) return null;
  return (
    <section className="match-part" aria-labelledby="bridges">
      <h2 id="bridges">What carries over</h2>
      <ul className="bridges">
        {bridges.map((bridge, index) => (
          <li key={index}>
            <p>
              <strong>{bridge.fromSkill}</strong> <span aria-hidden="true">→</span>
              <span className="hidden"> leads to </span> <strong>{bridge.toSkill}</strong>{' '}
              {bridge.closesGap && <Tag tone="good">closes a gap</Tag>}
            </p>
            <p className="quiet">
              {bridge.rationale}
              {bridge.fromOccupation !== null && ` From: ${bridge.fromOccupation}.`} Likeness{' '}
              {percent(bridge.similarity)}, confidence {percent(bridge.confidence)},{' '}
              {bridge.provenance.replaceAll('_', ' ')}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
