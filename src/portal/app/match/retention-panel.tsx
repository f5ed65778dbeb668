import { percent } from '../format';
import { horizonPoints } from './horizons';
import { RetentionChart } from './retention-chart';
import type { Match } from './score-parts';

/** Shows the retention forecast: the chart, its values, and the drivers. */
export function RetentionPanel({ forecast }: { forecast: Match['retentionForecast'] }) {
  const points = horizonPoints(forecast);
  return (
    <section className="match-part" aria-labelledby="retention">
      <h2 id="retention">Retention forecast</h2>
      <div className="curve">
        <RetentionChart points={points} />
        <table className="plain-table">
          <caption className="hidden">Probability of still being employed</caption>
          <thead>
            <tr>
              <th scope="col">After</th>
              <th scope="col">Probability</th>
              <th scope="col">80% interval</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ day, chance, low, high }) => (
              <tr key={day}>
                <th scope="row">{day} days</th>
                <td className="figure">{percent(chance)}</td>
                <td className="figure">
                  {percent(low)} – {percent(high)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="quiet">
        Expected tenure: {forecast.expectedTenureDays.toLocaleString('en')} of the first{' '}
        {forecast.horizonDays.toLocaleString('en')} days.{' '}
        {forecast.medianTenureDays === null
          ? 'The median tenure exceeds this period.'
          : `Median tenure: ${forecast.medianTenureDays.toLocaleString('en')} days.`}{' '}
        Forecast confidence: {forecast.confidenceLevel} ({percent(forecast.confidence)}).
      </p>
      {forecast.drivers.length > 0 && (
        <ul className="points">
          {forecast.drivers.map((driver) => (
            <li key={driver.feature}>
              <b className="figure" data-sign={driver.direction === 'raises' ? 'plus' : 'minus'}>
                {driver.direction === 'raises' ? '+' : '−'}
                {Math.abs(driver.effectDays)} d
              </b>
              <span>{driver.text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
