import type { components } from '@tenure/client';
import { Table } from '@mantine/core';
import { ReliabilityDiagram } from '../charts/reliability-diagram';
import { percent } from '../format';
import type { Mode } from '../parts/mode-select';
import { Moment } from '../parts/moment';
import { Empty, Failed, Loading } from '../parts/states';
import { Tag } from '../parts/tag';
import { Tile } from '../parts/tile';
import { useResource } from '../use-resource';
import { Weights } from './weights';

type MatchingModel = components['schemas']['MatchWeightsView'];
type LearnedVersion = MatchingModel['learning']['versions'][number];

const IN_FORCE = {
  defaults: 'the defaults',
  set: 'set by you',
  learned: 'learned from your outcomes',
} as const;

/** Scores of pairs: the weights in force, what outcomes have taught, and how scores and outcomes agree. */
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
        Model {state.modelVersion}. Weights are {IN_FORCE[state.inForce]}
        {learning.enabled ? '' : '; learning is switched off'}.{' '}
        <a href="/docs/how-matching-works">How matching works</a>
      </p>
      <dl className="tiles">
        <Tile name="Pairs with an outcome" value={learning.outcomes.toLocaleString('en')} />
        <Tile name="Good outcomes" value={learning.goodOutcomes.toLocaleString('en')} />
        <Tile
          name="Until weights of your own"
          value={
            learning.outcomesUntilLearning === 0 ? 'reached' : `${learning.outcomesUntilLearning} outcomes`
          }
        />
        <Tile
          name="Mean distance"
          value={latest?.calibration.error == null ? 'not known yet' : percent(latest.calibration.error, 1)}
        />
      </dl>
      {latest && latest.calibration.bins.length > 0 ? (
        <div className="panel">
          <ReliabilityDiagram
            title="Chance of a good outcome, by score"
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
        <Empty title="Too few outcomes to learn from">
          Rate matches and report how placements go on. Weights are learned from 200 pairs with an outcome on,
          and used only where they beat the defaults on outcomes held back.
        </Empty>
      )}
      <Weights inForce={state.weights} defaults={state.defaults} />
      {learning.versions.length > 0 && <Versions versions={learning.versions} />}
    </>
  );
}

function Versions({ versions }: { versions: readonly LearnedVersion[] }) {
  return (
    <div className="panel flush">
      <Table className="stacking">
        <caption className="hidden">Weights learned from your outcomes</caption>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Outcomes</th>
            <th scope="col">Log loss held back</th>
            <th scope="col">Pairs in the right order</th>
            <th scope="col">Learned</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ version, better, outcomes, goodOutcomes, heldBack, fittedAt }) => (
            <tr key={version}>
              <th scope="row">
                {version} <Tag tone={better ? 'good' : 'neutral'}>{better ? 'better' : 'not better'}</Tag>
              </th>
              <td data-label="Outcomes" className="figure">
                {outcomes}
                <small>{goodOutcomes} good</small>
              </td>
              <td data-label="Log loss" className="figure">
                {heldBack.logLoss.learned.toFixed(3)} against {heldBack.logLoss.defaults.toFixed(3)}
                <small>gain {heldBack.gainInterval.map((gain) => gain.toFixed(3)).join(' to ')}</small>
              </td>
              <td data-label="Right order" className="figure">
                {shareOrNone(heldBack.auc.learned)} against {shareOrNone(heldBack.auc.defaults)}
              </td>
              <td data-label="Learned">
                <Moment at={fittedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function shareOrNone(share: number | null): string {
  return share === null ? '–' : percent(share);
}
