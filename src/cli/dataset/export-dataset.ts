import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { everyItem, type TenureClient } from '../../../client/src/index';
import { listFiles } from '../parse/folder-files';
import { exampleOf, reviewedResumeSchema } from './reviewed-resume';

/** Folder of the set, as `bench:quality` finds it below its data folder. */
const SET_FOLDER = 'reviewed';

export interface DatasetReport {
  examples: number;
  /** Reviews whose document is not among the given files. */
  withoutDocument: number;
  folder: string;
}

/** Writes confirmed reviews of resumes as labelled examples, each with its document from a folder of originals. */
export async function exportDataset(
  client: TenureClient,
  folder: string,
  documents: string,
): Promise<DatasetReport> {
  const originals = await originalsOf(documents);
  const target = path.join(folder, SET_FOLDER);
  await mkdir(path.join(target, 'files'), { recursive: true, mode: 0o700 });
  const lines: string[] = [];
  const seen = new Set<string>();
  let withoutDocument = 0;
  for await (const { subjectType, subjectId, fields } of everyItem(
    client,
    '/api/v1/review-sessions',
    'sessions',
    { confirmed: 'true', limit: 200 },
  )) {
    // The newest review of a result is listed first, and its result has the corrections of all.
    if (subjectType !== 'operation' || seen.has(subjectId)) continue;
    seen.add(subjectId);
    const operation = await client.GET('/api/v1/operations/{operationId}', {
      params: { path: { operationId: subjectId } },
    });
    // A posting, or a result of an earlier release.
    const resume = reviewedResumeSchema.safeParse(operation.data?.result);
    if (!resume.success) continue;
    const original = originals.get(resume.data.meta.sha256);
    if (original === undefined) {
      withoutDocument += 1;
      continue;
    }
    const fileName = `${subjectId}${path.extname(original).toLowerCase()}`;
    await copyFile(original, path.join(target, 'files', fileName));
    lines.push(JSON.stringify(exampleOf(subjectId, fileName, resume.data, fields)));
  }
  // Only the current user may read the data of the persons.
  await writeFile(path.join(target, 'gold.jsonl'), lines.map((line) => `${line}\n`).join(''), {
    mode: 0o600,
  });
  return { examples: lines.length, withoutDocument, folder: target };
}

/** Files by the digest of their content, by which a result names its document. */
async function originalsOf(folder: string): Promise<Map<string, string>> {
  const originals = new Map<string, string>();
  for (const { name } of await listFiles(folder)) {
    const file = path.join(folder, name);
    originals.set(
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
      file,
    );
  }
  return originals;
}
