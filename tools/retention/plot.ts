/** A line or points of a plot, in its units. */
export interface Series {
  label: string;
  colour: string;
  points: readonly (readonly [number, number])[];
  /** Draws points instead of a line. */
  dots?: boolean;
  dashed?: boolean;
  /** Lower and upper bounds, drawn as a band behind the line. */
  band?: readonly (readonly [number, number, number])[];
}

export interface Plot {
  title: string;
  /** Description for screen readers. */
  description: string;
  x: Axis;
  y: Axis;
  series: readonly Series[];
}

export interface Axis {
  label: string;
  to: number;
  ticks: readonly number[];
  /** Formats a tick; by default, the number itself. */
  format?: (value: number) => string;
}

export const COLOURS = { blue: '#1d5fa8', orange: '#c4571b', green: '#2f7d46', grey: '#7a7f87' } as const;

const WIDTH = 780;
const HEIGHT = 420;
const PLOT_MARGIN = { left: 64, right: 250, top: 44, bottom: 56 };

/** Draws a plot as a standalone SVG on a white background, with both axes from zero. */
export function drawPlot({ title, description, x, y, series }: Plot): string {
  const inner = {
    width: WIDTH - PLOT_MARGIN.left - PLOT_MARGIN.right,
    height: HEIGHT - PLOT_MARGIN.top - PLOT_MARGIN.bottom,
  };
  const across = (value: number) => round(PLOT_MARGIN.left + (value / x.to) * inner.width);
  const up = (value: number) => round(PLOT_MARGIN.top + (1 - value / y.to) * inner.height);
  const path = (points: readonly (readonly [number, number])[]) =>
    points.map(([a, b], at) => `${at === 0 ? 'M' : 'L'}${across(a)} ${up(b)}`).join(' ');
  const grid = [
    ...y.ticks.map(
      (tick) =>
        `<path d="M${PLOT_MARGIN.left} ${up(tick)}H${PLOT_MARGIN.left + inner.width}" stroke="#e3e5e8"/>` +
        `<text x="${PLOT_MARGIN.left - 8}" y="${up(tick) + 4}" text-anchor="end">${(y.format ?? String)(tick)}</text>`,
    ),
    ...x.ticks.map(
      (tick) =>
        `<path d="M${across(tick)} ${PLOT_MARGIN.top + inner.height}v5" stroke="#555"/>` +
        `<text x="${across(tick)}" y="${PLOT_MARGIN.top + inner.height + 20}" text-anchor="middle">${(x.format ?? String)(tick)}</text>`,
    ),
  ];
  const drawn = series.map(({ colour, points, dots, dashed, band }) =>
    [
      band
        ? `<path d="${path([
            ...band.map(([a, low]) => [a, low] as const),
            ...[...band].reverse().map(([a, , high]) => [a, high] as const),
          ])}Z" fill="${colour}" opacity="0.13"/>`
        : '',
      dots
        ? points.map(([a, b]) => `<circle cx="${across(a)}" cy="${up(b)}" r="4" fill="${colour}"/>`).join('')
        : `<path d="${path(points)}" fill="none" stroke="${colour}" stroke-width="2"${dashed ? ' stroke-dasharray="5 4"' : ''}/>`,
    ].join(''),
  );
  const legend = series.map(({ label, colour }, at) => {
    const top = PLOT_MARGIN.top + 12 + at * 22;
    const left = WIDTH - PLOT_MARGIN.right + 16;
    return `<rect x="${left}" y="${top - 9}" width="12" height="12" fill="${colour}"/><text x="${left + 18}" y="${top + 2}">${label}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t d" font-family="system-ui, sans-serif" font-size="12" fill="#24292f">`,
    `<title id="t">${title}</title>`,
    `<desc id="d">${description}</desc>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${PLOT_MARGIN.left}" y="24" font-size="15" font-weight="600">${title}</text>`,
    ...grid,
    `<path d="M${PLOT_MARGIN.left} ${PLOT_MARGIN.top}V${PLOT_MARGIN.top + inner.height}H${PLOT_MARGIN.left + inner.width}" fill="none" stroke="#555"/>`,
    `<text x="${PLOT_MARGIN.left + inner.width / 2}" y="${HEIGHT - 14}" text-anchor="middle">${x.label}</text>`,
    `<text transform="translate(16 ${PLOT_MARGIN.top + inner.height / 2}) rotate(-90)" text-anchor="middle">${y.label}</text>`,
    ...drawn,
    ...legend,
    '</svg>',
    '',
  ].join('\n');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
