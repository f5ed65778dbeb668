import { parseList, parseTable, slugOf } from './records';
import { isPlainField, parseKinds, parseSpelling, withName, type Spelling } from './skill-records';

/** A certification or licence of the curated map. */
export interface CertificationRecord {
  id: string;
  name: string;
  kind: 'certification' | 'license';
  category: string;
  /** The issuer, if it is a single national body. */
  issuer: string | null;
  spellings: Spelling[];
  /** Names of certifications that holding this one includes (a class A licence covers class B). */
  covers: string[];
}

/**
 * Reads `Name | spellings | + kinds | by issuer | > covered; covered` lines under `@ kind: category` headings.
 * Kinds are separate certifications related to the named one; they share neither issuer nor coverage with it.
 */
export function parseCertifications(table: string): CertificationRecord[] {
  return parseTable(table).flatMap(({ section, fields, line }) => {
    const [kind = '', category = ''] = section.split(':').map((part) => part.trim());
    if (kind !== 'certification' && kind !== 'license') {
      throw new Error(`Certification table line ${line}: unknown kind "${kind}"`);
    }
    const mainName = parseSpelling(fields[0] ?? '');
    const rest = fields.slice(1);
    const issuer = rest.find((field) => field.startsWith('by '));
    const covers = rest.find((field) => field.startsWith('>'));
    const record = (name: Spelling, others: Spelling[]): CertificationRecord => ({
      id: slugOf(name.text),
      name: name.text,
      kind,
      category,
      issuer: null,
      spellings: withName(name, others),
      covers: [],
    });
    return [
      {
        ...record(mainName, parseList(rest.find(isPlainField)).map(parseSpelling)),
        issuer: issuer ? issuer.slice(3).trim() : null,
        covers: parseList(covers?.slice(1)),
      },
      ...parseKinds(rest).map(({ name, others }) => record(name, others)),
    ];
  });
}
