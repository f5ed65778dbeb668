import type { Warning } from '../../domain/common';
import type { PageReading } from './read-page-image';
import { missingPackage } from './recognition-data';

/** `byModel` is the number of pages that a language model transcribed; null if none was requested. */
export function ocrUsedWarning(pages: readonly number[], byModel: number | null): Warning {
  const message =
    pages.length === 1
      ? `Page ${pages[0]} had no usable text and was read by text recognition.`
      : `${pages.length} pages had no usable text and were read by text recognition.`;
  const locally = byModel === null ? 0 : pages.length - byModel;
  const fallback = ` The language model gave no usable transcript of ${locally} of them; the local reader did.`;
  return { code: 'vision_used', message: locally > 0 ? message + fallback : message };
}

/** Numbers of the pages that a language model transcribed. */
export function modelPagesWarning(read: readonly PageReading[]): number[] {
  return read.filter(({ engine }) => engine === 'language_model').map(({ page }) => page.number);
}

export function truncatedPagesWarning(limit: number): Warning {
  return { code: 'truncated_pages', message: `Only the first ${limit} scanned pages were read.` };
}

/** Names the package that would be needed to read letters that English does not have. */
export function missingLanguagesWarning(read: readonly PageReading[]): Warning[] {
  const languages = [...new Set(read.flatMap(({ missingLanguage }) => missingLanguage ?? []))];
  return languages.map((language) => ({
    code: 'unsupported_language',
    message:
      `Pictures of pages in the language "${language}" were read as English, so that letters English does not have ` +
      `are wrong or missing: ${missingPackage(language)} would have to be installed.`,
  }));
}
