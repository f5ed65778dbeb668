import type { SectionName } from '../../page/printed-page';
import { stacked, type EntryHtml, type PageDesign, type Sheet } from './page-design';

const cells = (...texts: string[]): string => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`;
const heads = (...texts: string[]): string => `<tr>${texts.map((text) => `<th>${text}</th>`).join('')}</tr>`;
const bold = (text: string): string => `<b>${text}</b>`;

/** Prints the positions as a table after their heading, and the other sections as usual. */
function withTable(sheet: Sheet, header: string, rowOf: (entry: EntryHtml) => string): string {
  const name: SectionName = 'work';
  const table = `${sheet.heading(name)}<table>${header}${sheet.entries(name).map(rowOf).join('')}</table>`;
  return `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.only('summary')}${table}${sheet.without('summary', name)}`;
}

/** An entry as a table with the name of each field. */
function form({ title, employer, place, where, dates, duties, section }: EntryHtml): string {
  const rows =
    section === 'education'
      ? [
          ['Dates', dates],
          ['Qualification', title],
          ['School', where],
        ]
      : [
          ['Dates', dates],
          ['Position', title],
          ['Employer', employer],
          ['Location', place],
          ['Main duties', duties],
        ];
  const filled = rows.filter(([, text]) => text !== '');
  return `<table>${filled.map(([name = '', text = '']) => `<tr><td class="name">${name}</td><td>${text}</td></tr>`).join('')}</table>`;
}

/** Positions in rows and cells. */
export const TABLE_DESIGNS = {
  table_of_positions: {
    heldOut: false,
    english: true,
    css: `table { font-size: .95em; } th { text-align: left; border-bottom: 1px solid #666; }`,
    body: (sheet) =>
      withTable(
        sheet,
        heads('Employer', 'Position', 'Location', 'Dates'),
        ({ employer, title, place, dates }) => cells(employer, title, place, dates),
      ),
  },
  ruled_table_dates_last: {
    heldOut: true,
    english: true,
    css: `th, td { border: 1px solid #777; padding: 4px; text-align: left; } table { border-collapse: collapse; }`,
    body: (sheet) =>
      withTable(sheet, heads('Job title', 'Company', 'Period'), ({ employer, place, title, dates, duties }) =>
        cells(bold(title) + duties, [employer, place].filter((text) => text !== '').join('<br>'), dates),
      ),
  },
  labelled_table: {
    heldOut: false,
    english: true,
    css: `.name { width: 24%; text-align: right; color: #555; padding-right: 12px; } .entry { margin-bottom: 10px; }`,
    entry: form,
    body: (sheet) => `<header>${sheet.name()}${sheet.contacts()}</header>${sheet.all()}`,
  },
  cards: {
    heldOut: false,
    css: `.entry { border: 1px solid #aaa; border-radius: 5px; padding: 7px; } h2 { background: #ddd; border: 0; padding: 3px 6px; }`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  cards_in_two_columns: {
    heldOut: true,
    css: `.work .body, .education .body { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; } .entry { border: 1px solid #bbb; padding: 6px; font-size: .92em; }`,
    entry: ({ title, where, dates, duties }) =>
      `<b>${title}</b><div>${where}</div><div class="when">${dates}</div>${duties}`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  one_line_entries: {
    heldOut: false,
    css: ``,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div>${[bold(title), employer, place, dates].filter((text) => text !== '').join(' | ')}</div>${duties}`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  entries_with_slashes: {
    heldOut: true,
    css: `.entry > div { color: #234; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div>${[employer, title, place, dates].filter((text) => text !== '').join(' / ')}</div>${duties}`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' / ')}</header>${sheet.all()}`,
  },
  school_table: {
    heldOut: false,
    english: true,
    css: `th { text-align: left; }`,
    entry: stacked,
    body: (sheet) =>
      `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.without('education')}${sheet.heading('education')}<table>${heads('Qualification', 'Institution', 'Year')}${sheet
        .entries('education')
        .map(({ title, where, dates }) => cells(title, where, dates))
        .join('')}</table>`,
  },
} satisfies Record<string, PageDesign>;
