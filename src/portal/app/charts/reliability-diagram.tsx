import { percent } from '../format';
import { Reliability } from './reliability';
import type { ReliabilityPoint } from './reliability-point';

/** The calibration plot of predictions and outcomes, with a table that includes the count of each point. */
export function ReliabilityDiagram(props: {
  title: string;
  /** Column heading of the groups. */
  group: string;
  points: readonly ReliabilityPoint[];
}) {
  const { title, group, points } = props;
  return (
    <figure className="chart reliability">
      <figcaption>{title}</figcaption>
      <Reliability title={title} points={points} />
      <table>
        <caption className="hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{group}</th>
            <th scope="col">Predicted</th>
            <th scope="col">Observed</th>
            <th scope="col">Outcomes</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.name}>
              <th scope="row">{point.name}</th>
              <td className="figure">{percent(point.predicted, 1)}</td>
              <td className="figure">{percent(point.observed, 1)}</td>
              <td className="figure">{point.count.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
