import { AppError } from '../platform/app-error';
import { decodeDataUrl, looksLikeDataUrl } from './body/data-url';
import { tooLarge } from './body/read-bytes';
import { MAX_FILE_BYTES } from './route-rules';

/** Unicode code points. */
export const MAX_TEXT_CHARACTERS = 100_000;

/** The document a text field holds: the text itself, or a file as a data URL. `pointer` names the field. */
export function documentInText(
  text: string,
  pointer: string,
): { bytes: Buffer; declaredType: string | null } {
  if (looksLikeDataUrl(text)) {
    const decoded = decodeDataUrl(text);
    if (!decoded) {
      throw new AppError('validation_failed', 'The request has fields that are not valid.', {
        errors: [{ pointer, code: 'format', message: 'Not a well-formed data URL (RFC 2397).' }],
      });
    }
    if (decoded.bytes.length > MAX_FILE_BYTES) throw tooLarge(MAX_FILE_BYTES);
    return { bytes: decoded.bytes, declaredType: decoded.mediaType };
  }
  if (isLongerThan(text, MAX_TEXT_CHARACTERS)) {
    throw new AppError('text_too_long', `A text may have at most ${MAX_TEXT_CHARACTERS} characters.`, {
      extensions: { maxCharacters: MAX_TEXT_CHARACTERS },
      errors: [{ pointer, code: 'max', message: `At most ${MAX_TEXT_CHARACTERS} characters.` }],
    });
  }
  // A lone surrogate has no UTF-8 form; it becomes the replacement character, as in any well-formed text. A zero
  // character means nothing in a text, and as a byte would make it look like data.
  return { bytes: Buffer.from(text.replaceAll('\0', ' '), 'utf8'), declaredType: 'text/plain' };
}

/** Counts code points only when the number of UTF-16 units leaves the question open. */
function isLongerThan(text: string, characters: number): boolean {
  if (text.length <= characters) return false;
  if (text.length > 2 * characters) return true;
  let count = 0;
  for (const _character of text) count += 1;
  return count > characters;
}
