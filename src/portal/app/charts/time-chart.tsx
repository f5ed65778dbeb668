import { TimePlot } from './time-plot';
import type { TimeChartProps } from './time-series';

/** Plots values over time as stacked bars or lines, with the same values in a table below. */
export function TimeChart(props: TimeChartProps) {
  const { points, series, label, title } = props;
  return (
    <figure className="chart" aria-label={title}>
      <figcaption>{title}</figcaption>
      <TimePlot {...props} />
      <details>
        <summary>Show as table</summary>
        <div className="scroll" tabIndex={0} role="region" aria-label={`${title}, table`}>
          <table>
            <thead>
              <tr>
                <th scope="col">Time</th>
                {series.map(({ key, name }) => (
                  <th key={key} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.at}>
                  <th scope="row">{label(point.at)}</th>
                  {series.map(({ key }) => (
                    <td key={key}>{Number(point[key] ?? 0).toLocaleString('en')}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
