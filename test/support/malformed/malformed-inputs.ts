import { archiveInputs } from './malformed-inputs-archives';
import { imageInputs } from './malformed-inputs-images';
import { pdfInputs } from './malformed-inputs-pdf';
import { textInputs } from './malformed-inputs-text';
import { seeded, type MalformedInput } from './malformed-input';

/**
 * More than 300 documents that are broken, hostile or not documents at all: the same ones on every run. Each names
 * every answer that is right for it; a crash, a hang or an internal error never is.
 */
export async function malformedInputs(): Promise<MalformedInput[]> {
  const random = seeded(20_261_121);
  return [
    ...textInputs(random),
    ...(await pdfInputs(random)),
    ...(await archiveInputs(random)),
    ...imageInputs(random),
  ];
}
