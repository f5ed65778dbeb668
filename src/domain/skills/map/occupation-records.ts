import { parseList, parseTable } from './records';

/** An occupation of the curated map. */
export interface OccupationRecord {
  /** O*NET-SOC code, `53-7051.00`. */
  code: string;
  /** Its O*NET title. */
  title: string;
  /** Common English names of the occupation. */
  aliases: string[];
  /** Common Spanish names of the occupation. */
  spanish: string[];
}

/** Reads `code | title | names | es: names` lines. */
export function parseOccupations(table: string): OccupationRecord[] {
  return parseTable(table).map(({ fields }) => {
    const [code = '', title = '', ...rest] = fields;
    const spanish = rest.find((field) => field.startsWith('es:'));
    return {
      code,
      title,
      aliases: parseList(rest.find((field) => !field.startsWith('es:'))),
      spanish: parseList(spanish?.slice(3)),
    };
  });
}
