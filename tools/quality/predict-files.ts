import path from 'node:path';
import type { ParsedResume } from '../../src/domain/parsing/parsed-resume';
import { parseResumeFile } from './parse-file';

export interface FilePredictions {
  predictions: Map<string, Omit<ParsedResume, 'meta'>>;
  /** Files that could not be parsed, with the reason. */
  notes: string[];
}

/** Parses the file of each row. */
export async function predictFiles(
  folder: string,
  rows: readonly { id: string; file: string }[],
): Promise<FilePredictions> {
  const predictions: FilePredictions['predictions'] = new Map();
  const notes: string[] = [];
  for (const { id, file } of rows) {
    try {
      predictions.set(id, (await parseResumeFile(path.join(folder, file))).parsed);
    } catch (error) {
      notes.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { predictions, notes };
}
