import type { Match } from './score-parts';

/** The probability of still being employed after a number of days, with its 80% interval. */
export interface HorizonPoint {
  day: number;
  chance: number;
  low: number;
  high: number;
}

export function horizonPoints({ intervals, ...forecast }: Match['retentionForecast']): HorizonPoint[] {
  const point = (day: number, chance: number, [low = chance, high = chance]: number[]): HorizonPoint => ({
    day,
    chance,
    low,
    high,
  });
  return [
    point(30, forecast.probability30d, intervals.d30),
    point(90, forecast.probability90d, intervals.d90),
    point(180, forecast.probability180d, intervals.d180),
    point(365, forecast.probability365d, intervals.d365),
  ];
}
