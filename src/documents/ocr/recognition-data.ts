import path from 'node:path';
import { LOCALES } from '../../domain/parsing/locales';

const OCR_DATA = new Map(LOCALES.flatMap(({ code, ocrData }) => (ocrData ? [[code, ocrData]] : [])));

/** Languages that English data recognize nothing of, so that a page has to be tried with their data. */
const OTHER_SCRIPT_LANGUAGES = [...OCR_DATA].flatMap(([code, { latinScript }]) =>
  latinScript ? [] : [code],
);

/** The folder with integer weights: the same answers as the larger set at a third of its size. */
const DATA_FOLDER = '4.0.0_best_int';

/** Whether there are data for the language anywhere: as a package to install, if not here. */
export function hasOwnData(language: string): boolean {
  return OCR_DATA.has(language);
}

/** The package that would have to be installed for a language; null when it is, or when there is none. */
export function missingPackage(language: string): string | null {
  return hasOwnData(language) && folderOf(language) === null ? packageOf(language) : null;
}

export function isOtherScript(language: string): boolean {
  return OTHER_SCRIPT_LANGUAGES.includes(language);
}

/** The languages of other scripts whose data are installed. */
export function installedScripts(): string[] {
  return OTHER_SCRIPT_LANGUAGES.filter((language) => missingPackage(language) === null);
}

/** Name of a language's data set and the folder it lies in. */
export function recognitionData(language: string): { set: string; folder: string } {
  const folder = folderOf(language);
  const set = OCR_DATA.get(language)?.set;
  if (!folder || !set) throw new Error(`There are no data to recognise the language "${language}" with.`);
  return { set, folder };
}

function packageOf(language: string): string {
  return `@tesseract.js-data/${OCR_DATA.get(language)?.set}`;
}

function folderOf(language: string): string | null {
  try {
    return path.join(path.dirname(require.resolve(`${packageOf(language)}/package.json`)), DATA_FOLDER);
  } catch {
    return null;
  }
}
