import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { COLOURS } from '../charts/colours';
import { percent } from '../format';
import type { HorizonPoint } from './horizons';

/** Plots the probability of still being employed over the first year with its 80% interval, as in the table beside it. */
export default function RetentionChart({ points }: { points: readonly HorizonPoint[] }) {
  const curve = [
    { day: 0, chance: 1, band: [1, 1] },
    ...points.map(({ day, chance, low, high }) => ({ day, chance, band: [low, high] })),
  ];
  return (
    <div role="img" aria-label="Probability of still being employed, by day. The table lists the values.">
      <ResponsiveContainer width="100%" height={230}>
        <ComposedChart data={curve} margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="day"
            type="number"
            domain={[0, 365]}
            ticks={[0, 30, 90, 180, 365]}
            tickFormatter={(day: number) => (day === 0 ? 'Start' : `${day} d`)}
            tick={{ fill: 'var(--quiet)', fontSize: 12 }}
            stroke="var(--line)"
          />
          <YAxis
            width={56}
            domain={[0, 1]}
            ticks={[0, 0.25, 0.5, 0.75, 1]}
            tickFormatter={(chance: number) => percent(chance)}
            tick={{ fill: 'var(--quiet)', fontSize: 12 }}
            stroke="var(--line)"
          />
          <Tooltip
            labelFormatter={(day) => `Day ${typeof day === 'number' ? day : ''}`}
            formatter={(value, name) =>
              Array.isArray(value)
                ? [value.map((each) => percent(Number(each))).join(' – '), name]
                : [percent(Number(value)), name]
            }
            contentStyle={{ background: 'var(--panel)', border: '1px solid var(--line)', borderRadius: 8 }}
          />
          <Area
            dataKey="band"
            name="80% interval"
            type="monotone"
            stroke="none"
            fill={COLOURS.good}
            fillOpacity={0.2}
            isAnimationActive={false}
            activeDot={false}
          />
          <Line
            dataKey="chance"
            name="Still employed"
            type="monotone"
            stroke={COLOURS.good}
            strokeWidth={2.5}
            dot={{ r: 4, fill: COLOURS.good, strokeWidth: 0 }}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
