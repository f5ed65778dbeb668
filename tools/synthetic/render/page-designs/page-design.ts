import type { Habits } from '../../page/habits';
import type { PrintedPage, PrintedSection, SectionName } from '../../page/printed-page';
import { itemsOf, partsOf, type TextParts } from '../text-designs/entry-parts';
import { escape, listHtml } from '../markup';

/** A way to lay out a whole resume on pages that a browser prints. */
export interface PageDesign {
  /** Never used to fit or to mend the parser: its figures estimate those of designs that the parser has not seen. */
  heldOut: boolean;
  /** True if the design has words of its own, which are English. */
  english?: boolean;
  /** Rules after those of all designs. */
  css: string;
  /** Prints an entry; the title, the dates and the employer below each other if absent. */
  entry?: (parts: EntryHtml) => string;
  /** Prints the items of a list of a section. */
  list?: (items: readonly string[], name: SectionName) => string | null;
  body: (sheet: Sheet) => string;
}

/** The texts of an entry as HTML. A missing text is empty. */
export interface EntryHtml {
  title: string;
  employer: string;
  place: string;
  /** Employer and place. */
  where: string;
  dates: string;
  /** The two ends of the dates; the second one is empty for a single date. */
  ends: [from: string, to: string];
  duties: string;
  section: SectionName;
}

/** Sections that a sidebar often has. */
export const ASIDE: readonly SectionName[] = [
  'skills',
  'languages',
  'certifications',
  'interests',
  'references',
];

/** Prints the parts of a resume for a design. */
export class Sheet {
  constructor(
    readonly page: PrintedPage,
    private readonly habits: Habits,
    private readonly design: PageDesign,
  ) {}

  /** Name and headline. */
  name(): string {
    const { name, headline } = this.page;
    return `<h1>${escape(name)}</h1>${headline === null ? '' : `<p class="headline">${escape(headline)}</p>`}`;
  }

  /** The name with its last word on a line of its own. */
  dividedName(): string {
    const at = this.page.name.lastIndexOf(' ');
    const { headline } = this.page;
    const name = `${escape(this.page.name.slice(0, at))}<br>${escape(this.page.name.slice(at + 1))}`;
    return `<h1>${name}</h1>${headline === null ? '' : `<p class="headline">${escape(headline)}</p>`}`;
  }

  /** The contacts one below the other. */
  contacts(): string {
    const items = this.page.contacts.map(({ text }) => `<li>${escape(text)}</li>`);
    return `<ul class="contacts">${items.join('')}</ul>`;
  }

  /** The contacts on a line. */
  contactLine(separator: string): string {
    return `<p class="contacts">${this.page.contacts.map(({ text }) => escape(text)).join(separator)}</p>`;
  }

  all(): string {
    return this.page.sections.map((section) => this.section(section)).join('');
  }

  only(...names: readonly SectionName[]): string {
    return this.page.sections
      .filter(({ name }) => names.includes(name))
      .map((section) => this.section(section))
      .join('');
  }

  without(...names: readonly SectionName[]): string {
    return this.page.sections
      .filter(({ name }) => !names.includes(name))
      .map((section) => this.section(section))
      .join('');
  }

  /** The entries of a section as a design prints them otherwise than as a section. */
  entries(name: SectionName): EntryHtml[] {
    return partsOf(this.page, name).map((parts) => entryOf(parts, name, this.habits));
  }

  heading(name: SectionName): string {
    const section = this.page.sections.find((one) => one.name === name);
    return section ? `<h2>${escape(section.heading)}</h2>` : '';
  }

  private section(section: PrintedSection): string {
    const body = this.bodyOf(section);
    return `<section class="${section.name}"><h2>${escape(section.heading)}</h2><div class="body">${body}</div></section>`;
  }

  private bodyOf({ name, body }: PrintedSection): string {
    if (body.kind === 'paragraph') return `<p>${escape(body.text)}</p>`;
    if (body.kind === 'list')
      return (
        this.design.list?.(itemsOf(this.page, name).map(escape), name) ?? listHtml(body.form, body.items)
      );
    const print = this.design.entry ?? stacked;
    return this.entries(name)
      .map((entry) => `<div class="entry">${print(entry)}</div>`)
      .join('');
  }
}

function entryOf(parts: TextParts, section: SectionName, habits: Habits): EntryHtml {
  const [title, employer, place, dates] = [parts.title, parts.employer, parts.place, parts.dates].map(escape);
  const at = parts.dates.indexOf(habits.dates.separator);
  return {
    title: title ?? '',
    employer: employer ?? '',
    place: place ?? '',
    where: [employer, place].filter((text) => text !== '').join(', '),
    dates: dates ?? '',
    ends:
      at === -1
        ? [dates ?? '', '']
        : [escape(parts.dates.slice(0, at)), escape(parts.dates.slice(at + habits.dates.separator.length))],
    duties:
      parts.duties.length === 0
        ? ''
        : `<ul>${parts.duties.map((duty) => `<li>${escape(duty)}</li>`).join('')}</ul>`,
    section,
  };
}

/** The title with the dates at the right edge, and the employer below. */
export function stacked({ title, where, dates, duties }: EntryHtml): string {
  return `<div class="row"><b>${title}</b><span>${dates}</span></div><div class="employer">${where}</div>${duties}`;
}
