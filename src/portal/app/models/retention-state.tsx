import { Table } from '@mantine/core';
import { ReliabilityDiagram } from '../charts/reliability-diagram';
import { percent } from '../format';
import type { Mode } from '../parts/mode-select';
import { Moment } from '../parts/moment';
import { Empty, Failed, Loading } from '../parts/states';
import { Tile } from '../parts/tile';
import { useResource } from '../use-resource';
import type { components } from '@tenure/client';

type Calibration = components['schemas']['RetentionCalibration'];

/** Forecasts of staying: what they rest on, how they have held, and the curves learned. */
export function RetentionState({ mode }: { mode: Mode }) {
  const state = useResource<Calibration>(`/models/retention?mode=${mode}`);
  return (
    <section aria-labelledby="retention-model">
      <h2 id="retention-model">Chance to stay</h2>
      {state.error && <Failed error={state.error} retry={state.reload} what="the retention model" />}
      {state.loading && <Loading what="the retention model" />}
      {state.data && <Known state={state.data} />}
    </section>
  );
}

function Known({ state }: { state: Calibration }) {
  const judged = state.horizons.flatMap(({ day, predicted, observed, known }) =>
    predicted === null || observed === null
      ? []
      : [{ name: `${day} days`, predicted, observed, count: known }],
  );
  return (
    <>
      <p className="quiet">
        Model {state.modelVersion}. Earlier jobs are{' '}
        {state.priorTenureUsed ? 'an input' : 'left out, as you have set'}.{' '}
        <a href="/docs/how-retention-works">How retention works</a>
      </p>
      <dl className="tiles">
        <Tile name="Stays followed" value={state.stays.toLocaleString('en')} />
        <Tile name="Ended" value={state.outcomes.toLocaleString('en')} />
        <Tile
          name="Until a curve of your own"
          value={state.outcomesUntilLearning === 0 ? 'reached' : `${state.outcomesUntilLearning} ends`}
        />
        <Tile
          name="Mean distance"
          value={state.calibrationError === null ? 'not known yet' : percent(state.calibrationError, 1)}
        />
      </dl>
      {judged.length > 0 ? (
        <div className="panel">
          <ReliabilityDiagram title="Forecast and outcome, by horizon" group="Horizon" points={judged} />
        </div>
      ) : (
        <Empty title="Too little is known to judge the forecasts">
          Record placements and report how they end. A horizon is judged from ten stays on whose state at that
          day is known. <a href="/docs/how-retention-works">How it learns</a>
        </Empty>
      )}
      {state.curves.length > 0 && <Curves curves={state.curves} />}
    </>
  );
}

function Curves({ curves }: { curves: Calibration['curves'] }) {
  return (
    <div className="panel flush">
      <Table className="stacking">
        <caption className="hidden">Curves learned from your outcomes</caption>
        <thead>
          <tr>
            <th scope="col">Curve of</th>
            <th scope="col">Leaving, against the shipped model</th>
            <th scope="col">Outcomes</th>
            <th scope="col">Mean distance</th>
            <th scope="col">Learned</th>
          </tr>
        </thead>
        <tbody>
          {curves.map((curve) => (
            <tr key={curve.version}>
              <th scope="row">
                {curve.jobFamily === null ? 'all jobs' : `job family ${curve.jobFamily}`}
                <small>{curve.version}</small>
              </th>
              <td data-label="Leaving">
                {curve.hazardRatio.toFixed(2)} times as often
                <small>{curve.shape < 1 ? 'earlier' : curve.shape > 1 ? 'later' : 'at the same times'}</small>
              </td>
              <td data-label="Outcomes" className="figure">
                {curve.outcomes} of {curve.stays}
              </td>
              <td data-label="Mean distance" className="figure">
                {curve.calibrationError === null ? '–' : percent(curve.calibrationError, 1)}
              </td>
              <td data-label="Learned">
                <Moment at={curve.fittedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
