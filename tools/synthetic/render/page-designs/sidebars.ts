import { ASIDE, type PageDesign } from './page-design';

const columns = (left: string, right: string): string => `.cols { grid-template-columns: ${left} ${right}; }`;

/** A column at the side of the page, in different widths and with different content. */
export const SIDEBAR_DESIGNS = {
  narrow_left_sidebar: {
    heldOut: false,
    css: `${columns('23%', '1fr')} aside { font-size: .8em; }`,
    body: (sheet) =>
      `<div class="cols"><aside>${sheet.contacts()}${sheet.only(...ASIDE)}</aside><main>${sheet.name()}${sheet.without(...ASIDE)}</main></div>`,
  },
  wide_right_sidebar: {
    heldOut: true,
    css: `${columns('1fr', '41%')} aside { border-left: 1px solid #999; padding-left: 12px; }`,
    body: (sheet) =>
      `${sheet.name()}${sheet.contactLine(' · ')}<div class="cols"><main>${sheet.without(...ASIDE, 'education')}</main><aside>${sheet.only('education', ...ASIDE)}</aside></div>`,
  },
  full_height_sidebar: {
    heldOut: false,
    css: `@page { margin: 0; } ${columns('34%', '1fr')} .cols { min-height: 279mm; gap: 0; } aside { background: #23303f; color: #fff; padding: 12mm 7mm; } aside h2 { color: #fff; border-color: #fff; } aside h1 { color: #fff; font-size: 1.9em; } main { padding: 12mm 9mm; }`,
    body: (sheet) =>
      `<div class="cols"><aside>${sheet.dividedName()}${sheet.contacts()}${sheet.only(...ASIDE)}</aside><main>${sheet.without(...ASIDE)}</main></div>`,
  },
  education_in_sidebar: {
    heldOut: false,
    css: `${columns('31%', '1fr')} aside { background: #f0f0f0; padding: 10px; }`,
    entry: ({ title, where, dates, duties }) =>
      `<b>${title}</b><div>${where}</div><div class="when">${dates}</div>${duties}`,
    body: (sheet) =>
      `<header>${sheet.name()}</header><div class="cols"><aside>${sheet.contacts()}${sheet.only('education', 'skills', 'languages')}</aside><main>${sheet.without('education', 'skills', 'languages')}</main></div>`,
  },
  contacts_below_sidebar: {
    heldOut: true,
    css: `${columns('1fr', '30%')} aside { font-size: .88em; }`,
    body: (sheet) =>
      `<header>${sheet.name()}</header><div class="cols"><main>${sheet.without(...ASIDE)}</main><aside>${sheet.only(...ASIDE)}<h2>Contact</h2>${sheet.contacts()}</aside></div>`,
    english: true,
  },
  profile_export: {
    heldOut: false,
    english: true,
    css: `${columns('29%', '1fr')} aside { background: #293e49; color: #fff; padding: 10px; font-size: .84em; } aside h2 { color: #fff; border: 0; } main h2 { border: 0; font-size: 1.4em; } .entry { margin-bottom: 12px; }`,
    entry: ({ title, employer, place, dates, duties }) =>
      `<b>${employer}</b><div>${title}</div><div class="when">${dates}</div>${place === '' ? '' : `<div class="place">${place}</div>`}${duties}`,
    body: (sheet) =>
      `<div class="cols"><aside><h2>Contact</h2>${sheet.contacts()}${sheet.only(...ASIDE)}</aside><main>${sheet.name()}${sheet.without(...ASIDE)}</main></div>`,
  },
  sidebar_on_both_sides: {
    heldOut: true,
    css: `.cols { grid-template-columns: 22% 1fr 22%; gap: 14px; } aside { font-size: .8em; }`,
    body: (sheet) =>
      `<header>${sheet.name()}</header><div class="cols"><aside>${sheet.contacts()}${sheet.only('skills')}</aside><main>${sheet.without(...ASIDE, 'education')}</main><aside>${sheet.only('education', 'languages', 'certifications', 'interests', 'references')}</aside></div>`,
  },
  headings_in_margin: {
    heldOut: false,
    css: `section { display: grid; grid-template-columns: 24% 1fr; gap: 14px; border-top: 1px solid #bbb; padding-top: 4px; } h2 { border: 0; margin: 0; }`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  headings_in_right_margin: {
    heldOut: true,
    css: `section { display: grid; grid-template-columns: 1fr 22%; gap: 14px; border-top: 1px solid #bbb; padding-top: 4px; } h2 { border: 0; margin: 0; order: 2; text-align: right; } .body { order: 1; }`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
} satisfies Record<string, PageDesign>;
