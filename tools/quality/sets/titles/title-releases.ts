import fs from 'node:fs';
import path from 'node:path';
import {
  escoTitleRows,
  onetTechnologies,
  onetTitleRows,
  readCommaSeparated,
  readTabSeparated,
  titleWords,
  type OccupationTechnology,
  type TitleRow,
} from '../../../../src/domain/skills';

/** The release folders are next to the labelled sets; a path relative to the folder of a set. */
export const onetFile = (name: string): string => path.join('..', 'onet', name);
export const escoFile = path.join('..', 'esco', 'occupations_en.csv');

export const onetTitleFiles = [
  'Occupation Data.txt',
  'Alternate Titles.txt',
  'Sample of Reported Titles.txt',
].map(onetFile);

/** Title rows of the O*NET release next to a set. */
export function readOnetTitles(folder: string): TitleRow[] {
  const [occupations = [], alternateTitles = [], reportedTitles = []] = onetTitleFiles.map((file) =>
    readTabSeparated(fs.readFileSync(path.join(folder, file), 'utf8')),
  );
  return onetTitleRows({ occupations, alternateTitles, reportedTitles });
}

/** Technologies of the O*NET release next to a set. */
export function readOnetTechnologies(folder: string): OccupationTechnology[] {
  return onetTechnologies(
    readTabSeparated(fs.readFileSync(path.join(folder, onetFile('Technology Skills.txt')), 'utf8')),
  );
}

/** Title rows of the ESCO release next to a set. */
export function readEscoTitles(folder: string): TitleRow[] {
  return escoTitleRows(readCommaSeparated(fs.readFileSync(path.join(folder, escoFile), 'utf8')));
}

/** Rows without the test titles, so that an index is not tested on titles that it contains. */
export function withoutNames(rows: readonly TitleRow[], testTitles: readonly string[]): TitleRow[] {
  const names = new Set(testTitles.map((title) => titleWords(title).join(' ')));
  return rows.filter(({ title, preferred }) => preferred || !names.has(titleWords(title).join(' ')));
}
