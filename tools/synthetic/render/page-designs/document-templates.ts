import { escape } from '../markup';
import { ASIDE, stacked, type EntryHtml, type PageDesign, type Sheet } from './page-design';

/** Designs after templates of word processors, of LaTeX classes and of forms. */
export const DOCUMENT_TEMPLATE_DESIGNS = {
  ruled_margin: {
    heldOut: false,
    css: `header { display: flex; justify-content: space-between; align-items: end; margin-bottom: 10px; } h1 { font-weight: normal; font-size: 2.8em; } .contacts { text-align: right; font-style: italic; } section { margin-top: 8px; } h2 { border: 0; margin-left: 20%; font-weight: normal; font-size: 1.4em; } .step { display: grid; grid-template-columns: 19% 1fr; gap: 1%; margin-bottom: 5px; } .body > p, .body > ul { margin-left: 20%; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div class="step"><div>${dates}</div><div><b>${title}</b>${employer === '' ? '' : `, <i>${employer}</i>`}${place === '' ? '' : `, ${place}`}.${duties}</div></div>`,
    body: (sheet) => `<header><div>${sheet.name()}</div>${marked(sheet)}</header>${sheet.all()}`,
  },
  light_and_bold_name: {
    heldOut: false,
    css: `header { text-align: center; } h1 { font-weight: 300; font-size: 2.7em; } h1 b { font-weight: bold; } .headline { font-variant: small-caps; color: #b22; } h2 { border: 0; border-bottom: 1px solid #999; } .caps { font-variant: small-caps; color: #555; } .row i { color: #b22; font-size: .9em; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div class="row"><b>${employer}</b><i>${place}</i></div><div class="row"><span class="caps">${title}</span><i>${dates}</i></div>${duties}`,
    body: (sheet) => `<header>${lightName(sheet)}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  labelled_margin_form: {
    heldOut: false,
    english: true,
    css: `@page { size: A4; margin: 14mm 14mm 22mm; @bottom-left { content: "Curriculum vitae of the applicant"; font-size: 7.5pt; color: #777; } @bottom-right { content: "Page " counter(page) " / " counter(pages); font-size: 7.5pt; color: #777; } } .personal { display: grid; grid-template-columns: 27% 1fr; gap: 16px; margin-top: 12px; } h2 { width: 27%; text-align: right; text-transform: uppercase; font-size: .85em; border: 0; margin: 12px 0 2px; } .personal h2 { width: auto; } .body > p, .body > ul, .body > div:not(.entry) { margin-left: calc(27% + 16px); } .entry { display: grid; grid-template-columns: 27% 1fr; gap: 16px; } .entry > div:first-child { text-align: right; color: #268; } .entry b { color: #268; font-weight: normal; } .personal h1 { font-size: 1.7em; }`,
    entry: ({ title, where, dates, duties }) =>
      `<div>${dates}</div><div><b>${title}</b><div>${where}</div>${duties}</div>`,
    body: (sheet) =>
      `<div class="personal"><h2>Personal information</h2><div>${sheet.name()}${marked(sheet)}</div></div>${sheet.all()}`,
  },
  employer_dash_title: {
    heldOut: false,
    css: `.cols { grid-template-columns: 1fr 29%; gap: 34px; } h1 { font-size: 2.9em; } h2 { border: 0; text-transform: uppercase; font-size: .85em; margin-top: 20px; } .when { text-transform: uppercase; font-size: .78em; color: #666; } aside { font-size: .92em; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div><b>${employer}${employer === '' || place === '' ? '' : ','}</b> ${place} — <i>${title}</i></div><div class="when">${dates}</div>${duties}`,
    body: (sheet) =>
      `<div class="cols"><main>${sheet.name()}${sheet.only('summary', 'work', 'volunteer', 'education')}</main><aside>${sheet.contacts()}${sheet.without('summary', 'work', 'volunteer', 'education')}</aside></div>`,
  },
  bars_between_all: {
    heldOut: false,
    css: `h1 { font-weight: normal; letter-spacing: 1px; } h2 { border: 0; color: #2a7b88; } .head { text-transform: uppercase; font-weight: bold; font-size: .92em; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div class="head">${[title, employer, place, dates].filter((text) => text !== '').join(' | ')}</div>${duties}`,
    body: (sheet) => `${sheet.name()}${sheet.contactLine(' | ')}${sheet.all()}`,
  },
  roles_as_bullets: {
    heldOut: false,
    css: `.employer { font-style: normal; font-weight: bold; margin-top: 6px; } ul.roles { margin: 0; }`,
    entry: stacked,
    body: (sheet) =>
      `<header>${sheet.name()}${sheet.contactLine(' • ')}</header>${sheet.only('summary')}${sheet.heading('work')}${rolesByEmployer(sheet)}${sheet.without('summary', 'work')}`,
  },
  government_form: {
    heldOut: false,
    english: true,
    css: `td, th { border: 1px solid #444; padding: 3px 5px; text-align: left; vertical-align: top; } th { background: #e4e4e4; } table { margin-bottom: 6px; } .personal td:first-child { width: 32%; background: #f3f3f3; } h2 { border: 0; background: #333; color: #fff; padding: 2px 5px; }`,
    body: (sheet) =>
      `<h1>Application for employment</h1><table class="personal"><tr><td>1. Name of applicant</td><td>${escape(sheet.page.name)}</td></tr>${sheet.page.contacts.map(({ kind, text }, at) => `<tr><td>${at + 2}. ${FORM_LABELS[kind]}</td><td>${escape(text)}</td></tr>`).join('')}</table>${sheet.only('summary')}${formTable(sheet, 'work', ['Position', 'Employer and address'])}${formTable(sheet, 'education', ['Qualification', 'School'])}${sheet.without('summary', 'work', 'education')}`,
  },
  years_before_entries: {
    heldOut: false,
    css: `body { font-family: 'Liberation Serif'; } @page { margin: 18mm 20mm 22mm; @bottom-center { content: counter(page); font-size: 9pt; } } .foot { position: fixed; bottom: -10mm; left: 0; font-size: .75em; } h1 { font-weight: normal; text-align: center; } header { text-align: center; } h2 { font-variant: small-caps; font-weight: normal; border: 0; border-bottom: .5px solid; } .entry { display: grid; grid-template-columns: 24mm 1fr; gap: 3mm; break-inside: auto; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div>${dates}</div><div>${title}, ${[employer, place].filter((text) => text !== '').join(', ')}${duties}</div>`,
    body: (sheet) =>
      `<div class="foot">${escape(sheet.page.name)}</div><header>${sheet.name()}${sheet.contactLine('<br>')}</header>${sheet.only('education')}${sheet.without('education')}`,
  },
  offset_baselines: {
    heldOut: false,
    css: `.cols { grid-template-columns: 1fr 35%; gap: 16px; } aside { font-size: .94em; line-height: 1.75; padding-top: 5px; } h2 { border: 0; }`,
    entry: ({ title, where, dates, duties }) => `<b>${title}</b><div>${where} · ${dates}</div>${duties}`,
    body: (sheet) =>
      `<header>${sheet.name()}${sheet.contactLine(' · ')}</header><div class="cols"><main>${sheet.only('summary', 'work', 'volunteer')}</main><aside>${sheet.only('education', ...ASIDE)}</aside></div>`,
  },
} satisfies Record<string, PageDesign>;

const FORM_LABELS = {
  place: 'Residence',
  phone: 'Telephone number',
  email: 'E-mail address',
  link: 'Website',
};
const MARKS = { place: '⌂', phone: '☎', email: '✉', link: '⚯' };

/** The contacts below each other, each after an icon. */
export function marked(sheet: Sheet): string {
  const items = sheet.page.contacts.map(({ kind, text }) => `<li>${MARKS[kind]} ${escape(text)}</li>`);
  return `<ul class="contacts">${items.join('')}</ul>`;
}

/** The last word of the name in bold type. */
function lightName({ page: { name, headline } }: Sheet): string {
  const at = name.lastIndexOf(' ');
  return `<h1>${escape(name.slice(0, at))} <b>${escape(name.slice(at + 1))}</b></h1>${headline === null ? '' : `<p class="headline">${escape(headline)}</p>`}`;
}

/** An employer over its positions, which are bullets with their duties below them. */
function rolesByEmployer(sheet: Sheet): string {
  let before = '';
  return sheet
    .entries('work')
    .map(({ title, employer, where, dates, duties }) => {
      const head = employer === before ? '' : `<div class="employer">${where}</div>`;
      before = employer;
      return `${head}<ul class="roles"><li><i>${title}</i> (${dates})${duties}</li></ul>`;
    })
    .join('');
}

/** Entries as rows of a table with ruled cells. */
function formTable(sheet: Sheet, name: 'work' | 'education', [title, where]: [string, string]): string {
  const row = ({ ends: [from, to], title, where, duties }: EntryHtml): string =>
    `<tr><td>${from}</td><td>${to}</td><td>${title}</td><td>${where}</td></tr>${duties === '' ? '' : `<tr><td colspan="4">Duties: ${duties}</td></tr>`}`;
  const rows = sheet.entries(name).map(row);
  if (rows.length === 0) return '';
  return `${sheet.heading(name)}<table><tr><th>From</th><th>To</th><th>${title}</th><th>${where}</th></tr>${rows.join('')}</table>`;
}
