import { DocumentError } from '../../../src/documents/document-error';
import { readDocument } from '../../../src/documents/read-document';
import type { LayoutDocument } from '../../../src/domain/layout/layout-document';
import { parsePosting } from '../../../src/domain/parsing/posting/parse-posting';
import { parseResume } from '../../../src/domain/parsing/resume/parse-resume';

/** A step of parsing that is measured on texts of different lengths. */
export interface Step {
  name: string;
  run(text: string): Promise<void>;
}

const OPTIONS = { today: '2026-06-01', language: null };

/** Reads a document as a request does. A text without words is rejected; the time of that is measured as well. */
function reading(
  name: string,
  declaredType: string,
  [before, after]: readonly [string, string],
  parse: (document: LayoutDocument) => unknown,
): Step {
  return {
    name,
    run: async (text) => {
      const bytes = Buffer.from(before + text + after);
      try {
        parse((await readDocument(bytes, { fileName: null, declaredType })).document);
      } catch (error) {
        if (!(error instanceof DocumentError)) throw error;
      }
    },
  };
}

const PLAIN = ['', ''] as const;
const HTML = ['<!doctype html><html><body>', '</body></html>'] as const;
const RTF = ['{\\rtf1\\ansi ', '}'] as const;
const asResume = (document: LayoutDocument): unknown => parseResume(document, OPTIONS);
const asPosting = (document: LayoutDocument): unknown => parsePosting(document, OPTIONS);

/** Steps from the bytes of the request to the result. */
export const STEPS: readonly Step[] = [
  reading('resume', 'text/plain', PLAIN, asResume),
  reading('posting', 'text/plain', PLAIN, asPosting),
  reading('html resume', 'text/html', HTML, asResume),
  reading('html posting', 'text/html', HTML, asPosting),
  reading('rtf resume', 'application/rtf', RTF, asResume),
];
