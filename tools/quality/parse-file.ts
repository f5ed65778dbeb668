import fs from 'node:fs';
import { readDocument } from '../../src/documents/read-document';
import type { ResumeOutcome } from '../../src/domain/parsing/parse-outcome';
import { parseResume } from '../../src/domain/parsing/resume/parse-resume';
import type { Tagger } from '../../src/domain/parsing/resume/tagger/tagger';
import type { LayoutDocument } from '../../src/domain/layout/layout-document';
import { layoutFromText } from '../../src/domain/layout/text-layout';

/** A fixed day, so that results do not depend on the current date. */
export const TODAY = '2026-06-01';

/** Reads a file of any format to lines with their layout. */
export async function layoutOfFile(file: string): Promise<LayoutDocument> {
  return (await readDocument(fs.readFileSync(file), { fileName: file, declaredType: null })).document;
}

export async function parseResumeFile(file: string): Promise<ResumeOutcome> {
  return parseResume(await layoutOfFile(file), { today: TODAY, language: null });
}

/** Parses with the given tagger or, by default, with the shipped one. */
export function parseResumeText(text: string, tagger?: Tagger): ResumeOutcome {
  const options = { today: TODAY, language: null };
  return parseResume(layoutFromText(text), options, { tagger });
}
