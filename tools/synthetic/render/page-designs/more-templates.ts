import { escape } from '../markup';
import { ASIDE, stacked, type PageDesign } from './page-design';

/** Further designs after families of published templates, written after those of `templates.ts` were mended. */
export const MORE_TEMPLATE_DESIGNS = {
  centred_text: {
    heldOut: false,
    css: `body { text-align: center; } ul { list-style: none; padding: 0; } h2 { border-top: 1px solid; letter-spacing: 2px; text-transform: uppercase; }`,
    entry: ({ title, where, dates, duties }) =>
      `<b>${title}</b><div>${where}</div><div>${dates}</div>${duties}`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' • ')}</header>${sheet.all()}`,
  },
  dates_and_place_left: {
    heldOut: false,
    css: `.step { display: grid; grid-template-columns: 22% 1fr; gap: 14px; break-inside: avoid; margin-bottom: 8px; } .step > :first-child { color: #666; font-size: .92em; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div class="step"><div>${dates}<br>${place}</div><div><b>${title}</b><div>${employer}</div>${duties}</div></div>`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contacts()}</header>${sheet.all()}`,
  },
  dates_in_brackets: {
    heldOut: false,
    css: `h2 { border: 0; border-left: 6px solid #b33; padding-left: 8px; }`,
    entry: ({ title, where, dates, duties }) =>
      `<div><b>${title}</b> (${dates})</div><div>${where}</div>${duties}`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  employer_line_over_title_line: {
    heldOut: false,
    css: `header { text-align: center; } h1 { font-weight: normal; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div class="row"><b>${employer}</b><span>${place}</span></div><div class="row"><i>${title}</i><i>${dates}</i></div>${duties}`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' ⋄ ')}</header>${sheet.all()}`,
  },
  from_and_to_columns: {
    heldOut: false,
    css: `.step { display: grid; grid-template-columns: 14% 14% 1fr; gap: 10px; break-inside: avoid; margin-bottom: 6px; }`,
    entry: ({ title, where, ends: [from, to], duties }) =>
      `<div class="step"><div>${from}</div><div>${to}</div><div><b>${title}</b>, ${where}${duties}</div></div>`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  monogram: {
    heldOut: false,
    css: `header { display: grid; grid-template-columns: 24mm 1fr 34%; align-items: center; gap: 12px; } .mono { font-size: 2.4em; border: 3px solid; text-align: center; padding: 6px 0; } .contacts { text-align: right; }`,
    body: (sheet) =>
      `<header><div class="mono">${initials(sheet.page.name)}</div><div>${sheet.name()}</div>${sheet.contacts()}</header>${sheet.all()}`,
  },
  summary_beside_contacts: {
    heldOut: false,
    css: `.top { display: grid; grid-template-columns: 1fr 36%; gap: 20px; } .lists { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; }`,
    body: (sheet) =>
      `<header>${sheet.name()}</header><div class="top"><div>${sheet.only('summary')}</div><div>${sheet.contacts()}</div></div>${sheet.only('work', 'volunteer')}<div class="lists">${sheet.only('education', ...ASIDE)}</div>`,
  },
  personal_details_table: {
    heldOut: false,
    english: true,
    css: `.personal td:first-child { width: 30%; font-weight: bold; } h2 { background: #ddd; border: 0; padding: 2px 6px; }`,
    entry: ({ title, where, dates, duties }) =>
      `<table><tr><td style="width:30%">${dates}</td><td><b>${title}</b><br>${where}${duties}</td></tr></table>`,
    body: (sheet) =>
      `<h1>Resume</h1><table class="personal"><tr><td>Full name</td><td>${escape(sheet.page.name)}</td></tr>${sheet.page.contacts.map(({ kind, text }) => `<tr><td>${PERSONAL_LABELS[kind]}</td><td>${escape(text)}</td></tr>`).join('')}</table>${sheet.all()}`,
  },
  running_footer: {
    heldOut: false,
    english: true,
    css: `body { font-size: 11.5pt; line-height: 1.5; } @page { margin: 16mm 16mm 24mm; @bottom-left { content: "Resume"; font-size: 8pt; } @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } } .foot { position: fixed; bottom: -12mm; left: 0; right: 0; text-align: center; font-size: .75em; color: #666; } .entry { break-inside: auto; }`,
    body: (sheet) =>
      `<div class="foot">${escape(sheet.page.name)}</div><header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  right_column_over_pages: {
    heldOut: false,
    css: `body { font-size: 11.6pt; line-height: 1.45; } .cols { grid-template-columns: 1fr 31%; } .entry { break-inside: auto; } aside { background: #f2efe9; padding: 10px; } h2 { border: 0; }`,
    entry: ({ title, where, dates, duties }) =>
      `<div class="when">${dates}</div><b>${title}</b><div class="employer">${where}</div>${duties}`,
    body: (sheet) =>
      `<header>${sheet.name()}</header><div class="cols"><main>${sheet.only('summary', 'work', 'volunteer')}</main><aside>${sheet.contacts()}${sheet.without('summary', 'work', 'volunteer')}</aside></div>`,
  },
  skill_grid: {
    heldOut: false,
    css: `.grid { display: grid; grid-template-columns: 1fr 1fr 1fr; border-top: 1px solid #999; border-left: 1px solid #999; } .grid div { border-right: 1px solid #999; border-bottom: 1px solid #999; padding: 3px 6px; }`,
    list: (items, name) =>
      name === 'skills'
        ? `<div class="grid">${items.map((item) => `<div>${item}</div>`).join('')}</div>`
        : null,
    entry: stacked,
    body: (sheet) =>
      `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.only('summary', 'skills')}${sheet.without('summary', 'skills')}`,
  },
  dates_right_on_second_line: {
    heldOut: false,
    css: `aside h2 { font-size: 1em; } .cols { grid-template-columns: 29% 1fr; } aside { border-right: 2px solid #36c; padding-right: 10px; }`,
    entry: ({ title, where, dates, duties }) =>
      `<b>${title}</b><div class="row"><span>${where}</span><i>${dates}</i></div>${duties}`,
    body: (sheet) =>
      `<div class="cols"><aside>${sheet.contacts()}${sheet.only(...ASIDE)}</aside><main>${sheet.dividedName()}${sheet.without(...ASIDE)}</main></div>`,
  },
} satisfies Record<string, PageDesign>;

const PERSONAL_LABELS = { place: 'Home address', phone: 'Mobile', email: 'Email', link: 'Profile' };

function initials(name: string): string {
  return escape(
    name
      .split(' ')
      .map((word) => word.charAt(0))
      .join('')
      .slice(0, 2),
  );
}
