import { area, curveMonotoneX, line } from 'd3-shape';
import { COLORS } from '../charts/colors';
import { Plot } from '../charts/plot';
import { percent } from '../format';
import type { HorizonPoint } from './horizons';

const HEIGHT = 230;
const LAST_DAY = 365;
const DAY_TICKS = [0, 30, 90, 180, LAST_DAY].map((day) => ({
  share: day / LAST_DAY,
  label: day === 0 ? 'Start' : `${day} d`,
}));
const CHANCE_TICKS = [0, 0.25, 0.5, 0.75, 1].map((share) => ({ share, label: percent(share) }));

/** Plots the probability of still being employed over the first year with its 80% interval, as in the table beside it. */
export function RetentionChart({ points }: { points: readonly HorizonPoint[] }) {
  const curve: HorizonPoint[] = [{ day: 0, chance: 1, low: 1, high: 1 }, ...points];
  return (
    <Plot
      label="Probability of still being employed, by day"
      height={HEIGHT}
      left={56}
      xTicks={DAY_TICKS}
      yTicks={CHANCE_TICKS}
      readings={curve.map(({ day, chance, low, high }) => ({
        share: day / LAST_DAY,
        title: `Day ${day}`,
        rows: [
          { name: 'Still employed', value: percent(chance), color: COLORS.good },
          { name: '80% interval', value: `${percent(low)} – ${percent(high)}`, color: COLORS.good },
        ],
      }))}
    >
      {({ x, y }) => {
        const place = ({ day }: HorizonPoint): number => x(day / LAST_DAY);
        const band = area<HorizonPoint>(
          place,
          ({ low }) => y(low),
          ({ high }) => y(high),
        ).curve(curveMonotoneX);
        const path = line<HorizonPoint>(place, ({ chance }) => y(chance)).curve(curveMonotoneX);
        return (
          <>
            <path d={band(curve) ?? ''} fill={COLORS.good} fillOpacity={0.2} />
            <path d={path(curve) ?? ''} fill="none" stroke={COLORS.good} strokeWidth={2.5} />
            {curve.map((point) => (
              <circle key={point.day} cx={place(point)} cy={y(point.chance)} r={4} fill={COLORS.good} />
            ))}
          </>
        );
      }}
    </Plot>
  );
}
