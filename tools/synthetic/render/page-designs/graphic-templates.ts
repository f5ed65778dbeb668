import { escape } from '../markup';
import { marked } from './document-templates';
import { ASIDE, stacked, type PageDesign, type Sheet } from './page-design';

const LEVELS = ['Excellent', 'Very good', 'Good'];
const SHARES = ['92%', '74%', '61%'];

/** Designs after templates of graphic editors and of sites that build resumes. */
export const GRAPHIC_TEMPLATE_DESIGNS = {
  dates_beside_place: {
    heldOut: false,
    css: `.cols { grid-template-columns: 60% 1fr; } h1 { text-transform: uppercase; } h2 { text-transform: uppercase; border-bottom: 3px solid; } .at { color: #b8420f; font-weight: bold; } .meta { display: grid; grid-template-columns: 1fr 1fr; color: #555; font-size: .9em; } .tag { display: inline-block; border: 1px solid #999; border-radius: 3px; padding: 1px 5px; margin: 2px; } .rated { display: flex; justify-content: space-between; } header { margin-bottom: 6px; } .contacts { display: flex; flex-wrap: wrap; gap: 4px 18px; }`,
    list: (items, name) =>
      name === 'skills'
        ? items.map((item) => `<span class="tag">${item}</span> `).join('')
        : name === 'languages'
          ? items.map((item) => `<div class="rated"><b>${item}</b><span>●●●●○</span></div>`).join('')
          : null,
    entry: ({ title, employer, place, dates, duties }) =>
      `<b>${title}</b><div class="at">${employer}</div><div class="meta"><span>${dates}</span><span>${place}</span></div>${duties}`,
    body: (sheet) =>
      `<header>${sheet.name()}${marked(sheet)}</header><div class="cols"><main>${sheet.only('work', 'volunteer', 'education')}</main><main>${sheet.without('work', 'volunteer', 'education')}</main></div>`,
  },
  photo_sidebar: {
    heldOut: false,
    css: `@page { margin: 0; } .cols { grid-template-columns: 33% 1fr; gap: 0; min-height: 279mm; } aside { background: #223; color: #fff; padding: 10mm 6mm; } aside h2 { color: #fff; border-color: #fff; text-transform: uppercase; letter-spacing: 2px; } .photo { width: 34mm; height: 34mm; border-radius: 50%; background: #99a; margin: 0 auto 8mm; } main { padding: 12mm 9mm; } h1 { text-transform: uppercase; letter-spacing: 4px; font-size: 2.3em; } main .entry { border-left: 2px solid #99a; padding-left: 10px; } .contacts li { margin-bottom: 5px; }`,
    entry: ({ title, where, dates, duties, section }) =>
      section === 'education'
        ? `<div>${dates}</div><b>${title}</b><div>${where}</div>${duties}`
        : `<b>${title}</b><div>${where} | ${dates}</div>${duties}`,
    body: (sheet) =>
      `<div class="cols"><aside><div class="photo"></div>${marked(sheet)}${sheet.only('education', ...ASIDE)}</aside><main>${sheet.dividedName()}${sheet.without('education', ...ASIDE)}</main></div>`,
  },
  tasks_and_icons: {
    heldOut: false,
    english: true,
    css: `header { display: grid; grid-template-columns: 1fr 40%; gap: 14px; border-bottom: 2px solid #37a; padding-bottom: 8px; } .contacts { text-align: right; } .cols { grid-template-columns: 59% 1fr; } h2 { border: 0; text-transform: uppercase; } .meta { display: flex; justify-content: space-between; font-style: italic; color: #37a; font-size: .85em; } .tag { display: inline-block; background: #888; color: #fff; padding: 2px 6px; margin: 2px; }`,
    list: (items, name) =>
      name === 'skills' ? items.map((item) => `<span class="tag">${item}</span> `).join('') : null,
    entry: ({ title, employer, place, dates, duties }) =>
      `<b>${title}</b><div>${employer}</div><div class="meta"><span>${dates}</span><span>${place}</span></div>${duties === '' ? '' : `<div class="meta"><span>Achievements/Tasks</span></div>${duties}`}`,
    body: (sheet) =>
      `<header><div>${sheet.name()}${summary(sheet)}</div><ul class="contacts">${sheet.page.contacts.map(({ text }, at) => `<li>${escape(text)} ${['✉', '☎', '⌂', '⚯'][at % 4] ?? ''}</li>`).join('')}</ul></header><div class="cols"><main>${sheet.only('work', 'volunteer', 'education')}</main><main>${sheet.without('summary', 'work', 'volunteer', 'education')}</main></div>`,
  },
  levels_in_words: {
    heldOut: false,
    english: true,
    css: `@page { margin: 10mm; } .cols { grid-template-columns: 30% 1fr; gap: 18px; } aside { background: #dfe7ec; padding: 8px; } aside h2 { background: #234; color: #fff; padding: 2px 6px; border: 0; } .track { background: #bbb; height: 5px; } .track i { display: block; height: 5px; background: #234; } .level { text-align: right; font-size: .8em; } .step { display: grid; grid-template-columns: 23mm 1fr; gap: 10px; }`,
    list: (items, name) =>
      name === 'skills'
        ? items
            .map(
              (item, at) =>
                `<div>${item}</div><div class="track"><i style="width:${SHARES[at % 3] ?? ''}"></i></div><div class="level">${LEVELS[at % 3] ?? ''}</div>`,
            )
            .join('')
        : null,
    entry: ({ title, where, ends: [from, to], duties }) =>
      `<div class="step"><div>${from}${to === '' ? '' : ` -<br>${to}`}</div><div><b>${title}</b><div><i>${where}</i></div>${duties}</div></div>`,
    body: (sheet) =>
      `<div class="cols"><aside>${sheet.name()}<h2>Contact</h2>${sheet.page.contacts.map(({ kind, text }) => `<b>${LABELS[kind]}</b><div>${escape(text)}</div>`).join('')}${sheet.only(...ASIDE)}</aside><main>${sheet.without(...ASIDE)}</main></div>`,
  },
  landscape_panels: {
    heldOut: false,
    css: `@page { size: A4 landscape; margin: 10mm; } .cols { grid-template-columns: 25% 1fr 27%; gap: 20px; } body { font-size: 9.4pt; } h2 { border: 0; border-top: 2px solid; }`,
    entry: ({ title, where, dates, duties }) =>
      `<b>${title}</b><div class="row"><span>${where}</span></div><div>${dates}</div>${duties}`,
    body: (sheet) =>
      `<div class="cols"><main>${sheet.name()}${sheet.contacts()}${sheet.only('summary', 'languages', 'interests')}</main><main>${sheet.only('work', 'volunteer')}</main><main>${sheet.without('summary', 'work', 'volunteer', 'languages', 'interests')}</main></div>`,
  },
  narrow_skill_cells: {
    heldOut: false,
    css: `.cells { display: grid; grid-template-columns: 1fr 1fr 1fr 1fr 1fr; gap: 6px; } .cells div { border: 1px solid #aaa; padding: 4px; text-align: center; } h2 { text-align: center; }`,
    list: (items, name) =>
      name === 'skills'
        ? `<div class="cells">${items.map((item) => `<div>${item}</div>`).join('')}</div>`
        : null,
    entry: stacked,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  monogram_band: {
    heldOut: false,
    css: `@page { margin: 0 0 12mm; } header { background: #7a4; color: #fff; padding: 8mm 12mm; display: grid; grid-template-columns: 22mm 1fr 60mm; gap: 8mm; align-items: center; } h1 { color: #fff; } .mono { font-size: 2.6em; border-radius: 50%; background: #fff; color: #7a4; width: 20mm; line-height: 20mm; text-align: center; } section { padding: 0 12mm; } h2 { border: 0; } .step { display: grid; grid-template-columns: 1fr 30mm; gap: 6mm; } .step > :last-child { border-left: 1px solid #7a4; padding-left: 3mm; color: #555; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<div class="step"><div><b>${title}</b><div>${employer}</div>${duties}</div><div>${dates}<br>${place}</div></div>`,
    body: (sheet) =>
      `<header><div class="mono">${sheet.page.name
        .split(' ')
        .map((word) => escape(word.charAt(0)))
        .join('')}</div><div>${sheet.name()}</div>${marked(sheet)}</header>${sheet.all()}`,
  },
  lists_then_history: {
    heldOut: false,
    css: `.lists { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 16px; font-size: .93em; } header { display: flex; justify-content: space-between; } h2 { border: 0; border-top: 3px solid #444; padding-top: 3px; }`,
    entry: ({ title, where, dates, duties }) =>
      `<div class="row"><span>${where}</span><span>${dates}</span></div><b>${title}</b>${duties}`,
    body: (sheet) =>
      `<header><div>${sheet.name()}</div>${sheet.contacts()}</header>${sheet.only('summary')}<div class="lists"><div>${sheet.only('skills')}</div><div>${sheet.only('certifications', 'languages')}</div><div>${sheet.only('interests', 'references')}</div></div>${sheet.without('summary', ...ASIDE)}`,
  },
} satisfies Record<string, PageDesign>;

const LABELS = { place: 'Address', phone: 'Phone', email: 'E-mail', link: 'LinkedIn' };

/** The text of the summary without its heading. */
function summary({ page }: Sheet): string {
  const body = page.sections.find(({ name }) => name === 'summary')?.body;
  return body?.kind === 'paragraph' ? `<p>${escape(body.text)}</p>` : '';
}
