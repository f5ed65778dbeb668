import { escape } from '../markup';
import { marked } from './document-templates';
import { stacked, type PageDesign } from './page-design';

/**
 * Designs that confidences are fitted on. Errors in them are not mended, so that a confidence states how often values of
 * designs that the parser has not seen are right.
 */
export const CALIBRATION_DESIGNS = {
  three_part_rows: {
    heldOut: false,
    css: `.step { display: grid; grid-template-columns: 21% 1fr 22%; gap: 10px; margin-bottom: 7px; break-inside: avoid; } .step > :last-child { text-align: right; color: #555; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div class="step"><div>${dates}</div><div><b>${employer}</b><div>${title}</div>${duties}</div><div>${place}</div></div>`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' · ')}</header>${sheet.all()}`,
  },
  one_line_with_dashes: {
    heldOut: false,
    css: `h2 { background: #eef; border: 0; padding: 2px 8px; } header { border-left: 8px solid #336; padding-left: 10px; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div><b>${[dates, title, employer, place].filter((text) => text !== '').join(' — ')}</b></div>${duties}`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contacts()}</header>${sheet.all()}`,
  },
  line_before_dates_at_right: {
    heldOut: false,
    css: `body { font-size: 9.2pt; } .step { display: grid; grid-template-columns: 1fr 33mm; margin-bottom: 6px; break-inside: avoid; } .step > :last-child { border-left: 2px solid #c60; padding-left: 4mm; } h2 { border: 0; letter-spacing: 2px; text-transform: uppercase; }`,
    entry: ({ title, where, dates, duties }) =>
      `<div class="step"><div><div>${where}</div><i>${title}</i>${duties}</div><div>${dates}</div></div>`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' / ')}</header>${sheet.all()}`,
  },
  contacts_in_three_columns: {
    heldOut: false,
    css: `.contacts { display: grid; grid-template-columns: 1fr 1fr 1fr; background: #ddd; padding: 6px; } .cols { grid-template-columns: 1fr 1fr; } h2 { border: 0; border-bottom: 2px dotted; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<b>${employer}</b><div>${title}</div><div>${[dates, place].filter((text) => text !== '').join(' | ')}</div>${duties}`,
    body: (sheet) =>
      `<header>${sheet.name()}${marked(sheet)}</header>${sheet.only('summary')}<div class="cols"><main>${sheet.only('work', 'volunteer')}</main><main>${sheet.without('summary', 'work', 'volunteer')}</main></div>`,
  },
  shaded_cards: {
    heldOut: false,
    css: `.entry { background: #f0f0f0; border-left: 4px solid #2a6; padding: 5px 9px; } h1 { text-align: right; } .contacts { text-align: right; } .meta { display: flex; justify-content: space-between; color: #444; font-size: .9em; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div class="row"><b>${title}</b><span>${place}</span></div><div class="meta"><span>${employer}</span><span>${dates}</span></div>${duties}`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contacts()}</header>${sheet.all()}`,
  },
  narrow_sidebar_with_labels: {
    heldOut: false,
    english: true,
    css: `.cols { grid-template-columns: 25% 1fr; gap: 14px; } aside { border-right: 1px solid #aaa; padding-right: 8px; font-size: .82em; } aside h2 { font-size: 1.1em; } .small { color: #777; font-size: .85em; }`,
    entry: ({ title, employer, place, ends: [from, to], duties }) =>
      `<div><b>${title}</b> at <b>${employer}</b></div><div class="small">${place === '' ? '' : `Location: ${place} · `}From ${from}${to === '' ? '' : ` to ${to}`}</div>${duties}`,
    body: (sheet) =>
      `<header>${sheet.name()}</header><div class="cols"><aside><h2>Details</h2>${sheet.page.contacts.map(({ kind, text }) => `<div class="small">${{ place: 'Lives in', phone: 'Call', email: 'Write', link: 'See' }[kind]}</div><div>${escape(text)}</div>`).join('')}${sheet.only('skills', 'languages', 'certifications')}</aside><main>${sheet.without('skills', 'languages', 'certifications')}</main></div>`,
  },
  ruled_table_of_all: {
    heldOut: false,
    css: `section { display: grid; grid-template-columns: 24% 1fr; border: 1px solid #777; border-bottom: 0; } section:last-child { border-bottom: 1px solid #777; } h2 { border: 0; margin: 0; padding: 4px; background: #eee; font-size: 1em; } .body { padding: 4px 8px; border-left: 1px solid #777; }`,
    entry: stacked,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  right_sidebar_with_dots: {
    heldOut: false,
    css: `@page { margin: 0; } .cols { grid-template-columns: 1fr 30%; gap: 0; min-height: 279mm; } main { padding: 12mm 8mm 12mm 12mm; } aside { background: #f3e9dc; padding: 12mm 6mm; } .rated { display: flex; justify-content: space-between; } h1 { font-weight: 300; letter-spacing: 3px; }`,
    list: (items, name) =>
      name === 'skills' || name === 'languages'
        ? items
            .map(
              (item, at) =>
                `<div class="rated"><span>${item}</span><span>${['●●●●●', '●●●○○', '●●●●○'][at % 3] ?? ''}</span></div>`,
            )
            .join('')
        : null,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div>${dates}</div><b>${title} / ${employer}</b>${place === '' ? '' : `<div>${place}</div>`}${duties}`,
    body: (sheet) =>
      `<div class="cols"><main>${sheet.name()}${sheet.only('summary', 'work', 'volunteer', 'education')}</main><aside>${marked(sheet)}${sheet.without('summary', 'work', 'volunteer', 'education')}</aside></div>`,
  },
  years_in_large_type: {
    heldOut: false,
    css: `.step { display: grid; grid-template-columns: 34mm 1fr; gap: 5mm; margin-bottom: 8px; break-inside: avoid; } .year { font-size: 1.25em; color: #999; } h2 { text-align: center; border: 0; text-transform: uppercase; } header { text-align: center; }`,
    entry: ({ title, where, dates, duties }) =>
      `<div class="step"><div class="year">${dates}</div><div><b>${where}</b><div>${title}</div>${duties}</div></div>`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
} satisfies Record<string, PageDesign>;
