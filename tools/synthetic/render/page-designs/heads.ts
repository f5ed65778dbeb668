import { escape } from '../markup';
import { ASIDE, type PageDesign } from './page-design';

/** Unusual heads and feet of the page, and unusual sheets. */
export const HEAD_DESIGNS = {
  divided_name: {
    heldOut: false,
    css: `h1 { font-size: 3em; line-height: 1; text-transform: uppercase; } header { display: flex; justify-content: space-between; } .contacts { text-align: right; }`,
    body: (sheet) => `<header><div>${sheet.dividedName()}</div>${sheet.contacts()}</header>${sheet.all()}`,
  },
  name_at_right: {
    heldOut: true,
    css: `header { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 2px solid; } header > div { text-align: right; }`,
    body: (sheet) => `<header>${sheet.contacts()}<div>${sheet.name()}</div></header>${sheet.all()}`,
  },
  contacts_in_cells: {
    heldOut: false,
    css: `.contacts { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4px; border-top: 1px solid; border-bottom: 1px solid; padding: 4px 0; }`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contacts()}</header>${sheet.all()}`,
  },
  contacts_in_footer: {
    heldOut: true,
    css: `footer { position: fixed; bottom: 0; left: 0; right: 0; border-top: 1px solid #888; font-size: .85em; text-align: center; } @page { margin-bottom: 20mm; }`,
    body: (sheet) =>
      `<header>${sheet.name()}</header>${sheet.all()}<footer>${sheet.contactLine(' | ')}</footer>`,
  },
  repeated_header: {
    heldOut: false,
    css: `.running { position: fixed; top: -9mm; right: 0; font-size: .75em; color: #777; } @page { margin-top: 22mm; }`,
    body: (sheet) =>
      `<div class="running">${escape(sheet.page.name)}, resume</div><header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
    english: true,
  },
  photo: {
    heldOut: false,
    css: `header { display: grid; grid-template-columns: 30mm 1fr; gap: 16px; } .photo { height: 36mm; background: linear-gradient(#9ab, #678); }`,
    body: (sheet) =>
      `<header><div class="photo"></div><div>${sheet.name()}${sheet.contacts()}</div></header>${sheet.all()}`,
  },
  landscape: {
    heldOut: false,
    css: `@page { size: 279mm 216mm; } .cols { grid-template-columns: 1fr 34%; }`,
    body: (sheet) =>
      `<header>${sheet.name()}${sheet.contactLine(' | ')}</header><div class="cols"><main>${sheet.without(...ASIDE)}</main><main>${sheet.only(...ASIDE)}</main></div>`,
  },
  landscape_three_columns: {
    heldOut: true,
    css: `@page { size: 279mm 216mm; } .cols { grid-template-columns: 22% 1fr 26%; font-size: .92em; }`,
    body: (sheet) =>
      `<div class="cols"><aside>${sheet.name()}${sheet.contacts()}${sheet.only('summary', 'languages', 'interests', 'references')}</aside><main>${sheet.only('work', 'volunteer')}</main><aside>${sheet.only('education', 'skills', 'certifications')}</aside></div>`,
  },
  small_type: {
    heldOut: false,
    css: `@page { size: A4; margin: 10mm; } body { font-size: 7.6pt; line-height: 1.15; }`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  large_type: {
    heldOut: true,
    css: `body { font-size: 13.5pt; line-height: 1.5; } h1 { font-size: 1.5em; }`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contacts()}</header>${sheet.all()}`,
  },
  letter_spaced: {
    heldOut: false,
    css: `h1, h2 { letter-spacing: 5px; text-transform: uppercase; text-align: center; font-weight: normal; } header { text-align: center; }`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  boxed_sections: {
    heldOut: true,
    css: `section { border: 1px solid #777; margin-top: 10px; } h2 { background: #444; color: #fff; margin: 0; padding: 3px 8px; border: 0; font-size: 1em; } .body { padding: 6px 8px; }`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
} satisfies Record<string, PageDesign>;
