import type { SectionName } from '../../page/printed-page';
import { escape } from '../markup';
import { ASIDE, stacked, type EntryHtml, type PageDesign, type Sheet } from './page-design';

const RATED = ['width:90%', 'width:65%', 'width:80%'];

/** Designs after families of published templates. */
export const TEMPLATE_DESIGNS = {
  bars_at_right: {
    heldOut: false,
    css: `@page { margin: 0; } .cols { grid-template-columns: 1fr 33%; gap: 0; min-height: 279mm; } main { padding: 11mm 8mm; } aside { background: #2d3e50; color: #fff; padding: 11mm 6mm; } aside h2 { color: #fff; border: 0; } .track { background: #5a6b7c; height: 6px; margin-bottom: 5px; } .track i { display: block; height: 6px; background: #fff; }`,
    list: (items, name) =>
      name === 'skills'
        ? items
            .map(
              (item, index) =>
                `<div>${item}</div><div class="track"><i style="${RATED[index % 3] ?? ''}"></i></div>`,
            )
            .join('')
        : null,
    entry: ({ title, where, dates, duties }) =>
      `<b>${title}</b><div>${where}</div><div class="when">${dates}</div>${duties}`,
    body: (sheet) =>
      `<div class="cols"><main>${sheet.name()}${sheet.without(...ASIDE, 'education')}</main><aside>${sheet.contacts()}${sheet.only('education', ...ASIDE)}</aside></div>`,
  },
  dates_in_middle: {
    heldOut: false,
    css: `.step { display: grid; grid-template-columns: 30% 21% 1fr; gap: 12px; break-inside: avoid; margin-bottom: 8px; } .step > :nth-child(2) { text-align: center; border-left: 2px solid #888; border-right: 2px solid #888; } .step > :first-child { text-align: right; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div class="step"><div><b>${employer}</b><div>${place}</div></div><div>${dates}</div><div><b>${title}</b>${duties}</div></div>`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' • ')}</header>${sheet.all()}`,
  },
  band_with_contacts: {
    heldOut: false,
    css: `@page { margin: 0 0 12mm; } header { background: #1f3a5f; color: #fff; padding: 9mm 12mm; display: flex; justify-content: space-between; } h1 { color: #fff; } .contacts { text-align: left; } .contacts li::before { content: '● '; } .cols { grid-template-columns: 62% 1fr; padding: 0 12mm; }`,
    body: (sheet) =>
      `<header><div>${sheet.name()}</div>${sheet.contacts()}</header><div class="cols"><main>${sheet.only('summary', 'work', 'volunteer')}</main><main>${sheet.without('summary', 'work', 'volunteer')}</main></div>`,
  },
  three_columns: {
    heldOut: false,
    css: `.cols { grid-template-columns: 21% 1fr 23%; gap: 16px; font-size: .9em; overflow-wrap: anywhere; } header { text-align: center; border-bottom: 3px double; } h2 { border: 0; }`,
    entry: ({ title, where, dates, duties }) => `<b>${title}</b><div>${where}</div><i>${dates}</i>${duties}`,
    body: (sheet) =>
      `<header>${sheet.name()}</header><div class="cols"><main>${sheet.contacts()}${sheet.only('education', 'languages', 'references')}</main><main>${sheet.only('summary', 'work', 'volunteer')}</main><main>${sheet.only('skills', 'certifications', 'interests')}</main></div>`,
  },
  ruled_cells: {
    heldOut: false,
    css: `td { border: 1px solid #555; padding: 3px 6px; } .work table, .education table, .volunteer table { margin-bottom: 6px; break-inside: avoid; } td:first-child { width: 64%; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<table><tr><td><b>${employer}</b></td><td>${dates}</td></tr><tr><td>${title}</td><td>${place}</td></tr>${duties === '' ? '' : `<tr><td colspan="2">${duties}</td></tr>`}</table>`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  dates_under_titles: {
    heldOut: false,
    css: `h2 { text-align: center; border-top: 1px solid; } .when { color: #888; font-size: .85em; }`,
    entry: ({ title, where, dates, duties }) =>
      `<b>${title}</b><div class="when">${dates}</div><div class="employer">${where}</div>${duties}`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contacts()}</header>${sheet.all()}`,
  },
  capitals_over_positions: {
    heldOut: false,
    css: `.caps { text-transform: uppercase; font-weight: bold; }`,
    entry: stacked,
    body: (sheet) =>
      `<header>${sheet.name()}${sheet.contactLine(' · ')}</header>${sheet.only('summary')}${sheet.heading('work')}${groupedByEmployer(sheet)}${sheet.without('summary', 'work')}`,
  },
  education_left_work_right: {
    heldOut: false,
    css: `.cols { grid-template-columns: 37% 1fr; gap: 26px; } header { text-align: right; } h2 { border: 0; text-transform: uppercase; }`,
    entry: ({ title, where, dates, duties }) =>
      `<div class="when">${dates}</div><b>${title}</b><div>${where}</div>${duties}`,
    body: (sheet) =>
      `<header>${sheet.name()}${sheet.contactLine(' / ')}</header><div class="cols"><main>${sheet.without('work', 'volunteer')}</main><main>${sheet.only('work', 'volunteer')}</main></div>`,
  },
  key_achievements: {
    heldOut: false,
    english: true,
    css: `.box { border: 1px solid #999; background: #f4f4f4; padding: 4px 8px; margin: 4px 0 8px; }`,
    entry: (parts) =>
      parts.section === 'education'
        ? stacked(parts)
        : `<div class="row"><b>${parts.employer}</b><span>${parts.place}</span></div><div class="row"><i>${parts.title}</i><span>${parts.dates}</span></div>${parts.duties === '' ? '' : `<div class="box"><b>Key achievements</b>${parts.duties}</div>`}`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  labels_at_left: {
    heldOut: false,
    english: true,
    css: `.form { display: grid; grid-template-columns: 27% 1fr; column-gap: 14px; } .form > :nth-child(odd) { text-align: right; color: #1f5fa8; } section { display: grid; grid-template-columns: 27% 1fr; column-gap: 14px; margin-top: 10px; } h2 { text-align: right; border: 0; margin: 0; font-size: 1em; }`,
    entry: ({ title, where, dates, duties }) =>
      `<div>${dates}</div><div>${title}</div><div>${where}</div>${duties}`,
    body: (sheet) =>
      `<h1>Curriculum Vitae</h1><div class="form"><div>Name</div><div>${escape(sheet.page.name)}</div>${sheet.page.contacts.map(({ kind, text }) => `<div>${CONTACT_LABELS[kind]}</div><div>${escape(text)}</div>`).join('')}</div>${sheet.all()}`,
  },
  plain_pipes: {
    heldOut: false,
    css: `h1, h2 { font-size: 1em; color: #000; border: 0; } h2 { text-transform: uppercase; } b { font-weight: normal; }`,
    entry: ({ title, where, dates, duties }) => `<div>${title} | ${where}</div><div>${dates}</div>${duties}`,
    body: (sheet) => `${sheet.name()}${sheet.contactLine(' | ')}${sheet.all()}`,
  },
  academic: {
    heldOut: false,
    css: `body { font-family: 'Liberation Serif'; } h2 { font-variant: small-caps; font-weight: normal; border: 0; } header { text-align: center; } .entry { padding-left: 24px; text-indent: -24px; } .entry ul { text-indent: 0; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<i>${title}</i>, ${[employer, place, dates].filter((text) => text !== '').join(', ')}.${duties}`,
    body: (sheet) =>
      `<header>${sheet.name()}${sheet.contactLine('<br>')}</header>${sheet.only('education')}${sheet.without('education')}`,
  },
  federal_labels: {
    heldOut: false,
    english: true,
    css: `.pair { display: grid; grid-template-columns: 1fr 1fr; }`,
    entry: (parts) => (parts.section === 'education' ? stacked(parts) : federal(parts)),
    body: (sheet) => `<header>${sheet.name()}${sheet.contacts()}</header>${sheet.all()}`,
  },
  infographic: {
    heldOut: false,
    english: true,
    css: `.figures { display: grid; grid-template-columns: 1fr 1fr 1fr; text-align: center; margin: 8px 0; } .figures b { display: block; font-size: 2.2em; } .cols { grid-template-columns: 1fr 36%; } .step { border-left: 3px solid #c66; padding-left: 10px; } .chips { display: grid; grid-template-columns: 1fr 1fr; gap: 4px; } .chips div { background: #eee; padding: 3px; text-align: center; }`,
    list: (items, name) =>
      name === 'skills'
        ? `<div class="chips">${items.map((item) => `<div>${item}</div>`).join('')}</div>`
        : null,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div class="step"><small>${dates}</small><div><b>${employer}</b></div><div>${title}${place === '' ? '' : ` (${place})`}</div>${duties}</div>`,
    body: (sheet) =>
      `<header>${sheet.name()}${sheet.contactLine(' ')}</header><div class="figures"><div><b>${sheet.entries('work').length}</b>employers</div><div><b>24/7</b>availability</div><div><b>100%</b>reliability</div></div><div class="cols"><main>${sheet.only('work', 'volunteer')}</main><main>${sheet.without('work', 'volunteer')}</main></div>`,
  },
  running_pages: {
    heldOut: false,
    css: `body { font-size: 12.4pt; line-height: 1.6; } @page { margin: 22mm 18mm; @bottom-center { content: "Page " counter(page) " of " counter(pages); font-size: 8pt; } @top-right { content: "Curriculum Vitae"; font-size: 8pt; } } .entry { break-inside: auto; }`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contacts()}</header>${sheet.all()}`,
    english: true,
  },
  uneven_columns: {
    heldOut: false,
    css: `body { font-size: 12pt; line-height: 1.5; } .cols { grid-template-columns: 34% 1fr; } .entry { break-inside: auto; } aside { font-size: .9em; }`,
    body: (sheet) =>
      `<div class="cols"><aside>${sheet.name()}${sheet.contacts()}${sheet.only('summary', 'languages', 'skills')}</aside><main>${sheet.without('summary', 'languages', 'skills')}</main></div>`,
  },
  headings_at_right: {
    heldOut: false,
    css: `h2 { text-align: right; border-bottom: 1px dotted; } header { text-align: left; } .entry { width: 92%; }`,
    entry: ({ title, where, dates, duties }) =>
      `<div>${dates} <b>${title}</b></div><div>${where}</div>${duties}`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' – ')}</header>${sheet.all()}`,
  },
  light_headings_in_margin: {
    heldOut: false,
    css: `section { display: grid; grid-template-columns: 24% 1fr; gap: 16px; margin-top: 12px; border-top: 1px solid #bbb; } h2 { font-weight: normal; border: 0; font-size: 1.05em; margin: 0; text-transform: uppercase; }`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  contacts_at_end: {
    heldOut: false,
    english: true,
    css: `h1 { text-align: center; letter-spacing: 3px; }`,
    entry: ({ title, where, dates, duties }) => `<b>${where}</b><div>${title}, ${dates}</div>${duties}`,
    body: (sheet) =>
      `${sheet.name()}${sheet.all()}<section><h2>Contact</h2>${sheet.page.contacts.map(({ kind, text }) => `<div>${CONTACT_LABELS[kind]}: ${escape(text)}</div>`).join('')}</section>`,
  },
} satisfies Record<string, PageDesign>;

const CONTACT_LABELS = { place: 'Address', phone: 'Telephone', email: 'E-mail', link: 'LinkedIn' };

/** An employer in capitals once over its positions. */
function groupedByEmployer(sheet: Sheet, name: SectionName = 'work'): string {
  let before = '';
  return sheet
    .entries(name)
    .map(({ title, employer, place, dates, duties }) => {
      const isSame = employer === before;
      before = employer;
      const head = isSame ? '' : `<div class="row caps"><span>${employer}</span><span>${place}</span></div>`;
      return `${head}<div class="row"><i>${title}</i><span>${dates}</span></div>${duties}`;
    })
    .join('');
}

function federal({ title, employer, place, ends: [from, to], duties }: EntryHtml): string {
  return `<div class="pair"><div>Position Title: ${title}</div><div>Hours per week: 40</div><div>Employer: ${employer}</div><div>Location: ${place}</div><div>Start Date: ${from}</div><div>End Date: ${to}</div></div><div>Duties:</div>${duties}`;
}
