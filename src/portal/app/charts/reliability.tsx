import {
  CartesianGrid,
  LabelList,
  ReferenceLine,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  XAxis,
  YAxis,
  ZAxis,
} from 'recharts';
import { percent } from '../format';
import { COLOURS } from './colours';
import type { ReliabilityPoint } from './reliability-point';

const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** Plots predicted against observed values, one circle per group, scaled by its size. The line marks a perfect forecast. */
export default function Reliability({
  title,
  points,
}: {
  title: string;
  points: readonly ReliabilityPoint[];
}) {
  // Keeps each name on one line.
  const named = points.map((point) => ({ ...point, name: point.name.replaceAll(' ', '\u00a0') }));
  const axis = {
    type: 'number' as const,
    domain: [0, 1],
    ticks: TICKS,
    tickFormatter: (share: number) => percent(share),
    tick: { fill: 'var(--quiet)', fontSize: 12 },
    stroke: 'var(--line)',
  };
  return (
    <div role="img" aria-label={`${title}. The table lists the values.`}>
      <ResponsiveContainer width="100%" height={300}>
        <ScatterChart margin={{ top: 22, right: 32, bottom: 22, left: 4 }}>
          <CartesianGrid stroke="var(--line)" />
          <XAxis
            dataKey="predicted"
            {...axis}
            label={{
              value: 'Predicted',
              position: 'insideBottom',
              offset: -14,
              fill: 'var(--quiet)',
              fontSize: 12,
            }}
          />
          <YAxis
            dataKey="observed"
            width={60}
            {...axis}
            label={{
              value: 'Observed',
              angle: -90,
              position: 'insideLeft',
              fill: 'var(--quiet)',
              fontSize: 12,
            }}
          />
          <ZAxis dataKey="count" range={[60, 420]} />
          <ReferenceLine
            segment={[
              { x: 0, y: 0 },
              { x: 1, y: 1 },
            ]}
            stroke="var(--quiet)"
            strokeDasharray="5 4"
          />
          {/* Labels alternate above and below, because neighbouring points are close to each other. */}
          {(['bottom', 'top'] as const).map((position, turn) => (
            <Scatter
              key={position}
              data={named.filter((_point, index) => index % 2 === turn)}
              fill={COLOURS.good}
              fillOpacity={0.9}
              isAnimationActive={false}
            >
              <LabelList dataKey="name" position={position} fill="var(--text)" fontSize={12} />
            </Scatter>
          ))}
        </ScatterChart>
      </ResponsiveContainer>
    </div>
  );
}
