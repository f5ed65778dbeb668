/**
 * Readers for the map's data files. Each file is a text table with one record per line, fields separated by `|`, and list
 * items by `;`. A line starting with `@` opens a section with shared values; `#` starts a comment.
 */

export interface TableLine {
  /** Heading of the section that contains the line. */
  section: string;
  fields: string[];
  /** 1-based line within the table, so that a reader can find the row. */
  line: number;
}

/** Lines of a table without comments and blank lines. */
export function parseTable(table: string): TableLine[] {
  const lines: TableLine[] = [];
  let section = '';
  let line = 0;
  for (const text of table.split('\n')) {
    line += 1;
    if (text === '' || text.startsWith('#')) continue;
    if (text.startsWith('@')) section = text.slice(1).trim();
    else lines.push({ section, fields: text.split('|').map((field) => field.trim()), line });
  }
  return lines;
}

/** The numbers of a table of `number | name; name` lines, by name. */
export function numbersByName(table: string): ReadonlyMap<string, number> {
  return new Map(
    parseTable(table).flatMap(({ fields: [number, names] }) =>
      parseList(names).map((name): [string, number] => [name, Number(number)]),
    ),
  );
}

/** Items of a `;` list, without empty ones. */
export function parseList(field: string | undefined): string[] {
  if (!field) return [];
  return field
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Kebab-case id of a name: letters and digits, `+` and `#` spelt out. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/\+/g, ' plus ')
    .replace(/#/g, ' sharp ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
