import { useElementSize } from '@mantine/hooks';
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { fittingLabels, nearestIndex, nextIndex, type PlotTick } from './plot-scale';

/** The values at one place of a plot, shown beside the pointer or for the arrow keys. */
export interface Reading {
  /** Place on the horizontal axis, 0 to 1. */
  share: number;
  title: string;
  rows: readonly { name: string; value: string; color: string }[];
}

/** Converts shares of the plotting area to pixels. */
export interface PlotArea {
  x: (share: number) => number;
  y: (share: number) => number;
  width: number;
}

interface PlotProps {
  /** Name of the plot for screen readers. */
  label: string;
  height: number;
  /** Pixels for the labels of the vertical axis. */
  left: number;
  xTicks: readonly PlotTick[];
  yTicks: readonly PlotTick[];
  titles?: { x: string; y: string };
  readings?: readonly Reading[];
  children: (area: PlotArea) => ReactNode;
}

const TOP = 12;
const RIGHT = 16;
const BOTTOM = 26;
const TITLE = 20;

/** Axes and grid of a plot in the width of its container; `children` draws the marks. */
export function Plot(props: PlotProps) {
  const { label, height, left, titles, readings = [], children } = props;
  const { ref, width } = useElementSize();
  const [active, setActive] = useState<number | null>(null);
  const bottom = height - BOTTOM - (titles ? TITLE : 0);
  const area: PlotArea = {
    x: (share) => left + share * (width - left - RIGHT),
    y: (share) => bottom - share * (bottom - TOP),
    width: width - left - RIGHT,
  };
  const reading = active === null ? undefined : readings[active];
  const point = (event: PointerEvent<HTMLDivElement>): void => {
    const share = (event.clientX - event.currentTarget.getBoundingClientRect().left - left) / area.width;
    setActive(nearestIndex(readings, share));
  };
  const press = (event: KeyboardEvent): void => {
    const next = nextIndex(event.key, active, readings.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  const canRead = readings.length > 0;
  return (
    <div
      ref={ref}
      className="plot-area"
      style={{ height }}
      role={canRead ? 'group' : 'img'}
      aria-label={canRead ? `${label}. The arrow keys read the values.` : label}
      {...(canRead && {
        ...{ tabIndex: 0, onPointerMove: point, onKeyDown: press },
        ...{ onPointerLeave: () => setActive(null), onBlur: () => setActive(null) },
      })}
    >
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          <Axes {...props} area={area} bottom={bottom} />
          {reading && (
            <line
              className="cursor"
              {...{ x1: area.x(reading.share), x2: area.x(reading.share) }}
              y1={TOP}
              y2={bottom}
            />
          )}
          {children(area)}
        </svg>
      )}
      {canRead && <Readout reading={reading} area={area} />}
    </div>
  );
}

function Axes(props: PlotProps & { area: PlotArea; bottom: number }) {
  const { xTicks, yTicks, titles, area, bottom, height, left } = props;
  const [start, end] = [area.x(0), area.x(1)];
  return (
    <>
      {yTicks.map(({ share, label }) => (
        <g key={label}>
          <line className="grid" x1={start} x2={end} y1={area.y(share)} y2={area.y(share)} />
          <text x={start - 8} y={area.y(share)} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {fittingLabels(xTicks, area.width).map(({ share, label }) => (
        <text key={share} x={area.x(share)} y={bottom + 18} textAnchor="middle">
          {label}
        </text>
      ))}
      {titles && (
        <>
          <text x={(start + end) / 2} y={height - 6} textAnchor="middle">
            {titles.x}
          </text>
          <text transform={`translate(${left - 48} ${(TOP + bottom) / 2}) rotate(-90)`} textAnchor="middle">
            {titles.y}
          </text>
        </>
      )}
    </>
  );
}

/** The values at the pointer. Screen readers announce them when the arrow keys move it. */
function Readout({ reading, area }: { reading: Reading | undefined; area: PlotArea }) {
  return (
    <div
      role="status"
      className="readout"
      data-shown={reading ? true : undefined}
      data-side={reading && reading.share > 0.5 ? 'left' : 'right'}
      style={reading && { left: area.x(reading.share) }}
    >
      {reading && (
        <>
          <strong>{reading.title}</strong>
          {reading.rows.map(({ name, value, color }) => (
            <span key={name}>
              <i style={{ background: color }} /> {name}: {value}
            </span>
          ))}
        </>
      )}
    </div>
  );
}
