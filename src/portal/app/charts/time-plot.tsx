import { line, stack } from 'd3-shape';
import { Plot, type PlotArea } from './plot';
import { countScale, type ValueScale } from './plot-scale';
import type { Point, TimeChartProps } from './time-series';

const HEIGHT = 220;
const MAX_BAR_WIDTH = 38;
const BAR_SHARE = 0.8;
/** Lines with more points are drawn without a dot for each. */
const MAX_DOTS = 15;

/** Draws the plot of a `TimeChart`. */
export function TimePlot({ kind, points, series, label, title, unit = '' }: TimeChartProps) {
  const values =
    kind === 'lines'
      ? points.flatMap((point) => series.map(({ key }) => valueOf(point, key)))
      : points.map((point) => series.reduce((sum, { key }) => sum + valueOf(point, key), 0));
  const scale = countScale(values);
  const shareOf = (index: number): number => (index + 0.5) / points.length;
  const drawing: Drawing = { points, series, scale, shareOf };
  return (
    <>
      <Plot
        label={title}
        height={HEIGHT}
        left={52}
        xTicks={points.map((point, index) => ({ share: shareOf(index), label: label(point.at) }))}
        yTicks={scale.ticks}
        readings={points.map((point, index) => ({
          share: shareOf(index),
          title: label(point.at),
          rows: series.map(({ key, name, color }) => ({
            ...{ name, color },
            value: `${valueOf(point, key).toLocaleString('en')}${unit}`,
          })),
        }))}
      >
        {(area) => (kind === 'bars' ? <Bars {...drawing} area={area} /> : <Lines {...drawing} area={area} />)}
      </Plot>
      <ul className="legend" aria-hidden="true">
        {series.map(({ key, name, color }) => (
          <li key={key}>
            <i style={{ background: color }} /> {name}
          </li>
        ))}
      </ul>
    </>
  );
}

interface Drawing extends Pick<TimeChartProps, 'points' | 'series'> {
  scale: ValueScale;
  shareOf: (index: number) => number;
}

function Bars({ points, series, scale, shareOf, area: { x, y, width } }: Drawing & { area: PlotArea }) {
  const barWidth = Math.min(MAX_BAR_WIDTH, (width / points.length) * BAR_SHARE);
  return stacked(points, series).map((layer) => (
    <g key={layer.key} fill={series.find(({ key }) => key === layer.key)?.color}>
      {layer.map(([from, to], index) => (
        <rect
          key={index}
          x={x(shareOf(index)) - barWidth / 2}
          width={barWidth}
          y={y(scale.share(to))}
          height={y(scale.share(from)) - y(scale.share(to))}
        />
      ))}
    </g>
  ));
}

function Lines({ points, series, scale, shareOf, area: { x, y } }: Drawing & { area: PlotArea }) {
  return series.map(({ key, color }) => {
    const path = line<Point>(
      (_point, index) => x(shareOf(index)),
      (point) => y(scale.share(valueOf(point, key))),
    );
    return (
      <g key={key}>
        <path d={path([...points]) ?? ''} fill="none" stroke={color} strokeWidth={2} />
        {points.length < MAX_DOTS &&
          points.map((point, index) => (
            <circle
              key={point.at}
              cx={x(shareOf(index))}
              cy={y(scale.share(valueOf(point, key)))}
              r={3}
              fill={color}
            />
          ))}
      </g>
    );
  });
}

function stacked(points: Drawing['points'], series: Drawing['series']) {
  return stack<Point>()
    .keys(series.map(({ key }) => key))
    .value(valueOf)([...points]);
}

function valueOf(point: Point, key: string): number {
  return Number(point[key] ?? 0);
}
