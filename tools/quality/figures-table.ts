import fs from 'node:fs';
import path from 'node:path';
import type { AllFigures } from './committed-figures';
import { missesTarget, type QualitySet } from './set';

const QUALITY_PAGE = path.join(process.cwd(), 'docs', 'quality.md');
const BLOCK = /(<!-- figures -->\n)[^]*?(<!-- end of figures -->)/;
/** Figures in the table per set. */
const MAX_ROWS = 8;

/** Replaces the table of figures of the quality page. */
export function writeFiguresTable(sets: readonly QualitySet[], figures: AllFigures): void {
  const page = fs.readFileSync(QUALITY_PAGE, 'utf8');
  if (!BLOCK.test(page)) throw new Error(`${QUALITY_PAGE} has no table of figures`);
  const table = figuresTable(sets, figures);
  fs.writeFileSync(
    QUALITY_PAGE,
    page.replace(BLOCK, (_block, start: string, end: string) => `${start}\n${table}\n\n${end}`),
  );
}

/** Markdown table of the most important figures of each set, with their targets. Missed targets are marked. */
export function figuresTable(sets: readonly QualitySet[], figures: AllFigures): string {
  const rows = sets.flatMap((set) => setRows(set, figures[set.name]));
  return formatTable([['Set', 'Documents', 'Figure', 'Value', 'Target'], ...rows]);
}

function setRows(set: QualitySet, figures: AllFigures[string] | undefined): string[][] {
  if (figures === undefined) return [];
  return [...new Set([...set.headline, ...Object.keys(set.targets ?? {}), ...Object.keys(set.limits ?? {})])]
    .filter((metric) => figures[metric] !== undefined)
    .slice(0, MAX_ROWS)
    .map((metric, index) => [
      index === 0 ? `\`${set.name}\`` : '',
      index === 0 ? count(figures['documents'] ?? 0) : '',
      `\`${metric}\``,
      share(figures[metric] ?? null),
      target(set, metric, figures[metric] ?? null),
    ]);
}

function target(set: QualitySet, metric: string, value: number | null): string {
  const limit = set.limits?.[metric];
  const stated = limit === undefined ? set.targets?.[metric] : limit;
  if (stated === undefined) return '';
  const mark = missesTarget(set, metric, value) ? ', missed' : '';
  return `${limit === undefined ? '≥' : '≤'} ${share(stated)}${mark}`;
}

function share(value: number | null): string {
  if (value === null) return '–';
  const rounded = value.toFixed(3).replace(/^(-?)0\./, '$1.');
  return rounded === '-.000' ? '.000' : rounded;
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** Aligns columns as the formatter of the project does. */
function formatTable([header = [], ...rows]: string[][]): string {
  const widths = header.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [
    line(header),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(line),
  ].join('\n');
}
