import { ASIDE, type PageDesign } from './page-design';

const LEVELS = ['Expert', 'Advanced', 'Intermediate'];

/** Skills as tags, dots, shares and in columns, and text that flows from column to column. */
export const LIST_DESIGNS = {
  tags: {
    heldOut: false,
    css: `.tag { display: inline-block; border: 1px solid #888; border-radius: 9px; padding: 1px 8px; margin: 2px 6px 2px 0; }`,
    list: (items, name) =>
      name === 'skills' ? items.map((item) => `<span class="tag">${item}</span>`).join('') : null,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  dots: {
    heldOut: false,
    css: `.rated { display: grid; grid-template-columns: 1fr auto; column-gap: 12px; } .cols { grid-template-columns: 33% 1fr; }`,
    list: (items, name) =>
      name === 'skills'
        ? items
            .map(
              (item, index) =>
                `<div class="rated"><span>${item}</span><span>${'●'.repeat(3 + (index % 3))}${'○'.repeat(2 - (index % 3))}</span></div>`,
            )
            .join('')
        : null,
    body: (sheet) =>
      `<header>${sheet.name()}</header><div class="cols"><aside>${sheet.contacts()}${sheet.only(...ASIDE)}</aside><main>${sheet.without(...ASIDE)}</main></div>`,
  },
  shares: {
    heldOut: true,
    css: `.rated { display: grid; grid-template-columns: 1fr auto; } .skills .body { columns: 2; }`,
    list: (items, name) =>
      name === 'skills'
        ? items
            .map(
              (item, index) =>
                `<div class="rated"><span>${item}</span><span>${60 + ((index * 7) % 40)}%</span></div>`,
            )
            .join('')
        : null,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  levels_in_words: {
    heldOut: true,
    english: true,
    css: `.skills table { width: 60%; }`,
    list: (items, name) =>
      name === 'skills'
        ? `<table>${items.map((item, index) => `<tr><td>${item}</td><td>${LEVELS[index % 3] ?? ''}</td></tr>`).join('')}</table>`
        : null,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.all()}`,
  },
  three_columns_of_lists: {
    heldOut: false,
    css: `.lists { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 16px; }`,
    body: (sheet) =>
      `<header>${sheet.name()}${sheet.contactLine(' | ')}</header>${sheet.without(...ASIDE)}<div class="lists">${sheet.only(...ASIDE)}</div>`,
  },
  flowing_columns: {
    heldOut: false,
    css: `main { columns: 2; column-gap: 24px; column-rule: 1px solid #999; } .entry { break-inside: auto; }`,
    body: (sheet) => `<header>${sheet.name()}${sheet.contactLine(' | ')}</header><main>${sheet.all()}</main>`,
  },
  lists_beside_work: {
    heldOut: true,
    css: `.cols { grid-template-columns: 27% 1fr; } h2 { font-size: 1em; }`,
    body: (sheet) =>
      `<header>${sheet.name()}${sheet.contactLine(' | ')}${sheet.only('summary')}</header><div class="cols"><main>${sheet.only('education', ...ASIDE)}</main><main>${sheet.only('work', 'volunteer')}</main></div>`,
  },
} satisfies Record<string, PageDesign>;
