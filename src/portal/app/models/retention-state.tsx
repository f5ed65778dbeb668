import { ReliabilityDiagram } from '../charts/reliability-diagram';
import { percent } from '../format';
import type { Mode } from '../parts/mode-select';
import { RelativeTime } from '../parts/relative-time';
import { Empty, Failed, Loading } from '../parts/states';
import { Tile } from '../parts/tile';
import { useResource } from '../use-resource';
import type { components } from '@tenure/client';

type Calibration = components['schemas']['RetentionCalibration'];

/** Shows the retention model: its data, calibration, and learned curves. */
export function RetentionModelPanel({ mode }: { mode: Mode }) {
  const state = useResource<Calibration>(`/models/retention?mode=${mode}`);
  return (
    <section aria-labelledby="retention-model">
      <h2 id="retention-model">Retention forecasts</h2>
      {state.error && <Failed error={state.error} retry={state.reload} what="the retention model" />}
      {state.loading && <Loading what="the retention model" />}
      {state.data && <Known state={state.data} />}
    </section>
  );
}

function Known({ state }: { state: Calibration }) {
  const horizons = state.horizons.flatMap(({ day, predicted, observed, known }) =>
    predicted === null || observed === null
      ? []
      : [{ name: `${day} days`, predicted, observed, count: known }],
  );
  return (
    <>
      <p className="quiet">
        Model {state.modelVersion}. Previous jobs are{' '}
        {state.priorTenureUsed ? 'an input' : 'excluded by your settings'}.{' '}
        <a href="/docs/how-retention-works">How retention works</a>
      </p>
      <dl className="tiles">
        <Tile name="Placements tracked" value={state.stays.toLocaleString('en')} />
        <Tile name="Ended" value={state.outcomes.toLocaleString('en')} />
        <Tile
          name="Until your own curve"
          value={state.outcomesUntilLearning === 0 ? 'Reached' : `${state.outcomesUntilLearning} outcomes`}
        />
        <Tile
          name="Calibration error"
          value={state.calibrationError === null ? 'Not available' : percent(state.calibrationError, 1)}
        />
      </dl>
      {horizons.length > 0 ? (
        <div className="panel">
          <ReliabilityDiagram title="Forecast and outcome by horizon" group="Horizon" points={horizons} />
        </div>
      ) : (
        <Empty title="Not enough data to evaluate the forecasts">
          Record placements and report their outcomes. A horizon is evaluated from ten placements with a known
          status on that day. <a href="/docs/how-retention-works">How learning works</a>
        </Empty>
      )}
      {state.curves.length > 0 && <Curves curves={state.curves} />}
    </>
  );
}

function Curves({ curves }: { curves: Calibration['curves'] }) {
  return (
    <div className="panel flush">
      <table className="stacking">
        <caption className="hidden">Curves learned from your outcomes</caption>
        <thead>
          <tr>
            <th scope="col">Curve</th>
            <th scope="col">Turnover relative to the base model</th>
            <th scope="col">Outcomes</th>
            <th scope="col">Calibration error</th>
            <th scope="col">Learned</th>
          </tr>
        </thead>
        <tbody>
          {curves.map((curve) => (
            <tr key={curve.version}>
              <th scope="row">
                {curve.jobFamily === null ? 'All jobs' : `Job family ${curve.jobFamily}`}
                <small>{curve.version}</small>
              </th>
              <td data-label="Turnover">
                {curve.hazardRatio.toFixed(2)} times
                <small>{curve.shape < 1 ? 'Earlier' : curve.shape > 1 ? 'Later' : 'Same timing'}</small>
              </td>
              <td data-label="Outcomes" className="figure">
                {curve.outcomes} of {curve.stays}
              </td>
              <td data-label="Calibration error" className="figure">
                {curve.calibrationError === null ? '–' : percent(curve.calibrationError, 1)}
              </td>
              <td data-label="Learned">
                <RelativeTime at={curve.fittedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
