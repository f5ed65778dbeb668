/** Output streams of a command: those of the process or of a test. */
export interface Terminal {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

export type Cell = string | number | boolean | null | undefined;

/** Columns of a table by heading, with the cell of a row. */
export type Columns<Row> = Record<string, (row: Row) => Cell>;

/** Output of a command: one line of JSON, or a table or `label: value` lines for people. */
export class Output {
  constructor(
    private readonly terminal: Terminal,
    readonly json: boolean,
  ) {}

  /** Writes one record. */
  record<Row extends object>(row: Row, columns: Columns<Row>): void {
    if (this.json) return this.data(row);
    const lines = Object.entries(columns).map(([heading, show]) => [heading, text(show(row))] as const);
    const width = Math.max(...lines.map(([heading]) => heading.length));
    for (const [heading, value] of lines) this.line(`${`${heading}:`.padEnd(width + 2)}${value}`);
  }

  /** Writes a list. In JSON it is a named member, so that other members can be added later. */
  list<Row extends object>(name: string, rows: readonly Row[], columns: Columns<Row>): void {
    if (this.json) return this.data({ [name]: rows });
    if (rows.length === 0) return this.line(`No ${name}.`);
    for (const line of table(rows, columns)) this.line(line);
  }

  /** Writes a message, which JSON output omits. */
  say(sentence: string): void {
    if (!this.json) this.line(sentence);
  }

  /** Writes one line of JSON, so that a script can read the last line of a log. */
  data(value: object): void {
    this.line(JSON.stringify(value));
  }

  private line(content: string): void {
    this.terminal.stdout.write(`${content}\n`);
  }
}

/** Formats left-aligned columns as wide as their widest cell. */
export function table<Row>(rows: readonly Row[], columns: Columns<Row>): string[] {
  const headings = Object.keys(columns);
  const cells = rows.map((row) => Object.values(columns).map((show) => text(show(row))));
  const widths = headings.map((heading, index) =>
    Math.max(heading.length, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  const layout = (row: readonly string[]): string =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [layout(headings.map((heading) => heading.toUpperCase())), ...cells.map(layout)];
}

function text(cell: Cell): string {
  return cell === null || cell === undefined ? '-' : printable(String(cell)).replaceAll('\n', '?');
}

/** Replaces control characters, so that external text cannot control the terminal. */
export function printable(text: string): string {
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '?');
}
