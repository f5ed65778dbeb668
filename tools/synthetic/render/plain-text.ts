import type { Habits } from '../page/habits';
import {
  textOf,
  type PrintedEntry,
  type PrintedPage,
  type PrintedSection,
  type Row,
} from '../page/printed-page';
import type { Random } from '../random';

export const TEXT_LAYOUTS = [
  'simple',
  'capitals',
  'underlined',
  'decorated',
  'badly_wrapped',
  'no_headings',
  'tabs',
  'aligned',
  'no_blank_lines',
] as const;
export type TextLayout = (typeof TEXT_LAYOUTS)[number];

const WIDTH = 86;

/** Renders the resume as a text file. */
export function renderText(random: Random, layout: TextLayout, habits: Habits, page: PrintedPage): string {
  const lines: string[] = [page.name];
  if (page.headline !== null) lines.push(page.headline);
  lines.push(...contactLines(random, habits, page), '');
  for (const section of page.sections) {
    lines.push(...headingLines(layout, section), ...bodyLines(layout, habits, section), '');
  }
  const dense = layout === 'no_blank_lines' ? lines.filter((line) => line !== '') : lines;
  const wrapped =
    layout === 'badly_wrapped' ? dense.flatMap((line) => wrap(line, random.int(52, 64))) : dense;
  const text = wrapped
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd();
  return `${random.chance(0.2) ? text.replace(/\n/g, '\r\n') : text}\n`;
}

function contactLines(random: Random, habits: Habits, page: PrintedPage): string[] {
  const names = { place: 'Address', phone: 'Phone', email: 'Email', link: 'LinkedIn' };
  const texts = page.contacts.map(({ kind, text }) =>
    habits.contactLabels ? `${names[kind]}: ${text}` : text,
  );
  return random.chance(0.5) ? texts : [texts.join(random.pick([' | ', ' • ', '  ', ' - ']))];
}

function headingLines(layout: TextLayout, { heading, name, body }: PrintedSection): string[] {
  if (layout === 'no_headings') {
    if (body.kind === 'list') return [`${heading.replace(/:$/, '')}:`];
    return name === 'references' || name === 'interests' ? [heading] : [];
  }
  if (layout === 'capitals') return [heading.toUpperCase()];
  if (layout === 'underlined') return [heading, '-'.repeat(Math.max(8, heading.length))];
  if (layout === 'decorated') return [`=== ${heading.toUpperCase()} ===`];
  return [heading];
}

function bodyLines(layout: TextLayout, habits: Habits, { body }: PrintedSection): string[] {
  if (body.kind === 'paragraph') return [body.text];
  if (body.kind === 'entries') {
    return body.entries.flatMap((entry, index) => [
      ...(index > 0 ? [''] : []),
      ...entryLines(layout, habits, entry),
    ]);
  }
  return listLines(habits, body.form, body.items);
}

function listLines(habits: Habits, form: string, items: string[]): string[] {
  if (form === 'bullets') return items.map((item) => `${habits.bullet} ${item}`);
  if (form === 'commas') return [items.join(', ')];
  if (form === 'pipes') return [items.join(' | ')];
  if (form === 'groups') {
    const half = Math.ceil(items.length / 2);
    return [`Main: ${items.slice(0, half).join(', ')}`, `Also: ${items.slice(half).join(', ')}`];
  }
  if (form === 'columns') {
    const half = Math.ceil(items.length / 2);
    return items
      .slice(0, half)
      .map((item, index) => `${item.padEnd(34)}${items[half + index] ?? ''}`.trimEnd());
  }
  return items;
}

function entryLines(layout: TextLayout, habits: Habits, entry: PrintedEntry): string[] {
  const rows = entry.rows.map((row) => rowLine(layout, row)).filter((line) => line !== '');
  const [first = '', ...others] = rows;
  const headed = entry.margin ? [`${entry.margin.padEnd(24)} ${first}`, ...others] : rows;
  const bullets = entry.bullets.map((bullet) => `${habits.bullet} ${bullet}`);
  return [...headed, ...(entry.paragraph === null ? [] : [entry.paragraph]), ...bullets];
}

function rowLine(layout: TextLayout, row: Row): string {
  const left = textOf(row.left);
  const right = textOf(row.right);
  if (right === '') return left;
  if (layout === 'tabs') return `${left}\t${right}`;
  if (layout === 'aligned')
    return `${left}${' '.repeat(Math.max(3, WIDTH - left.length - right.length))}${right}`;
  return `${left}, ${right}`;
}

/** Wraps a line like a mail program: at the last space before the limit. */
function wrap(line: string, limit: number): string[] {
  const lines: string[] = [];
  let left = line;
  while (left.length > limit) {
    const at = left.lastIndexOf(' ', limit);
    if (at <= 0) break;
    lines.push(left.slice(0, at));
    left = left.slice(at + 1);
  }
  return [...lines, left];
}
