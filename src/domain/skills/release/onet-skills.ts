import type { DelimitedRow } from './delimited-text';
import type { ReleasedSkill } from './released-map';

/** Importance of a listed technology: O*NET marks those that postings request. */
const IN_DEMAND_IMPORTANCE = 0.6;
const HOT_TECHNOLOGY_IMPORTANCE = 0.5;
const LISTED_TECHNOLOGY_IMPORTANCE = 0.35;
/** Importance of a listed tool; O*NET does not mark tools by demand. */
const TOOL_IMPORTANCE = 0.35;

/** Technologies of occupations from the rows of `Technology Skills.txt`. */
export function onetTechnologySkills(rows: readonly DelimitedRow[]): ReleasedSkill[] {
  return rows.map((row) => ({
    onetSocCode: row['O*NET-SOC Code'] ?? '',
    name: row.Example ?? '',
    sourceFile: 'Technology Skills',
    importance:
      row['In Demand'] === 'Y'
        ? IN_DEMAND_IMPORTANCE
        : row['Hot Technology'] === 'Y'
          ? HOT_TECHNOLOGY_IMPORTANCE
          : LISTED_TECHNOLOGY_IMPORTANCE,
  }));
}

/** Tools of occupations from the rows of `Tools Used.txt`. */
export function onetToolSkills(rows: readonly DelimitedRow[]): ReleasedSkill[] {
  return rows.map((row) => ({
    onetSocCode: row['O*NET-SOC Code'] ?? '',
    name: row.Example ?? '',
    sourceFile: 'Tools Used',
    importance: TOOL_IMPORTANCE,
  }));
}
