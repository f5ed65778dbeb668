import { percent } from '../format';
import { COLORS } from './colors';
import { Plot } from './plot';
import type { ReliabilityPoint } from './reliability-point';

const HEIGHT = 300;
const TICKS = [0, 0.25, 0.5, 0.75, 1].map((share) => ({ share, label: percent(share) }));
const MIN_RADIUS = 4.5;
const MAX_RADIUS = 11.5;
const LABEL_GAP = 6;

/** Plots predicted against observed values, one circle per group, scaled by its size. The line marks a perfect forecast. */
export function Reliability({ title, points }: { title: string; points: readonly ReliabilityPoint[] }) {
  const largest = Math.max(1, ...points.map(({ count }) => count));
  // The area of a circle, not its radius, is in proportion to the count.
  const radiusOf = (count: number): number =>
    MIN_RADIUS + (MAX_RADIUS - MIN_RADIUS) * Math.sqrt(count / largest);
  return (
    <Plot
      label={`${title}. The table lists the values.`}
      height={HEIGHT}
      left={66}
      xTicks={TICKS}
      yTicks={TICKS}
      titles={{ x: 'Predicted', y: 'Observed' }}
    >
      {({ x, y }) => (
        <>
          <line className="cursor" x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} />
          {points.map(({ name, predicted, observed, count }, index) => {
            const radius = radiusOf(count);
            // Labels alternate above and below, because neighbouring points are close to each other.
            const offset = index % 2 === 0 ? radius + LABEL_GAP + 8 : -radius - LABEL_GAP;
            return (
              <g key={name}>
                <circle cx={x(predicted)} cy={y(observed)} r={radius} fill={COLORS.good} fillOpacity={0.9} />
                <text className="name" x={x(predicted)} y={y(observed) + offset} textAnchor="middle">
                  {name}
                </text>
              </g>
            );
          })}
        </>
      )}
    </Plot>
  );
}
