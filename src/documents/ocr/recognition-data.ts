import path from 'node:path';
import { LOCALES } from '../../domain/parsing/locales';

const OCR_DATA = new Map(LOCALES.flatMap(({ code, ocrData }) => (ocrData ? [[code, ocrData]] : [])));

/** Languages that English data cannot detect, so a page is tried with their data. */
const OTHER_SCRIPT_LANGUAGES = [...OCR_DATA].flatMap(([code, { latinScript }]) =>
  latinScript ? [] : [code],
);

/** Folder with integer weights: the same results as the larger set at a third of its size. */
const DATA_FOLDER = '4.0.0_best_int';

/** True if data for the language exist, installed or as a package. */
export function hasOwnData(language: string): boolean {
  return OCR_DATA.has(language);
}

/** Package that must be installed for a language; null if it is installed or does not exist. */
export function missingPackage(language: string): string | null {
  return hasOwnData(language) && folderOf(language) === null ? packageOf(language) : null;
}

export function isOtherScript(language: string): boolean {
  return OTHER_SCRIPT_LANGUAGES.includes(language);
}

/** Languages in other scripts whose data are installed. */
export function installedScripts(): string[] {
  return OTHER_SCRIPT_LANGUAGES.filter((language) => missingPackage(language) === null);
}

/** Data set of a language and its folder. Throws if it is not installed. */
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
