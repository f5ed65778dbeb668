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

export interface Series {
  key: string;
  name: string;
  colour: string;
}

export type Point = { at: string } & Record<string, number | string>;

/** Figures over time as bars on each other, lines beside each other, or areas. The same stands in a table below for
 * who cannot see it. */
export function TimeChart(props: {
  kind: 'bars' | 'lines' | 'areas';
  points: readonly Point[];
  series: readonly Series[];
  label: (at: string) => string;
  title: string;
  unit?: string;
}) {
  const { kind, points, series, label, title, unit = '' } = props;
  const Chart = { bars: BarChart, lines: LineChart, areas: AreaChart }[kind];
  return (
    <figure className="chart" aria-label={title}>
      <figcaption>{title}</figcaption>
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
      <details>
        <summary>As a table</summary>
        <div className="scroll" tabIndex={0} role="region" aria-label={`${title} as a table`}>
          <table>
            <thead>
              <tr>
                <th scope="col">When</th>
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
