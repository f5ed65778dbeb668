import { readDocument } from './read-document';

const SAMPLE_PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj',
  '4 0 obj<</Length 37>>stream\nBT /F 12 Tf 20 200 Td (Sample) Tj ET \nendstream endobj',
  '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
  'trailer<</Root 1 0 R>>',
].join('\n');

/** Loads the readers of frequent formats and runs them once, so that no caller waits for it. */
export async function warmUpReaders(): Promise<void> {
  const options = { declaredType: null, fileName: null };
  await readDocument(Buffer.from('Sample'), options);
  await readDocument(Buffer.from(SAMPLE_PDF), options);
}
