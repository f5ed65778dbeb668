import { nameAndStatus, statusAlone } from '../../../credential-status';
import type { Certification } from '../../../parsed-resume';
import { evidenceAt, type SourceText } from '../../../text/source-text';
import { cellsOf } from '../../segmentation/position-labels';
import type { ResumeLine } from '../../segmentation/resume-lines';

type Column = 'name' | 'number' | 'issued' | 'expires' | 'issuer' | 'status' | 'other';

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
    /^(?:issuer|issued by|issuing (?:authority|body|country|agency|organi[sz]ation)|authority|agency|institution|provider|organi[sz]ation)$/i,
  ],
  ['status', /^(?:(?:current )?status|standing)$/i],
  ['other', /^(?:place(?: of issue)?|country|grade|capacity|s\/n|state)$/i],
];
const CONFIDENCE = 0.9;
const MIN_CELLS = 2;

/** The certifications of a table, and the lines that are no part of it. */
export interface CertificationTable {
  certifications: Certification[];
  others: ResumeLine[];
}

/** Reads a table such as "Certificate   Number   Issued   Expiry" with a row for each certification; null without one. */
export function certificationTable(
  source: SourceText,
  lines: readonly ResumeLine[],
): CertificationTable | null {
  const at = lines.findIndex(({ text }) => columnsOf(text) !== null);
  const header = lines[at];
  const columns = header && columnsOf(header.text);
  if (!columns) return null;
  const certifications: Certification[] = [];
  const rows = new Set<ResumeLine>([header]);
  for (const line of lines.slice(at + 1)) {
    const cells = cellsOf(line.text);
    // Of a row whose last cells are empty, the text has only the first ones.
    if (cells.length > columns.length || cells.length < MIN_CELLS) break;
    // "-" fills an empty cell.
    const textOf = (column: Column): string | null => {
      const text = cells[columns.indexOf(column)]?.text ?? '';
      return /[\p{L}\p{N}]/u.test(text) ? text : null;
    };
    const name = textOf('name');
    if (name === null || !/\p{L}{2}/u.test(name)) break;
    const dateIn = (column: Column): string | null => {
      const index = columns.indexOf(column);
      const from = line.start + (cells[index]?.at ?? Infinity);
      const to = line.start + (cells[index + 1]?.at ?? line.text.length);
      const date = line.dates.find(({ start, end }) => start >= from && end <= to);
      return date?.from ?? date?.to ?? null;
    };
    const start = line.start + line.text.indexOf(name);
    const { name: plain, status = statusAlone(textOf('status') ?? '') } = nameAndStatus(name);
    certifications.push({
      name: plain,
      ...(status && { status }),
      issuer: textOf('issuer'),
      date: dateIn('issued'),
      expires: dateIn('expires'),
      licenseNumber: textOf('number'),
      state: null,
      url: null,
      kind: 'certification',
      confidence: CONFIDENCE,
      evidence: [evidenceAt(source, start, start + name.length)],
    });
    rows.add(line);
  }
  if (certifications.length === 0) return null;
  return { certifications, others: lines.filter((line) => !rows.has(line)) };
}

/** True for the row of names above a table of certifications. */
export function namesCertificationColumns({ text }: ResumeLine): boolean {
  return columnsOf(text) !== null;
}

/** What the columns of a row of names contain; null for another line. */
function columnsOf(text: string): Column[] | null {
  if (!/\t|\|| {2}/.test(text)) return null;
  const columns = cellsOf(text).map((cell) => COLUMN_NAMES.find(([, name]) => name.test(cell.text))?.[0]);
  const named = columns.filter((column) => column !== undefined);
  const isTable = named.length === columns.length && named.length >= 2 && named[0] === 'name';
  const DATA: readonly Column[] = ['issued', 'number', 'expires'];
  return isTable && DATA.some((column) => named.includes(column)) ? named : null;
}
