import { ASIDE, type EntryHtml, type PageDesign } from './page-design';

const head = ({ title, where, duties }: EntryHtml): string =>
  `<b>${title}</b><div class="employer">${where}</div>${duties}`;
const two = ([from, to]: [string, string], mark: string): string =>
  to === '' ? from : `${from} ${mark}<br>${to}`;

/** Dates next to, above or below the entries, often at a line with dots. */
export const TIMELINE_DESIGNS = {
  timeline_left: {
    heldOut: false,
    css: `.entry { display: grid; grid-template-columns: 27% 1fr; } .entry > div + div { border-left: 2px solid #888; padding-left: 14px; position: relative; } .entry > div + div::before { content: ""; position: absolute; left: -6px; top: 4px; width: 10px; height: 10px; border-radius: 5px; background: #666; }`,
    entry: (entry) => `<div class="when">${entry.dates}</div><div>${head(entry)}</div>`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' • ')}</header>${sheet.all()}`,
  },
  timeline_right: {
    heldOut: true,
    css: `.entry { display: grid; grid-template-columns: 1fr 25%; } .entry > div { border-right: 2px solid #888; padding-right: 12px; } .entry > div + div { border: 0; padding-left: 12px; }`,
    entry: (entry) => `<div>${head(entry)}</div><div class="when">${entry.dates}</div>`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' • ')}</header>${sheet.all()}`,
  },
  dates_above_title: {
    heldOut: false,
    css: `.entry { border-left: 3px solid #ccc; padding-left: 10px; } .when { color: #666; font-size: .9em; text-transform: none; }`,
    entry: (entry) => `<div class="when">${entry.dates}</div>${head(entry)}`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' • ')}</header>${sheet.all()}`,
  },
  divided_dates_left: {
    heldOut: false,
    css: `.entry { display: grid; grid-template-columns: 17% 1fr; gap: 12px; }`,
    entry: (entry) => `<div class="when">${two(entry.ends, '–')}</div><div>${head(entry)}</div>`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  divided_dates_right: {
    heldOut: true,
    css: `.entry { display: grid; grid-template-columns: 1fr 16%; gap: 12px; } .when { text-align: right; }`,
    entry: (entry) => `<div>${head(entry)}</div><div class="when">${two(entry.ends, '-')}</div>`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  place_and_dates_right: {
    heldOut: false,
    css: `.when { text-align: right; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div class="row"><b>${employer}</b><span>${place}</span></div><div class="row"><i>${title}</i><span class="when">${dates}</span></div>${duties}`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  place_and_dates_left: {
    heldOut: true,
    css: `.entry { display: grid; grid-template-columns: 24% 1fr; gap: 12px; } .when { font-size: .88em; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div class="when">${dates}<br>${place}</div><div><b>${title}</b><div>${employer}</div>${duties}</div>`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  hanging_years: {
    heldOut: false,
    css: `.entry { padding-left: 26%; text-indent: -26%; } .entry ul, .entry li { text-indent: 0; } .entry .when { display: inline-block; width: 26%; text-indent: 0; }`,
    entry: ({ title, where, dates, duties }) =>
      `<span class="when">${dates}</span><b>${title}</b>, ${where}${duties}`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine('<br>')}</header>${sheet.all()}`,
  },
  timeline_beside_sidebar: {
    heldOut: true,
    css: `.cols { grid-template-columns: 1fr 28%; } main .entry { display: grid; grid-template-columns: 22% 1fr; gap: 10px; } aside { background: #eef; padding: 8px; font-size: .85em; }`,
    entry: (entry) => `<div class="when">${entry.dates}</div><div>${head(entry)}</div>`,
    body: (sheet) =>
      `<header>${sheet.name()}</header><div class="cols"><main>${sheet.without(...ASIDE)}</main><aside>${sheet.contacts()}${sheet.only(...ASIDE)}</aside></div>`,
  },
} satisfies Record<string, PageDesign>;
