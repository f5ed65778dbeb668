import type { Habits } from '../../page/habits';
import type { PrintedEntry, PrintedPage, Role, SectionName } from '../../page/printed-page';

/** The texts of an entry by role. A missing text is empty. */
export interface TextParts {
  title: string;
  employer: string;
  place: string;
  dates: string;
  duties: string[];
}

/** Returns the parts of the entries of a section. A position without an employer has that of the entry before it. */
export function partsOf(page: PrintedPage, name: SectionName): TextParts[] {
  const body = page.sections.find((section) => section.name === name)?.body;
  if (body?.kind !== 'entries') return [];
  let employer = '';
  return body.entries.map((entry) => {
    const parts = partsOfEntry(entry);
    employer = parts.employer === '' ? employer : parts.employer;
    return { ...parts, employer };
  });
}

function partsOfEntry({ rows, paragraph, bullets }: PrintedEntry): TextParts {
  const pieces = rows.flatMap(({ left, right }) => [...left, ...right]);
  const textOf = (role: Role): string =>
    pieces
      .filter((piece) => piece.role === role)
      .map(({ text }) => text)
      .join('')
      .replace(/^, /, '');
  return {
    title: textOf('title'),
    employer: textOf('employer'),
    place: textOf('place'),
    dates: textOf('dates'),
    duties: paragraph === null ? bullets : paragraph.replace(/\.$/, '').split('. '),
  };
}

/** Returns the items of a list, or none. */
export function itemsOf(page: PrintedPage, name: SectionName): string[] {
  const body = page.sections.find((section) => section.name === name)?.body;
  return body?.kind === 'list' ? body.items : [];
}

/** Returns the two ends of a printed range; the second one is empty for a single date. */
export function endsOf(dates: string, { dates: { separator } }: Habits): [from: string, to: string] {
  const at = dates.indexOf(separator);
  return at === -1 ? [dates, ''] : [dates.slice(0, at), dates.slice(at + separator.length)];
}

/** Joins items as a sentence does: "a, b and c". */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Begins a duty of a list in the middle of a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
