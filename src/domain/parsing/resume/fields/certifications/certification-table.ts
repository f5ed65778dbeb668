import { nameAndStatus, statusAlone } from '../../../credential-status';
import type { Certification } from '../../../parsed-resume';
import type { DateMention } from '../../../text/dates';
import { stateCodeOf } from '../../../places/places';
import { evidenceAt, type SourceText } from '../../../text/source-text';
import { issuingStateIn } from './certification-details';
import { cellsOf } from '../../segmentation/position-labels';
import type { ResumeLine } from '../../segmentation/resume-lines';

type Column = 'name' | 'number' | 'issued' | 'expires' | 'issuer' | 'status' | 'state' | 'other';

const COLUMN_NAMES: readonly [Column, RegExp][] = [
  [
    'name',
    /^(?:name of )?(?:(?:certificat(?:e|ion)s?|certs?|credentials?|documents?|licen[cs]es?|licensures?|courses?|trainings?|qualifications?)(?:\s*(?:\/|&|,|\bor\b|\band\b)\s*(?=\p{L})|$| (?=name|title)))+(?:name|title)?$/iu,
  ],
  [
    'number',
    /^(?:(?:certificat(?:e|ion)|credential|document|licen[cs]e|registration) )?(?:no\.?|number|nr\.?|#|id)$/i,
  ],
  ['issued', /^(?:(?:date (?:of )?)?issued?(?: date| on)?|date of issue|date|year|from)$/i],
  [
    'expires',
    /^(?:exp\.?|expir(?:y|es|ation)(?: date| on)?|exp\.? date|date of expiry|(?:valid(?:ity)?|good)(?: until| till| thru| through| to)?|renew(?:al|s|by)?(?: date)?|to)$/i,
  ],
  [
    'issuer',
    /^(?:issuer|issued by|issuing (?:authority|body|country|agency|organi[sz]ation)|authority|agency|(?:issuing|licensing|state) board|institution|provider|organi[sz]ation)$/i,
  ],
  ['status', /^(?:(?:current )?status|standing)$/i],
  ['state', /^(?:(?:issuing )?state(?: of issue)?)$/i],
  ['other', /^(?:place(?: of issue)?|country|grade|capacity|s\/n)$/i],
];
const CONFIDENCE = 0.9;
const MIN_CELLS = 2;

/** The certifications of a table, and the lines that are no part of it. */
export interface CertificationTable {
  certifications: Certification[];
  others: ResumeLine[];
}

/** A row of a table: of a text its line, of a document the lines of its cells. */
interface TableRow {
  lines: ResumeLine[];
  cells: (TableCell | undefined)[];
}

interface TableCell {
  text: string;
  start: number;
  dates: readonly DateMention[];
}

/** Reads a table such as "Certificate   Number   Issued   Expiry" with a row for each certification; null without one. */
export function certificationTable(
  source: SourceText,
  lines: readonly ResumeLine[],
): CertificationTable | null {
  const rows = rowsOf(lines);
  const at = rows.findIndex(({ cells }) => columnsOf(textsOf(cells)) !== null);
  const header = rows[at];
  const columns = header && columnsOf(textsOf(header.cells));
  if (!columns) return null;
  const certifications: Certification[] = [];
  const inTable = new Set<ResumeLine>(header.lines);
  for (const row of rows.slice(at + 1)) {
    // Of a row whose last cells are empty, the text has only the first ones.
    if (row.cells.length > columns.length || row.cells.length < MIN_CELLS) break;
    const certification = certificationOf(source, row, columns);
    if (!certification) break;
    certifications.push(certification);
    for (const line of row.lines) inTable.add(line);
  }
  if (certifications.length === 0) return null;
  return { certifications, others: lines.filter((line) => !inTable.has(line)) };
}

/** Groups the cells of a document by their rows; each line of a text is a row. */
function rowsOf(lines: readonly ResumeLine[]): TableRow[] {
  const rows: TableRow[] = [];
  let row: TableRow = { lines: [], cells: [] };
  let openKey: string | null = null;
  for (const line of lines) {
    const { cell } = line.source.layout;
    if (!cell) {
      rows.push({ lines: [line], cells: cellsOfText(line) });
      openKey = null;
      continue;
    }
    const key = `${cell.table}:${cell.row}`;
    if (key !== openKey) {
      openKey = key;
      row = { lines: [], cells: [] };
      rows.push(row);
    }
    const above = row.cells[cell.column];
    row.lines.push(line);
    row.cells[cell.column] = {
      text: above ? `${above.text} ${line.text}` : line.text,
      start: above?.start ?? line.start,
      dates: [...(above?.dates ?? []), ...line.dates],
    };
  }
  return rows;
}

function cellsOfText(line: ResumeLine): TableCell[] {
  const cells = cellsOf(line.text);
  return cells.map(({ at, text }, index) => {
    const [from, to] = [line.start + at, line.start + (cells[index + 1]?.at ?? line.text.length)];
    return {
      text,
      start: from + line.text.slice(at).indexOf(text),
      dates: line.dates.filter(({ start, end }) => start >= from && end <= to),
    };
  });
}

function certificationOf(
  source: SourceText,
  { cells }: TableRow,
  columns: readonly Column[],
): Certification | null {
  // "-" fills an empty cell.
  const textOf = (column: Column): string | null => {
    const text = cells[columns.indexOf(column)]?.text ?? '';
    return /[\p{L}\p{N}]/u.test(text) ? text : null;
  };
  const dateIn = (column: Column): string | null => {
    const [date] = cells[columns.indexOf(column)]?.dates ?? [];
    return date?.from ?? date?.to ?? null;
  };
  // The dates of two cells below each other in the text are joined to a range.
  const [issued] = cells[columns.indexOf('issued')]?.dates ?? [];
  const name = textOf('name');
  if (name === null || !/\p{L}{2}/u.test(name)) return null;
  const start = cells[columns.indexOf('name')]?.start ?? 0;
  const { name: plain, status = statusAlone(textOf('status') ?? '') } = nameAndStatus(name);
  return {
    name: plain,
    ...(status && { status }),
    issuer: textOf('issuer'),
    date: dateIn('issued'),
    expires: dateIn('expires') ?? (issued?.range ? issued.to : null),
    licenseNumber: textOf('number'),
    state: stateCodeOf(textOf('state') ?? '') ?? issuingStateIn(textOf('issuer') ?? ''),
    url: null,
    kind: 'certification',
    confidence: CONFIDENCE,
    evidence: [evidenceAt(source, start, start + name.length)],
  };
}

/** True for the row of names above a table of certifications. */
export function namesCertificationColumns({ text }: ResumeLine): boolean {
  return /\t|\||  /.test(text) && columnsOf(cellsOf(text).map((cell) => cell.text)) !== null;
}

/** The texts of the cells of a row; null for a cell without text. */
function textsOf(cells: readonly (TableCell | undefined)[]): (string | null)[] {
  return Array.from(cells, (cell) => cell?.text ?? null);
}

/** What the columns of a row of names contain; null for another row. */
function columnsOf(texts: readonly (string | null)[]): Column[] | null {
  if (texts.length < MIN_CELLS) return null;
  const columns = texts.map((text) => COLUMN_NAMES.find(([, name]) => name.test(text ?? ''))?.[0]);
  const named = columns.filter((column) => column !== undefined);
  const isTable = named.length === columns.length && named[0] === 'name';
  const DATA: readonly Column[] = ['issued', 'number', 'expires'];
  return isTable && DATA.some((column) => named.includes(column)) ? named : null;
}
