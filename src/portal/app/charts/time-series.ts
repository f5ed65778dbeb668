export interface Series {
  key: string;
  name: string;
  color: string;
}

export type Point = { at: string } & Record<string, number | string>;

export interface TimeChartProps {
  kind: 'bars' | 'lines';
  points: readonly Point[];
  series: readonly Series[];
  label: (at: string) => string;
  title: string;
  unit?: string;
}
