import type { OccupationTechnology } from '../infer/technology-ranking';
import { TitleIndex, type TitleIndexOptions, type TitleRow } from '../titles/title-index';
import { titleWords } from '../titles/title-text';
import type { DelimitedRow } from './delimited-text';

/** Parsed rows of the O*NET text files with occupation names. */
export interface OnetTitleFiles {
  /** `Occupation Data.txt` */
  occupations: readonly DelimitedRow[];
  /** `Alternate Titles.txt` */
  alternateTitles: readonly DelimitedRow[];
  /** `Sample of Reported Titles.txt` */
  reportedTitles: readonly DelimitedRow[];
}

/** Title rows of an O*NET release; each name occurs once per occupation. */
export function onetTitleRows({ occupations, alternateTitles, reportedTitles }: OnetTitleFiles): TitleRow[] {
  const code = (row: DelimitedRow) => row['O*NET-SOC Code'] ?? '';
  return unique([
    ...occupations.map((row) => ({ title: row.Title ?? '', code: code(row), preferred: true })),
    ...alternateTitles.flatMap((row) => [
      { title: row['Alternate Title'] ?? '', code: code(row) },
      { title: row['Short Title'] === 'n/a' ? '' : (row['Short Title'] ?? ''), code: code(row) },
    ]),
    ...reportedTitles.map((row) => ({ title: row['Reported Job Title'] ?? '', code: code(row) })),
  ]);
}

/** Title rows of `occupations_<language>.csv` of an ESCO release; the code is the URI of the concept. */
export function escoTitleRows(occupations: readonly DelimitedRow[]): TitleRow[] {
  return unique(
    occupations.flatMap((row) => {
      const code = row.conceptUri ?? '';
      const others = `${row.altLabels ?? ''}\n${row.hiddenLabels ?? ''}`.split('\n');
      return [
        { title: row.preferredLabel ?? '', code, preferred: true },
        ...others.map((title) => ({ title: title.trim(), code })),
      ];
    }),
  );
}

/** Technologies by occupation from `Technology Skills.txt`. */
export function onetTechnologies(rows: readonly DelimitedRow[]): OccupationTechnology[] {
  return rows.map((row) => ({ code: row['O*NET-SOC Code'] ?? '', technology: row.Example ?? '' }));
}

/** Builds an index of title rows: of the curated map, a release, or both. */
export function buildTitleIndex(rows: Iterable<TitleRow>, options?: TitleIndexOptions): TitleIndex {
  return new TitleIndex(unique([...rows]), options);
}

function unique(rows: readonly TitleRow[]): TitleRow[] {
  const seen = new Set<string>();
  return rows.filter(({ title, code, preferred }) => {
    const key = `${code}|${titleWords(title).join(' ')}`;
    if (title === '' || code === '' || (seen.has(key) && !preferred)) return false;
    seen.add(key);
    return true;
  });
}
