import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  Textbox,
  WidthType,
  type FileChild,
} from 'docx';
import type { Habits } from '../page/habits';
import type { Piece, PrintedEntry, PrintedPage, PrintedSection, Role } from '../page/printed-page';
import { textOf } from '../page/printed-page';

export const WORD_LAYOUTS = [
  'headings',
  'bold_paragraphs',
  'tab_stops',
  'dates_table',
  'sidebar_table',
  'text_boxes',
  'header_contacts',
  'two_section_columns',
] as const;
export type WordLayout = (typeof WORD_LAYOUTS)[number];

const RIGHT_EDGE = 9400;
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' } as const;
const NO_LINES = {
  top: NO_LINE,
  bottom: NO_LINE,
  left: NO_LINE,
  right: NO_LINE,
  insideHorizontal: NO_LINE,
  insideVertical: NO_LINE,
};
const ASIDE = new Set(['skills', 'languages', 'certifications', 'interests']);

/** Renders the resume as a Word document. */
export async function renderWord(layout: WordLayout, habits: Habits, page: PrintedPage): Promise<Buffer> {
  const head = headParagraphs(layout, page);
  const inHeader = layout === 'header_contacts';
  const document = new Document({
    creator: 'A fictional person',
    sections: [
      {
        headers: inHeader ? { default: new Header({ children: head }) } : undefined,
        properties: layout === 'two_section_columns' ? { column: { count: 2, space: 500 } } : {},
        children: [...(inHeader ? [] : head), ...bodyOf(layout, habits, page)],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function headParagraphs(layout: WordLayout, page: PrintedPage): Paragraph[] {
  const contacts = page.contacts.map(({ text }) => text);
  const name = new Paragraph({
    heading: layout === 'headings' ? HeadingLevel.TITLE : undefined,
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ text: page.name, bold: true, size: 36 })],
  });
  const headline =
    page.headline === null ? [] : [new Paragraph({ text: page.headline, alignment: AlignmentType.CENTER })];
  const lines = layout === 'sidebar_table' ? contacts : [contacts.join('  |  ')];
  const contact = lines.map((text) => new Paragraph({ text, alignment: AlignmentType.CENTER }));
  if (layout !== 'text_boxes') return [name, ...headline, ...contact];
  const box = new Textbox({ children: contact, style: { width: '440pt', height: '40pt' } });
  return [name, ...headline, box as unknown as Paragraph];
}

function bodyOf(layout: WordLayout, habits: Habits, page: PrintedPage): FileChild[] {
  if (layout !== 'sidebar_table')
    return page.sections.flatMap((section) => sectionParagraphs(layout, habits, section));
  const side = page.sections.filter(({ name }) => ASIDE.has(name));
  const main = page.sections.filter(({ name }) => !ASIDE.has(name));
  const cell = (sections: PrintedSection[], share: number): TableCell =>
    new TableCell({
      width: { size: share, type: WidthType.PERCENTAGE },
      children: [
        ...sections.flatMap((section) => sectionParagraphs(layout, habits, section)),
        new Paragraph(''),
      ] as Paragraph[],
    });
  return [invisibleTable([new TableRow({ children: [cell(side, 32), cell(main, 68)] })])];
}

function invisibleTable(rows: TableRow[]): Table {
  return new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, borders: NO_LINES, rows });
}

function sectionParagraphs(layout: WordLayout, habits: Habits, section: PrintedSection): FileChild[] {
  const heading = new Paragraph(
    layout === 'headings' || layout === 'header_contacts'
      ? { text: section.heading, heading: HeadingLevel.HEADING_1 }
      : {
          children: [new TextRun({ text: section.heading, bold: true, size: 26 })],
          spacing: { before: 240 },
        },
  );
  const { body } = section;
  if (body.kind === 'paragraph') return [heading, new Paragraph(body.text)];
  if (body.kind === 'list') return [heading, ...listParagraphs(body.form, body.items)];
  if (layout === 'dates_table') {
    return [heading, invisibleTable(body.entries.map((entry) => datedRow(entry)))];
  }
  return [heading, ...body.entries.flatMap((entry) => entryParagraphs(layout, habits, entry))];
}

function listParagraphs(form: string, items: string[]): FileChild[] {
  if (form === 'commas') return [new Paragraph(items.join(', '))];
  if (form === 'pipes') return [new Paragraph(items.join(' | '))];
  if (form === 'bullets') return items.map((text) => new Paragraph({ text, bullet: { level: 0 } }));
  if (form === 'groups') {
    const half = Math.ceil(items.length / 2);
    return [
      labelled('Main: ', items.slice(0, half).join(', ')),
      labelled('Also: ', items.slice(half).join(', ')),
    ];
  }
  if (form === 'columns') {
    const half = Math.ceil(items.length / 2);
    const rows = items.slice(0, half).map(
      (item, index) =>
        new TableRow({
          children: [item, items[half + index] ?? ''].map(
            (text) => new TableCell({ children: [new Paragraph(text)] }),
          ),
        }),
    );
    return [invisibleTable(rows)];
  }
  return items.map((text) => new Paragraph(text));
}

function labelled(label: string, text: string): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: label, bold: true }), new TextRun(text)] });
}

function datedRow(entry: PrintedEntry): TableRow {
  const cell = (children: Paragraph[], share: number): TableCell =>
    new TableCell({ width: { size: share, type: WidthType.PERCENTAGE }, children });
  const rows = entry.rows.filter(({ left }) => left.length > 0);
  return new TableRow({
    children: [
      cell([new Paragraph(entry.margin ?? '')], 24),
      cell(
        [
          ...rows.map(({ left, right }) => new Paragraph({ children: runs([...left, ...right]) })),
          ...bodyParagraphs(entry),
        ],
        76,
      ),
    ],
  });
}

function entryParagraphs(layout: WordLayout, habits: Habits, entry: PrintedEntry): Paragraph[] {
  const rows = entry.rows.filter(({ left, right }) => left.length + right.length > 0);
  const heads = rows.map(({ left, right }) => {
    if (right.length === 0) return new Paragraph({ children: runs(left) });
    if (layout === 'two_section_columns')
      return new Paragraph({ children: runs([...left, { text: ', ', role: 'plain' }, ...right]) });
    return new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }],
      children: [...runs(left), new TextRun({ children: [new Tab()] }), ...runs(right)],
    });
  });
  const plainBullets = layout === 'bold_paragraphs';
  return [...heads, ...bodyParagraphs(entry, plainBullets ? habits.bullet : null)];
}

/** With `mark`, bullets are typed as text instead of formatted as a list. */
function bodyParagraphs(entry: PrintedEntry, mark: string | null = null): Paragraph[] {
  const prose = entry.paragraph === null ? [] : [new Paragraph(entry.paragraph)];
  const bullets = entry.bullets.map((text) =>
    mark === null ? new Paragraph({ text, bullet: { level: 0 } }) : new Paragraph(`${mark} ${text}`),
  );
  return [...prose, ...bullets];
}

const STYLES: Record<Role, { bold?: boolean; italics?: boolean }> = {
  title: { bold: true },
  employer: { italics: true },
  label: { bold: true },
  place: {},
  dates: {},
  plain: {},
};

function runs(pieces: readonly Piece[]): TextRun[] {
  if (textOf(pieces) === '') return [];
  return pieces.map(({ text, role }) => new TextRun({ text, ...STYLES[role] }));
}
