import path from 'node:path';

/** Data sets by ISO 639-1 code: what a letter may be, and which letters follow each other. */
const LANGUAGE_DATA: Record<string, string> = {
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  pt: 'por',
  de: 'deu',
  it: 'ita',
  nl: 'nld',
  pl: 'pol',
  ro: 'ron',
  tr: 'tur',
  vi: 'vie',
  ru: 'rus',
  uk: 'ukr',
  ar: 'ara',
};

/** Languages that English data show nothing of, so that a page has to be tried with theirs. */
const OTHER_SCRIPT_LANGUAGES = ['uk', 'ru', 'ar'];

/** The folder with integer weights: the same answers as the larger set at a third of its size. */
const DATA_FOLDER = '4.0.0_best_int';

/** Whether there are data for the language anywhere: as a package to install, if not here. */
export function hasOwnData(language: string): boolean {
  return Object.hasOwn(LANGUAGE_DATA, language);
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
  const set = LANGUAGE_DATA[language];
  if (!folder || !set) throw new Error(`There are no data to recognise the language "${language}" with.`);
  return { set, folder };
}

function packageOf(language: string): string {
  return `@tesseract.js-data/${LANGUAGE_DATA[language]}`;
}

function folderOf(language: string): string | null {
  try {
    return path.join(path.dirname(require.resolve(`${packageOf(language)}/package.json`)), DATA_FOLDER);
  } catch {
    return null;
  }
}
