import { CATEGORY_LABELS } from '../../domain/impact/categories';
import type { RateInterval } from '../../domain/impact/intervals';
import type { ImpactRow, ImpactSlice, ImpactTable, RateFigures } from '../../domain/impact/report-model';
import { Html, html } from '../../platform/html';
import type { ImpactReportContent } from './impact-report';
import { REPORT_STYLES } from './report-styles';

const TITLES: Readonly<Record<ImpactTable['name'], string>> = {
  sex: 'Sex',
  race_ethnicity: 'Race and ethnicity',
  intersectional: 'Sex, race and ethnicity',
};
const MASKED = '–';

/** A complete page without scripts and external files, for screen and paper. */
export function impactReportPage(report: ImpactReportContent): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Impact report</title>
        <style>
          ${new Html(REPORT_STYLES)}
        </style>
      </head>
      <body>
        <main>
          <h1>Impact report</h1>
          <p class="notice">${report.notice}</p>
          ${summary(report)} ${slice(report, 2)}
          ${report.byModelVersion.map(
            (each) =>
              html`<h2>Version of the model: ${each.modelVersion}</h2>
                ${slice(each, 3)}`,
          )}
          ${report.byMonth.map(
            (each) =>
              html`<h2>Month: ${each.month}</h2>
                ${slice(each, 3)}`,
          )}
          ${notes(report)}
        </main>
      </body>
    </html> `.text;
}

function summary(report: ImpactReportContent): Html {
  return html`<dl>
    <dt>Period</dt>
    <dd>${report.period.from} to ${report.period.to}</dd>
    <dt>Counts as selected</dt>
    <dd>${report.selectedMeans}</dd>
    <dt>Persons assessed</dt>
    <dd>${whole(report.assessed)}, ${whole(report.selected)} of them selected</dd>
    <dt>Median score</dt>
    <dd>${report.medianScore ?? MASKED}, ${whole(report.aboveMedian)} persons above it</dd>
    <dt>Created</dt>
    <dd>${report.createdAt}</dd>
  </dl>`;
}

function slice(each: ImpactSlice, level: 2 | 3): Html {
  return html`${each.tables.map(
    (table) =>
      html`<section>
        ${level === 2 ? html`<h2>${TITLES[table.name]}</h2>` : html`<h3>${TITLES[table.name]}</h3>`}
        ${rateTable(table, 'selection', 'Selected', 'Selection rate')}
        ${rateTable(table, 'scoring', 'Above median', 'Scoring rate')}
        <p>
          Category unknown: ${whole(table.unknown.assessed)} persons (${whole(table.unknown.selected)}
          selected, ${whole(table.unknown.aboveMedian)} above the median). They are in no row.
        </p>
      </section>`,
  )}`;
}

function rateTable(table: ImpactTable, rate: 'selection' | 'scoring', count: string, title: string): Html {
  return html`${bars(table, rate, title)}
    <div class="wide">
      <table>
        <caption>
          ${title} and impact ratio
        </caption>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Assessed</th>
            <th scope="col">${count}</th>
            <th scope="col">${title}</th>
            <th scope="col">95 % interval</th>
            <th scope="col">Impact ratio</th>
            <th scope="col">95 % interval</th>
            <th scope="col">Bounds for unknown</th>
            <th scope="col">Fisher p</th>
            <th scope="col">SD</th>
          </tr>
        </thead>
        <tbody>
          ${table.rows.map((row) => rateRow(row, row[rate]))}
        </tbody>
      </table>
    </div>`;
}

function rateRow(row: ImpactRow, figures: RateFigures): Html {
  return html`<tr>
    <th scope="row">${label(row)}</th>
    <td>${whole(row.assessed)}</td>
    <td>${whole(figures.count)}</td>
    <td>${percent(figures.rate)}</td>
    <td>${interval(figures.rateInterval, percent)}</td>
    <td class="${figures.belowFourFifths === true ? 'low' : ''}">
      ${row.belowTwoPercent === true && row.assessed !== 0 ? 'under 2 %' : two(figures.impactRatio)}${
        figures.belowFourFifths === true ? ' (under 4/5)' : ''
      }
    </td>
    <td>${interval(figures.impactRatioInterval, two)}</td>
    <td>${interval(figures.impactRatioBounds, two)}</td>
    <td>
      ${figures.fisherP === null ? MASKED : figures.fisherP < 0.0001 ? '< .0001' : figures.fisherP.toFixed(4)}
    </td>
    <td>${two(figures.standardDeviations)}</td>
  </tr>`;
}

const BAR = { left: 270, width: 340, row: 24 } as const;

/** The rates as bars with their intervals. */
function bars(table: ImpactTable, rate: 'selection' | 'scoring', title: string): Html {
  const rows = table.rows.filter((row) => row[rate].rate !== null);
  if (rows.length === 0) return html``;
  const height = rows.length * BAR.row + 8;
  const at = (value: number): string => (BAR.left + value * BAR.width).toFixed(1);
  return html`<svg
    viewBox="0 0 690 ${height}"
    role="img"
    aria-label="${title} by ${TITLES[table.name].toLowerCase()}; the table below has the figures"
  >
    ${rows.map((row, index) => {
      const { rate: value, rateInterval } = row[rate];
      const top = index * BAR.row + 4;
      const middle = top + BAR.row / 2 - 2;
      return html`<text x="${BAR.left - 8}" y="${middle + 4}" text-anchor="end">${label(row)}</text>
        <rect
          class="bar"
          x="${BAR.left}"
          y="${top}"
          width="${((value ?? 0) * BAR.width).toFixed(1)}"
          height="${BAR.row - 6}"
        />
        ${
          rateInterval &&
          html`<line
            class="interval"
            x1="${at(rateInterval.low)}"
            x2="${at(rateInterval.high)}"
            y1="${middle}"
            y2="${middle}"
          />`
        }
        <text x="${BAR.left + BAR.width + 10}" y="${middle + 4}">${percent(value)}</text>`;
    })}
  </svg>`;
}

function notes(report: ImpactReportContent): Html {
  return html`<section>
    <h2>How to read this report</h2>
    <ul>
      <li>The impact ratio is the rate of a category divided by the highest rate in its table.</li>
      <li>
        A dash is a figure that is masked or not defined. Counts from 1 to ${report.masksCountsBelow - 1} are
        masked, and others from which they would follow. A masked category is no reference for the ratios.
      </li>
      <li>A category under 2 % of the persons assessed has no impact ratio.</li>
      <li>A person counts once for each job, with the latest score in the period.</li>
      <li>Bounds show the lowest and highest ratio that persons of unknown category could cause.</li>
      <li>
        A ratio under four fifths, a small p or more than 2 standard deviations calls for a closer look. None
        of them proves or excludes discrimination.
      </li>
    </ul>
    ${
      report.warnings.length > 0 &&
      html`<h3>Warnings about the demographics</h3>
        <ul>
          ${report.warnings.map(({ line, message }) => html`<li>Line ${line}: ${message}</li>`)}
          ${report.moreWarnings > 0 && html`<li>${report.moreWarnings} more lines have warnings.</li>`}
        </ul>`
    }
    <p class="notice">${report.notice}</p>
  </section>`;
}

function label({ sex, raceEthnicity }: ImpactRow): string {
  return [sex, raceEthnicity]
    .filter((category) => category !== null)
    .map((category) => CATEGORY_LABELS[category])
    .join(', ');
}

function whole(count: number | null): string {
  return count === null ? MASKED : count.toLocaleString('en-US');
}

function percent(value: number | null): string {
  return value === null ? MASKED : `${(value * 100).toFixed(1)} %`;
}

function two(value: number | null): string {
  return value === null ? MASKED : value.toFixed(2);
}

function interval(range: RateInterval | null, format: (value: number) => string): string {
  return range === null ? MASKED : `${format(range.low)} to ${format(range.high)}`;
}
