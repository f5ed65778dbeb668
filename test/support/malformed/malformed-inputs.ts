import { archiveInputs } from './malformed-inputs-archives';
import { imageInputs } from './malformed-inputs-images';
import { pdfInputs } from './malformed-inputs-pdf';
import { textInputs } from './malformed-inputs-text';
import { seededRandom, type MalformedInput } from './malformed-input';

/**
 * More than 300 malformed or hostile inputs, the same on every run, each with its permitted outcomes. A crash, a hang or
 * an internal error is never permitted.
 */
export async function malformedInputs(): Promise<MalformedInput[]> {
  const random = seededRandom(20_261_121);
  return [
    ...textInputs(random),
    ...(await pdfInputs(random)),
    ...(await archiveInputs(random)),
    ...imageInputs(random),
  ];
}
