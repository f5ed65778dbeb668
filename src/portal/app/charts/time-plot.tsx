import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { TimeChartProps } from './time-series';

/** Draws the plot of a `TimeChart`. It is loaded on demand because the chart library is large. */
export default function TimePlot({ kind, points, series, label, unit = '' }: TimeChartProps) {
  const Chart = { bars: BarChart, lines: LineChart, areas: AreaChart }[kind];
  return (
    <ResponsiveContainer width="100%" height={220}>
      <Chart data={[...points]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="at"
          tickFormatter={label}
          tick={{ fill: 'var(--quiet)', fontSize: 12 }}
          stroke="var(--line)"
        />
        <YAxis
          width={52}
          tick={{ fill: 'var(--quiet)', fontSize: 12 }}
          stroke="var(--line)"
          allowDecimals={false}
        />
        <Tooltip
          labelFormatter={(at) => label(typeof at === 'string' ? at : '')}
          formatter={(value) => `${Number(value).toLocaleString('en')}${unit}`}
          contentStyle={{ background: 'var(--panel)', border: '1px solid var(--line)', borderRadius: 8 }}
          cursor={{ fill: 'var(--accent-soft)', opacity: 0.5 }}
        />
        <Legend wrapperStyle={{ fontSize: 13 }} />
        {series.map(({ key, name, colour }) => {
          const shared = { key, dataKey: key, name, isAnimationActive: false };
          if (kind === 'bars')
            return <Bar {...shared} key={key} stackId="all" fill={colour} maxBarSize={38} />;
          if (kind === 'lines')
            return <Line {...shared} key={key} stroke={colour} strokeWidth={2} dot={points.length < 15} />;
          return (
            <Area {...shared} key={key} stackId="all" stroke={colour} fill={colour} fillOpacity={0.25} />
          );
        })}
      </Chart>
    </ResponsiveContainer>
  );
}
