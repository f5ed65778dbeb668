import type { Habits } from '../page/habits';
import type { Piece, PrintedEntry, PrintedPage, PrintedSection } from '../page/printed-page';
import type { Random } from '../random';
import { escape, listHtml } from './markup';
import { PAGE_DESIGNS, type PageDesignName } from './page-designs';
import { Sheet } from './page-designs/page-design';

export const PAGE_LAYOUTS = [
  'one_column',
  'centered',
  'left_sidebar',
  'right_sidebar',
  'two_columns',
  'dates_column',
  'grid_table',
  'icons',
  'banner',
] as const;
export type PageLayout = (typeof PAGE_LAYOUTS)[number];

/** Layouts with dates next to the entries. */
export const MARGIN_LAYOUTS: readonly string[] = ['dates_column', 'grid_table', 'dates_table'];

const ASIDE = new Set(['skills', 'languages', 'certifications', 'interests', 'references']);
const FONTS = [
  'Liberation Sans',
  'Liberation Serif',
  'DejaVu Sans',
  'DejaVu Serif',
  'Liberation Sans Narrow',
];
const ICONS = { place: '⌂', phone: '☎', email: '✉', link: '⚯' };
const COLOURS = ['#1f3a5f', '#4a2c2a', '#1e5b4f', '#333333', '#6b2d5c'];

/** Renders the resume as a page that a browser prints. */
export function renderHtml(
  random: Random,
  layout: PageLayout | PageDesignName,
  habits: Habits,
  page: PrintedPage,
): string {
  const colour = random.pick(COLOURS);
  const style = css({
    font: random.pick(FONTS),
    size: random.int(90, 112) / 10,
    colour,
    upper: random.chance(0.25),
    justify: random.chance(0.2),
    dark: random.chance(0.5),
  });
  const design = isPageDesign(layout) ? PAGE_DESIGNS[layout] : null;
  const body = isPageDesign(layout)
    ? PAGE_DESIGNS[layout].body(new Sheet(page, habits, PAGE_DESIGNS[layout]))
    : bodyOf(layout, habits, page);
  return `<!doctype html><html lang="${habits.language}"><head><meta charset="utf-8"><style>${style}${design ? `.entry .when { width: auto; }${design.css}` : ''}</style></head><body class="${layout}">${body}</body></html>`;
}

export function isPageDesign(layout: string): layout is PageDesignName {
  return layout in PAGE_DESIGNS;
}

/** The words that a page shows, for the check of what it leaves out. */
export function wordsOfPage(html: string): string {
  return html
    .replace(/<style>[^]*<\/style>|<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function bodyOf(layout: PageLayout, habits: Habits, page: PrintedPage): string {
  const sections = (chosen: PrintedSection[]): string =>
    chosen.map((section) => sectionHtml(layout, habits, section)).join('');
  const aside = page.sections.filter(({ name }) => ASIDE.has(name));
  const main = page.sections.filter(({ name }) => !ASIDE.has(name));
  const name = `<h1>${escape(page.name)}</h1>${page.headline === null ? '' : `<p class="headline">${escape(page.headline)}</p>`}`;
  const contacts = contactsHtml(layout, habits, page);
  if (layout === 'left_sidebar')
    return `<div class="cols"><aside>${contacts}${sections(aside)}</aside><main>${name}${sections(main)}</main></div>`;
  if (layout === 'right_sidebar')
    return `<header>${name}</header><div class="cols"><main>${sections(main)}</main><aside>${contacts}${sections(aside)}</aside></div>`;
  if (layout === 'two_columns') {
    const work = page.sections.filter((section) => section.name === 'work' || section.name === 'volunteer');
    const rest = page.sections.filter((section) => !work.includes(section));
    return `<header>${name}${contacts}</header><div class="cols even"><main>${sections(work)}</main><main>${sections(rest)}</main></div>`;
  }
  return `<header>${name}${contacts}</header>${sections(page.sections)}`;
}

function contactsHtml(layout: PageLayout, habits: Habits, page: PrintedPage): string {
  const stacked = layout === 'left_sidebar' || layout === 'right_sidebar' || layout === 'icons';
  const labels = { place: 'Address', phone: 'Phone', email: 'Email', link: 'LinkedIn' };
  const items = page.contacts.map(({ kind, text }) => {
    const mark =
      layout === 'icons' || layout === 'left_sidebar' ? `<span class="icon">${ICONS[kind]}</span> ` : '';
    const label = habits.contactLabels ? `<b>${labels[kind]}:</b> ` : '';
    const linked = kind === 'email' ? `<a href="mailto:${escape(text)}">${escape(text)}</a>` : escape(text);
    return `${mark}${label}${linked}`;
  });
  if (stacked) return `<ul class="contacts">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return `<p class="contacts">${items.join(' <span class="dot">|</span> ')}</p>`;
}

function sectionHtml(layout: PageLayout, habits: Habits, section: PrintedSection): string {
  return `<section><h2>${escape(section.heading)}</h2>${sectionBody(layout, habits, section)}</section>`;
}

function sectionBody(layout: PageLayout, habits: Habits, { body }: PrintedSection): string {
  if (body.kind === 'paragraph') return `<p>${escape(body.text)}</p>`;
  if (body.kind === 'list') return listHtml(body.form, body.items);
  if (layout === 'dates_column' || layout === 'grid_table') {
    const rows = body.entries.map(
      (entry) =>
        `<tr><td class="when">${escape(entry.margin ?? '')}</td><td>${entryHtml(habits, entry)}</td></tr>`,
    );
    return `<table>${rows.join('')}</table>`;
  }
  return body.entries.map((entry) => `<div class="entry">${entryHtml(habits, entry)}</div>`).join('');
}

function entryHtml(habits: Habits, entry: PrintedEntry): string {
  const rows = entry.rows.filter(({ left, right }) => left.length + right.length > 0);
  const heads = rows.map(
    ({ left, right }) =>
      `<div class="row"><span>${pieces(left)}</span>${right.length > 0 ? `<span>${pieces(right)}</span>` : ''}</div>`,
  );
  const prose = entry.paragraph === null ? '' : `<p>${escape(entry.paragraph)}</p>`;
  const typed = !['•', '▪'].includes(habits.bullet);
  const bullets = typed
    ? entry.bullets.map((bullet) => `<div>${escape(`${habits.bullet} ${bullet}`)}</div>`).join('')
    : `<ul>${entry.bullets.map((bullet) => `<li>${escape(bullet)}</li>`).join('')}</ul>`;
  return `${heads.join('')}${prose}${entry.bullets.length > 0 ? bullets : ''}`;
}

function pieces(items: readonly Piece[]): string {
  return items.map(({ text, role }) => `<span class="${role}">${escape(text)}</span>`).join('');
}

interface Look {
  font: string;
  size: number;
  colour: string;
  upper: boolean;
  justify: boolean;
  dark: boolean;
}

function css({ font, size, colour, upper, justify, dark }: Look): string {
  return `
@page { size: letter; margin: 14mm; }
body { font: ${size}pt '${font}', sans-serif; line-height: 1.32; margin: 0; color: #111;${justify ? ' text-align: justify;' : ''} }
h1 { font-size: 2.1em; margin: 0; color: ${colour}; } .headline { margin: 0 0 4px; font-size: 1.15em; }
h2 { font-size: 1.2em; color: ${colour}; margin: 12px 0 4px; border-bottom: 1px solid ${colour};${upper ? ' text-transform: uppercase; letter-spacing: 1px;' : ''} }
p { margin: 2px 0; } ul { margin: 2px 0; padding-left: 16px; } .contacts { list-style: none; padding: 0; margin: 2px 0; }
.row { display: flex; justify-content: space-between; gap: 16px; } .entry { margin-bottom: 7px; break-inside: avoid; }
.title, .label { font-weight: bold; } .employer { font-style: italic; } .place { color: #444; }
ul.columns { columns: 2; } table { width: 100%; border-collapse: collapse; } td { vertical-align: top; padding: 2px 6px 6px 0; } .when { width: 25%; }
.grid_table td, .grid_table table { border: 1px solid #888; padding: 4px; }
.bar i { display: block; height: 5px; background: ${colour}; margin-bottom: 4px; }
.cols { display: grid; gap: 22px; } .left_sidebar .cols { grid-template-columns: 32% 1fr; } .right_sidebar .cols { grid-template-columns: 1fr 32%; } aside { font-size: .86em; overflow-wrap: anywhere; } .cols > * { min-width: 0; } .even { grid-template-columns: 1fr 1fr !important; }
.left_sidebar aside { ${dark ? `background: ${colour}; color: #fff; padding: 12px;` : 'background: #eee; padding: 12px;'} }${dark ? ' .left_sidebar aside h2, .left_sidebar aside a { color: #fff; border-color: #fff; }' : ''}
.centered header { text-align: center; } .banner header { background: ${colour}; color: #fff; padding: 12px; } .banner h1, .banner header a { color: #fff; }`;
}
