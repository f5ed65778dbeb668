import '../match/match.css';
import { Gaps, MustHaves } from '../match/gaps';
import { Bridges, MatchHead, Reasons } from '../match/match-view';
import { RetentionPanel } from '../match/retention-panel';
import { ScoreChart } from '../match/score-chart';
import type { Match } from '../match/score-parts';
import { UrlTabs } from '../parts/url-tabs';
import type { LatestDecision } from './decision-labels';
import { MatchEvidence } from './match-evidence';
import { MatchHistory } from './match-history';

export type NamedMatch = Match & {
  candidateName: string | null;
  jobTitle: string | null;
  latestDecision?: LatestDecision;
};

/** The verdict first, then what it rests on. */
export function MatchDetails({ match }: { match: NamedMatch }) {
  return (
    <div className="match">
      <MatchHead match={match} />
      <MustHaves match={match} />
      <UrlTabs
        label="Match"
        tabs={[
          {
            value: 'score',
            label: 'Score',
            content: () => (
              <div className="match">
                <section className="match-part">
                  <ScoreChart match={match} />
                </section>
                <Reasons match={match} />
              </div>
            ),
          },
          {
            value: 'retention',
            label: 'Retention',
            content: () => <RetentionPanel forecast={match.retentionForecast} />,
          },
          {
            value: 'gaps',
            label: 'Gaps and bridges',
            content: () => (
              <div className="match">
                {match.gaps.length === 0 && <p className="quiet">No gaps.</p>}
                <Gaps gaps={match.gaps} />
                <Bridges bridges={match.transferableSkillBridges} />
              </div>
            ),
          },
          { value: 'evidence', label: 'Evidence', content: () => <MatchEvidence match={match} /> },
          {
            value: 'history',
            label: 'History',
            content: () => (
              <MatchHistory
                matchId={match.matchId}
                version={`${match.updatedAt} ${match.latestDecision?.decisionId ?? ''}`}
              />
            ),
          },
        ]}
      />
      <p className="quiet">
        Model {match.modelVersion}. This recommendation supports a human decision and does not replace it.
      </p>
    </div>
  );
}
