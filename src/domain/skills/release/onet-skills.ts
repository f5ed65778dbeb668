import type { DelimitedRow } from './delimited-text';
import type { ReleasedSkill } from './released-map';

/** How much a listed technology speaks for itself: O*NET marks those that postings ask for. */
const IN_DEMAND = 0.6;
const HOT = 0.5;
const LISTED = 0.35;
/** Tools are listed without such a mark. */
const TOOL = 0.35;

/** Technologies of occupations from the rows of `Technology Skills.txt`. */
export function onetTechnologySkills(rows: readonly DelimitedRow[]): ReleasedSkill[] {
  return rows.map((row) => ({
    onetSocCode: row['O*NET-SOC Code'] ?? '',
    name: row.Example ?? '',
    sourceFile: 'Technology Skills',
    importance: row['In Demand'] === 'Y' ? IN_DEMAND : row['Hot Technology'] === 'Y' ? HOT : LISTED,
  }));
}

/** Tools of occupations from the rows of `Tools Used.txt`. */
export function onetToolSkills(rows: readonly DelimitedRow[]): ReleasedSkill[] {
  return rows.map((row) => ({
    onetSocCode: row['O*NET-SOC Code'] ?? '',
    name: row.Example ?? '',
    sourceFile: 'Tools Used',
    importance: TOOL,
  }));
}
