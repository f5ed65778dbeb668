import type { components } from '@tenure/client';
import { ReliabilityDiagram } from '../charts/reliability-diagram';
import { percent } from '../format';
import type { Mode } from '../parts/mode-select';
import { RelativeTime } from '../parts/relative-time';
import { Empty, Failed, Loading } from '../parts/states';
import { Tag } from '../parts/tag';
import { Tile } from '../parts/tile';
import { useResource } from '../use-resource';
import { WeightsChart } from './weights';

type MatchingModel = components['schemas']['MatchWeightsView'];
type LearnedVersion = MatchingModel['learning']['versions'][number];

const WEIGHTS_SOURCE_LABELS = {
  defaults: 'the defaults',
  set: 'set by you',
  learned: 'learned from your outcomes',
} as const;

/** Shows the matching model: current weights, learned weights, and calibration. */
export function MatchingState({ mode }: { mode: Mode }) {
  const state = useResource<MatchingModel>(`/models/matching?mode=${mode}`);
  return (
    <section aria-labelledby="matching-model">
      <h2 id="matching-model">Match scores</h2>
      {state.error && <Failed error={state.error} retry={state.reload} what="the matching model" />}
      {state.loading && <Loading what="the matching model" />}
      {state.data && <Known state={state.data} />}
    </section>
  );
}

function Known({ state }: { state: MatchingModel }) {
  const { learning } = state;
  const [latest] = learning.versions;
  return (
    <>
      <p className="quiet">
        Model {state.modelVersion}. Weights are {WEIGHTS_SOURCE_LABELS[state.inForce]}
        {learning.enabled ? '' : '; learning is disabled'}.{' '}
        <a href="/docs/how-matching-works">How matching works</a>
      </p>
      <dl className="tiles">
        <Tile name="Matches with an outcome" value={learning.outcomes.toLocaleString('en')} />
        <Tile name="Positive outcomes" value={learning.goodOutcomes.toLocaleString('en')} />
        <Tile
          name="Until your own weights"
          value={
            learning.outcomesUntilLearning === 0 ? 'Reached' : `${learning.outcomesUntilLearning} outcomes`
          }
        />
        <Tile
          name="Calibration error"
          value={latest?.calibration.error == null ? 'Not available' : percent(latest.calibration.error, 1)}
        />
      </dl>
      {latest && latest.calibration.bins.length > 0 ? (
        <div className="panel">
          <ReliabilityDiagram
            title="Probability of a positive outcome, by score"
            group="Score"
            points={latest.calibration.bins.map((bin) => ({
              name: `${bin.scoreFrom.toFixed(0)}–${bin.scoreTo.toFixed(0)}`,
              predicted: bin.predicted,
              observed: bin.observed,
              count: bin.outcomes,
            }))}
          />
        </div>
      ) : (
        <Empty title="Not enough outcomes to learn from">
          Rate matches and report placement outcomes. The model learns weights from 200 matches with an
          outcome, and uses them only if they outperform the defaults on held-out outcomes.
        </Empty>
      )}
      <WeightsChart inForce={state.weights} defaults={state.defaults} />
      {learning.versions.length > 0 && <Versions versions={learning.versions} />}
    </>
  );
}

function Versions({ versions }: { versions: readonly LearnedVersion[] }) {
  return (
    <div className="panel flush">
      <table className="stacking">
        <caption className="hidden">Weights learned from your outcomes</caption>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Outcomes</th>
            <th scope="col">Held-out log loss</th>
            <th scope="col">Ranking accuracy (AUC)</th>
            <th scope="col">Learned</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ version, better, outcomes, goodOutcomes, heldBack, fittedAt }) => (
            <tr key={version}>
              <th scope="row">
                {version} <Tag tone={better ? 'good' : 'neutral'}>{better ? 'Better' : 'Not better'}</Tag>
              </th>
              <td data-label="Outcomes" className="figure">
                {outcomes}
                <small>{goodOutcomes} positive</small>
              </td>
              <td data-label="Log loss" className="figure">
                {heldBack.logLoss.learned.toFixed(3)} vs. {heldBack.logLoss.defaults.toFixed(3)}
                <small>gain {heldBack.gainInterval.map((gain) => gain.toFixed(3)).join(' to ')}</small>
              </td>
              <td data-label="Ranking accuracy" className="figure">
                {shareOrNone(heldBack.auc.learned)} vs. {shareOrNone(heldBack.auc.defaults)}
              </td>
              <td data-label="Learned">
                <RelativeTime at={fittedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function shareOrNone(share: number | null): string {
  return share === null ? '–' : percent(share);
}
