import { isLongerThan } from '../../domain/characters';
import { AppError } from '../../platform/app-error';
import { decodeDataUrl, looksLikeDataUrl } from '../body/data-url';
import { tooLarge } from '../body/read-bytes';
import { MAX_FILE_BYTES } from '../route-rules';

/** Control characters except tab, line feed, vertical tab, form feed and carriage return. */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

/** In Unicode code points. */
export const MAX_TEXT_CHARACTERS = 100_000;

/**
 * Returns the document in a text field: the text itself or a file as a data URL. `pointer` is the JSON Pointer of the
 * field.
 */
export function documentInText(
  text: string,
  pointer: string,
): { bytes: Buffer; declaredType: string | null } {
  if (looksLikeDataUrl(text)) {
    const decoded = decodeDataUrl(text);
    if (!decoded) {
      throw new AppError('validation_failed', 'The request has invalid fields.', {
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
  // Control characters carry no meaning in a text, and format detection would mistake the bytes for binary data.
  return { bytes: Buffer.from(text.replace(CONTROL_CHARACTERS, ' '), 'utf8'), declaredType: 'text/plain' };
}
