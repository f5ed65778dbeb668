import { percent } from '../format';
import { COMPONENT_LABELS } from '../match/component-labels';

type NamedWeights = Readonly<Record<string, number>>;

/** Shows the weight of each component, with a marker at the default. */
export function WeightsChart({ inForce, defaults }: { inForce: NamedWeights; defaults: NamedWeights }) {
  const maxWeight = Math.max(0.01, ...Object.values(inForce), ...Object.values(defaults));
  const wide = (weight: number): string => `${(weight / maxWeight) * 100}%`;
  return (
    <div className="panel">
      <table className="plain-table weights">
        <caption>Component weights</caption>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">
              <span className="hidden">Bar; the marker shows the default</span>
            </th>
            <th scope="col">Current</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(COMPONENT_LABELS).map(([component, name]) => (
            <tr key={component}>
              <th scope="row">{name}</th>
              <td>
                <span className="weight-bar">
                  <span style={{ width: wide(inForce[component] ?? 0) }} />
                  <i style={{ left: wide(defaults[component] ?? 0) }} />
                </span>
              </td>
              <td className="figure">{percent(inForce[component] ?? 0, 1)}</td>
              <td className="figure">{percent(defaults[component] ?? 0, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
